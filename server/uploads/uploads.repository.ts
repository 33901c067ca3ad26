import { asc, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { uploads } from './uploads.tables.ts'

export function createUploadsRepository(db: Db) {
  return {
    findPictures: () =>
      db
        .select({ folder: uploads.folder, name: uploads.storedName })
        .from(uploads)
        .where(isNotNull(uploads.width))
        // Banners first: they are the largest and the first thing on their pages.
        .orderBy(asc(uploads.folder), asc(uploads.id)),
  }
}
