import * as z from 'zod/mini'
import { orNull, required } from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { ACCOUNT_ADDRESS, MAX_PASSWORD_LENGTH } from './identity.constants.ts'
import { identityMessages } from './identity.messages.ts'
import { isStrongPassword } from './password-strength.ts'

/** A password exactly as typed, including leading and trailing spaces. */
export function passwordText(message: string) {
  return z.string(message).check(z.minLength(1, message), z.maxLength(MAX_PASSWORD_LENGTH, wireMessages.tooLong))
}

/** The e-mail address of an account. A missing and a malformed address can have different messages. */
export function accountAddress(sentences: { missing: string; invalid: string }) {
  return required(sentences.missing, { max: LENGTH.address }).check(z.regex(ACCOUNT_ADDRESS, sentences.invalid))
}

/** For pages that must reject a weak password; other pages leave it to the server, which refuses every weak one. */
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

/** Staff and business owners have separate sign-in pages; the flags select the one that the reset page opens. */
export const EmailOfToken = z.object({ email: z.string(), isStaff: z.boolean(), isOwner: z.boolean() })
export type EmailOfToken = z.output<typeof EmailOfToken>

/** A weak password is valid here: the server checks the strength, not the reset page. */
export const PasswordReset = z
  .object({
    email: accountAddress({ missing: identityMessages.emailRequired, invalid: identityMessages.emailInvalid }),
    newPassword: passwordText(identityMessages.newPasswordRequired),
    confirmNewPassword: passwordText(identityMessages.confirmationRequired),
    token: required(identityMessages.resetTokenInvalid),
  })
  .check(z.refine(agrees, { error: identityMessages.passwordsDiffer, path: ['confirmNewPassword'] }))
export type PasswordReset = z.output<typeof PasswordReset>

/** The form in which signed-in staff and business owners change their password. */
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

/** The form of the standalone page for changing a password. */
export const StandalonePasswordForm = z
  .object({
    oldPassword: passwordText(identityMessages.oldPasswordRequired),
    newPassword: passwordText(identityMessages.newPasswordRequired),
    confirmNewPassword: passwordText(identityMessages.confirmationRequired),
  })
  .check(z.refine(agrees, { error: identityMessages.passwordsDiffer, path: ['confirmNewPassword'] }))

/** The payload of the standalone page, which compares the two new passwords in the browser. */
export const StandalonePasswordChange = z.object({
  oldPassword: passwordText(identityMessages.oldPasswordRequired),
  newPassword: passwordText(identityMessages.newPasswordRequired),
  email: required(identityMessages.emailRequired, { max: LENGTH.address }),
})
export type StandalonePasswordChange = z.output<typeof StandalonePasswordChange>

/**
 * The body of `changePassword` on the server, which accepts the payloads of all three forms. Only the standalone page
 * sets `standaloneEmail`: it sends no confirmation, and gets its own response to a wrong password.
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
