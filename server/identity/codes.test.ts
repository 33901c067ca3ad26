import { afterEach, expect, vi } from 'vitest'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { aSession, openTestApi, type TestApi } from '#test/api.ts'
import { anAccount } from '#test/builders.ts'
import { test } from '#test/outbox.ts'
import { refusal } from '#test/people.ts'
import { accounts, oneTimeCodes } from './accounts.tables.ts'
import { generateCode, hashSecret } from './secrets.ts'

const MINUTE = 60_000

afterEach(() => {
  vi.useRealTimers()
})

test('the mailed code verifies the address', async ({ api, db, outbox }) => {
  const { account, token } = await anOwner(db)

  const sent = await send(api, token)
  const [mail] = await outbox.mails(1)
  const code = /^Code: (\d{4})$/m.exec(mail?.text ?? '')?.[1]
  const verified = await verify(api, token, code)

  expect([sent.statusCode, sent.json()]).toEqual([
    200,
    { responseMessage: { isSuccessStatusCode: true, reasonPhrase: identityMessages.codeSent }, data: null },
  ])
  expect(mail?.to).toBe(account.email)
  expect([verified.statusCode, verified.json()]).toEqual([
    200,
    {
      responseMessage: { isSuccessStatusCode: true, reasonPhrase: 'OTP is verified for email successfully .' },
      data: null,
    },
  ])
  expect(await db.select().from(accounts)).toMatchObject([{ emailVerifiedAt: expect.any(Date), signupStep: 2 }])
  expect((await api.get(`/User/${account.id}`, { token })).json().data.isEmailVerified).toBe(true)
})

test('only a slow hash of the code is stored', async ({ api, db, outbox }) => {
  const { token } = await anOwner(db)
  await send(api, token)
  await outbox.mails(1)

  expect(await db.select().from(oneTimeCodes)).toMatchObject([
    { codeHash: expect.stringMatching(/^\$argon2id\$/), wrongTries: 0, usedAt: null },
  ])
})

test('a code works once', async ({ api, db }) => {
  const { account, token } = await anOwner(db)
  await aCode(db, account, '0042')

  expect((await verify(api, token, '0042')).statusCode).toBe(200)
  const again = await verify(api, token, '0042')
  expect([again.statusCode, again.json()]).toEqual([400, refusal(identityMessages.codeWrong)])
})

test('of five parallel uses of one code only one succeeds', async ({ api, db }) => {
  const { account, token } = await anOwner(db)
  await aCode(db, account, '0042')

  const responses = await Promise.all(Array.from({ length: 5 }, () => verify(api, token, '0042')))

  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400])
})

test('a code sent as a number keeps its leading zeros', async ({ api, db }) => {
  const { account, token } = await anOwner(db)
  await aCode(db, account, '0042')

  expect((await verify(api, token, 42)).statusCode).toBe(200)
})

test('after five wrong attempts the correct code is refused', async ({ api, db, config, data }) => {
  const { account, token } = await anOwner(db)
  await aCode(db, account, '0042')
  for (const wrong of ['0000', '1111', '2222', '3333', '4444']) {
    expect((await verify(api, token, wrong)).statusCode).toBe(400)
  }

  const restarted = await openTestApi(config, data)
  const right = await verify(restarted, token, '0042')
  await restarted.close()

  expect([right.statusCode, right.json()]).toEqual([400, refusal(identityMessages.codeWrong)])
  expect(await db.select().from(accounts)).toMatchObject([{ emailVerifiedAt: null, signupStep: 1 }])
})

test('after four wrong attempts the correct code is accepted', async ({ api, db }) => {
  const { account, token } = await anOwner(db)
  await aCode(db, account, '0042')
  for (const wrong of ['0000', '1111', '2222', '3333']) await verify(api, token, wrong)

  expect((await verify(api, token, '0042')).statusCode).toBe(200)
})

test('parallel guesses are all counted', async ({ api, db }) => {
  const { account, token } = await anOwner(db)
  await aCode(db, account, '9999')

  await Promise.all(Array.from({ length: 12 }, (_, guess) => verify(api, token, `000${guess % 10}`)))

  expect(await db.select().from(oneTimeCodes)).toMatchObject([{ wrongTries: 5 }])
  expect((await verify(api, token, '9999')).statusCode).toBe(400)
})

test('a code expires after ten minutes', async ({ api, db }) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { token } = await anOwner(db)
  await send(api, token)
  const [stored] = await db.select().from(oneTimeCodes)
  expect((stored?.expiresAt.getTime() ?? 0) - Date.now()).toBe(10 * MINUTE)
  await db.update(oneTimeCodes).set({ codeHash: await hashSecret('0042') })

  vi.setSystemTime(Date.now() + 10 * MINUTE)

  expect((await verify(api, token, '0042')).statusCode).toBe(400)
})

