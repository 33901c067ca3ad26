import { expect } from 'vitest'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { type TestApi, test } from '#test/api.ts'
import { anAccountWithPassword, PASSWORD, refusal, signInWith, statusWith } from '#test/people.ts'
import { accounts, sessions } from './accounts.tables.ts'

const given = {
  FirstName: ' Farah ',
  LastName: 'Khan',
  EmailAddress: 'Farah@Plinth.test',
  Role: 2,
  Password: PASSWORD,
  CompanyName: 'Khan Crews',
  IsAgreeTermsAndConditions: true,
}

test('a business owner signs up and is signed in', async ({ api, db }) => {
  const response = await signUp(api, given)

  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: 'Register for first step is done successfully.' },
    data: { bearerToken: expect.stringMatching(/^[\w-]{43}$/), role: 2, id: 1 },
  })
  expect(await statusWith(api, response.json().data.bearerToken, 1)).toBe(200)
  const [account] = await db.select().from(accounts)
  expect(account).toMatchObject({
    role: 'BusinessOwner',
    email: 'Farah@Plinth.test',
    firstName: 'Farah',
    lastName: 'Khan',
    companyName: 'Khan Crews',
    isTempPassword: false,
    isBlocked: false,
    emailVerifiedAt: null,
    signupStep: 1,
    agreedToTermsAt: expect.any(Date),
  })
  expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await signInWith(api, 'farah@plinth.test')).json().data.role).toBe(2)
})

test('the last name is optional', async ({ api, db }) => {
  const { LastName: _left, ...rest } = given

  expect((await signUp(api, rest)).statusCode).toBe(200)
  expect(await db.select().from(accounts)).toMatchObject([{ lastName: null }])
})

test('only the declared fields are stored', async ({ api, db }) => {
  await signUp(api, {
    ...given,
    id: 77,
    isBlocked: true,
    signupStep: 3,
    emailVerifiedAt: '2026-01-01',
    passwordHash: 'x',
    profileImage: 'x.png',
    version: 9,
  })

  expect(await db.select().from(accounts)).toMatchObject([
    { id: 1, isBlocked: false, signupStep: 1, emailVerifiedAt: null, profileImage: null, version: 1 },
  ])
})

test.for([
  ['FirstName', '', 'Please enter first name.'],
  ['CompanyName', undefined, 'Please enter business name.'],
  ['EmailAddress', ' ', 'Please enter email address.'],
  ['EmailAddress', 'farah', 'Please enter valid email address.'],
  ['EmailAddress', 'farah@plinth.company', 'Please enter valid email address.'],
  ['Password', '', 'Please enter password.'],
  ['Password', 'short-1', 'New Password is invalid.'],
  ['Password', 'onlyletters', 'New Password is invalid.'],
  ['Password', 'x'.repeat(201), 'This text is too long.'],
  ['IsAgreeTermsAndConditions', false, 'Please accept terms and conditions to continue.'],
  ['IsAgreeTermsAndConditions', undefined, 'Please accept terms and conditions to continue.'],
  ['Role', 1, identityMessages.roleRefused],
  ['Role', 'Admin', identityMessages.roleRefused],
  ['Role', 4, identityMessages.roleRefused],
  ['Role', 3, identityMessages.roleRefused],
  ['Role', undefined, identityMessages.roleRefused],
] as const)('%s = %j is refused', async ([field, value, sentence], { api, db }) => {
  const response = await signUp(api, { ...given, [field]: value })

  expect([response.statusCode, response.json()]).toEqual([400, refusal(sentence)])
  expect(await db.select().from(accounts)).toEqual([])
})

test('a taken address is refused in any letter case, and its account stays unchanged', async ({ api, db }) => {
  const before = await anAccountWithPassword(db, { email: 'farah@plinth.test', role: 'Admin' })

  for (const EmailAddress of ['farah@plinth.test', 'FARAH@PLINTH.TEST', ' Farah@plinth.test ']) {
    const response = await signUp(api, { ...given, EmailAddress, Password: 'Another-55' })
    expect([response.statusCode, response.json()]).toEqual([400, refusal('Email address already exists.')])
  }
  expect(await db.select().from(accounts)).toEqual([before])
})

test('of five parallel sign-ups with one address only one succeeds', async ({ api, db }) => {
  const responses = await Promise.all(
    ['farah@plinth.test', 'FARAH@plinth.test', 'Farah@plinth.test', 'fARAH@plinth.test', 'faRah@plinth.test'].map(
      (EmailAddress) => signUp(api, { ...given, EmailAddress }),
    ),
  )

  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400])
  expect(await db.select().from(accounts)).toHaveLength(1)
  expect(await db.select().from(sessions)).toHaveLength(1)
})

test('a visitor can sign up ten times in ten minutes, and an invalid form is not counted', async ({ api }) => {
  for (let count = 0; count < 12; count += 1) await signUp(api, { ...given, Password: 'weak' })
  for (let count = 0; count < 10; count += 1) {
    expect((await signUp(api, { ...given, EmailAddress: `crew-${count}@plinth.test` })).statusCode).toBe(200)
  }

  const refused = await signUp(api, { ...given, EmailAddress: 'one-more@plinth.test' })

  expect([refused.statusCode, refused.json()]).toEqual([429, refusal(wireRefusals.tooManyRequests)])
})

test('the audit log entry holds neither password nor token', async ({ api, db }) => {
  const { bearerToken } = (await signUp(api, given)).json().data

  const lines = await db.select().from(auditLog).orderBy(auditLog.id)
  expect(lines).toMatchObject([
    { action: 'sign-up', entity: 'account', entityId: '1', actorId: 1, after: { role: 'BusinessOwner' } },
  ])
  for (const secret of [bearerToken, PASSWORD, 'argon2']) expect(JSON.stringify(lines)).not.toContain(secret)
})

function signUp(api: TestApi, payload: object) {
  return api.post('/User', payload)
}
