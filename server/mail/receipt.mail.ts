import { amountInWords } from '#contract/billing/amount-in-words.ts'
import { say } from '#contract/billing/billing.messages.ts'
import { brand } from '#contract/content/brand.ts'
import { SIGN_IN_PATH } from '#contract/identity/identity.constants.ts'
import { writtenDate } from '#contract/wire/written-date.ts'
import { composeMail, type MailSite, plainWords } from './mail-layout.ts'

export interface Receipt {
  to: string
  firstName: string
  planName: string
  amountCents: number
  paidAt: Date
  renewsAt: Date | null
  /** The payment's own number, for whoever keeps the books. */
  number: number
  isRenewal: boolean
  /** The sandbox charges nothing, and its receipt must not look as if it did. */
  isTest: boolean
}

/** To the account's own address, for the first payment and for each renewal. */
export function receiptMail(receipt: Receipt, site: MailSite) {
  const name = plainWords(receipt.firstName)
  const { title } = receipt.isRenewal ? say.notification.renewed : say.notification.paid
  return composeMail(
    {
      to: receipt.to,
      replyTo: brand.email,
      subject: `${brand.legalName}: receipt ${receipt.number}`,
      title,
      paragraphs: [
        name === null ? 'Hello,' : `Hello ${name},`,
        'Thank you. This is your receipt; please keep it for your books.',
        ...(receipt.isTest ? [`${say.testMode}.`] : []),
      ],
      facts: [
        ['Receipt', String(receipt.number)],
        ['Subscription plan', receipt.planName],
        ['Amount', amountInWords(receipt.amountCents)],
        ['Paid on', writtenDate(receipt.paidAt)],
        ['Renews on', receipt.renewsAt && writtenDate(receipt.renewsAt)],
      ],
      quote: null,
      action: { label: 'Open your dashboard', path: '/businessowner/dashboard' },
      signInPath: SIGN_IN_PATH.BusinessOwner,
    },
    site,
  )
}
