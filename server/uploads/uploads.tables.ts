import { type Column, sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id } from '#server/db/columns.ts'

/** One row per stored file. Other tables reference a file by its stored name; the folder follows from the column. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    folder: text({ enum: ['ProjectVideos', 'ProjectBannerImages', 'ProjectImages', 'CompanyLogos'] }).notNull(),
    storedName: text().notNull(),
    originalName: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    mime: text().notNull(),
    sha256: text().notNull(),
    /** Width, height and colour are set only for images. */
    width: integer(),
    height: integer(),
    dominantColour: text(),
    createdAt: createdAt(),
    createdBy: integer(),
  },
  (upload) => [
    uniqueIndex('uploads_place_unique').on(upload.folder, upload.storedName),
    index('uploads_newest').on(upload.createdAt, upload.id),
    check(
      'uploads_folder',
      sql`${upload.folder} in ('ProjectVideos', 'ProjectBannerImages', 'ProjectImages', 'CompanyLogos')`,
    ),
  ],
)

/** Joins a column that references a file with the row of that file. */
export function isStoredAs(
  file: { folder: Column; storedName: Column },
  folder: (typeof uploads.$inferSelect)['folder'],
  storedName: Column,
) {
  return sql`${file.folder} = ${folder} and ${file.storedName} = ${storedName}`
}
