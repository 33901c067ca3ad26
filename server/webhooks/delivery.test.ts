import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Data } from '#server/data.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { createFreeSpaceGuard } from '#server/db/free-space.ts'
import { createJobs } from '#server/db/jobs.ts'
import { rowsOf } from '#server/db/rows.ts'
import { createWriter } from '#server/db/write.ts'
import { leads } from '#server/leads/leads.tables.ts'
import { test } from '#test/api.ts'
import { waitFor } from '#test/wait-for.ts'
import { nextAttempt, registerWebhookJobs } from './delivery.ts'
import { aReceiver, type ReceivedRequest } from './receiver.fixture.ts'
import { recordEvent } from './record-event.ts'
import { aSelfSignedReceiver } from './self-signed.fixture.ts'
import { webhookDeliveries, webhookEvents, webhooks } from './webhooks.tables.ts'

const SECRET = 'whsec_first'

async function aWebhook(db: Db, given: Partial<typeof webhooks.$inferInsert> = {}) {
  const [webhook] = await db
    .insert(webhooks)
    .values({
      name: 'CRM',
      address: 'https://crm.example.com/hooks',
      events: ['lead.created'],
      secret: SECRET,
      ...given,
    })
    .returning()
  if (!webhook) throw new Error('The webhook was not stored.')
  return webhook
}

/** Creates a lead and records its event in the same write. */
async function newLead(data: Pick<Data, 'write'>, name = 'Asha Verma') {
  await data.write(async (change) => {
    const [lead] = await change.db
      .insert(leads)
      .values({ name, phone: '+919810000000', state: 'new', source: 'enquiry' })
      .returning({ id: leads.id })
    await recordEvent(change, { type: 'lead.created', leadId: lead?.id ?? 0 })
  })
}

const delivery = async (db: Db) => (await db.select().from(webhookDeliveries))[0]
const idsOf = (requests: readonly ReceivedRequest[]) => requests.map(({ headers }) => headers['x-webhook-id'])

test('a delivery is signed with both secrets during a rotation, and recorded', async ({ data, db }) => {
  const { received, send } = await aReceiver((response) => response.writeHead(200).end('ok'))
  registerWebhookJobs(data, { send })
  await data.jobs.start()
  const until = new Date(Date.now() + 60_000)
  await aWebhook(db, { secret: 'whsec_second', oldSecret: SECRET, oldSecretUntil: until })
  await newLead(data)

  await waitFor(async () => expect(await delivery(db)).toMatchObject({ state: 'delivered' }))
  expect(await delivery(db)).toMatchObject({
    attempts: 1,
    outcome: 'delivered',
    status: 200,
    response: 'ok',
    nextAttemptAt: null,
  })
  const [request] = received
  const [event] = await db.select().from(webhookEvents)
  expect(request?.body).toBe(event?.body)
  expect(JSON.parse(request?.body ?? '')).toMatchObject({
    id: event?.id,
    type: 'lead.created',
    data: { lead: { name: 'Asha Verma', phone: '+919810000000', state: 'new' } },
  })
  expect(request?.headers).toMatchObject({ 'x-webhook-id': event?.id, 'x-webhook-event': 'lead.created' })
  const [time, ...signatures] = String(request?.headers['x-webhook-signature']).split(',')
  const expected = ['whsec_second', SECRET].map(
    (secret) =>
      `v1=${createHmac('sha256', secret)
        .update(`${time?.slice(2)}.${request?.body}`)
        .digest('hex')}`,
  )
  expect(signatures).toEqual(expected)
  expect(await db.select().from(webhooks)).toMatchObject([{ lastOutcome: 'delivered', failingSince: null, version: 1 }])
})

test('an old secret does not sign after its time', async ({ data, db }) => {
  const { received, send } = await aReceiver()
  registerWebhookJobs(data, { send })
  await data.jobs.start()
  await aWebhook(db, { oldSecret: 'whsec_old', oldSecretUntil: new Date(Date.now() - 1) })
  await newLead(data)
  await waitFor(() => expect(received).toHaveLength(1))
  expect(String(received[0]?.headers['x-webhook-signature'])).toMatch(/^t=\d+,v1=[\da-f]{64}$/)
})

