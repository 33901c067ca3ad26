import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import {
  DELIVERY_OUTCOMES,
  DELIVERY_STATES,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from '#contract/webhooks/webhooks.constants.ts'
import { appointments } from '#server/appointments/appointments.tables.ts'
import { projects } from '#server/catalog/projects.tables.ts'
import { createdAt, id, moment, timestamps, trash, version } from '#server/db/columns.ts'
import { leads } from '#server/leads/leads.tables.ts'
import { subscribers } from '#server/newsletter/subscribers.tables.ts'

export const webhooks = pgTable('webhooks', {
  id: id(),
  name: text().notNull(),
  /** The query may contain a key of the receiver and is never logged. */
  address: text().notNull(),
  events: jsonb().$type<WebhookEvent[]>().notNull(),
  isOn: boolean().notNull().default(true),
  /** Stored in clear text, because every signature needs it. */
  secret: text().notNull(),
  /** Requests are also signed with the previous secret until `oldSecretUntil`. */
  oldSecret: text(),
  oldSecretUntil: moment(),
  /** When the webhook was disabled because its deliveries kept failing. */
  disabledAt: moment(),
  failingSince: moment(),
  lastAttemptAt: moment(),
  lastOutcome: text({ enum: DELIVERY_OUTCOMES }),
  lastStatus: integer(),
  version: version(),
  ...timestamps(),
  ...trash(),
})

/**
 * Events, recorded in the transaction of the change itself. The body contains personal data, so a row is deleted with
 * the record it is about.
 */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    /** The id that receivers get, the same in every attempt. */
    id: uuid().primaryKey(),
    type: text({ enum: WEBHOOK_EVENTS }).notNull(),
    leadId: integer().references(() => leads.id, { onDelete: 'cascade' }),
    appointmentId: integer().references(() => appointments.id, { onDelete: 'cascade' }),
    subscriberId: integer().references(() => subscribers.id, { onDelete: 'cascade' }),
    projectId: integer().references(() => projects.id, { onDelete: 'cascade' }),
    /** The exact text that is sent and signed. */
    body: text().notNull(),
    createdAt: createdAt(),
  },
  (event) => [
    index('webhook_events_age').on(event.createdAt),
    index('webhook_events_lead').on(event.leadId).where(sql`${event.leadId} is not null`),
    index('webhook_events_appointment').on(event.appointmentId).where(sql`${event.appointmentId} is not null`),
    index('webhook_events_subscriber').on(event.subscriberId).where(sql`${event.subscriberId} is not null`),
    index('webhook_events_project').on(event.projectId).where(sql`${event.projectId} is not null`),
  ],
)

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    eventId: uuid()
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    webhookId: integer()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    state: text({ enum: DELIVERY_STATES }).notNull().default('waiting'),
    /** Includes the attempts before a replay. */
    attempts: integer().notNull().default(0),
    /** The time from which retries are counted: that of the event or of the last replay. */
    retriesFrom: moment().notNull(),
    nextAttemptAt: moment(),
    lastAttemptAt: moment(),
    outcome: text({ enum: DELIVERY_OUTCOMES }),
    status: integer(),
    durationMs: integer(),
    /** The beginning of the response body. */
    response: text(),
    createdAt: createdAt(),
  },
  (delivery) => [
    index('webhook_deliveries_newest').on(delivery.createdAt, delivery.id),
    index('webhook_deliveries_webhook').on(delivery.webhookId, delivery.createdAt, delivery.id),
    index('webhook_deliveries_event').on(delivery.eventId),
    check('webhook_deliveries_state', sql`${delivery.state} in ('waiting', 'delivered', 'failed')`),
  ],
)
