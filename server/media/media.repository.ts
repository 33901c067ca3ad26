import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import type { TrashKind } from '#server/db/trash.ts'
import { mediaCategories, mediaItems } from './media.tables.ts'

const { version, createdAt, updatedAt, deletedAt, deletedBy, ...columns } = getTableColumns(mediaItems)

export type MediaItemRow = typeof mediaItems.$inferSelect
export type MediaItemValues = Omit<
  typeof mediaItems.$inferInsert,
  'id' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt' | 'deletedBy'
>

/** Items in the trash are not found. */
export function createMediaRepository(db: Db) {
  return {
    findCategories: () => db.select().from(mediaCategories).orderBy(asc(mediaCategories.id)),

    findNewestFirst: () =>
      db.select(columns).from(mediaItems).where(isNull(deletedAt)).orderBy(desc(columns.date), desc(columns.id)),

    findNewestFirstForStaff: () =>
      db
        .select({ ...columns, version })
        .from(mediaItems)
        .where(isNull(deletedAt))
        .orderBy(desc(columns.date), desc(columns.id)),

    /** Items on the home page; all of them when the limit is null. */
    findActiveNewestFirst: ({ limit }: { limit: number | null }) => {
      const query = db
        .select(columns)
        .from(mediaItems)
        .where(and(isNull(deletedAt), columns.isActive))
        .orderBy(desc(columns.date), desc(columns.id))
      return limit === null ? query : query.limit(limit)
    },

    count: () => db.$count(mediaItems, isNull(deletedAt)),

    /** Items with these names, in lower case. */
    async findByNames(names: readonly string[]) {
      if (names.length === 0) return []
      return db
        .select()
        .from(mediaItems)
        .where(and(inArray(sql`lower(${columns.name})`, [...names]), isNull(deletedAt)))
        .orderBy(asc(columns.id))
    },

    /** Serializes imports, so that two of the same file do not both add its items. */
    async lockImports() {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('media_imports'))`)
    },

    /** Locks the row until the end of the write. */
    async findLocked(id: number) {
      const [found] = await db
        .select()
        .from(mediaItems)
        .where(and(eq(columns.id, id), isNull(deletedAt)))
        .for('update')
      return found ?? null
    },

    async create(values: MediaItemValues) {
      const [created] = await db.insert(mediaItems).values(values).returning()
      if (!created) throw new Error('The media item was not stored.')
      return created
    },

    async updateById(id: number, values: Partial<MediaItemValues>) {
      const [updated] = await db
        .update(mediaItems)
        .set({ ...values, version: sql`${version} + 1` })
        .where(eq(columns.id, id))
        .returning()
      if (!updated) throw new Error('The media item was not stored.')
      return updated
    },

    async moveToTrash(id: number, deletion: { deletedAt: Date; deletedBy: number }) {
      await db
        .update(mediaItems)
        .set({ ...deletion, version: sql`${version} + 1` })
        .where(eq(columns.id, id))
    },
  }
}

export type MediaRepository = ReturnType<typeof createMediaRepository>

export const mediaItemsInTrash: TrashKind = {
  table: mediaItems,
  id: columns.id,
  name: columns.name,
  deletedAt,
  deletedBy,
  async restoreById(db, id) {
    const [restored] = await db
      .update(mediaItems)
      .set({ deletedAt: null, deletedBy: null, version: sql`${version} + 1` })
      .where(and(eq(columns.id, id), isNotNull(deletedAt)))
      .returning()
    return restored ?? null
  },
}
