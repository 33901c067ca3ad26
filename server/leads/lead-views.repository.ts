import { and, asc, eq, sql } from 'drizzle-orm'
import type { Assignment } from '#contract/leads/leads.constants.ts'
import type { Db } from '#server/db/connection.ts'
import { leadSettings, leadViews } from './leads.tables.ts'

const COLUMNS = { id: leadViews.id, name: leadViews.name, query: leadViews.query }

export function createLeadViewsRepository(db: Db) {
  return {
    findOf: (accountId: number) =>
      db.select(COLUMNS).from(leadViews).where(eq(leadViews.accountId, accountId)).orderBy(asc(leadViews.id)),

    /** Null if the account already has a view with this name. */
    async create(view: typeof leadViews.$inferInsert) {
      const [created] = await db.insert(leadViews).values(view).onConflictDoNothing().returning(COLUMNS)
      return created ?? null
    },

    async delete(id: number, accountId: number) {
      const isOwn = and(eq(leadViews.id, id), eq(leadViews.accountId, accountId))
      const deleted = await db.delete(leadViews).where(isOwn).returning(COLUMNS)
      return deleted[0] ?? null
    },

    async findSettings() {
      const [found] = await db.select().from(leadSettings)
      return found ?? null
    },

    async storeSettings(assignment: Assignment) {
      const [stored] = await db
        .insert(leadSettings)
        .values({ assignment })
        .onConflictDoUpdate({
          target: leadSettings.id,
          set: { assignment, version: sql`${leadSettings.version} + 1`, updatedAt: new Date() },
        })
        .returning()
      if (!stored) throw new Error('The settings were not stored.')
      return stored
    },

    /** Uses an advisory lock, because before the first save there is no row to lock. */
    async lockSettings() {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('lead_settings'))`)
    },
  }
}
