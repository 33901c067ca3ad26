import * as z from 'zod/mini'
import { endpoint, enveloped, nothing } from '#contract/wire/endpoint.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import {
  EmailOfToken,
  OwnPasswordChange,
  PasswordChange,
  PasswordReset,
  PasswordResetRequest,
  ResetToken,
  StandalonePasswordChange,
  TemporaryPasswordChange,
} from './passwords.schema.ts'
import { roleOnTheWire } from './role-on-the-wire.ts'
import { CodeRequired } from './second-factor.schema.ts'
import { SignedIn, SignIn } from './sign-in.schema.ts'

export const signedInOnTheWire = onTheWire(z.extend(SignedIn, { role: roleOnTheWire }), {
  role: 'role',
  bearerToken: 'bearerToken',
  id: 'id',
  firstName: 'firstName',
  lastName: 'lastName',
  isTempPassword: 'isTempPassword',
})

/** For staff with a second factor the response is a challenge instead of a token. */
export const signIn = endpoint({
  method: 'POST',
  path: '/User/Login',
  access: 'anyone',
  body: onTheWire(SignIn, { email: 'EmailAddress', password: 'Password' }),
  answer: enveloped(
    z.union([signedInOnTheWire, onTheWire(CodeRequired, { requiresCode: 'requiresCode', challenge: 'challenge' })]),
  ),
})

/** Revokes the token on the server. In the specification, signing out only clears the browser. */
export const signOut = endpoint({
  method: 'POST',
  path: '/User/Logout',
  access: 'account',
  allowsTemporaryPassword: true,
  answer: nothing(),
})

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/User/ForgotPassword',
  access: 'anyone',
  body: onTheWire(PasswordResetRequest, { email: 'EmailAddress' }),
  answer: nothing(),
})

export const getEmailOfToken = endpoint({
  method: 'PATCH',
  path: '/User/GetEmailByToken',
  access: 'anyone',
  body: onTheWire(ResetToken, { token: 'Token' }),
  answer: enveloped(onTheWire(EmailOfToken, { email: 'emailId', isStaff: 'isStaff', isOwner: 'isOwner' })),
})

export const resetPassword = endpoint({
  method: 'PATCH',
  path: '/User/ResetPassword',
  access: 'anyone',
  body: onTheWire(PasswordReset, {
    email: 'EmailAddress',
    newPassword: 'NewPassword',
    confirmNewPassword: 'ConfirmNewPassword',
    token: 'Token',
  }),
  answer: nothing(),
})

/** Accepts the payloads of all the variants below. */
export const changePassword = endpoint({
  method: 'PUT',
  path: '/User/ChangePassword',
  access: 'account',
  allowsTemporaryPassword: true,
  answersStatus: true,
  body: onTheWire(PasswordChange, {
    oldPassword: 'oldPassword',
    newPassword: 'NewPassword',
    confirmNewPassword: 'ConfirmNewPassword',
    email: 'EmailAddress',
    standaloneEmail: 'Email',
  }),
  answer: nothing(),
})

/** Variants of `changePassword` for single screens, because their specified payloads differ. */
export const changeOwnPassword = endpoint({
  ...changePassword,
  body: onTheWire(OwnPasswordChange, {
    oldPassword: 'oldPassword',
    newPassword: 'NewPassword',
    confirmNewPassword: 'ConfirmNewPassword',
    email: 'EmailAddress',
  }),
})

export const changeTemporaryPassword = endpoint({
  ...changePassword,
  body: onTheWire(TemporaryPasswordChange, {
    newPassword: 'NewPassword',
    confirmNewPassword: 'ConfirmNewPassword',
    email: 'EmailAddress',
  }),
})

export const changePasswordStandalone = endpoint({
  ...changePassword,
  body: onTheWire(StandalonePasswordChange, { oldPassword: 'OldPassword', newPassword: 'NewPassword', email: 'Email' }),
})
