import { type Column, sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { PICTURE_KINDS } from '#contract/uploads/picture-claims.constants.ts'
import type { PictureClaim } from '#contract/uploads/picture-claims.schema.ts'
import { createdAt, id } from '#server/db/columns.ts'

/** One row per stored file. Other tables reference a file by its stored name; each column implies the folder. */
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
    /** Width, height and colour are set only for images, and the colour not for logos. */
    width: integer(),
    height: integer(),
    dominantColour: text(),
    /** The label of an image. Null if it has none. Only photographs have a date. */
    pictureKind: text({ enum: PICTURE_KINDS }),
    takenOn: date({ mode: 'string' }),
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
    check(
      'uploads_picture_kind',
      sql`${upload.pictureKind} in (${sql.raw(PICTURE_KINDS.map((kind) => `'${kind}'`).join(', '))})`,
    ),
    check(
      'uploads_taken_on',
      sql`(${upload.takenOn} is not null) = (${upload.pictureKind} is not distinct from 'photograph')`,
    ),
  ],
)

export function claimIn({ pictureKind, takenOn }: { pictureKind: Column; takenOn: Column }) {
  return sql<PictureClaim | null>`case when ${pictureKind} is not null
    then json_build_object('kind', ${pictureKind}, 'takenOn', ${takenOn}) end`
}

/** Joins a column that references a file with the row of that file. */
export function isStoredAs(
  file: { folder: Column; storedName: Column },
  folder: (typeof uploads.$inferSelect)['folder'],
  storedName: Column,
) {
  return sql`${file.folder} = ${folder} and ${file.storedName} = ${storedName}`
}
