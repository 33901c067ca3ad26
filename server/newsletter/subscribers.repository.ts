import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { subscribers } from './subscribers.tables.ts'

/** An address is the same in any letter case. */
export function createSubscribersRepository(db: Db) {
  return {
    /** Null when the address is already there. */
    async create(email: string) {
      const [created] = await db.insert(subscribers).values({ email }).onConflictDoNothing().returning()
      return created ?? null
    },

    /** Null when there was nothing to resume. */
    async resumeByEmail(email: string) {
      const [resumed] = await db
        .update(subscribers)
        .set({ isSubscribed: true })
        .where(and(sql`lower(${subscribers.email}) = lower(${email})`, eq(subscribers.isSubscribed, false)))
        .returning()
      return resumed ?? null
    },
  }
}
