import type { Data } from '#server/data.ts'
import type { Db } from '#server/db/connection.ts'
import { leads } from '#server/leads/leads.tables.ts'
import type { ReceivedRequest } from './receiver.fixture.ts'
import { recordEvent } from './record-event.ts'
import { webhookDeliveries, webhooks } from './webhooks.tables.ts'

export const SECRET = 'whsec_first'

export async function aWebhook(db: Db, given: Partial<typeof webhooks.$inferInsert> = {}) {
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

export async function newLead(data: Pick<Data, 'write'>, name = 'Asha Verma') {
  await data.write(async (change) => {
    const [lead] = await change.db
      .insert(leads)
      .values({ name, phone: '+919810000000', state: 'new', source: 'enquiry' })
      .returning({ id: leads.id })
    await recordEvent(change, { type: 'lead.created', leadId: lead?.id ?? 0 })
  })
}

export const delivery = async (db: Db) => (await db.select().from(webhookDeliveries).orderBy(webhookDeliveries.id))[0]
export const idsOf = (requests: readonly ReceivedRequest[]) => requests.map(({ headers }) => headers['x-webhook-id'])
