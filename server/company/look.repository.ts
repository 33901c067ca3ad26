import { sql } from 'drizzle-orm'
import { LOOK_ID } from '#contract/company/look.constants.ts'
import type { Db } from '#server/db/connection.ts'
import { look } from './company.tables.ts'

export type LookRow = typeof look.$inferSelect

export function createLookRepository(db: Db) {
  return {
    async find(): Promise<LookRow | null> {
      const [found] = await db.select().from(look)
      return found ?? null
    },

    async lock() {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('look'))`)
    },

    async store(values: Omit<typeof look.$inferInsert, 'id' | 'version'>): Promise<LookRow> {
      const [stored] = await db
        .insert(look)
        .values({ ...values, id: LOOK_ID })
        .onConflictDoUpdate({
          target: look.id,
          set: { ...values, version: sql`${look.version} + 1`, updatedAt: sql`now()` },
        })
        .returning()
      if (!stored) throw new Error('The look was not stored.')
      return stored
    },
  }
}
