import { brand } from '#contract/content/brand.ts'
import { SIGN_IN_PATH, UNDO_LIFE_HOURS } from '#contract/identity/identity.constants.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import type { Role } from '#contract/wire/endpoint.ts'
import { composeMail, type MailSite, plainWords } from './mail-layout.ts'

interface PasswordNotice {
  to: string
  firstName: string
  role: Role
  token: string
}

/** To the address of the account whose password was changed or reset. */
export function passwordChangedMail({ to, firstName, role, token }: PasswordNotice, site: MailSite) {
  const name = plainWords(firstName)
  return composeMail(
    {
      to,
      replyTo: brand.email,
      subject: `${brand.legalName}: your password was changed`,
      title: 'Your password was changed',
      paragraphs: [
        name === null ? 'Hello,' : `Hello ${name},`,
        'The password of your account was just changed. If you did this, there is nothing to do.',
        `If it was not you, undo it within ${UNDO_LIFE_HOURS} hours: everyone is signed out and you choose a new password.`,
      ],
      facts: [],
      quote: null,
      action: { label: identityMessages.undo.button, path: `/undo?token=${encodeURIComponent(token)}` },
      signInPath: SIGN_IN_PATH[role],
    },
    site,
  )
}
