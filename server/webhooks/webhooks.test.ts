import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { webhooksMessages as messages } from '#contract/webhooks/webhooks.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { type TestApi, test } from '#test/api.ts'
import { webhookEvents, webhooks } from './webhooks.tables.ts'

const LIST = '/Webhooks/GetWebhooks'
const SAVE = '/Webhooks/ManageWebhook'

const draft = {
  name: 'Our CRM',
  address: 'https://crm.example.com/hooks?key=zapi-4711',
  events: ['lead.created', 'visit.booked'],
  isOn: true,
}
const message = (response: { json(): { responseMessage: { reasonPhrase: string } } }) =>
  response.json().responseMessage.reasonPhrase

const list = async (api: TestApi, token: string) => (await api.get(LIST, { token })).json().data

test('an admin adds, edits, deletes and restores a webhook; no later response or audit entry has its secret', async ({
  api,
  db,
}) => {
  const token = await api.tokenOf('Admin')
  const added = await api.post(SAVE, draft, { token })
  const { id, secret } = added.json().data
  expect(secret).toMatch(/^whsec_[\w-]{43}$/)

  const [shown] = await list(api, token)
  expect(shown).toMatchObject({ ...draft, id, version: 1, disabledAt: null, failingSince: null, lastOutcome: null })
  expect(JSON.stringify(shown)).not.toContain('whsec_')

  const edited = await api.post(SAVE, { ...draft, id, version: 1, name: 'Zoho', isOn: false }, { token })
  expect(edited.json().data).toEqual({ id, secret: null })
  expect(await list(api, token)).toMatchObject([{ name: 'Zoho', isOn: false, version: 2 }])
  expect((await api.post(SAVE, { ...draft, id, version: 1 }, { token })).statusCode).toBe(409)

  await api.post('/Webhooks/DeleteWebhook', { id }, { token })
  expect(await list(api, token)).toEqual([])
  await api.post('/Global/RestoreRecord', { entity: 'webhook', id }, { token })
  expect(await list(api, token)).toMatchObject([{ id, name: 'Zoho' }])

  const lines = await db.select().from(auditLog).where(eq(auditLog.entity, 'webhook')).orderBy(auditLog.id)
  expect(lines.map(({ action, subject }) => [action, subject])).toEqual([
    ['create', 'Our CRM'],
    ['update', 'Zoho'],
    ['delete', 'Zoho'],
    ['restore', 'Zoho'],
  ])
  expect(lines[0]?.after).toMatchObject({ address: 'https://crm.example.com/hooks?…' })
  expect(JSON.stringify(lines)).not.toMatch(/whsec_|zapi-4711/)
})

test.for<[object, string]>([
  [{ address: 'http://crm.example.com/' }, messages.notHttps],
  [{ address: 'ftp://crm.example.com/' }, messages.notHttps],
  [{ address: ' ' }, messages.addressRequired],
  [{ address: 'https://user:word@crm.example.com/' }, messages.hasCredentials],
  [{ address: 'https://crm.example.com/#here' }, messages.hasFragment],
  [{ address: 'https://127.0.0.1:8443/' }, messages.addressIsPrivate],
  [{ address: 'https://0x7f000001/' }, messages.addressIsPrivate],
  [{ address: 'https://[::ffff:192.168.1.1]/' }, messages.addressIsPrivate],
  [{ address: 'https://localhost/' }, messages.addressIsPrivate],
  [{ name: '' }, messages.nameRequired],
  [{ events: [] }, messages.eventRequired],
  [{ events: ['lead.deleted'] }, messages.unknownEvent],
])('a webhook with %j is refused: %s', async ([change, expected], { api, db }) => {
  const token = await api.tokenOf('Admin')
  const response = await api.post(SAVE, { ...draft, ...change }, { token })
  expect([response.statusCode, message(response)]).toEqual([400, expected])
  expect(await db.$count(webhooks)).toBe(0)
})

test('rotating a secret returns the new one once, and the old one stays valid for a day', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  const { id, secret } = (await api.post(SAVE, draft, { token })).json().data
  const rotated = await api.post('/Webhooks/RotateSecret', { id, version: 1 }, { token })
  const next = rotated.json().data.secret
  expect(next).toMatch(/^whsec_/)
  expect(next).not.toBe(secret)

  const [stored] = await db.select().from(webhooks)
  expect(stored).toMatchObject({ secret: next, oldSecret: secret, version: 2 })
  const hours = ((stored?.oldSecretUntil?.getTime() ?? 0) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(23.9)
  expect(hours).toBeLessThanOrEqual(24)
  const [shown] = await list(api, token)
  expect(shown.oldSecretUntil).toBe(stored?.oldSecretUntil?.toISOString())
  expect(JSON.stringify(shown)).not.toContain('whsec_')
  expect((await api.post('/Webhooks/RotateSecret', { id, version: 1 }, { token })).statusCode).toBe(409)
})

test('switching on a webhook that was disabled after failures clears its failure times', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  const { id } = (await api.post(SAVE, draft, { token })).json().data
  const past = new Date(Date.now() - 5 * 86_400_000)
  await db.update(webhooks).set({ isOn: false, disabledAt: new Date(), failingSince: past })
  expect(await list(api, token)).toMatchObject([{ isOn: false, disabledAt: expect.any(String) }])

  await api.post(SAVE, { ...draft, id, version: 1 }, { token })
  expect(await list(api, token)).toMatchObject([{ isOn: true, disabledAt: null, failingSince: null }])
})

test('unknown webhooks and deliveries are not found', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  const responses = await Promise.all([
    api.post(SAVE, { ...draft, id: 7 }, { token }),
    api.post('/Webhooks/DeleteWebhook', { id: 7 }, { token }),
    api.post('/Webhooks/RotateSecret', { id: 7 }, { token }),
    api.post('/Webhooks/TestWebhook', { id: 7 }, { token }),
    api.get('/Webhooks/GetDelivery/7', { token }),
    api.post('/Webhooks/ReplayDelivery', { id: 7 }, { token }),
  ])
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404])
  expect(await db.$count(webhookEvents)).toBe(0)
})
