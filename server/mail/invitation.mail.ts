import { brand } from '#contract/content/brand.ts'
import { SIGN_IN_PATH, TEMPORARY_PASSWORD_LIFE_DAYS } from '#contract/identity/identity.constants.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import type { Role } from '#contract/wire/endpoint.ts'
import { composeMail, type MailSite, plainWords } from './mail-layout.ts'

interface Invitation {
  to: string
  firstName: string
  role: Exclude<Role, 'BusinessOwner'>
  temporaryPassword: string
}

/** To somebody for whom staff made an account. The password opens nothing but the choice of another. */
export function invitationMail({ to, firstName, role, temporaryPassword }: Invitation, site: MailSite) {
  const name = plainWords(firstName)
  return composeMail(
    {
      to,
      replyTo: brand.email,
      subject: `${brand.legalName}: your account`,
      title: 'Your account is ready',
      paragraphs: [
        name === null ? 'Hello,' : `Hello ${name},`,
        'Sign in with this address and the password below. You will be asked to choose a password of your own first.',
        `This password works for ${TEMPORARY_PASSWORD_LIFE_DAYS} days.`,
      ],
      facts: [
        [identityMessages.label.emailAddress, to],
        [identityMessages.label.password, temporaryPassword],
      ],
      quote: null,
      action: { label: identityMessages.screen.signIn, path: SIGN_IN_PATH[role] },
    },
    site,
  )
}
