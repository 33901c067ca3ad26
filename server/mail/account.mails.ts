import {
  CODE_LIFE_MINUTES,
  RESET_LIFE_MINUTES,
  SIGN_IN_PATH,
  TEMPORARY_PASSWORD_LIFE_DAYS,
  UNDO_LIFE_HOURS,
} from '#contract/identity/identity.constants.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { secondFactorMessages } from '#contract/identity/second-factor.messages.ts'
import type { Role } from '#contract/wire/roles.ts'
import { composeMail, type MailSite, nameOrNull } from './mail-layout.ts'

interface Verification {
  to: string
  code: string
  /** Adds a link to the sign-in page of business owners to the footer. */
  isOwner: boolean
}

/**
 * Sent to an email address that is not verified and may be a stranger's, so it names neither the account nor the
 * person.
 */
export function verificationCodeMail({ to, code, isOwner }: Verification, site: MailSite) {
  return composeMail(
    (company) => ({
      to,
      replyTo: company.email,
      subject: `${company.legalName}: your code`,
      title: 'Your code',
      paragraphs: [
        `Enter these digits on the page that asked for them. They work for ${CODE_LIFE_MINUTES} minutes; a newer code replaces them.`,
        'If you did not request a code, you can ignore this mail. Do not share the code with anyone: we never ask for it by phone.',
      ],
      facts: [],
      code,
      quote: null,
      action: null,
      ...(isOwner && { signInPath: SIGN_IN_PATH.BusinessOwner }),
    }),
    site,
  )
}

interface Reset {
  to: string
  firstName: string
  role: Role
  token: string
}

export function passwordResetMail({ to, firstName, role, token }: Reset, site: MailSite) {
  const name = nameOrNull(firstName)
  return composeMail(
    (company) => ({
      to,
      replyTo: company.email,
      subject: `${company.legalName}: choose a new password`,
      title: 'Choose a new password',
      paragraphs: [
        name === null ? 'Hello,' : `Hello ${name},`,
        `We received a request for a new password. The link works once and for ${RESET_LIFE_MINUTES} minutes.`,
        'If it was not you, you can ignore this mail: your password stays as it is.',
      ],
      facts: [],
      quote: null,
      action: {
        label: identityMessages.screen.resetPassword,
        path: `/resetpassword?token=${encodeURIComponent(token)}`,
      },
      signInPath: SIGN_IN_PATH[role],
    }),
    site,
  )
}

interface PasswordNotice {
  to: string
  firstName: string
  role: Role
  token: string
}

export function passwordChangedMail({ to, firstName, role, token }: PasswordNotice, site: MailSite) {
  const name = nameOrNull(firstName)
  return composeMail(
    (company) => ({
      to,
      replyTo: company.email,
      subject: `${company.legalName}: your password was changed`,
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
    }),
    site,
  )
}

interface AddressNotice {
  to: string
  firstName: string
  role: Role
  newEmail: string
  token: string
}

/** Sent to the previous email address of the account. */
export function addressChangedMail({ to, firstName, role, newEmail, token }: AddressNotice, site: MailSite) {
  const name = nameOrNull(firstName)
  return composeMail(
    (company) => ({
      to,
      replyTo: company.email,
      subject: `${company.legalName}: your email address was changed`,
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
    }),
    site,
  )
}

interface Invitation {
  to: string
  firstName: string
  role: Exclude<Role, 'BusinessOwner'>
  temporaryPassword: string
}

/** The password can only be used to choose another one. */
export function invitationMail({ to, firstName, role, temporaryPassword }: Invitation, site: MailSite) {
  const name = nameOrNull(firstName)
  return composeMail(
    (company) => ({
      to,
      replyTo: company.email,
      subject: `${company.legalName}: your account`,
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
    }),
    site,
  )
}

export function secondFactorMail(
  { email, firstName }: { email: string; firstName: string },
  news: Exclude<keyof typeof secondFactorMessages.mail, 'notYou'>,
  site: MailSite,
) {
  const name = nameOrNull(firstName)
  return composeMail(
    (company) => ({
      to: email,
      replyTo: company.email,
      subject: `${company.legalName}: ${secondFactorMessages.name.toLowerCase()}`,
      title: secondFactorMessages.name,
      paragraphs: [
        name === null ? 'Hello,' : `Hello ${name},`,
        secondFactorMessages.mail[news],
        secondFactorMessages.mail.notYou,
      ],
      facts: [],
      quote: null,
      action: null,
    }),
    site,
  )
}

export function testMail(to: string, site: MailSite) {
  return composeMail(
    (company) => ({
      to,
      replyTo: company.email,
      subject: `${company.legalName}: test mail`,
      title: 'Mails arrive',
      paragraphs: [
        'You asked for this mail on the setup screen. Since you can read it, visitors and staff get the mails of this site, too.',
      ],
      facts: [],
      quote: null,
      action: { label: 'Go on with the setup', path: '/admin/setup' },
    }),
    site,
  )
}
