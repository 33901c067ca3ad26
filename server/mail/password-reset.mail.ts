import { brand } from '#contract/content/brand.ts'
import { RESET_LIFE_MINUTES, SIGN_IN_PATH } from '#contract/identity/identity.constants.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import type { Role } from '#contract/wire/endpoint.ts'
import { composeMail, type MailSite, plainWords } from './mail-layout.ts'

interface Reset {
  to: string
  firstName: string
  role: Role
  token: string
}

/** To the account's own address. */
export function passwordResetMail({ to, firstName, role, token }: Reset, site: MailSite) {
  const name = plainWords(firstName)
  return composeMail(
    {
      to,
      replyTo: brand.email,
      subject: `${brand.legalName}: choose a new password`,
      title: 'Choose a new password',
      paragraphs: [
        name === null ? 'Hello,' : `Hello ${name},`,
        `Somebody, most likely you, asked for a new password. The link works once and for ${RESET_LIFE_MINUTES} minutes.`,
        'If it was not you, you can ignore this mail: your password stays as it is.',
      ],
      facts: [],
      quote: null,
      action: {
        label: identityMessages.screen.resetPassword,
        path: `/resetpassword?token=${encodeURIComponent(token)}`,
      },
      signInPath: SIGN_IN_PATH[role],
    },
    site,
  )
}
