import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { Receipt } from '#contract/billing/payments.schema.ts'
import { brand } from '#contract/content/brand.ts'
import { SIGN_IN_PATH } from '#contract/identity/identity.constants.ts'
import { composeMail, type MailSite, plainWords } from './mail-layout.ts'

export interface ReceiptLetter {
  to: string
  firstName: string
  receipt: Receipt
  isRenewal: boolean
  /** The sandbox charges nothing, and its receipt must not look as if it did. */
  isTest: boolean
}

/** To the account's own address, for the first payment and for each renewal. */
export function receiptMail({ to, firstName, receipt, isRenewal, isTest }: ReceiptLetter, site: MailSite) {
  const name = plainWords(firstName)
  const { title } = isRenewal ? billingMessages.notification.renewed : billingMessages.notification.paid
  return composeMail(
    {
      to,
      replyTo: brand.email,
      subject: `${brand.legalName}: receipt ${receipt.number}`,
      title,
      paragraphs: [
        name === null ? 'Hello,' : `Hello ${name},`,
        billingMessages.receipt.thanks,
        ...(isTest ? [`${billingMessages.testMode}.`] : []),
      ],
      facts: receipt.facts.map(({ name: label, value }) => [label, value] as const),
      quote: null,
      action: { label: 'Open your dashboard', path: '/businessowner/dashboard' },
      signInPath: SIGN_IN_PATH.BusinessOwner,
    },
    site,
  )
}

interface PaymentChange {
  to: string
  firstName: string
  title: string
  message: string
}

/** To the account's own address, when a payment was refunded or disputed. */
export function paymentChangeMail({ to, firstName, title, message }: PaymentChange, site: MailSite) {
  const name = plainWords(firstName)
  return composeMail(
    {
      to,
      replyTo: brand.email,
      subject: `${brand.legalName}: ${title.toLowerCase()}`,
      title,
      paragraphs: [name === null ? 'Hello,' : `Hello ${name},`, message],
      facts: [],
      quote: null,
      action: { label: 'Open your dashboard', path: '/businessowner/dashboard' },
      signInPath: SIGN_IN_PATH.BusinessOwner,
    },
    site,
  )
}

interface Trouble {
  to: string
  firstName: string
  planName: string
  /** A renewal that could not be charged, or the end. */
  kind: 'failed' | 'cancelled'
}

/** To the account's own address, when a subscription stops being paid or ends. */
export function subscriptionTroubleMail({ to, firstName, planName, kind }: Trouble, site: MailSite) {
  const name = plainWords(firstName)
  const { title, message } = billingMessages.notification[kind]
  return composeMail(
    {
      to,
      replyTo: brand.email,
      subject: `${brand.legalName}: ${title.toLowerCase()}`,
      title,
      paragraphs: [
        name === null ? 'Hello,' : `Hello ${name},`,
        message(planName),
        kind === 'failed'
          ? 'The charge is tried again by itself in the next days.'
          : 'Nothing more will be charged. You can choose a plan again at any time.',
      ],
      facts: [['Subscription plan', planName]],
      quote: null,
      // The page of the plans sends a visitor without a session to the customers' sign-in.
      action: { label: 'Open your dashboard', path: '/businessowner/dashboard' },
      signInPath: SIGN_IN_PATH.BusinessOwner,
    },
    site,
  )
}
