import * as z from 'zod/mini'
import { orNull, required } from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { ACCOUNT_ADDRESS, MAX_PASSWORD_LENGTH } from './identity.constants.ts'
import { identityMessages } from './identity.messages.ts'
import { isStrongPassword } from './password-strength.ts'

/** Does not trim the text, because spaces are part of a password. */
export function passwordText(message: string) {
  return z.string(message).check(z.minLength(1, message), z.maxLength(MAX_PASSWORD_LENGTH, wireMessages.tooLong))
}

export function accountAddress(sentences: { missing: string; invalid: string }) {
  return required(sentences.missing, { max: LENGTH.address }).check(z.regex(ACCOUNT_ADDRESS, sentences.invalid))
}

/** For forms that reject a weak password themselves; for others, only the server does. */
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

/** The flags select the sign-in page that follows, because staff and business owners have their own. */
export const EmailOfToken = z.object({ email: z.string(), isStaff: z.boolean(), isOwner: z.boolean() })
export type EmailOfToken = z.output<typeof EmailOfToken>

/** A weak password is valid here; the server refuses it. */
export const PasswordReset = z
  .object({
    email: accountAddress({ missing: identityMessages.emailRequired, invalid: identityMessages.emailInvalid }),
    newPassword: passwordText(identityMessages.newPasswordRequired),
    confirmNewPassword: passwordText(identityMessages.confirmationRequired),
    token: required(identityMessages.resetTokenInvalid),
  })
  .check(z.refine(agrees, { error: identityMessages.passwordsDiffer, path: ['confirmNewPassword'] }))
export type PasswordReset = z.output<typeof PasswordReset>

/** The form for signed-in staff and business owners. */
export const OwnPasswordChange = z
  .object({
    oldPassword: passwordText(identityMessages.oldPasswordRequired),
    newPassword: StrongPassword,
    confirmNewPassword: passwordText(identityMessages.confirmationRequired),
    email: required(identityMessages.emailRequired, { max: LENGTH.address }),
  })
  .check(z.refine(agrees, { error: identityMessages.passwordsDiffer, path: ['confirmNewPassword'] }))
export type OwnPasswordChange = z.output<typeof OwnPasswordChange>

/** The form after a sign-in with a temporary password, which is not entered again. */
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

export const StandalonePasswordForm = z
  .object({
    oldPassword: passwordText(identityMessages.oldPasswordRequired),
    newPassword: passwordText(identityMessages.newPasswordRequired),
    confirmNewPassword: passwordText(identityMessages.confirmationRequired),
  })
  .check(z.refine(agrees, { error: identityMessages.passwordsDiffer, path: ['confirmNewPassword'] }))

/** Has no confirmation, because the page compares the two new passwords. */
export const StandalonePasswordChange = z.object({
  oldPassword: passwordText(identityMessages.oldPasswordRequired),
  newPassword: passwordText(identityMessages.newPasswordRequired),
  email: required(identityMessages.emailRequired, { max: LENGTH.address }),
})
export type StandalonePasswordChange = z.output<typeof StandalonePasswordChange>

/**
 * Accepts the payloads of all three forms. Only the standalone page sets `standaloneEmail`: it sends no confirmation,
 * and gets its own response to a wrong password.
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
