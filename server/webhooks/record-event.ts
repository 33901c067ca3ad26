import { randomUUID } from 'node:crypto'
import type { WebhookEvent } from '#contract/webhooks/webhooks.constants.ts'
import type { Db } from '#server/db/connection.ts'
import type { JobOptions } from '#server/db/jobs.ts'
import { createDeliveriesRepository } from './deliveries.repository.ts'
import { DELIVERY_QUEUE, type DeliveryJob } from './delivery-queue.ts'
import { leadBody, projectBody, subscriberBody, visitBody } from './event-bodies.ts'
import { createWebhooksRepository } from './webhooks.repository.ts'

interface Writing {
  db: Db
  enqueue(queue: string, data: object, options?: JobOptions): void
}

interface PreviousLead {
  state?: string
  ownerId?: number | null
  nextStep?: string | null
  nextStepAt?: string | null
}

export type NewEvent =
  | { type: 'lead.created'; leadId: number }
  | { type: 'lead.changed'; leadId: number; previous: PreviousLead }
  | { type: 'visit.booked' | 'visit.cancelled'; appointmentId: number }
  | { type: 'visit.moved'; appointmentId: number; previous: { date: string | null; timeSlot: string | null } }
  | { type: 'subscriber.confirmed'; subscriberId: number }
  | { type: 'project.published'; projectId: number }

/**
 * Must run in the transaction that causes the event, after the last change of the record. Stores one delivery per
 * subscribed webhook, and nothing if there is none.
 */
export async function recordEvent(change: Writing, event: NewEvent) {
  const webhooks = await createWebhooksRepository(change.db).findWanting(event.type)
  if (webhooks.length === 0) return
  const id = randomUUID()
  const createdAt = new Date()
  const { data, ...about } = await describe(change.db, event)
  const body = eventBody({ id, type: event.type, createdAt, data })
  const webhookIds = webhooks.map((webhook) => webhook.id)
  const deliveries = await createDeliveriesRepository(change.db).create({
    event: { id, type: event.type, body, createdAt, ...about },
    webhookIds,
  })
  for (const delivery of deliveries) {
    const job: DeliveryJob = { deliveryId: delivery.id, attempt: 0 }
    change.enqueue(DELIVERY_QUEUE, job, { group: { id: String(delivery.webhookId) } })
  }
}

interface LeadFields {
  id: number
  state: string
  ownerId: number | null
  nextStep: string | null
  nextStepAt: Date | null
}

export async function recordLeadChange(change: Writing, before: LeadFields, after: LeadFields) {
  const dueAt = (lead: LeadFields) => lead.nextStepAt?.toISOString() ?? null
  const previous: PreviousLead = {
    ...(before.state !== after.state && { state: before.state }),
    ...(before.ownerId !== after.ownerId && { ownerId: before.ownerId }),
    ...(before.nextStep !== after.nextStep && { nextStep: before.nextStep }),
    ...(dueAt(before) !== dueAt(after) && { nextStepAt: dueAt(before) }),
  }
  if (Object.keys(previous).length === 0) return
  await recordEvent(change, { type: 'lead.changed', leadId: after.id, previous })
}

interface Body {
  id: string
  type: WebhookEvent | 'ping'
  createdAt: Date
  data: object
}

export function eventBody({ id, type, createdAt, data }: Body) {
  return JSON.stringify({ id, type, createdAt: createdAt.toISOString(), data })
}

async function describe(db: Db, event: NewEvent) {
  switch (event.type) {
    case 'lead.created':
      return { leadId: event.leadId, data: { lead: await leadBody(db, event.leadId) } }
    case 'lead.changed':
      return { leadId: event.leadId, data: { lead: await leadBody(db, event.leadId), previous: event.previous } }
    case 'visit.booked':
    case 'visit.cancelled': {
      const visit = await visitBody(db, event.appointmentId)
      return { leadId: visit.leadId, appointmentId: visit.id, data: { visit } }
    }
    case 'visit.moved': {
      const visit = await visitBody(db, event.appointmentId)
      return { leadId: visit.leadId, appointmentId: visit.id, data: { visit, previous: event.previous } }
    }
    case 'subscriber.confirmed':
      return {
        subscriberId: event.subscriberId,
        data: { subscriber: await subscriberBody(db, event.subscriberId) },
      }
    case 'project.published':
      return { projectId: event.projectId, data: { project: await projectBody(db, event.projectId) } }
  }
}
