import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { auditLog } from '#server/db/change.tables.ts'
import { rowsOf } from '#server/db/rows.ts'
import { test } from '#test/api.ts'
import { waitFor } from '#test/wait-for.ts'
import { aWebhook, delivery, idsOf, newLead } from './delivery.fixture.ts'
import { nextAttempt, registerWebhookJobs } from './delivery.ts'
import { aReceiver } from './receiver.fixture.ts'
import { aSelfSignedReceiver } from './self-signed.fixture.ts'
import { webhooks } from './webhooks.tables.ts'

test('a failed delivery is retried with the same id and body until it is accepted', async ({ data, db }) => {
  const responses = [500, 503]
  const { received, send } = await aReceiver((response) => response.writeHead(responses.shift() ?? 204).end())
  registerWebhookJobs(data, { send, firstRetryMs: 100 })
  await data.jobs.start()
  await aWebhook(db)
  await newLead(data)

  await waitFor(async () => expect(await delivery(db)).toMatchObject({ state: 'delivered', attempts: 3 }))
  expect(new Set(idsOf(received)).size).toBe(1)
  expect(new Set(received.map(({ body }) => body)).size).toBe(1)
  expect(await db.select().from(webhooks)).toMatchObject([{ failingSince: null, lastStatus: 204 }])
})

test('a redirect to a private address is a failure that waits for its next attempt', async ({ data, db }) => {
  const { received, send } = await aReceiver((response) =>
    response.writeHead(307, { location: 'https://127.0.0.1/' }).end(),
  )
  registerWebhookJobs(data, { send })
  await data.jobs.start()
  await aWebhook(db)
  await newLead(data)

  await waitFor(async () => expect(await delivery(db)).toMatchObject({ attempts: 1 }))
  const stored = await delivery(db)
  expect(stored).toMatchObject({ state: 'waiting', outcome: 'redirect', status: 307 })
  const wait = (stored?.nextAttemptAt?.getTime() ?? 0) - (stored?.lastAttemptAt?.getTime() ?? 0)
  expect(wait).toBeGreaterThanOrEqual(29_000)
  expect(received).toHaveLength(1)
  const jobs = await rowsOf(db, sql`select group_id from jobs.job where name = 'webhooks' and state = 'created'`)
  expect(jobs).toHaveLength(1)
})

test('a receiver with a self-signed certificate gets nothing until it is trusted, and the log says why', async ({
  api,
  data,
  db,
}) => {
  const { received, send, trust } = await aSelfSignedReceiver()
  const lines: unknown[] = []
  registerWebhookJobs(data, { send, firstRetryMs: 100, log: { warn: (...line) => lines.push(line) } })
  await data.jobs.start()
  await aWebhook(db)
  await newLead(data)

  await waitFor(async () => expect((await delivery(db))?.attempts).toBeGreaterThanOrEqual(2))
  const token = await api.tokenOf('Admin')
  const listed = await api.post('/Webhooks/SearchDeliveries', {}, { token })
  expect(listed.json().data.rows).toMatchObject([{ state: 'waiting', outcome: 'certificate', status: null }])
  expect(await db.select().from(webhooks)).toMatchObject([{ lastOutcome: 'certificate', isOn: true }])
  expect(received).toEqual([])
  expect(lines).toMatchObject([[{ outcome: 'certificate', status: null }, expect.any(String)]])

  trust()
  await waitFor(async () => expect(await delivery(db)).toMatchObject({ state: 'delivered' }))
  expect(received).toHaveLength(1)
})

test('a certificate for another host name is refused', async () => {
  const { received, send, trust } = await aSelfSignedReceiver()
  trust()
  const body = '{}'

  expect(await send({ address: 'https://other.example.com/', headers: {}, body })).toMatchObject({
    outcome: 'certificate',
  })
  expect(await send({ address: 'https://crm.example.com/', headers: {}, body })).toMatchObject({ outcome: 'delivered' })
  expect(received).toEqual([body])
})

test('after a day a delivery is given up; after three days of failures the webhook is switched off', async ({
  data,
  db,
}) => {
  const { send } = await aReceiver((response) => response.writeHead(500).end('key=secret'))
  const lines: unknown[] = []
  registerWebhookJobs(data, { send, log: { warn: (...line) => lines.push(line) }, now: () => new Date(later) })
  await data.jobs.start()
  let later = Date.now() + 25 * 3_600_000
  await aWebhook(db, { address: 'https://crm.example.com/hooks?key=zapi-4711' })
  await newLead(data)
  await waitFor(async () => expect(await delivery(db)).toMatchObject({ state: 'failed', attempts: 1 }))
  expect(await db.select().from(webhooks)).toMatchObject([{ isOn: true, failingSince: new Date(later) }])

  later += 3 * 86_400_000
  await newLead(data, 'Ravi Rao')
  await waitFor(async () =>
    expect(await db.select().from(webhooks)).toMatchObject([{ isOn: false, disabledAt: expect.any(Date) }]),
  )
  const audited = await db.select().from(auditLog).where(eq(auditLog.entity, 'webhook'))
  expect(audited).toMatchObject([{ action: 'update', actorId: null, after: { isOn: false } }])
  expect(lines).toHaveLength(2)
  expect(JSON.stringify([lines, audited])).not.toMatch(/whsec_|zapi-4711|key=secret|Ravi/)
})

test('each wait is as long as all before, and the last attempt is a day after the event', () => {
  const from = new Date('2026-11-07T10:00:00Z')
  const waits: number[] = []
  for (let at: Date | null = from; at; ) {
    const next = nextAttempt(from, at)
    if (next) waits.push((next.getTime() - at.getTime()) / 1000)
    at = next
  }
  expect(waits).toEqual([30, 30, 60, 120, 240, 480, 960, 1920, 3840, 7680, 15360, 30720, 24960])
  expect(waits.reduce((sum, wait) => sum + wait)).toBe(86_400)
})
