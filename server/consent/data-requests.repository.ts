import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { insertAll } from '#server/db/rows.ts'
import { dataRequests, erasures } from './consent.tables.ts'

/** Open requests come first, so only requests decided long ago are left out. */
const MOST_LISTED = 200

export function createDataRequestsRepository(db: Db) {
  return {
    findAll: () =>
      db
        .select()
        .from(dataRequests)
        .orderBy(
          desc(sql`${dataRequests.state} = 'open'`),
          asc(sql`case when ${dataRequests.state} = 'open' then ${dataRequests.dueAt} end`),
          desc(dataRequests.decidedAt),
        )
        .limit(MOST_LISTED),

    async findLocked(id: number) {
      const [found] = await db.select().from(dataRequests).where(eq(dataRequests.id, id)).for('update')
      return found ?? null
    },

    async update(id: number, values: Partial<typeof dataRequests.$inferInsert>) {
      await db.update(dataRequests).set(values).where(eq(dataRequests.id, id))
    },

    async addErasures(rows: (typeof erasures.$inferInsert)[]) {
      await insertAll(db, erasures, rows)
    },
  }
}
