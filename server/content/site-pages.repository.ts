import { and, asc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import type { TrashKind } from '#server/db/trash.ts'
import { sitePages } from './site-pages.tables.ts'

const { id, address, name, place, hidden, version, deletedAt, deletedBy } = sitePages
const { sections, blocks, ...withoutContent } = getTableColumns(sitePages)

export type SitePageRow = typeof sitePages.$inferSelect
type Values = Omit<typeof sitePages.$inferInsert, 'id' | 'version'>

/** Pages in the trash are found only by `findAddresses`, because they keep their `address`. */
export function createSitePagesRepository(db: Db) {
  // Used by every uncached page, so the SQL is built once. The statement is unnamed, so PostgreSQL caches no plan.
  const links = db
    .select({ address: sql<string>`${address}`, name, place })
    .from(sitePages)
    .where(and(isNotNull(address), isNull(deletedAt), eq(hidden, false)))
    .orderBy(asc(name), asc(id))
    .prepare('')

  return {
    /** Serializes changes, because two new pages could choose the same `address` at the same time. */
    async lock() {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('site-pages'))`)
    },

    findLinks: () => links.execute(),

    findAll: () => db.select(withoutContent).from(sitePages).where(isNull(deletedAt)).orderBy(asc(name), asc(id)),

    async find(pageId: number): Promise<SitePageRow | null> {
      const [found] = await db
        .select()
        .from(sitePages)
        .where(and(eq(id, pageId), isNull(deletedAt)))
      return found ?? null
    },

    async findShown(ofAddress: string): Promise<SitePageRow | null> {
      const [found] = await db
        .select()
        .from(sitePages)
        .where(and(eq(address, ofAddress), eq(hidden, false), isNull(deletedAt)))
      return found ?? null
    },

    findAddresses: () => db.select({ id, address, name, deletedAt }).from(sitePages).where(isNotNull(address)),

    async create(values: Values): Promise<SitePageRow> {
      const [created] = await db.insert(sitePages).values(values).returning()
      if (!created) throw new Error('The page was not stored.')
      return created
    },

    /** Also creates the rows of the home and about pages, whose ids are fixed. */
    async store(pageId: number, values: Partial<Values> & Pick<Values, 'name' | 'place'>): Promise<SitePageRow> {
      const [stored] = await db
        .insert(sitePages)
        .values({ ...values, id: pageId })
        .onConflictDoUpdate({
          target: id,
          set: { ...values, version: sql`${version} + 1`, updatedAt: sql`now()` },
        })
        .returning()
      if (!stored) throw new Error('The page was not stored.')
      return stored
    },

    async moveToTrash(pageId: number, deletion: { deletedAt: Date; deletedBy: number }) {
      await db
        .update(sitePages)
        .set({ ...deletion, version: sql`${version} + 1` })
        .where(eq(id, pageId))
    },
  }
}

export const sitePagesInTrash: TrashKind = {
  table: sitePages,
  id,
  name,
  deletedAt,
  deletedBy,
  async restoreById(db, pageId) {
    const [restored] = await db
      .update(sitePages)
      .set({ deletedAt: null, deletedBy: null, version: sql`${version} + 1` })
      .where(and(eq(id, pageId), isNotNull(deletedAt)))
      .returning()
    return restored ?? null
  },
}
