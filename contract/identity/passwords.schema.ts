import * as z from 'zod/mini'
import { orNull, required } from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { ACCOUNT_ADDRESS, MAX_PASSWORD_LENGTH } from './identity.constants.ts'
import { identityMessages } from './identity.messages.ts'
import { isStrongPassword } from './password-strength.ts'

/** A password as typed: blanks at its ends belong to it. */
export function passwordText(sentence: string) {
  return z.string(sentence).check(z.minLength(1, sentence), z.maxLength(MAX_PASSWORD_LENGTH, wireMessages.tooLong))
}

/** An account's address. Missing and malformed may have one sentence or two. */
export function accountAddress(sentences: { missing: string; invalid: string }) {
  return required(sentences.missing, { max: LENGTH.address }).check(z.regex(ACCOUNT_ADDRESS, sentences.invalid))
}

/** Pages that must stop a weak password use this; the others leave it to the server, which refuses every weak one. */
const StrongPassword = passwordText(identityMessages.newPasswordRequired).check(
  z.refine((password) => isStrongPassword(password), identityMessages.newPasswordInvalid),
)

export const PasswordResetRequest = z.object({
  email: accountAddress({
    missing: identityMessages.forgotEmailRequired,
    invalid: identityMessages.forgotEmailRequired,
  }),
})
export type PasswordResetRequest = z.output<typeof PasswordResetRequest>

export const ResetToken = z.object({ token: required(identityMessages.resetTokenInvalid) })
export type ResetToken = z.output<typeof ResetToken>

/** Staff and business owners have sign-in pages of their own; the reset page must know which one to go to. */
export const EmailOfToken = z.object({ email: z.string(), isStaff: z.boolean(), isOwner: z.boolean() })
export type EmailOfToken = z.output<typeof EmailOfToken>

/** A weak password passes here on purpose: the reset page does not judge it, the server does. */
export const PasswordReset = z
  .object({
    email: accountAddress({ missing: identityMessages.emailRequired, invalid: identityMessages.emailInvalid }),
    newPassword: passwordText(identityMessages.newPasswordRequired),
    confirmNewPassword: passwordText(identityMessages.confirmationRequired),
    token: required(identityMessages.resetTokenInvalid),
  })
  .check(z.refine(agrees, { error: identityMessages.passwordsDiffer, path: ['confirmNewPassword'] }))
export type PasswordReset = z.output<typeof PasswordReset>

/** The admin's dialog. */
export const OwnPasswordChange = z
  .object({
    oldPassword: passwordText(identityMessages.oldPasswordRequired),
    newPassword: StrongPassword,
    confirmNewPassword: passwordText(identityMessages.confirmationRequired),
    email: required(identityMessages.emailRequired, { max: LENGTH.address }),
  })
  .check(z.refine(agrees, { error: identityMessages.passwordsDiffer, path: ['confirmNewPassword'] }))
export type OwnPasswordChange = z.output<typeof OwnPasswordChange>

/** The dialog after a sign-in with a temporary password: the old one is not asked for again. */
export const TemporaryPasswordChange = z
  .object({
    newPassword: passwordText(identityMessages.enterNewPassword).check(
      z.refine((password) => isStrongPassword(password), identityMessages.checksFailed),
    ),
    confirmNewPassword: passwordText(identityMessages.enterConfirmation),
    email: required(identityMessages.emailRequired, { max: LENGTH.address }),
  })
  .check(z.refine(agrees, { error: identityMessages.passwordsDiffer, path: ['confirmNewPassword'] }))
export type TemporaryPasswordChange = z.output<typeof TemporaryPasswordChange>

/** The standalone page's form. */
export const StandalonePasswordForm = z
  .object({
    oldPassword: passwordText(identityMessages.oldPasswordRequired),
    newPassword: passwordText(identityMessages.newPasswordRequired),
    confirmNewPassword: passwordText(identityMessages.confirmationRequired),
  })
  .check(z.refine(agrees, { error: identityMessages.passwordsDiffer, path: ['confirmNewPassword'] }))

/** What the standalone page sends; it compares the two new passwords by itself. */
export const StandalonePasswordChange = z.object({
  oldPassword: passwordText(identityMessages.oldPasswordRequired),
  newPassword: passwordText(identityMessages.newPasswordRequired),
  email: required(identityMessages.emailRequired, { max: LENGTH.address }),
})
export type StandalonePasswordChange = z.output<typeof StandalonePasswordChange>

/**
 * Any of the three payloads, as the server reads it. `standaloneEmail` is set by the standalone page only, whose wrong
 * password is answered in its own way; without it the confirmation is required.
 */
export const PasswordChange = z
  .object({
    oldPassword: orNull(passwordText(identityMessages.oldPasswordRequired)),
    newPassword: passwordText(identityMessages.newPasswordRequired),
    confirmNewPassword: orNull(passwordText(identityMessages.confirmationRequired)),
    email: orNull(required(identityMessages.emailRequired, { max: LENGTH.address })),
    standaloneEmail: orNull(required(identityMessages.emailRequired, { max: LENGTH.address })),
  })
  .check(
    z.refine((change) => change.email !== null || change.standaloneEmail !== null, {
      error: identityMessages.emailRequired,
      path: ['email'],
    }),
    z.refine((change) => change.email === null || change.confirmNewPassword !== null, {
      error: identityMessages.confirmationRequired,
      path: ['confirmNewPassword'],
    }),
    z.refine((change) => change.confirmNewPassword === null || agrees(change), {
      error: identityMessages.passwordsDiffer,
      path: ['confirmNewPassword'],
    }),
  )
export type PasswordChange = z.output<typeof PasswordChange>

function agrees(change: { newPassword: string; confirmNewPassword: string | null }) {
  return change.newPassword === change.confirmNewPassword
}
