import { brand } from '#contract/content/brand.ts'
import { SIGN_IN_PATH } from '#contract/identity/identity.constants.ts'
import { composeMail, type MailSite, plainWords } from './mail-layout.ts'

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
