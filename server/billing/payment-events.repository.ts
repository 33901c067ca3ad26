import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { paymentEvents } from './billing.tables.ts'

export function createPaymentEventsRepository(db: Db) {
  return {
    async isKnown(eventId: string) {
      return (await db.$count(paymentEvents, eq(paymentEvents.eventId, eventId))) > 0
    },

    /** False when the event is known already. */
    async create(row: typeof paymentEvents.$inferInsert) {
      const created = await db.insert(paymentEvents).values(row).onConflictDoNothing().returning()
      return created.length > 0
    },
  }
}
