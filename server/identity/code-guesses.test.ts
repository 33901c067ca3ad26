import { afterEach, expect, vi } from 'vitest'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import type { Db } from '#server/db/connection.ts'
import { rateLimits } from '#server/rate-limits/rate-limits.tables.ts'
import { aSession, openTestApi, type TestApi } from '#test/api.ts'
import { anAccount } from '#test/builders.ts'
import { test } from '#test/outbox.ts'
import { refusal } from '#test/people.ts'
import { oneTimeCodes } from './accounts.tables.ts'
import { hashSecret } from './secrets.ts'

const HOUR = 60 * 60_000
const WRONG = '0000'
const RIGHT = '4321'

afterEach(() => {
  vi.useRealTimers()
})

test('an account has 20 wrong guesses a day across resends, a changed address and a new API instance', async ({
  api,
  db,
  config,
  data,
}) => {
  const first = await anOwner(db)
  const statuses: number[] = []
  const guess = async (on: TestApi, token: string, count: number) => {
    for (let tried = 0; tried < count; tried += 1) statuses.push((await verify(on, token, WRONG)).statusCode)
  }
  await send(api, first)
  await setCode(db)
  await guess(api, first, 5)
  await send(api, first)
  await setCode(db)
  await guess(api, first, 5)
  const changed = await api.call('PATCH', '/User', { token: first, payload: { EmailOrPhone: 'next@plinth.test' } })
  const second: string = changed.json().data.bearerToken
  await send(api, second)
  await setCode(db)
  await guess(api, second, 5)
  const restarted = await openTestApi(config, data)
  await send(restarted, second)
  await setCode(db)
  await guess(restarted, second, 10)

  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), ...Array.from({ length: 5 }, () => 429)])
  await send(restarted, second)
  await setCode(db)
  const right = await verify(restarted, second, RIGHT)
  await restarted.close()
  expect([right.statusCode, right.json()]).toEqual([429, refusal(identityMessages.tooManyWrongCodes('24 hours'))])
  expect(Number(right.headers['retry-after'])).toBeGreaterThan(86_000)
})

test('of 25 parallel guesses 20 are compared', async ({ api, db }) => {
  const token = await anOwner(db)

  const responses = await Promise.all(Array.from({ length: 25 }, () => verify(api, token, WRONG)))

  expect(responses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(20)
  expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5)
})

test('a correct code is not counted, accounts are counted separately, and the count resets after a day', async ({
  api,
  db,
}) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const [token, other] = [await anOwner(db), await anOwner(db)]
  await send(api, token)
  await setCode(db)
  expect((await verify(api, token, RIGHT)).statusCode).toBe(200)
  expect((await db.select().from(rateLimits)).find(({ key }) => key.startsWith('code-guess'))).toMatchObject({
    count: 0,
  })
  for (let count = 0; count < 20; count += 1) await verify(api, token, WRONG)
  expect((await verify(api, token, WRONG)).statusCode).toBe(429)
  expect((await verify(api, other, WRONG)).statusCode).toBe(400)

  vi.setSystemTime(Date.now() + 23.5 * HOUR)
  expect((await verify(api, token, WRONG)).json()).toEqual(refusal(identityMessages.tooManyWrongCodes('30 minutes')))
  vi.setSystemTime(Date.now() + 0.5 * HOUR)
  expect((await verify(api, token, WRONG)).statusCode).toBe(400)
})

async function anOwner(db: Db) {
  return aSession(db, await anAccount(db, { role: 'BusinessOwner', signupStep: 1 }), {
    idleExpiresAt: new Date(Date.now() + 48 * HOUR),
    expiresAt: new Date(Date.now() + 48 * HOUR),
  })
}

/** Stores a known code in place of the mailed one. */
async function setCode(db: Db) {
  await db.update(oneTimeCodes).set({ codeHash: await hashSecret(RIGHT) })
}

async function send(api: TestApi, token: string) {
  await api.post('/User/OtpSend', { Mode: 2 }, { token })
}

function verify(api: TestApi, token: string, Otp: string) {
  return api.post('/User/OtpVerify', { Otp, Mode: 2 }, { token })
}
