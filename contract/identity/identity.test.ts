import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { signUp, verifyCode } from './accounts.endpoints.ts'
import { SignUpForm } from './accounts.schema.ts'
import { ACCOUNT_ADDRESS, LOGIN_ADDRESS } from './identity.constants.ts'
import { identityMessages } from './identity.messages.ts'
import { isStrongPassword } from './password-strength.ts'
import { roleOnTheWire } from './role-on-the-wire.ts'
import {
  changeOwnPassword,
  changePassword,
  changePasswordStandalone,
  changeTemporaryPassword,
  resetPassword,
  signIn,
} from './sign-in.endpoints.ts'
import { AdminSignIn, CustomerSignIn, SignIn } from './sign-in.schema.ts'

const lettersOf = (letters: string, min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...letters), minLength: min, maxLength: max })
const LETTERS = 'abcxyzABCXYZ'

test('staff sign in with addresses that end in two to four letters without a plus sign; accounts may have one', () => {
  const local = lettersOf(`${LETTERS}019._%-`, 1, 20)
  const domain = lettersOf(`${LETTERS}019-`, 1, 10)
  fc.assert(
    fc.property(local, domain, lettersOf(LETTERS, 1, 7), (name, host, ending) => {
      const hasGoodEnding = ending.length >= 2 && ending.length <= 4
      expect(LOGIN_ADDRESS.test(`${name}@${host}.${ending}`)).toBe(hasGoodEnding)
      expect(LOGIN_ADDRESS.test(`${name}+x@${host}.${ending}`)).toBe(false)
      expect(ACCOUNT_ADDRESS.test(`${name}+x@${host}.${ending}`)).toBe(hasGoodEnding)
    }),
  )
})

test('text that is not an e-mail address matches neither pattern', () => {
  for (const text of [
    '',
    '@',
    'a@b',
    'a@.com',
    'a b@c.com',
    'a@b.c1m',
    'a@b.com ',
    'a@@b.com',
    '"a"@b.com',
    'é@b.com',
  ]) {
    expect(LOGIN_ADDRESS.test(text), text).toBe(false)
    expect(ACCOUNT_ADDRESS.test(text), text).toBe(false)
  }
})

test('the patterns reject long hostile input within a second', () => {
  const hostile = `${'a.'.repeat(50_000)}@${'a-.'.repeat(50_000)}!`
  const start = performance.now()
  expect(ACCOUNT_ADDRESS.test(hostile)).toBe(false)
  expect(performance.now() - start).toBeLessThan(1_000)
})

test('a password is strong only with eight characters of three classes', () => {
  const classes = ['ABCXYZ', 'abcxyz', '012789', '!@#$ _-']
  const part = (at: number) => lettersOf(classes[at] ?? '', 1, 6)
  fc.assert(
    fc.property(
      fc.subarray([0, 1, 2, 3], { minLength: 1 }),
      fc.tuple(part(0), part(1), part(2), part(3)),
      (chosen, parts) => {
        const password = chosen.map((at) => parts[at]).join('')
        expect(isStrongPassword(password)).toBe(password.length >= 8 && chosen.length >= 3)
      },
    ),
  )
})

test('a strong password stays strong when characters are added', () => {
  fc.assert(
    fc.property(fc.string(), (more) => {
      expect(isStrongPassword(`Abcdef12${more}`)).toBe(true)
    }),
  )
})

test('the eight checks of sign-up run in order, and the first failure is reported', () => {
  const good = {
    firstName: 'Asha',
    lastName: '',
    businessName: 'Crew',
    emailAddress: 'asha@crew.in',
    password: 'weak',
    confirmpassword: 'weak',
    hasAgreedToTerms: 'on',
  }
  const steps: [Partial<Record<keyof typeof good, string>>, string][] = [
    [{ firstName: ' ' }, identityMessages.firstNameRequired],
    [{ businessName: '' }, identityMessages.businessNameRequired],
    [{ emailAddress: '' }, identityMessages.emailRequired],
    [{ password: '' }, identityMessages.passwordRequired],
    [{ confirmpassword: '' }, identityMessages.enterConfirmation],
    [{ confirmpassword: 'other' }, identityMessages.signupPasswordsDiffer],
    [{ emailAddress: 'asha@crew' }, identityMessages.emailInvalid],
    [{ hasAgreedToTerms: '' }, identityMessages.termsRequired],
  ]

  expect(firstSentence(SignUpForm, good)).toBeNull()
  steps.forEach(([fault, sentence], at) => {
    const laterFaults = Object.assign(
      {},
      ...steps
        .slice(at)
        .map(([later]) => later)
        .toReversed(),
    )
    expect(firstSentence(SignUpForm, { ...good, ...laterFaults, ...fault })).toBe(sentence)
  })
})

test('each sign-in form has its own messages for empty fields', () => {
  expect(firstSentence(AdminSignIn, { email: '', password: 'x' })).toBe('Please enter email Id.')
  expect(firstSentence(AdminSignIn, { email: 'a+b@c.com', password: 'x' })).toBe(identityMessages.emailInvalid)
  expect(firstSentence(CustomerSignIn, { email: '', password: 'x' })).toBe('Please enter email id.')
  expect(firstSentence(SignIn, { email: 'anything', password: '' })).toBe('Please enter Password.')
})

