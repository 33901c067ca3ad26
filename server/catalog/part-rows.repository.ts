import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PgInsertValue, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/connection.ts'
import { imageCategories } from './categories.tables.ts'
import { createPartPlaces, hasPlaces } from './part-places.repository.ts'
import { documents, galleryImages, locations, perks, plans, specifications } from './project-parts.tables.ts'
import type { Deletion } from './project-rows.repository.ts'

const TABLES = { specification: specifications, plan: plans, document: documents, location: locations, perk: perks }

/** The parts of a project that a form edits. */
export type PartKind = keyof typeof TABLES
export type PartRow<K extends PartKind> = (typeof TABLES)[K]['$inferSelect']
export type PartValues<K extends PartKind> = Omit<
  (typeof TABLES)[K]['$inferInsert'],
  'id' | 'version' | 'sortOrder' | 'createdAt' | 'updatedAt' | 'deletedAt' | 'deletedBy'
>

/** Parts of one kind as they are stored, for changing them. Those in the trash are not found. */
export function createPartRows<K extends PartKind>(db: Db, kind: K) {
  // The five tables share the columns used here; one of them stands for all, and the types below for the one asked for.
  const table = TABLES[kind] as unknown as typeof perks

  return {
    async find(id: number) {
      const [found] = await db
        .select()
        .from(table)
        .where(and(eq(table.id, id), isNull(table.deletedAt)))
        .for('update')
      return (found as PartRow<K> | undefined) ?? null
    },

    async findOfProject(projectId: number) {
      const found = await db
        .select()
        .from(table)
        .where(and(eq(table.projectId, projectId), isNull(table.deletedAt)))
      return found as unknown as PartRow<K>[]
    },

    /** Behind the others, where staff put them in order. */
    async create(values: PartValues<K>) {
      const place = hasPlaces(kind) ? { sortOrder: await createPartPlaces(db, kind).findNext(values.projectId) } : {}
      const rows = await db
        .insert(table)
        .values({ ...values, ...place } as unknown as PgInsertValue<typeof perks>)
        .returning()
      return only(rows) as PartRow<K>
    },

    async update(id: number, values: PartValues<K>) {
      const raised = { ...values, version: sql`${table.version} + 1` }
      const rows = await db
        .update(table)
        .set(raised as unknown as PgUpdateSetSource<typeof perks>)
        .where(eq(table.id, id))
        .returning()
      return only(rows) as PartRow<K>
    },

    async moveToTrash(id: number, deletion: Deletion) {
      await db
        .update(table)
        .set({ ...deletion, version: sql`${table.version} + 1` })
        .where(eq(table.id, id))
    },
  }
}

/** A picture of the gallery is added, moved and deleted, never edited. */
export function createGalleryRows(db: Db) {
  return {
    async hasCategory(id: number) {
      const found = await db.select().from(imageCategories).where(eq(imageCategories.id, id))
      return found.length > 0
    },

    async find(id: number) {
      const [found] = await db
        .select()
        .from(galleryImages)
        .where(and(eq(galleryImages.id, id), isNull(galleryImages.deletedAt)))
        .for('update')
      return found ?? null
    },

    /** Behind the others. */
    async append(image: { projectId: number; imageCategoryId: number; image: string }) {
      const sortOrder = await createPartPlaces(db, 'gallery-image').findNext(image.projectId)
      const rows = await db
        .insert(galleryImages)
        .values({ ...image, sortOrder })
        .returning()
      return only(rows)
    },

    async moveToTrash(id: number, deletion: Deletion) {
      await db.update(galleryImages).set(deletion).where(eq(galleryImages.id, id))
    },
  }
}

function only<T>([row]: T[]): T {
  if (row === undefined) throw new Error('The part was not stored.')
  return row
}
