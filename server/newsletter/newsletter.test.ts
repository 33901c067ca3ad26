import { asc } from 'drizzle-orm'
import { expect } from 'vitest'
import { newsletterMessages } from '#contract/newsletter/newsletter.messages.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { createFreeSpaceGuard } from '#server/db/free-space.ts'
import { createWriter } from '#server/db/write.ts'
import { openTestApi } from '#test/api.ts'
import { aSubscriber } from '#test/builders.ts'
import { test } from '#test/outbox.ts'
import { subscribers } from './subscribers.tables.ts'

const PATH = '/NewsandEvents/ManageNewsLetterSubscription/'
const done = { responseMessage: { isSuccessStatusCode: true, reasonPhrase: newsletterMessages.subscribed }, data: null }

test('an address is stored as subscribed', async ({ api, db }) => {
  const response = await api.post(PATH, { email: ' Asha@Visitor.example ' })

  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual(done)
  expect(newsletterMessages.subscribed).toBe('You have subscribed to our Newsletter.')
  expect(response.headers['cache-control']).toBe('no-store')
  expect(await stored(db)).toEqual([['Asha@Visitor.example', true]])
})

test('a repeated address gets the same response and is stored once, in any letter case', async ({ api, db }) => {
  for (const email of ['asha@visitor.example', 'ASHA@visitor.example', 'asha@VISITOR.example']) {
    expect((await api.post(PATH, { email })).json()).toEqual(done)
  }

  expect(await stored(db)).toEqual([['asha@visitor.example', true]])
})

test('the same address from five parallel visitors is stored once', async ({ api, db }) => {
  const responses = await Promise.all(
    Array.from({ length: 5 }, (_, visitor) =>
      api.post(PATH, { email: 'asha@visitor.example' }, { remoteAddress: `192.0.2.${visitor}` }),
    ),
  )

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  expect(await stored(db)).toHaveLength(1)
})

test('an unsubscribed address is subscribed again', async ({ api, db }) => {
  await aSubscriber(db, { email: 'asha@visitor.example', isSubscribed: false })

  expect((await api.post(PATH, { email: 'Asha@visitor.example' })).json()).toEqual(done)

  expect(await stored(db)).toEqual([['asha@visitor.example', true]])
})

test('a subscription is in the audit log without the address, and a repeated one is not', async ({ api, db }) => {
  await api.post(PATH, { email: 'asha@visitor.example' })
  await api.post(PATH, { email: 'asha@visitor.example' })

  const lines = await db.select().from(auditLog).orderBy(auditLog.id)
  expect(lines).toMatchObject([
    { action: 'subscribe', entity: 'subscriber', entityId: '1', actorId: null, after: null },
  ])
})

test('property names match in any letter case, and unknown ones are ignored', async ({ api, db }) => {
  expect((await api.post(PATH, { EMAIL: 'a@visitor.example', isSubscribed: false, id: 99 })).statusCode).toBe(200)
  expect((await api.post(PATH, { eMail: 'b@visitor.example' })).statusCode).toBe(200)

  expect(await stored(db)).toEqual([
    ['a@visitor.example', true],
    ['b@visitor.example', true],
  ])
})

test('keys that would pollute a prototype are ignored', async ({ api, db }) => {
  const payload =
    '{"__proto__":{"email":"x@y.example"},"constructor":{"prototype":{"admin":1}},"email":"a@visitor.example"}'

  const response = await api.post(PATH, payload, { headers: { 'content-type': 'application/json' } })

  expect(response.statusCode).toBe(200)
  expect(await stored(db)).toEqual([['a@visitor.example', true]])
  expect(({} as Record<string, unknown>).admin).toBeUndefined()
})

test('an inherited property is not used as the address', async ({ api, db }) => {
  const payload = '{"__proto__":{"email":"x@visitor.example"}}'

  const response = await api.post(PATH, payload, { headers: { 'content-type': 'application/json' } })

  expect(response.statusCode).toBe(400)
  expect(await stored(db)).toEqual([])
})

