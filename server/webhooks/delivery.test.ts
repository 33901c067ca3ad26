import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { createFreeSpaceGuard } from '#server/db/free-space.ts'
import { createJobs } from '#server/db/jobs.ts'
import { createWriter } from '#server/db/write.ts'
import { leads } from '#server/leads/leads.tables.ts'
import { test } from '#test/api.ts'
import { waitFor } from '#test/wait-for.ts'
import { aWebhook, delivery, idsOf, newLead, SECRET } from './delivery.fixture.ts'
import { registerWebhookJobs } from './delivery.ts'
import { aReceiver } from './receiver.fixture.ts'
import { recordEvent } from './record-event.ts'
import { webhookEvents, webhooks } from './webhooks.tables.ts'

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

test('an old secret is no longer used for signing after it has expired', async ({ data, db }) => {
  const { received, send } = await aReceiver()
  registerWebhookJobs(data, { send })
  await data.jobs.start()
  await aWebhook(db, { oldSecret: 'whsec_old', oldSecretUntil: new Date(Date.now() - 1) })
  await newLead(data)
  await waitFor(() => expect(received).toHaveLength(1))
  expect(String(received[0]?.headers['x-webhook-signature'])).toMatch(/^t=\d+,v1=[\da-f]{64}$/)
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
    // pg-boss delays its retry of the job, so the retry is made due at once.
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

test('a second job for an attempt that was already made sends nothing', async ({ data, db }) => {
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

test('nothing is sent for a write that is rolled back, and nothing is stored without a subscribed webhook', async ({
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
