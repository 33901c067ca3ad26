import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { UPLOAD_FOLDER, type UploadFolder } from '#contract/uploads/uploads.constants.ts'
import type { Db } from '#server/db/connection.ts'
import { uploads } from './uploads.tables.ts'

export type NewUpload = typeof uploads.$inferInsert

export function createUploadsRepository(db: Db) {
  return {
    findPictures: () =>
      db
        .select({ folder: uploads.folder, name: uploads.storedName, width: uploads.width })
        .from(uploads)
        .where(and(isNotNull(uploads.width), ne(uploads.folder, UPLOAD_FOLDER.logos)))
        // Banners first: they are the largest and at the top of their pages.
        .orderBy(asc(uploads.folder), asc(uploads.id)),

    /** Null when no file has this name. */
    async find(folder: UploadFolder, storedName: string) {
      const [found] = await db
        .select({ mime: uploads.mime, width: uploads.width, height: uploads.height })
        .from(uploads)
        .where(and(eq(uploads.folder, folder), eq(uploads.storedName, storedName)))
      return found ?? null
    },

    /** The files with these names, in any folder. */
    async findAllNamed(names: readonly string[]) {
      if (names.length === 0) return []
      return db
        .select({ folder: uploads.folder, name: uploads.storedName, mime: uploads.mime })
        .from(uploads)
        .where(inArray(uploads.storedName, [...new Set(names)]))
    },

    async create(row: NewUpload) {
      const [created] = await db.insert(uploads).values(row).returning({ id: uploads.id })
      if (!created) throw new Error('The upload was not stored.')
      return created
    },

    async deleteByName(folder: UploadFolder, storedName: string) {
      await db.delete(uploads).where(and(eq(uploads.folder, folder), eq(uploads.storedName, storedName)))
    },
  }
}

export type UploadsRepository = ReturnType<typeof createUploadsRepository>
