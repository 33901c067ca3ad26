import * as z from 'zod/mini'
import { endpoint, enveloped, nothing } from '#contract/wire/endpoint.ts'
import { oneOfIds, recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import {
  Account,
  CodeCheck,
  CodeRequest,
  NewAccount,
  NewEmail,
  NewToken,
  ProfileDraft,
  SignedUp,
} from './accounts.schema.ts'
import { CODE_LENGTH, CODE_MODE } from './identity.constants.ts'
import { identityMessages } from './identity.messages.ts'
import { roleOf, roleOnTheWire } from './role-on-the-wire.ts'

const ownerOnTheWire = z.codec(z.union([z.number(), z.string()], identityMessages.roleRefused), NewAccount.shape.role, {
  decode: (code) => roleOf(code) as NewAccount['role'],
  encode: (role): number | string => z.encode(roleOnTheWire, role),
})

const mode = oneOfIds([CODE_MODE], identityMessages.codeModeUnknown)

/** A code sent as a number has lost its leading zeros. */
const code = z.codec(z.union([z.string(), z.number()], identityMessages.codeIncomplete), CodeCheck.shape.code, {
  decode: (value) => (typeof value === 'number' ? String(value).padStart(CODE_LENGTH, '0') : value),
  encode: (value): string | number => value,
})

/** Omitted from the body if empty, because the specified body has only the email address. */
const currentPassword = z.codec(z.unknown(), NewEmail.shape.password, {
  decode: (value) => value,
  encode: (value) => value ?? undefined,
})

const accountOnTheWire = onTheWire(z.extend(Account, { role: roleOnTheWire }), {
  id: 'id',
  role: 'role',
  email: 'email',
  firstName: 'firstName',
  lastName: 'lastName',
  companyName: 'companyName',
  profileImage: 'profileImage',
  isEmailVerified: 'isEmailVerified',
})

export const signUp = endpoint({
  method: 'POST',
  path: '/User',
  access: 'anyone',
  body: onTheWire(z.extend(NewAccount, { role: ownerOnTheWire }), {
    firstName: 'FirstName',
    lastName: 'LastName',
    companyName: 'CompanyName',
    email: 'EmailAddress',
    password: 'Password',
    hasAgreedToTerms: 'IsAgreeTermsAndConditions',
    role: 'Role',
  }),
  answer: enveloped(
    onTheWire(z.extend(SignedUp, { role: roleOnTheWire }), { bearerToken: 'bearerToken', role: 'role', id: 'id' }),
  ),
})

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/User',
  access: 'account',
  body: onTheWire(ProfileDraft, { firstName: 'FirstName', lastName: 'LastName', companyName: 'CompanyName' }),
  answer: enveloped(accountOnTheWire),
})

/** The change revokes the token of the request; the response has a new one. */
export const changeEmail = endpoint({
  method: 'PATCH',
  path: '/User',
  access: 'account',
  body: onTheWire(z.extend(NewEmail, { password: currentPassword }), { email: 'EmailOrPhone', password: 'Password' }),
  answer: enveloped(onTheWire(NewToken, { bearerToken: 'bearerToken' })),
})

export const sendCode = endpoint({
  method: 'POST',
  path: '/User/OtpSend',
  access: 'account',
  body: onTheWire(z.extend(CodeRequest, { mode }), { mode: 'Mode' }),
  answer: nothing(),
})

export const verifyCode = endpoint({
  method: 'POST',
  path: '/User/OtpVerify',
  access: 'account',
  body: onTheWire(z.extend(CodeCheck, { code, mode }), { code: 'Otp', mode: 'Mode' }),
  answer: nothing(),
})

/** The multipart field is `image`, as in `uploadFile`. Returns the stored name. */
export const uploadProfileImage = endpoint({
  method: 'POST',
  path: '/User/UploadProfileImage',
  access: 'account',
  consumes: 'multipart',
  answer: enveloped(z.string()),
})

/** Admins may read any account, others only their own. */
export const getAccount = endpoint({
  method: 'GET',
  path: '/User/{id}',
  access: 'account',
  params: { id: recordId() },
  answer: enveloped(accountOnTheWire),
})

/** A specified alias of `getAccount`; no screen uses it. */
export const getLawyer = endpoint({
  method: 'GET',
  path: '/Lawyer/{id}',
  access: 'account',
  params: { id: recordId() },
  answer: enveloped(accountOnTheWire),
})
