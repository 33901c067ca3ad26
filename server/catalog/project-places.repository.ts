import { asc, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { projects } from './projects.tables.ts'

/** The places of projects in the order of the site's lists. */
export function createProjectPlaces(db: Db) {
  return {
    /** Of two orders at once the later one sees the earlier. */
    async lock() {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('project_places'))`)
    },

    /** Ids in order, hidden projects too. Those in the trash keep their old place number. */
    async findAll() {
      const found = await db
        .select({ id: projects.id })
        .from(projects)
        .where(isNull(projects.deletedAt))
        .orderBy(asc(projects.sortOrder), asc(projects.id))
      return found.map(({ id }) => id)
    },

    /** Versions stay: a form that is open meanwhile can still be saved. */
    async store(ids: readonly number[]) {
      if (ids.length === 0) return
      await db
        .update(projects)
        .set({ sortOrder: sql`array_position(${sql.param(`{${ids.join(',')}}`)}::int[], ${projects.id})` })
        .where(inArray(projects.id, [...ids]))
    },
  }
}
