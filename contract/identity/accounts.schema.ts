import * as z from 'zod/mini'
import { optionalFlag, optionalText, orNull, required } from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { ACCOUNT_ADDRESS, CODE_LENGTH, CODE_MODE } from './identity.constants.ts'
import { identityMessages } from './identity.messages.ts'
import { accountAddress, passwordText } from './passwords.schema.ts'
import { RoleName } from './sign-in.schema.ts'

/** The checks run in the specified order, and only the first failure is reported. */
export const SignUpForm = z
  .object({
    firstName: required(identityMessages.firstNameRequired, { max: LENGTH.name }),
    lastName: optionalText({ max: LENGTH.name }),
    businessName: required(identityMessages.businessNameRequired, { max: LENGTH.name }),
    emailAddress: required(identityMessages.emailRequired, { max: LENGTH.address }),
    password: passwordText(identityMessages.passwordRequired),
    confirmpassword: passwordText(identityMessages.enterConfirmation),
    hasAgreedToTerms: optionalFlag(),
  })
  .check(
    z.refine((form) => form.password === form.confirmpassword, {
      error: identityMessages.signupPasswordsDiffer,
      path: ['confirmpassword'],
    }),
    z.refine((form) => ACCOUNT_ADDRESS.test(form.emailAddress), {
      error: identityMessages.emailInvalid,
      path: ['emailAddress'],
    }),
    z.refine((form) => form.hasAgreedToTerms, { error: identityMessages.termsRequired, path: ['hasAgreedToTerms'] }),
  )
export type SignUpForm = z.output<typeof SignUpForm>

/** Only business owners can sign up. The server also refuses a weak password. */
export const NewAccount = z.object({
  firstName: required(identityMessages.firstNameRequired, { max: LENGTH.name }),
  lastName: optionalText({ max: LENGTH.name }),
  companyName: required(identityMessages.businessNameRequired, { max: LENGTH.name }),
  email: accountAddress({ missing: identityMessages.emailRequired, invalid: identityMessages.emailInvalid }),
  password: passwordText(identityMessages.passwordRequired),
  hasAgreedToTerms: optionalFlag().check(z.refine((hasAgreed) => hasAgreed, identityMessages.termsRequired)),
  role: z.literal('BusinessOwner', identityMessages.roleRefused),
})
export type NewAccount = z.output<typeof NewAccount>

export const SignedUp = z.object({ bearerToken: z.string(), role: RoleName, id: z.int() })
export type SignedUp = z.output<typeof SignedUp>

export const Account = z.object({
  id: z.int(),
  role: RoleName,
  email: z.string(),
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
  isEmailVerified: z.boolean(),
})
export type Account = z.output<typeof Account>

/** The role and the email address cannot be changed here. Business owners must have a company, see `OwnerProfile`. */
export const ProfileDraft = z.object({
  firstName: required(identityMessages.firstNameRequired, { max: LENGTH.name }),
  lastName: optionalText({ max: LENGTH.name }),
  companyName: optionalText({ max: LENGTH.name }),
})
export type ProfileDraft = z.output<typeof ProfileDraft>

/** Business owners must have a company, as at sign-up. */
export const OwnerProfile = z.extend(ProfileDraft, { companyName: NewAccount.shape.companyName })

/** `password` may be null only while a sign-up verifies its first email address. */
export const NewEmail = z.object({
  email: accountAddress({ missing: identityMessages.newEmailRequired, invalid: identityMessages.newEmailRequired }),
  password: orNull(passwordText(identityMessages.currentPasswordRequired)),
})
export type NewEmail = z.output<typeof NewEmail>

export const NewToken = z.object({ bearerToken: z.string() })
export type NewToken = z.output<typeof NewToken>

const Mode = z.literal(CODE_MODE, identityMessages.codeModeUnknown)

export const CodeRequest = z.object({ mode: Mode })
export type CodeRequest = z.output<typeof CodeRequest>

export const CodeCheck = z.object({
  code: z
    .string(identityMessages.codeIncomplete)
    .check(z.trim(), z.regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), identityMessages.codeIncomplete)),
  mode: Mode,
})
export type CodeCheck = z.output<typeof CodeCheck>
