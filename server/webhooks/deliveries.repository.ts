import { and, eq, lt, sql } from 'drizzle-orm'
import type { DeliveryOutcome, DeliveryState } from '#contract/webhooks/webhooks.constants.ts'
import type { DeliveryColumn, DeliveryFilters } from '#contract/webhooks/webhooks.schema.ts'
import type { PageRequest } from '#contract/wire/paged-list.ts'
import type { Db } from '#server/db/connection.ts'
import { containsWords, findPage } from '#server/db/page.ts'
import { webhookDeliveries as deliveries, webhookEvents as events, webhooks } from './webhooks.tables.ts'

export type DeliverySearch = PageRequest<DeliveryColumn> & { filters: DeliveryFilters }

const shown = {
  id: deliveries.id,
  webhookId: deliveries.webhookId,
  webhookName: webhooks.name,
  eventId: deliveries.eventId,
  type: events.type,
  createdAt: deliveries.createdAt,
  state: deliveries.state,
  attempts: deliveries.attempts,
  lastAttemptAt: deliveries.lastAttemptAt,
  outcome: deliveries.outcome,
  status: deliveries.status,
  nextAttemptAt: deliveries.nextAttemptAt,
}

interface NewDeliveries {
  event: typeof events.$inferInsert & { createdAt: Date }
  webhookIds: readonly number[]
}

interface Attempt {
  state: DeliveryState
  outcome: DeliveryOutcome
  status: number | null
  durationMs: number | null
  response: string | null
  lastAttemptAt: Date
  nextAttemptAt: Date | null
}

export function createDeliveriesRepository(db: Db) {
  const joined = () =>
    db
      .select({ ...shown, durationMs: deliveries.durationMs, response: deliveries.response, body: events.body })
      .from(deliveries)
      .innerJoin(events, eq(events.id, deliveries.eventId))
      .innerJoin(webhooks, eq(webhooks.id, deliveries.webhookId))

  return {
    async create({ event, webhookIds }: NewDeliveries) {
      await db.insert(events).values(event)
      const { id: eventId, createdAt } = event
      return db
        .insert(deliveries)
        .values(
          webhookIds.map((webhookId) => ({
            eventId,
            webhookId,
            createdAt,
            retriesFrom: createdAt,
            nextAttemptAt: createdAt,
          })),
        )
        .returning({ id: deliveries.id, webhookId: deliveries.webhookId })
    },

    async findToSend(id: number) {
      const [found] = await db
        .select({
          id: deliveries.id,
          webhookId: deliveries.webhookId,
          eventId: events.id,
          type: events.type,
          body: events.body,
          state: deliveries.state,
          attempts: deliveries.attempts,
          retriesFrom: deliveries.retriesFrom,
          outcome: deliveries.outcome,
          address: webhooks.address,
          isOn: sql<boolean>`${webhooks.isOn} and ${webhooks.deletedAt} is null`,
        })
        .from(deliveries)
        .innerJoin(events, eq(events.id, deliveries.eventId))
        .innerJoin(webhooks, eq(webhooks.id, deliveries.webhookId))
        .where(eq(deliveries.id, id))
      return found ?? null
    },

    /** Returns false if another job has already made this attempt. */
    async recordAttempt(id: number, attempt: number, result: Attempt) {
      const stored = await db
        .update(deliveries)
        .set({ ...result, attempts: attempt + 1 })
        .where(and(eq(deliveries.id, id), eq(deliveries.attempts, attempt)))
        .returning({ id: deliveries.id })
      return stored.length > 0
    },

    /** Starts the retries again. Returns the number of attempts made so far. */
    async restart(id: number, now: Date) {
      const [restarted] = await db
        .update(deliveries)
        .set({ state: 'waiting', retriesFrom: now, nextAttemptAt: now })
        .where(eq(deliveries.id, id))
        .returning({ attempts: deliveries.attempts })
      return restarted?.attempts ?? 0
    },

    async findOpened(id: number) {
      const [found] = await joined().where(eq(deliveries.id, id))
      return found ?? null
    },

    findPage(request: DeliverySearch) {
      const { id, webhookId, type, state } = request.filters
      const where = and(
        id == null ? undefined : eq(deliveries.id, id),
        webhookId === null ? undefined : eq(deliveries.webhookId, webhookId),
        type === null ? undefined : eq(events.type, type),
        state === null ? undefined : eq(deliveries.state, state),
        containsWords(sql`lower(concat_ws(chr(10), ${deliveries.eventId}::text, ${webhooks.name}))`, request.search),
      )
      const list = () =>
        db
          .select(shown)
          .from(deliveries)
          .innerJoin(events, eq(events.id, deliveries.eventId))
          .innerJoin(webhooks, eq(webhooks.id, deliveries.webhookId))
          .where(where)
          .$dynamic()
      return findPage(request, {
        count: () => db.$count(list().as('found')),
        rows: ({ order, limit, offset }) =>
          list()
            .orderBy(...order(deliveries.createdAt, deliveries.id))
            .limit(limit)
            .offset(offset),
      })
    },

    /** The deliveries of these events are deleted with them. */
    async deleteEventsBefore(moment: Date) {
      await db.delete(events).where(lt(events.createdAt, moment))
    },
  }
}
