import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { MediaColumn, MediaFilters } from '#contract/media/media-list.endpoints.ts'
import type { PageRequest } from '#contract/wire/paged-list.ts'
import type { Db } from '#server/db/connection.ts'
import { containsWords, findPage } from '#server/db/page.ts'
import type { TrashKind } from '#server/db/trash.ts'
import { mediaCategories, mediaItems } from './media.tables.ts'

const { searchText, nameKey, categoryKey, ...stored } = getTableColumns(mediaItems)
const { version, createdAt, updatedAt, deletedAt, deletedBy, ...columns } = stored

export type MediaItemRow = Pick<typeof mediaItems.$inferSelect, keyof typeof stored>
export type MediaItemValues = Omit<
  typeof mediaItems.$inferInsert,
  'id' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt' | 'deletedBy'
>

export type MediaSearch = PageRequest<MediaColumn> & { filters: MediaFilters }

const SORTED_BY = {
  category: categoryKey,
  name: nameKey,
  date: columns.date,
}

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

    findPage(request: MediaSearch) {
      const { filters, search, sort } = request
      const where = and(
        isNull(deletedAt),
        filters.id == null ? undefined : eq(columns.id, filters.id),
        filters.categoryId === null ? undefined : eq(columns.categoryId, filters.categoryId),
        containsWords(searchText, search),
      )
      return findPage(request, {
        count: () => db.$count(mediaItems, where),
        rows: ({ order, limit, offset }) =>
          db
            .select({ ...columns, version })
            .from(mediaItems)
            .where(where)
            .orderBy(...order(SORTED_BY[sort ?? 'date'], columns.id))
            .limit(limit)
            .offset(offset),
      })
    },

    countByCategory: () =>
      db
        .select({ categoryId: columns.categoryId, count: sql<number>`count(*)::int` })
        .from(mediaItems)
        .where(isNull(deletedAt))
        .groupBy(columns.categoryId)
        .orderBy(asc(columns.categoryId)),

    findActiveNewestFirst: ({ limit }: { limit: number | null }) => {
      const query = db
        .select(columns)
        .from(mediaItems)
        .where(and(isNull(deletedAt), columns.isActive))
        .orderBy(desc(columns.date), desc(columns.id))
      return limit === null ? query : query.limit(limit)
    },

    count: () => db.$count(mediaItems, isNull(deletedAt)),

    /** `names` must be in lower case. */
    async findByNames(names: readonly string[]) {
      if (names.length === 0) return []
      return db
        .select()
        .from(mediaItems)
        .where(and(inArray(sql`lower(${columns.name})`, [...names]), isNull(deletedAt)))
        .orderBy(asc(columns.id))
    },

    /** Serializes imports, so that two imports of the same file do not both add its items. */
    async lockImports() {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('media_imports'))`)
    },

    async findLocked(id: number) {
      const [found] = await db
        .select(stored)
        .from(mediaItems)
        .where(and(eq(columns.id, id), isNull(deletedAt)))
        .for('update')
      return found ?? null
    },

    async create(values: MediaItemValues) {
      const [created] = await db.insert(mediaItems).values(values).returning(stored)
      if (!created) throw new Error('The media item was not stored.')
      return created
    },

    async updateById(id: number, values: Partial<MediaItemValues>) {
      const [updated] = await db
        .update(mediaItems)
        .set({ ...values, version: sql`${version} + 1` })
        .where(eq(columns.id, id))
        .returning(stored)
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
      .returning(stored)
    return restored ?? null
  },
}