test('leading and trailing spaces of a password are kept', () => {
  expect(z.decode(signIn.body, { EmailAddress: ' a@b.in ', Password: ' x ' })).toEqual({
    email: 'a@b.in',
    password: ' x ',
  })
})

test('a role is written as its number, or as a word for staff below the super admin; names are read too', () => {
  expect(
    ['SuperAdmin', 'BusinessOwner', 'Customer', 'Admin', 'Editor', 'Sales'].map((role) =>
      z.encode(roleOnTheWire, role as never),
    ),
  ).toEqual([1, 2, 4, 'Admin', 'Editor', 'Sales'])
  expect(['1', 2, '4', 'Admin', 'Customer', 'Editor', 'Sales'].map((code) => z.decode(roleOnTheWire, code))).toEqual([
    'SuperAdmin',
    'BusinessOwner',
    'Customer',
    'Admin',
    'Customer',
    'Editor',
    'Sales',
  ])
  expect(z.safeDecode(roleOnTheWire, 3).success).toBe(false)
})

test('sign-up sends role 2 and refuses any other', () => {
  const account = {
    firstName: 'Asha',
    lastName: null,
    companyName: 'Crew',
    email: 'asha@crew.in',
    password: 'weak',
    hasAgreedToTerms: true,
    role: 'BusinessOwner',
  } as const
  const wire = z.encode(signUp.body, account)

  expect(wire).toEqual({
    FirstName: 'Asha',
    LastName: null,
    CompanyName: 'Crew',
    EmailAddress: 'asha@crew.in',
    Password: 'weak',
    IsAgreeTermsAndConditions: true,
    Role: 2,
  })
  expect(z.decode(signUp.body, wire)).toEqual(account)
  for (const Role of [1, 4, 'Admin', undefined]) {
    expect(firstSentence(signUp.body, { ...wire, Role })).toBe(identityMessages.roleRefused)
  }
  expect(firstSentence(signUp.body, { ...wire, IsAgreeTermsAndConditions: false })).toBe(identityMessages.termsRequired)
})

test('a code is four digits, a number gets its leading zeros back, and only mode 2 is valid', () => {
  expect(z.decode(verifyCode.body, { Otp: '0042', Mode: 2 })).toEqual({ code: '0042', mode: 2 })
  expect(z.decode(verifyCode.body, { otp: 42, mode: '2' })).toEqual({ code: '0042', mode: 2 })
  expect(firstSentence(verifyCode.body, { Otp: '123', Mode: 2 })).toBe('Plesae enter all 4 digits.')
  expect(firstSentence(verifyCode.body, { Otp: '1234', Mode: 1 })).toBe(identityMessages.codeModeUnknown)
})

test('each screen sends its own payload to change a password, and the served call reads all three', () => {
  const email = 'a@b.in'
  const own = { oldPassword: 'Old', newPassword: 'Abcdef12', confirmNewPassword: 'Abcdef12', email }
  const temporary = { newPassword: 'Abcdef12', confirmNewPassword: 'Abcdef12', email }
  const standalone = { oldPassword: 'Old', newPassword: 'weak', email }
  const sent = [
    z.encode(changeOwnPassword.body, own),
    z.encode(changeTemporaryPassword.body, temporary),
    z.encode(changePasswordStandalone.body, standalone),
  ]

  expect(sent.map((payload) => Object.keys(payload))).toEqual([
    ['oldPassword', 'NewPassword', 'ConfirmNewPassword', 'EmailAddress'],
    ['NewPassword', 'ConfirmNewPassword', 'EmailAddress'],
    ['OldPassword', 'NewPassword', 'Email'],
  ])
  expect(sent.map((payload) => z.decode(changePassword.body, payload))).toEqual([
    { ...own, standaloneEmail: null },
    { ...temporary, oldPassword: null, standaloneEmail: null },
    { oldPassword: 'Old', newPassword: 'weak', confirmNewPassword: null, email: null, standaloneEmail: email },
  ])
})

test('changing a password needs an address, a confirmation and matching passwords', () => {
  const body = changePassword.body
  expect(firstSentence(body, { NewPassword: 'x', ConfirmNewPassword: 'x' })).toBe(identityMessages.emailRequired)
  expect(firstSentence(body, { NewPassword: 'x', EmailAddress: 'a@b.in' })).toBe(identityMessages.confirmationRequired)
  expect(firstSentence(body, { NewPassword: 'x', ConfirmNewPassword: 'y', Email: 'a@b.in' })).toBe(
    identityMessages.passwordsDiffer,
  )
  expect(firstSentence(body, { EmailAddress: 'a@b.in' })).toBe(identityMessages.newPasswordRequired)
})

test('the reset form accepts a weak password, which only the server refuses', () => {
  const reset = { email: 'a@b.in', newPassword: 'weak', confirmNewPassword: 'weak', token: 't' }
  expect(z.decode(resetPassword.body, z.encode(resetPassword.body, reset))).toEqual(reset)
})

function firstSentence(schema: z.ZodMiniType, value: unknown) {
  return z.safeDecode(schema, value as never).error?.issues[0]?.message ?? null
}