test.for([
  [{}, newsletterMessages.emailRequired],
  [{ email: '' }, newsletterMessages.emailRequired],
  [{ email: '   ' }, newsletterMessages.emailRequired],
  [{ email: null }, newsletterMessages.emailRequired],
  [{ email: 7 }, newsletterMessages.emailRequired],
  [{ email: ['a@visitor.example'] }, newsletterMessages.emailRequired],
  [{ email: 'asha' }, newsletterMessages.emailInvalid],
  [{ email: 'asha@visitor' }, newsletterMessages.emailInvalid],
  [{ email: 'asha@visitor.x' }, newsletterMessages.emailInvalid],
  [{ email: 'asha@visitor.example\u0000' }, newsletterMessages.emailInvalid],
  [{ email: 'asha@visitor.example, ravi@visitor.example' }, newsletterMessages.emailInvalid],
  [{ email: `${'a'.repeat(300)}@visitor.example` }, newsletterMessages.emailInvalid],
] as const)('a subscription with %j is refused', async ([payload, sentence], { api, db }) => {
  const response = await api.post(PATH, payload)

  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({
    responseMessage: { isSuccessStatusCode: false, reasonPhrase: sentence },
    data: null,
  })
  expect(await stored(db)).toEqual([])
})

test('a visitor can subscribe ten times in ten minutes, then gets 429 with Retry-After', async ({ api, db }) => {
  for (let count = 0; count < 10; count += 1) {
    expect((await api.post(PATH, { email: `reader-${count}@visitor.example` })).statusCode).toBe(200)
  }
  const refused = await api.post(PATH, { email: 'one-more@visitor.example' })
  const neighbour = await api.post(PATH, { email: 'one-more@visitor.example' }, { remoteAddress: '192.0.2.9' })

  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toEqual({
    responseMessage: { isSuccessStatusCode: false, reasonPhrase: wireRefusals.tooManyRequests },
    data: null,
  })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600)
  expect(neighbour.statusCode).toBe(200)
  expect(await stored(db)).toHaveLength(11)
})

test('an invalid address does not count towards the rate limit', async ({ api }) => {
  for (let count = 0; count < 12; count += 1) await api.post(PATH, { email: 'asha' })

  expect((await api.post(PATH, { email: 'asha@visitor.example' })).statusCode).toBe(200)
})

test('the rate limit still applies after a restart', async ({ api, config, data }) => {
  for (let count = 0; count < 10; count += 1) await api.post(PATH, { email: `reader-${count}@visitor.example` })

  const restarted = await openTestApi(config, data)
  const response = await restarted.post(PATH, { email: 'one-more@visitor.example' })
  await restarted.close()

  expect(response.statusCode).toBe(429)
})

test('rate limits can be turned off for load tests', async ({ config, data }) => {
  const unlimited = await openTestApi({ ...config, hasRateLimits: false }, data)
  const statuses: number[] = []
  for (let count = 0; count < 12; count += 1) {
    statuses.push((await unlimited.post(PATH, { email: `reader-${count}@visitor.example` })).statusCode)
  }
  await unlimited.close()

  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('with little disk space left nothing is stored and the response is 507', async ({ config, data, db }) => {
  const freeSpace = createFreeSpaceGuard({ folder: '/data', measure: async () => 0 })
  const full = await openTestApi(config, {
    ...data,
    freeSpace,
    write: createWriter(data.database, { ...data, freeSpace }),
  })

  const response = await full.post(PATH, { email: 'asha@visitor.example' })
  const ready = await full.app.inject('/readyz')
  await full.close()

  expect(response.statusCode).toBe(507)
  expect(response.json().responseMessage.isSuccessStatusCode).toBe(false)
  expect(ready.statusCode).toBe(503)
  expect(await stored(db)).toEqual([])
})

async function stored(db: Db) {
  const rows = await db.select().from(subscribers).orderBy(asc(subscribers.id))
  return rows.map(({ email, isSubscribed }) => [email, isSubscribed])
}
