import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { secondFactorMessages } from '#contract/identity/second-factor.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { rateLimits } from '#server/rate-limits/rate-limits.tables.ts'
import type { TestApi } from '#test/api.ts'
import { test } from '#test/outbox.ts'
import { anAccountWithPassword, PASSWORD, refusal, signedIn, signInWith, statusWith } from '#test/people.ts'
import { accounts, recoveryCodes, secondFactors, signInChallenges } from './accounts.tables.ts'
import { totpCode, totpStep } from './totp.ts'

const EMAIL = 'meera@plinth.test'

test('set-up with the password and a code returns ten recovery codes and ends other sessions', async ({
  api,
  db,
  outbox,
}) => {
  const { id } = await anAccountWithPassword(db, { email: EMAIL })
  const [token, elsewhere] = [await signedIn(api, EMAIL), await signedIn(api, EMAIL)]
  const state = async () => (await api.get('/User/GetSecondFactor', { token })).json().data
  expect(await state()).toEqual({ isOn: false, recoveryCodesLeft: 0 })

  expect((await api.post('/User/ConfirmSecondFactor', { code: '123456' }, { token })).json()).toEqual(
    refusal(secondFactorMessages.notSetUp),
  )
  expect((await api.post('/User/StartSecondFactor', { password: 'Wrong-1x' }, { token })).json()).toEqual(
    refusal(secondFactorMessages.passwordWrong),
  )
  const setup = (await api.post('/User/StartSecondFactor', { password: PASSWORD }, { token })).json().data
  expect(setup).toEqual({
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    qrPath: expect.stringMatching(/^(M\d+ \d+h\d+v1h-\d+z)+$/),
    qrSize: expect.any(Number),
  })
  // Before the second factor is confirmed, the password is sufficient.
  expect((await signInWith(api, EMAIL)).json().data.bearerToken).toEqual(expect.any(String))

  const wrong = await api.post('/User/ConfirmSecondFactor', { code: wrongCode(setup.secret) }, { token })
  expect([wrong.statusCode, wrong.json()]).toEqual([400, refusal(secondFactorMessages.codeRefused)])
  const done = await api.post('/User/ConfirmSecondFactor', { code: codeOf(setup.secret) }, { token })

  expect(done.json().responseMessage.reasonPhrase).toBe(secondFactorMessages.turnedOn)
  const { codes } = done.json().data
  expect(new Set(codes).size).toBe(10)
  expect(codes[0]).toMatch(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/)
  expect(await state()).toEqual({ isOn: true, recoveryCodesLeft: 10 })
  expect(await statusWith(api, elsewhere, id)).toBe(401)
  expect((await outbox.mails(1))[0]?.text).toContain(secondFactorMessages.mail.on)
  const audit = JSON.stringify(await db.select().from(auditLog))
  for (const secret of [setup.secret, ...codes]) expect(audit).not.toContain(secret)
  const stored = JSON.stringify(await db.select().from(recoveryCodes))
  for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''))
})

test('sign-in returns a challenge instead of a token, and the code completes it once', async ({ api, db }) => {
  const { account, secret } = await withSecondFactor(db)

  const first = await signInWith(api, EMAIL)
  expect(first.json().data).toEqual({ requiresCode: true, challenge: expect.any(String) })
  const { challenge } = first.json().data
  expect((await api.get(`/User/${account.id}`, { token: challenge })).statusCode).toBe(401)

  const code = codeOf(secret)
  const done = await complete(api, challenge, code)
  expect(done.json()).toMatchObject({
    responseMessage: { reasonPhrase: identityMessages.signedIn },
    data: { role: 'Admin', id: account.id, bearerToken: expect.any(String), isTempPassword: false },
  })
  expect(await statusWith(api, done.json().data.bearerToken, account.id)).toBe(200)

  const again = await complete(api, challenge, codeOf(secret, 1))
  expect([again.statusCode, again.json()]).toEqual([401, refusal(secondFactorMessages.challengeEnded)])
  const { challenge: next } = (await signInWith(api, EMAIL)).json().data
  expect((await complete(api, next, code)).json(), 'the same code').toEqual(refusal(secondFactorMessages.codeRefused))
  expect((await complete(api, next, codeOf(secret, 1))).statusCode, 'the next code').toBe(200)
  expect(await linesOf(db, 'sign-in')).toMatchObject([
    { after: { secondFactor: 'app' } },
    { after: { secondFactor: 'app' } },
  ])
})

