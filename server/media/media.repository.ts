import { and, asc, desc, getTableColumns, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { mediaCategories, mediaItems } from './media.tables.ts'

const { version, createdAt, updatedAt, deletedAt, deletedBy, ...columns } = getTableColumns(mediaItems)

export function createMediaRepository(db: Db) {
  return {
    findCategories: () => db.select().from(mediaCategories).orderBy(asc(mediaCategories.id)),

    findNewestFirst: () =>
      db.select(columns).from(mediaItems).where(isNull(deletedAt)).orderBy(desc(columns.date), desc(columns.id)),

    findActiveNewestFirst: () =>
      db
        .select(columns)
        .from(mediaItems)
        .where(and(isNull(deletedAt), columns.isActive))
        .orderBy(desc(columns.date), desc(columns.id)),
  }
}

export type MediaRepository = ReturnType<typeof createMediaRepository>
