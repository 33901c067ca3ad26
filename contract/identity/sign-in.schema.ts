import * as z from 'zod/mini'
import { required } from '#contract/wire/fields.ts'
import { ROLES } from '#contract/wire/roles.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { LOGIN_ADDRESS } from './identity.constants.ts'
import { identityMessages } from './identity.messages.ts'
import { passwordText } from './passwords.schema.ts'

export const RoleName = z.enum(ROLES)
export type RoleName = z.output<typeof RoleName>

/** The email address is only compared with stored ones, so its format is not checked. */
export const SignIn = z.object({
  email: required(identityMessages.adminEmailRequired, { max: LENGTH.address }),
  password: passwordText(identityMessages.adminPasswordRequired),
})
export type SignIn = z.output<typeof SignIn>

export const AdminSignIn = z.extend(SignIn, {
  email: required(identityMessages.adminEmailRequired, { max: LENGTH.address }).check(
    z.regex(LOGIN_ADDRESS, identityMessages.emailInvalid),
  ),
})
export type AdminSignIn = z.output<typeof AdminSignIn>

/** For customers and business owners: the same fields with different messages. */
export const CustomerSignIn = z.object({
  email: required(identityMessages.customerEmailRequired, { max: LENGTH.address }),
  password: passwordText(identityMessages.passwordRequired),
})
export type CustomerSignIn = z.output<typeof CustomerSignIn>

export const SignedIn = z.object({
  role: RoleName,
  bearerToken: z.string(),
  id: z.int(),
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  isTempPassword: z.boolean(),
})
export type SignedIn = z.output<typeof SignedIn>
