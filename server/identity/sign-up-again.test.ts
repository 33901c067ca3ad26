import { expect } from 'vitest'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { type TestApi, test } from '#test/api.ts'
import { anAccountWithPassword, OTHER_PASSWORD, PASSWORD, refusal, signInWith, statusWith } from '#test/people.ts'
import { createAccountsRepository } from './accounts.repository.ts'
import { accounts, sessions } from './accounts.tables.ts'

const KEY = 'k3y-of-one-sign-up-0123456789'
const TAKEN = [400, refusal('Email address already exists.')]
const given = {
  FirstName: 'Farah',
  EmailAddress: 'Farah@Plinth.test',
  Role: 2,
  Password: PASSWORD,
  CompanyName: 'Khan Crews',
  IsAgreeTermsAndConditions: true,
}

test('repeating a sign-up whose response was lost returns a new token and ends its session', async ({ api, db }) => {
  const first = await signUp(api)
  const [before] = await db.select().from(accounts)

  const again = await signUp(api, { EmailAddress: ' farah@plinth.TEST ' })

  expect([again.statusCode, again.json()]).toEqual([
    200,
    {
      responseMessage: { isSuccessStatusCode: true, reasonPhrase: identityMessages.signedUp },
      data: { bearerToken: expect.stringMatching(/^[\w-]{43}$/), role: 2, id: 1 },
    },
  ])
  expect(await statusWith(api, first.json().data.bearerToken, 1)).toBe(401)
  expect(await statusWith(api, again.json().data.bearerToken, 1)).toBe(200)
  expect(await db.select().from(accounts)).toEqual([
    { ...before, lastSignedInAt: expect.any(Date), updatedAt: expect.any(Date) },
  ])
  const lines = await db.select().from(auditLog).orderBy(auditLog.id)
  expect(lines.map(({ action }) => action)).toEqual(['sign-up', 'sign-in'])
})

test('only a hash of the key is stored', async ({ api, db }) => {
  await signUp(api)

  const [account] = await db.select().from(accounts)
  expect(account?.signUpKeyHash).toMatch(/^[0-9a-f]{64}$/)
  expect(JSON.stringify([account, await db.select().from(auditLog)])).not.toContain(KEY)
})

test('the header name matches in any letter case', async ({ api }) => {
  await signUp(api, {}, { 'IDEMPOTENCY-KEY': KEY })

  expect((await signUp(api, {}, { 'idempotency-key': KEY })).statusCode).toBe(200)
})

test.for<[string, object, Record<string, string>]>([
  ['without a key', {}, {}],
  ['with another key', {}, { 'Idempotency-Key': `${KEY}x` }],
  ['with a wrong password', { Password: OTHER_PASSWORD }, { 'Idempotency-Key': KEY }],
])('%s, a sign-up with a taken address is refused', async ([, change, headers], { api, db }) => {
  const token = (await signUp(api)).json().data.bearerToken

  const again = await signUp(api, change, headers)

  expect([again.statusCode, again.json()]).toEqual(TAKEN)
  expect(await statusWith(api, token, 1)).toBe(200)
  expect(await db.select().from(sessions)).toHaveLength(1)
})

test('a sign-up key is refused for an account that was created without one', async ({ api, db }) => {
  await anAccountWithPassword(db, { email: 'farah@plinth.test', role: 'BusinessOwner' })

  const again = await signUp(api)

  expect([again.statusCode, again.json()]).toEqual(TAKEN)
})

test('the sign-up key is refused when the account has another e-mail address', async ({ api, db }) => {
  await signUp(api)
  await db.update(accounts).set({ email: 'other@plinth.test' })

  const again = await signUp(api, { EmailAddress: 'other@plinth.test' })

  expect([again.statusCode, again.json()]).toEqual(TAKEN)
})

test('the key stops working after verification, after a day, and for a blocked account', async ({ api, db }) => {
  const yesterday = new Date(Date.now() - 24 * 3_600_000 - 1_000)
  await signUp(api)
  for (const change of [{ emailVerifiedAt: new Date() }, { createdAt: yesterday }, { isBlocked: true }]) {
    const [before] = await db.select().from(accounts)
    if (!before) throw new Error('There is no sign-up to repeat.')
    await db.update(accounts).set(change)

    const again = await signUp(api)

    expect([again.statusCode, again.json()], Object.keys(change)[0]).toEqual(TAKEN)
    const { emailVerifiedAt, createdAt, isBlocked } = before
    await db.update(accounts).set({ emailVerifiedAt, createdAt, isBlocked })
  }
  expect((await signUp(api)).statusCode).toBe(200)
})

test('verifying the address deletes the key', async ({ api, db }) => {
  await signUp(api)
  await createAccountsRepository(db).markVerified(1, { email: given.EmailAddress, now: new Date() })

  expect(await db.select().from(accounts)).toMatchObject([{ signUpKeyHash: null, emailVerifiedAt: expect.any(Date) }])
})

test.for<[string, string]>([
  ['too short', 'x'.repeat(15)],
  ['too long', 'x'.repeat(129)],
  ['with a space', `${KEY} ${KEY}`],
  ['of no letters', ''],
  ['of letters that cannot be seen', `${KEY}\u00a0`],
])('a key %s is refused, and no account is created', async ([, key], { api, db }) => {
  const response = await signUp(api, {}, { 'Idempotency-Key': key })

  expect([response.statusCode, response.json()]).toEqual([400, refusal(identityMessages.signUpKeyInvalid)])
  expect(await db.select().from(accounts)).toEqual([])
})

test('five equal parallel sign-ups all succeed and leave one account and one session', async ({ api, db }) => {
  const responses = await Promise.all(Array.from({ length: 5 }, () => signUp(api)))

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  expect(await db.select().from(accounts)).toHaveLength(1)
  const statuses = await Promise.all(
    responses.map((response) => statusWith(api, response.json().data.bearerToken, response.json().data.id)),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
})

test('wrong passwords in repeated sign-ups lock the account, even for the correct password', async ({ api }) => {
  await signUp(api)
  for (let count = 0; count < 5; count += 1) await signUp(api, { Password: OTHER_PASSWORD })

  const refused = await signUp(api)

  expect([refused.statusCode, refused.json()]).toEqual([429, refusal(identityMessages.tooManyTries)])
  expect((await signInWith(api, given.EmailAddress)).statusCode).toBe(429)
})

test('a repeated sign-up counts towards the rate limit', async ({ api }) => {
  for (let count = 0; count < 10; count += 1) expect((await signUp(api)).statusCode).toBe(200)

  expect((await signUp(api)).statusCode).toBe(429)
})

function signUp(api: TestApi, change: object = {}, headers: Record<string, string> = { 'Idempotency-Key': KEY }) {
  return api.post('/User', { ...given, ...change }, { headers })
}