test('of parallel sign-ins with one code only one succeeds', async ({ api, db }) => {
  const { secret } = await withSecondFactor(db)
  const challenges = [(await signInWith(api, EMAIL)).json().data, (await signInWith(api, EMAIL)).json().data]
  const code = codeOf(secret)

  const responses = await Promise.all(challenges.map(({ challenge }) => complete(api, challenge, code)))

  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401])
})

test('a wrong password gets no challenge, and an expired or unknown challenge is refused', async ({ api, db }) => {
  const { secret } = await withSecondFactor(db)
  expect((await signInWith(api, EMAIL, 'Wrong-One-1')).json()).toEqual(refusal(identityMessages.wrongCredentials))
  const { challenge } = (await signInWith(api, EMAIL)).json().data
  await db.update(signInChallenges).set({ expiresAt: new Date(Date.now() - 1) })

  expect((await complete(api, challenge, codeOf(secret))).json()).toEqual(refusal(secondFactorMessages.challengeEnded))
  expect((await complete(api, 'no-such-challenge', codeOf(secret))).statusCode).toBe(401)
})

test('a challenge ends when the password is changed or the account is blocked', async ({ api, db }) => {
  const { secret } = await withSecondFactor(db)
  const { challenge } = (await signInWith(api, EMAIL)).json().data
  await db.update(accounts).set({ isBlocked: true })
  expect((await complete(api, challenge, codeOf(secret))).statusCode).toBe(403)
  await db.update(accounts).set({ isBlocked: false, passwordChangedAt: new Date(Date.now() + 1000) })

  expect((await complete(api, challenge, codeOf(secret))).json()).toEqual(refusal(secondFactorMessages.challengeEnded))
})

test('a recovery code signs in once, in any spelling, and sends a mail', async ({ api, db, outbox }) => {
  const { codes } = await setUp(api, db)
  const [code = ''] = codes
  const tryCode = async (given: string) => {
    const { challenge } = (await signInWith(api, EMAIL)).json().data
    return complete(api, challenge, given)
  }

  const done = await tryCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)
  expect(done.statusCode).toBe(200)
  const { token } = { token: done.json().data.bearerToken }
  expect((await api.get('/User/GetSecondFactor', { token })).json().data.recoveryCodesLeft).toBe(9)
  expect((await tryCode(code)).json()).toEqual(refusal(secondFactorMessages.codeRefused))
  const texts = (await outbox.mails(2)).map(({ text }) => text)
  expect(texts.filter((text) => text.includes(secondFactorMessages.mail.recoveryCode))).toHaveLength(1)
})

test('five wrong codes lock the account, even with the correct password', async ({ api, db }) => {
  const { secret } = await withSecondFactor(db)
  for (let count = 0; count < 5; count += 1) {
    const { challenge } = (await signInWith(api, EMAIL)).json().data
    expect((await complete(api, challenge, wrongCode(secret))).statusCode).toBe(401)
  }

  const { challenge } = (await signInWith(api, EMAIL)).json().data
  const locked = await complete(api, challenge, codeOf(secret))
  expect([locked.statusCode, locked.json()]).toEqual([429, refusal(identityMessages.tooManyTries)])
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(500)
})

