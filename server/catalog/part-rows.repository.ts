import { and, asc, eq, inArray, isNotNull, isNull, max, ne, sql } from 'drizzle-orm'
import type { PgInsertValue, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/connection.ts'
import { inPortions, placeIn } from '#server/db/rows.ts'
import {
  documents,
  galleryImages,
  handovers,
  locations,
  perks,
  plans,
  progressUpdates,
  registrations,
  specifications,
  unitTypes,
} from './project-parts.tables.ts'
import type { Deletion } from './projects.repository.ts'
import { imageCategories } from './projects.tables.ts'

const EDITED = {
  specification: specifications,
  plan: plans,
  document: documents,
  location: locations,
  perk: perks,
  'unit-type': unitTypes,
  'progress-update': progressUpdates,
  handover: handovers,
  registration: registrations,
}

export type PartKind = keyof typeof EDITED
export type PartRow<K extends PartKind> = (typeof EDITED)[K]['$inferSelect']
export type PartValues<K extends PartKind> = Omit<
  (typeof EDITED)[K]['$inferInsert'],
  'id' | 'version' | 'sortOrder' | 'createdAt' | 'updatedAt' | 'deletedAt' | 'deletedBy'
>

export function createPartRows<K extends PartKind>(db: Db, kind: K) {
  // The tables share the columns used here, so one is used as the type of all.
  const table = EDITED[kind] as unknown as typeof perks

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

    /** If the kind has an order, the new row comes last. */
    async create(values: PartValues<K>) {
      const place = hasPlaces(kind) ? { sortOrder: await createPartPositions(db, kind).findNext(values.projectId) } : {}
      const rows = await db
        .insert(table)
        .values({ ...values, ...place } as unknown as PgInsertValue<typeof perks>)
        .returning()
      return only(rows) as PartRow<K>
    },

    async update(id: number, values: Partial<PartValues<K>>) {
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

/** Gallery images are added, reordered and deleted, but never edited. */
export function createGalleryRows(db: Db) {
  return {
    async findCategoryIds() {
      const found = await db.select({ id: imageCategories.id }).from(imageCategories)
      return found.map(({ id }) => id)
    },

    async find(id: number) {
      const [found] = await db
        .select()
        .from(galleryImages)
        .where(and(eq(galleryImages.id, id), isNull(galleryImages.deletedAt)))
        .for('update')
      return found ?? null
    },

    async append(images: readonly { projectId: number; imageCategoryId: number; image: string }[]) {
      const projectIds = [...new Set(images.map(({ projectId }) => projectId))]
      const next = await createPartPositions(db, 'gallery-image').findNextOf(projectIds)
      const placed = images.map((image) => {
        const sortOrder = next.get(image.projectId) ?? 1
        next.set(image.projectId, sortOrder + 1)
        return { ...image, sortOrder }
      })
      const added: (typeof galleryImages.$inferSelect)[] = []
      for (const portion of inPortions(placed))
        added.push(...(await db.insert(galleryImages).values(portion).returning()))
      return added
    },

    async moveToTrash(id: number, deletion: Deletion) {
      await db.update(galleryImages).set(deletion).where(eq(galleryImages.id, id))
    },
  }
}

const ORDERED = {
  'gallery-image': galleryImages,
  plan: plans,
  specification: specifications,
  'unit-type': unitTypes,
}

export type OrderedPart = keyof typeof ORDERED

function hasPlaces(part: string): part is OrderedPart {
  return Object.hasOwn(ORDERED, part)
}

export function createPartPositions(db: Db, part: OrderedPart) {
  const table = ORDERED[part] as unknown as typeof plans

  return {
    /** Includes rows in the trash. */
    findAll: (projectId: number) =>
      db
        .select({ id: table.id, isDeleted: sql<boolean>`${isNotNull(table.deletedAt)}` })
        .from(table)
        .where(eq(table.projectId, projectId))
        .orderBy(asc(table.sortOrder), asc(table.id)),

    async findNext(projectId: number) {
      return (await this.findNextOf([projectId])).get(projectId) ?? 1
    },

    /** The position after all parts of a project. Counts those in the trash too, because they can be restored. */
    async findNextOf(projectIds: readonly number[]) {
      const found = await db
        .select({ projectId: table.projectId, last: max(table.sortOrder) })
        .from(table)
        .where(inArray(table.projectId, [...projectIds]))
        .groupBy(table.projectId)
      return new Map(found.map(({ projectId, last }) => [projectId, (last ?? 0) + 1]))
    },

    async store(ids: readonly number[]) {
      if (ids.length === 0) return
      const place = placeIn(ids, table.id)
      await db
        .update(table)
        .set({ sortOrder: place })
        .where(and(inArray(table.id, [...ids]), ne(table.sortOrder, place)))
    },
  }
}

function only<T>([row]: T[]): T {
  if (row === undefined) throw new Error('The part was not stored.')
  return row
}
