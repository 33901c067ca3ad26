import { and, asc, desc, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm'
import type { PgInsertValue, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { PLAN_KIND } from '#contract/catalog/catalog.constants.ts'
import type { PlanKind } from '#contract/catalog/project-parts.schema.ts'
import type { Db } from '#server/db/connection.ts'
import { inPortions } from '#server/db/rows.ts'
import { isStoredAs, uploads } from '#server/uploads/uploads.tables.ts'
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

/** The parts on the page of a project. Parts in the trash are not found. */
export function createProjectPartsRepository(db: Db) {
  return {
    findGallery: (projectId: number) =>
      db
        .select({
          id: galleryImages.id,
          projectId: galleryImages.projectId,
          imageCategoryId: galleryImages.imageCategoryId,
          imageCategoryName: imageCategories.name,
          image: galleryImages.image,
          width: uploads.width,
          height: uploads.height,
          colour: uploads.dominantColour,
        })
        .from(galleryImages)
        .innerJoin(imageCategories, eq(imageCategories.id, galleryImages.imageCategoryId))
        .leftJoin(uploads, isStoredAs(uploads, 'ProjectImages', galleryImages.image))
        .where(and(eq(galleryImages.projectId, projectId), isNull(galleryImages.deletedAt)))
        .orderBy(asc(galleryImages.imageCategoryId), asc(galleryImages.sortOrder), asc(galleryImages.id)),

    /** In the order of the tabs, which is the order of the kind ids. */
    findPlans: (projectId: number) =>
      db
        .select({
          id: plans.id,
          projectId: plans.projectId,
          // A check constraint allows no other kind.
          kindId: sql<PlanKind>`${plans.kindId}`,
          name: plans.name,
          image: plans.image,
          description: plans.description,
          version: plans.version,
        })
        .from(plans)
        .where(and(eq(plans.projectId, projectId), isNull(plans.deletedAt)))
        .orderBy(asc(plans.kindId), asc(plans.sortOrder), asc(plans.id)),

    findSpecifications: (projectId: number) =>
      db
        .select({
          id: specifications.id,
          projectId: specifications.projectId,
          name: specifications.name,
          image: specifications.image,
          summary: specifications.summary,
          description: specifications.description,
          version: specifications.version,
        })
        .from(specifications)
        .where(and(eq(specifications.projectId, projectId), isNull(specifications.deletedAt)))
        .orderBy(asc(specifications.sortOrder), asc(specifications.id)),

    /** Newest first: a page shows the newest of each type. */
    findDocuments: (projectId: number) =>
      db
        .select({
          id: documents.id,
          projectId: documents.projectId,
          type: documents.type,
          file: documents.file,
          text: documents.text,
          version: documents.version,
        })
        .from(documents)
        .where(and(eq(documents.projectId, projectId), isNull(documents.deletedAt)))
        .orderBy(desc(documents.id)),

    async findLocation(projectId: number) {
      const [location] = await db
        .select({
          id: locations.id,
          projectId: locations.projectId,
          mapUrl: locations.mapUrl,
          title: locations.title,
          version: locations.version,
        })
        .from(locations)
        .where(and(eq(locations.projectId, projectId), isNull(locations.deletedAt)))
      return location ?? null
    },

    findPerks: (projectId: number) =>
      db
        .select({
          id: perks.id,
          projectId: perks.projectId,
          name: perks.name,
          distance: perks.distance,
          image: perks.image,
          version: perks.version,
        })
        .from(perks)
        .where(and(eq(perks.projectId, projectId), isNull(perks.deletedAt)))
        .orderBy(asc(perks.id)),

    findUnitTypes: (projectId: number) =>
      db
        .select(unitTypeColumns)
        .from(unitTypes)
        .leftJoin(plans, isLinkedPlan)
        .where(and(eq(unitTypes.projectId, projectId), isNull(unitTypes.deletedAt)))
        .orderBy(asc(unitTypes.sortOrder), asc(unitTypes.id)),

    /** The plans that unit types can be linked to. */
    findUnitPlans: (projectId: number) =>
      db
        .select({ id: plans.id, name: plans.name })
        .from(plans)
        .where(and(eq(plans.projectId, projectId), isUnitPlan))
        .orderBy(asc(plans.sortOrder), asc(plans.id)),

    /** Newest first. */
    findProgressUpdates: (projectId: number) =>
      db
        .select({
          id: progressUpdates.id,
          projectId: progressUpdates.projectId,
          date: progressUpdates.date,
          tower: progressUpdates.tower,
          stage: progressUpdates.stage,
          floor: progressUpdates.floor,
          floors: progressUpdates.floors,
          percent: progressUpdates.percent,
          text: progressUpdates.text,
          verifiedBy: progressUpdates.verifiedBy,
          photographs: progressUpdates.photographs,
          version: progressUpdates.version,
        })
        .from(progressUpdates)
        .where(and(eq(progressUpdates.projectId, projectId), isNull(progressUpdates.deletedAt)))
        .orderBy(desc(progressUpdates.date), desc(progressUpdates.id)),

    /** The line of the whole project comes first. */
    findHandovers: (projectId: number) =>
      db
        .select({
          id: handovers.id,
          projectId: handovers.projectId,
          tower: handovers.tower,
          promisedDate: handovers.promisedDate,
          handedOverDate: handovers.handedOverDate,
          reason: handovers.reason,
          version: handovers.version,
        })
        .from(handovers)
        .where(and(eq(handovers.projectId, projectId), isNull(handovers.deletedAt)))
        .orderBy(sql`${handovers.tower} nulls first`, asc(handovers.id)),
  }
}

const isUnitPlan = and(eq(plans.kindId, PLAN_KIND.unit), isNull(plans.deletedAt))

/** Joins the plan of a unit type. A plan that is restored from the trash is linked again. */
export const isLinkedPlan = and(eq(plans.id, unitTypes.planId), isUnitPlan)

export const unitTypeColumns = {
  id: unitTypes.id,
  projectId: unitTypes.projectId,
  name: unitTypes.name,
  kind: unitTypes.kind,
  carpetAreaFrom: unitTypes.carpetAreaFrom,
  carpetAreaTo: unitTypes.carpetAreaTo,
  balconyArea: unitTypes.balconyArea,
  priceFrom: unitTypes.priceFrom,
  priceTo: unitTypes.priceTo,
  tower: unitTypes.tower,
  total: unitTypes.total,
  available: unitTypes.available,
  planId: plans.id,
  possessionDate: unitTypes.possessionDate,
  version: unitTypes.version,
}

export type ProjectPartsRepository = ReturnType<typeof createProjectPartsRepository>

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

/** The parts that have a form. */
export type PartKind = keyof typeof EDITED
export type PartRow<K extends PartKind> = (typeof EDITED)[K]['$inferSelect']
export type PartValues<K extends PartKind> = Omit<
  (typeof EDITED)[K]['$inferInsert'],
  'id' | 'version' | 'sortOrder' | 'createdAt' | 'updatedAt' | 'deletedAt' | 'deletedBy'
>

/** Stored parts of one kind, for changes. Those in the trash are not found. */
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

    /** Adds the row, after all others if its kind has an order. */
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

/** A gallery image is added, moved and deleted, never edited. */
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

    /** Adds the images at the end of their galleries, in the given order. */
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

/** The parts that staff can order. */
export type OrderedPart = keyof typeof ORDERED

function hasPlaces(part: string): part is OrderedPart {
  return Object.hasOwn(ORDERED, part)
}

/** Positions of the parts of one kind on the page of their project. */
export function createPartPositions(db: Db, part: OrderedPart) {
  // The tables share the columns used here, so one is used as the type of all.
  const table = ORDERED[part] as unknown as typeof plans

  return {
    /** The rows of a project in order, including those in the trash. */
    findAll: (projectId: number) =>
      db
        .select({ id: table.id, isDeleted: sql<boolean>`${isNotNull(table.deletedAt)}` })
        .from(table)
        .where(eq(table.projectId, projectId))
        .orderBy(asc(table.sortOrder), asc(table.id)),

    async findNext(projectId: number) {
      return (await this.findNextOf([projectId])).get(projectId) ?? 1
    },

    /** By project: the position after all others, including those in the trash, which can be restored. */
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
      await db
        .update(table)
        .set({ sortOrder: sql`array_position(${sql.param(`{${ids.join(',')}}`)}::int[], ${table.id})` })
        .where(inArray(table.id, [...ids]))
    },
  }
}

function only<T>([row]: T[]): T {
  if (row === undefined) throw new Error('The part was not stored.')
  return row
}