test('after twenty wrong codes in a day no further one is compared, independent of lockouts', async ({ api, db }) => {
  const { account, secret } = await withSecondFactor(db)
  const now = new Date()
  await db.insert(rateLimits).values({
    key: `second-factor:day:${account.id}`,
    windowStartedAt: new Date(now.getTime() - 60 * 60_000),
    count: 20,
    updatedAt: now,
  })
  const { challenge } = (await signInWith(api, EMAIL)).json().data

  const capped = await complete(api, challenge, codeOf(secret))

  expect(capped.statusCode).toBe(429)
  expect(Number(capped.headers['retry-after'])).toBeGreaterThan(22 * 60 * 60)
})

test('turning off a second factor and replacing recovery codes need the password and a code', async ({ api, db }) => {
  const { secret, token, codes } = await setUp(api, db)
  const off = (payload: object) => api.post('/User/TurnOffSecondFactor', payload, { token })
  expect((await api.post('/User/StartSecondFactor', { password: PASSWORD }, { token })).json()).toEqual(
    refusal(secondFactorMessages.alreadyOn),
  )
  expect((await off({ password: 'Wrong-1x', code: codeOf(secret, 1) })).json()).toEqual(
    refusal(secondFactorMessages.passwordWrong),
  )
  expect((await off({ password: PASSWORD, code: wrongCode(secret) })).json()).toEqual(
    refusal(secondFactorMessages.codeRefused),
  )

  const renewed = await api.post(
    '/User/ReplaceRecoveryCodes',
    { password: PASSWORD, code: codeOf(secret, 1) },
    { token },
  )
  expect(renewed.json().data.codes).toHaveLength(10)
  expect(renewed.json().data.codes).not.toContain(codes[0])
  expect((await off({ password: PASSWORD, code: codes[0] })).json(), 'an old code').toEqual(
    refusal(secondFactorMessages.codeRefused),
  )
  expect((await off({ password: PASSWORD, code: renewed.json().data.codes[0] })).statusCode).toBe(200)

  expect((await signInWith(api, EMAIL)).json().data.bearerToken).toEqual(expect.any(String))
  expect(await db.$count(recoveryCodes)).toBe(0)
  expect(await linesOf(db, 'turn-off-second-factor')).toHaveLength(1)
})

test('accounts without a second factor get the specified response', async ({ api, db }) => {
  await anAccountWithPassword(db, { email: EMAIL })

  expect(Object.keys((await signInWith(api, EMAIL)).json().data).toSorted()).toEqual([
    'bearerToken',
    'firstName',
    'id',
    'isTempPassword',
    'lastName',
    'role',
  ])
})

/** Inserts an admin with a confirmed second factor. */
async function withSecondFactor(db: Db) {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const account = await anAccountWithPassword(db, { email: EMAIL })
  await db.insert(secondFactors).values({ accountId: account.id, secret, confirmedAt: new Date() })
  return { account, secret }
}

/** Sets up a second factor with the calls of the API. */
async function setUp(api: TestApi, db: Db) {
  await anAccountWithPassword(db, { email: EMAIL })
  const token = await signedIn(api, EMAIL)
  const { secret } = (await api.post('/User/StartSecondFactor', { password: PASSWORD }, { token })).json().data
  const done = await api.post('/User/ConfirmSecondFactor', { code: codeOf(secret) }, { token })
  return { secret, token, codes: done.json().data.codes as string[] }
}

function complete(api: TestApi, challenge: string, code: string) {
  return api.post('/User/LoginCode', { challenge, code }, { remoteAddress: '192.0.2.1' })
}

function codeOf(secret: string, drift = 0) {
  return totpCode(secret, totpStep(new Date()) + drift)
}

/** A code that differs from every code that is valid now or in the next minute. */
function wrongCode(secret: string) {
  const valid = [-1, 0, 1, 2, 3].map((drift) => codeOf(secret, drift))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !valid.includes(code)) ?? ''
}

function linesOf(db: Db, action: string) {
  return db.select().from(auditLog).where(eq(auditLog.action, action))
}
