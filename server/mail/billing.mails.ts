import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { Receipt } from '#contract/billing/payments.schema.ts'
import { SIGN_IN_PATH } from '#contract/identity/identity.constants.ts'
import { composeMail, type MailSite, nameOrNull } from './mail-layout.ts'

export interface ReceiptMail {
  to: string
  firstName: string
  receipt: Receipt
  isRenewal: boolean
  /** The sandbox charges nothing, and its receipt must say so. */
  isTest: boolean
}

export function receiptMail({ to, firstName, receipt, isRenewal, isTest }: ReceiptMail, site: MailSite) {
  const name = nameOrNull(firstName)
  const { title } = isRenewal ? billingMessages.notification.renewed : billingMessages.notification.paid
  return composeMail(
    (company) => ({
      to,
      replyTo: company.email,
      subject: `${company.legalName}: receipt ${receipt.number}`,
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
    }),
    site,
  )
}

interface PaymentChange {
  to: string
  firstName: string
  title: string
  message: string
}

export function paymentChangeMail({ to, firstName, title, message }: PaymentChange, site: MailSite) {
  const name = nameOrNull(firstName)
  return composeMail(
    (company) => ({
      to,
      replyTo: company.email,
      subject: `${company.legalName}: ${title.toLowerCase()}`,
      title,
      paragraphs: [name === null ? 'Hello,' : `Hello ${name},`, message],
      facts: [],
      quote: null,
      action: { label: 'Open your dashboard', path: '/businessowner/dashboard' },
      signInPath: SIGN_IN_PATH.BusinessOwner,
    }),
    site,
  )
}

interface Trouble {
  to: string
  firstName: string
  planName: string
  kind: 'failed' | 'cancelled'
}

export function subscriptionTroubleMail({ to, firstName, planName, kind }: Trouble, site: MailSite) {
  const name = nameOrNull(firstName)
  const { title, message } = billingMessages.notification[kind]
  return composeMail(
    (company) => ({
      to,
      replyTo: company.email,
      subject: `${company.legalName}: ${title.toLowerCase()}`,
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
      // The plans page would redirect a signed-out owner to the sign-in of customers.
      action: { label: 'Open your dashboard', path: '/businessowner/dashboard' },
      signInPath: SIGN_IN_PATH.BusinessOwner,
    }),
    site,
  )
}
