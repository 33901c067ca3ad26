import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { webhooksMessages as messages } from '#contract/webhooks/webhooks.messages.ts'
import { createApi } from '#server/api.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { test } from '#test/api.ts'
import { waitFor } from '#test/wait-for.ts'
import { registerWebhookJobs } from './delivery.ts'
import { aReceiver } from './receiver.fixture.ts'
import { webhookDeliveries, webhookEvents, webhooks } from './webhooks.tables.ts'

const SEARCH = '/Webhooks/SearchDeliveries'

async function aDelivery(db: Db, given: Partial<typeof webhookDeliveries.$inferInsert> = {}) {
  const [webhook] = await db
    .insert(webhooks)
    .values({ name: 'CRM', address: 'https://crm.example.com/', events: ['lead.created'], secret: 'whsec_test' })
    .returning()
  const eventId = randomUUID()
  const body = `{"id":"${eventId}","type":"lead.created"}`
  await db.insert(webhookEvents).values({ id: eventId, type: 'lead.created', body })
  const values = { eventId, webhookId: webhook?.id ?? 0, retriesFrom: new Date(), ...given }
  const [delivery] = await db.insert(webhookDeliveries).values(values).returning()
  if (!webhook || !delivery) throw new Error('The delivery was not stored.')
  return { webhook, delivery, eventId, body }
}

test('deliveries are listed by page, filtered and searched; one is opened with its body and response', async ({
  api,
  db,
}) => {
  const token = await api.tokenOf('Admin')
  const failed = { state: 'failed', outcome: 'status', status: 500, attempts: 14, response: 'Down' } as const
  const { delivery, eventId, body, webhook } = await aDelivery(db, failed)
  await aDelivery(db, { state: 'delivered', outcome: 'delivered', status: 200, attempts: 1 })
  const search = async (request: object) => (await api.post(SEARCH, request, { token })).json().data

  expect(await search({ pageSize: 10 })).toMatchObject({ total: 2 })
  expect(await search({ filters: { state: 'failed' } })).toEqual({
    total: 1,
    rows: [
      {
        id: delivery.id,
        webhookId: webhook.id,
        webhookName: 'CRM',
        eventId,
        type: 'lead.created',
        createdAt: delivery.createdAt.toISOString(),
        state: 'failed',
        attempts: 14,
        lastAttemptAt: null,
        outcome: 'status',
        status: 500,
        nextAttemptAt: null,
      },
    ],
  })
  expect(await search({ filters: { webhookId: webhook.id } })).toMatchObject({ total: 1 })
  expect(await search({ filters: { type: 'visit.booked' } })).toMatchObject({ total: 0 })
  expect(await search({ search: eventId.slice(0, 13) })).toMatchObject({ total: 1 })
  const opened = (await api.get(`/Webhooks/GetDelivery/${delivery.id}`, { token })).json().data
  expect(opened).toMatchObject({ id: delivery.id, body, response: 'Down', durationMs: null })
})

test('a replay sends the same id and body again, and is refused while the webhook is off', async ({
  api,
  data,
  db,
}) => {
  const { received, send } = await aReceiver()
  registerWebhookJobs(data, { send })
  await data.jobs.start()
  const token = await api.tokenOf('Admin')
  const { delivery, eventId, body } = await aDelivery(db, { state: 'failed', outcome: 'status', attempts: 14 })

  const replayed = await api.post('/Webhooks/ReplayDelivery', { id: delivery.id }, { token })
  expect(replayed.json().responseMessage.reasonPhrase).toBe(messages.replayed)
  await waitFor(async () =>
    expect(await db.select().from(webhookDeliveries)).toMatchObject([{ state: 'delivered', attempts: 15 }]),
  )
  expect(received).toMatchObject([{ body, headers: { 'x-webhook-id': eventId } }])
  expect(await db.select().from(auditLog)).toMatchObject([{ action: 'send-again', entity: 'webhook' }])

  await db.update(webhooks).set({ isOn: false })
  const refused = await api.post('/Webhooks/ReplayDelivery', { id: delivery.id }, { token })
  expect([refused.statusCode, refused.json().responseMessage.reasonPhrase]).toEqual([409, messages.offNoReplay])
})

test('a test sends a signed ping and answers with status and time, even while the webhook is off', async ({
  api,
  config,
  data,
  db,
}) => {
  const { received, send } = await aReceiver((response) => response.writeHead(202).end('pong'))
  const { app } = await createApi({ config, data, sendWebhook: send })
  const token = await api.tokenOf('Admin')
  const { webhook } = await aDelivery(db)
  await db.update(webhooks).set({ isOn: false })

  const answer = await app.inject({
    method: 'POST',
    url: `${config.api.base}/Webhooks/TestWebhook`,
    headers: { authorization: `Bearer ${token}` },
    payload: { id: webhook.id },
  })
  expect(answer.json().data).toEqual({
    outcome: 'delivered',
    status: 202,
    response: 'pong',
    durationMs: expect.any(Number),
  })
  expect(received).toMatchObject([{ headers: { 'x-webhook-event': 'ping' } }])
  expect(received[0]?.headers['x-webhook-signature']).toMatch(/^t=\d+,v1=[\da-f]{64}$/)
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ type: 'ping', data: {} })
  await app.close()
})
