import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { PictureClaim, PictureFile } from '#contract/uploads/picture-claims.schema.ts'
import { UPLOAD_FOLDER, type UploadFolder } from '#contract/uploads/uploads.constants.ts'
import { auditLog } from '#server/db/change.tables.ts'
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
        // Banners come first, because they are the largest and at the top of their pages.
        .orderBy(asc(uploads.folder), asc(uploads.id)),

    async find(folder: UploadFolder, storedName: string) {
      const [found] = await db
        .select({
          mime: uploads.mime,
          width: uploads.width,
          height: uploads.height,
          pictureKind: uploads.pictureKind,
          takenOn: uploads.takenOn,
        })
        .from(uploads)
        .where(and(eq(uploads.folder, folder), eq(uploads.storedName, storedName)))
      return found ?? null
    },

    /** Whether a file has or had this name. A deleted file has no row, but an entry in the audit log. */
    async isUsed(folder: UploadFolder, storedName: string) {
      const { entity, action, after } = auditLog
      const isOf = and(sql`${after} ->> 'folder' = ${folder}`, sql`${after} ->> 'storedName' = ${storedName}`)
      return (
        (await db.$count(uploads, and(eq(uploads.folder, folder), eq(uploads.storedName, storedName)))) > 0 ||
        (await db.$count(auditLog, and(eq(entity, 'upload'), eq(action, 'upload'), isOf))) > 0
      )
    },

    async findAllNamed(names: readonly string[]) {
      if (names.length === 0) return []
      return db
        .select({ folder: uploads.folder, name: uploads.storedName, mime: uploads.mime })
        .from(uploads)
        .where(inArray(uploads.storedName, [...new Set(names)]))
    },

    /** Locks the rows in order of id. Images without a row are left out. */
    async findClaimsLocked(pictures: readonly PictureFile[]) {
      const found = await db
        .select({
          id: uploads.id,
          folder: uploads.folder,
          file: uploads.storedName,
          kind: uploads.pictureKind,
          takenOn: uploads.takenOn,
        })
        .from(uploads)
        .where(
          and(
            isNotNull(uploads.width),
            inArray(
              uploads.storedName,
              pictures.map(({ file }) => file),
            ),
          ),
        )
        .orderBy(asc(uploads.id))
        .for('update')
      const asked = new Set(pictures.map(({ folder, file }) => `${folder}/${file}`))
      return found.filter(({ folder, file }) => asked.has(`${folder}/${file}`))
    },

    async storeClaim(ids: readonly number[], { kind, takenOn }: PictureClaim) {
      if (ids.length === 0) return
      await db
        .update(uploads)
        .set({ pictureKind: kind, takenOn })
        .where(inArray(uploads.id, [...ids]))
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