test('a failed delivery is retried with the same id and body until it is accepted', async ({ data, db }) => {
  const answers = [500, 503]
  const { received, send } = await aReceiver((response) => response.writeHead(answers.shift() ?? 204).end())
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

test('a receiver with a self-signed certificate gets nothing, is listed as such and retried until it is valid', async ({
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

test('a certificate of another name is refused', async () => {
  const { received, send, trust } = await aSelfSignedReceiver()
  trust()
  const body = '{}'

  expect(await send({ address: 'https://other.example.com/', headers: {}, body })).toMatchObject({
    outcome: 'certificate',
  })
  expect(await send({ address: 'https://crm.example.com/', headers: {}, body })).toMatchObject({ outcome: 'delivered' })
  expect(received).toEqual([body])
})

test('a slow receiver gets one request at a time and does not hold up another', async ({ data, db }) => {
  let open = 0
  let mostOpen = 0
  const received: string[] = []
  const { send } = await aReceiver((response, { path }) => {
    received.push(path)
    if (path !== '/slow') return response.writeHead(204).end()
    open += 1
    mostOpen = Math.max(mostOpen, open)
    response.on('close', () => {
      open -= 1
    })
  })
  registerWebhookJobs(data, { send })
  await data.jobs.start()
  await aWebhook(db, { address: 'https://crm.example.com/slow' })
  await aWebhook(db, { address: 'https://crm.example.com/fast' })
  for (let nth = 0; nth < 8; nth += 1) await newLead(data, `Person ${nth}`)

  await waitFor(() => expect(received.filter((path) => path === '/fast')).toHaveLength(8))
  expect(mostOpen).toBe(1)
  expect(received.filter((path) => path === '/slow')).toHaveLength(1)
})

test('an attempt whose process dies before it is recorded is made again with the same id', async ({
  data,
  db,
  database,
  revision,
}) => {
  const { received, send } = await aReceiver()
  registerWebhookJobs({ ...data, write: () => new Promise(() => {}) }, { send })
  await data.jobs.start()
  await aWebhook(db)
  await newLead(data)
  await waitFor(() => expect(received).toHaveLength(1))
  await data.jobs.stop()
  expect(await delivery(db)).toMatchObject({ state: 'waiting', attempts: 0 })

  await db.execute(
    sql`update jobs.job set heartbeat_on = now() - interval '1 minute', start_after = now() where name = 'webhooks'`,
  )
  const jobs = createJobs(database, { pollEverySeconds: 0.5, superviseEverySeconds: 1 })
  const write = createWriter(database, { jobs, revision, freeSpace: createFreeSpaceGuard({ folder: null }) })
  registerWebhookJobs({ ...data, jobs, write }, { send })
  await jobs.start()
  try {
    // The retry of pg-boss itself waits too; it is made due at once.
    await waitFor(async () => {
      await db.execute(sql`update jobs.job set start_after = now() where name = 'webhooks' and state = 'retry'`)
      expect(await delivery(db)).toMatchObject({ state: 'delivered', attempts: 1 })
    })
    expect(received).toHaveLength(2)
    expect(new Set(idsOf(received)).size).toBe(1)
  } finally {
    await jobs.stop()
  }
})

test('two jobs for the same attempt continue as one', async ({ data, db }) => {
  const { received, send } = await aReceiver((response) => response.writeHead(500).end())
  registerWebhookJobs(data, { send })
  await data.jobs.start()
  const webhook = await aWebhook(db)
  await newLead(data)
  await waitFor(async () => expect(await delivery(db)).toMatchObject({ attempts: 1 }))
  const { id = 0 } = (await delivery(db)) ?? {}
  const group = { id: String(webhook.id) }
  await data.jobs.enqueueIn(db, 'webhooks', { deliveryId: id, attempt: 0 }, { group })
  await newLead(data, 'Ravi Rao')
  await waitFor(() => expect(received).toHaveLength(2))
  expect(await delivery(db)).toMatchObject({ attempts: 1 })
})

test('nothing is sent for a write that is rolled back, and nothing is stored when no webhook wants the event', async ({
  data,
  db,
}) => {
  const { received, send } = await aReceiver()
  registerWebhookJobs(data, { send })
  await data.jobs.start()
  await aWebhook(db, { events: ['visit.booked'] })
  await aWebhook(db, { isOn: false })
  await aWebhook(db, { deletedAt: new Date() })
  await newLead(data)
  expect(await db.$count(webhookEvents)).toBe(0)

  await aWebhook(db)
  const refused = data.write(async (change) => {
    await recordEvent(change, { type: 'lead.created', leadId: 1 })
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
  expect(await db.$count(webhookEvents)).toBe(0)
  await newLead(data, 'Ravi Rao')
  await waitFor(() => expect(received).toHaveLength(1))
  expect(received[0]?.body).toContain('Ravi Rao')
})

test('a waiting delivery of a webhook that was switched off is not sent', async ({ data, db }) => {
  const { received, send } = await aReceiver()
  registerWebhookJobs(data, { send })
  await data.jobs.start()
  const webhook = await aWebhook(db)
  await data.write(async (change) => {
    const [lead] = await change.db.insert(leads).values({ name: 'Asha', state: 'new', source: 'enquiry' }).returning()
    await recordEvent(change, { type: 'lead.created', leadId: lead?.id ?? 0 })
    await change.db.update(webhooks).set({ isOn: false }).where(eq(webhooks.id, webhook.id))
  })
  await waitFor(async () => expect(await delivery(db)).toMatchObject({ state: 'failed' }))
  expect(await delivery(db)).toMatchObject({ outcome: 'switchedOff', nextAttemptAt: null })
  expect(received).toEqual([])
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
