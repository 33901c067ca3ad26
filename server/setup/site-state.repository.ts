import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { siteState } from './setup.tables.ts'

type StateValues = Partial<Pick<typeof siteState.$inferInsert, 'openedAt' | 'demoRemovedAt'>>

export function createSiteStateRepository(db: Db) {
  return {
    async find() {
      const [found] = await db.select().from(siteState)
      return found ?? null
    },

    async lock() {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('site_state'))`)
    },

    async store(values: StateValues) {
      const [stored] = await db
        .insert(siteState)
        .values(values)
        .onConflictDoUpdate({
          target: siteState.id,
          set: { ...values, version: sql`${siteState.version} + 1`, updatedAt: sql`now()` },
        })
        .returning()
      if (!stored) throw new Error('The state of the site was not stored.')
      return stored
    },
  }
}
