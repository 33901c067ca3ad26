import { billingMessages } from '#contract/billing/billing.messages.ts'
import { brand } from '#contract/content/brand.ts'
import { SIGN_IN_PATH } from '#contract/identity/identity.constants.ts'
import { composeMail, type MailSite, plainWords } from './mail-layout.ts'

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
