import { brand } from '#contract/content/brand.ts'
import { SIGN_IN_PATH, UNDO_LIFE_HOURS } from '#contract/identity/identity.constants.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import type { Role } from '#contract/wire/endpoint.ts'
import { composeMail, type MailSite, plainWords } from './mail-layout.ts'

interface AddressNotice {
  to: string
  firstName: string
  role: Role
  newEmail: string
  token: string
}

/** To the address that the account had before. */
export function addressChangedMail({ to, firstName, role, newEmail, token }: AddressNotice, site: MailSite) {
  const name = plainWords(firstName)
  return composeMail(
    {
      to,
      replyTo: brand.email,
      subject: `${brand.legalName}: your email address was changed`,
      title: 'Your email address was changed',
      paragraphs: [
        name === null ? 'Hello,' : `Hello ${name},`,
        'The email address of your account was just changed. If you did this, there is nothing to do.',
        `If it was not you, undo it within ${UNDO_LIFE_HOURS} hours: this address is put back, everyone is signed out and you choose a new password.`,
      ],
      facts: [['New address', newEmail]],
      quote: null,
      action: { label: identityMessages.undo.button, path: `/undo?token=${encodeURIComponent(token)}` },
      signInPath: SIGN_IN_PATH[role],
    },
    site,
  )
}