test('a new code replaces the old one', async ({ api, db }) => {
  const { account, token } = await anOwner(db)
  await aCode(db, account, '0042')
  await send(api, token)

  const codes = await db.select().from(oneTimeCodes)
  expect(codes).toHaveLength(1)
  await db.update(oneTimeCodes).set({ codeHash: await hashSecret('7777') })
  expect((await verify(api, token, '0042')).statusCode).toBe(400)
  expect((await verify(api, token, '7777')).statusCode).toBe(200)
})

test('a code works only for the account and the address it was sent to', async ({ api, db }) => {
  const { account, token } = await anOwner(db)
  const other = await anOwner(db)
  await aCode(db, account, '0042')

  expect((await verify(api, other.token, '0042')).statusCode).toBe(400)
  const changed = await api.call('PATCH', '/User', { token, payload: { EmailOrPhone: 'new@plinth.test' } })
  expect((await verify(api, changed.json().data.bearerToken, '0042')).statusCode).toBe(400)
})

test('at most five codes an hour are sent, even across a restart', async ({ api, db, config, data }) => {
  const { token } = await anOwner(db)
  for (let count = 0; count < 5; count += 1) expect((await send(api, token)).statusCode).toBe(200)

  const restarted = await openTestApi(config, data)
  const sixth = await send(restarted, token)
  await restarted.close()

  expect([sixth.statusCode, sixth.json()]).toEqual([429, refusal(wireRefusals.tooManyRequests)])
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3_500)
})

test.for([1, 0, '3', undefined, 'mail', null])('Mode %j is refused', async (Mode, { api, db }) => {
  const { token } = await anOwner(db)

  const sent = await api.post('/User/OtpSend', { Mode }, { token })
  const verified = await api.post('/User/OtpVerify', { Otp: '0042', Mode }, { token })

  expect([sent.statusCode, sent.json()]).toEqual([400, refusal(identityMessages.codeModeUnknown)])
  expect([verified.statusCode, verified.json()]).toEqual([400, refusal(identityMessages.codeModeUnknown)])
  expect(await db.select().from(oneTimeCodes)).toEqual([])
})

test.for(['', '123', '12345', 'abcd', '1 23', undefined, -42])(
  'the incomplete code %j is refused',
  async (Otp, { api, db }) => {
    const { token } = await anOwner(db)

    const response = await api.post('/User/OtpVerify', { Otp, Mode: 2 }, { token })

    expect([response.statusCode, response.json()]).toEqual([400, refusal('Plesae enter all 4 digits.')])
  },
)

test('an anonymous caller can neither request nor verify a code', async ({ api }) => {
  expect((await api.post('/User/OtpSend', { Mode: 2 })).statusCode).toBe(401)
  expect((await api.post('/User/OtpVerify', { Otp: '0042', Mode: 2 })).statusCode).toBe(401)
})

test('verifying an address sets no sign-up step for an account created by staff, and keeps that of a paid one', async ({
  api,
  db,
}) => {
  for (const signupStep of [null, 3]) {
    const { account, token } = await anOwner(db, { signupStep })
    await aCode(db, account, '0042')
    await verify(api, token, '0042')
  }

  const steps = await db.select({ signupStep: accounts.signupStep }).from(accounts)
  expect(steps.map(({ signupStep }) => signupStep).sort()).toEqual([3, null])
})

test('sending and verifying add audit log entries without the code', async ({ api, db }) => {
  const { account, token } = await anOwner(db)
  await send(api, token)
  await aCode(db, account, '0042')
  await verify(api, token, '0042')

  const actor = { actorId: account.id, entity: 'account', entityId: `${account.id}`, before: null, after: null }
  expect(await db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
    { ...actor, action: 'send-code' },
    { ...actor, action: 'verify-email' },
  ])
})

test('codes have four digits, including leading zeros', () => {
  const codes = Array.from({ length: 2_000 }, generateCode)

  for (const code of codes) expect(code).toMatch(/^\d{4}$/)
  expect(codes.some((code) => code.startsWith('0'))).toBe(true)
  expect(new Set(codes).size).toBeGreaterThan(1_500)
})

async function anOwner(db: Db, given: Partial<typeof accounts.$inferInsert> = {}) {
  const account = await anAccount(db, { role: 'BusinessOwner', signupStep: 1, ...given })
  return { account, token: await aSession(db, account) }
}

async function aCode(db: Db, { id, email }: { id: number; email: string }, code: string) {
  const expiresAt = new Date(Date.now() + 10 * MINUTE)
  await db.insert(oneTimeCodes).values({ accountId: id, email, codeHash: await hashSecret(code), expiresAt })
}

function send(api: TestApi, token: string) {
  return api.post('/User/OtpSend', { Mode: 2 }, { token })
}

function verify(api: TestApi, token: string, Otp: string | number | undefined) {
  return api.post('/User/OtpVerify', { Otp, Mode: 2 }, { token })
}
