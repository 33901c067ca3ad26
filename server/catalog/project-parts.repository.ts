import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { PLAN_KIND } from '#contract/catalog/plan-kinds.ts'
import type { PlanKind } from '#contract/catalog/project-parts.schema.ts'
import type { Db } from '#server/db/connection.ts'
import { claimIn, isStoredAs, uploads } from '#server/uploads/uploads.tables.ts'
import {
  documents,
  galleryImages,
  handovers,
  locations,
  perks,
  plans,
  progressUpdates,
  specifications,
  unitTypes,
} from './project-parts.tables.ts'
import { imageCategories } from './projects.tables.ts'

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
          claim: claimIn(uploads),
        })
        .from(galleryImages)
        .innerJoin(imageCategories, eq(imageCategories.id, galleryImages.imageCategoryId))
        .leftJoin(uploads, isStoredAs(uploads, 'ProjectImages', galleryImages.image))
        .where(and(eq(galleryImages.projectId, projectId), isNull(galleryImages.deletedAt)))
        .orderBy(asc(galleryImages.imageCategoryId), asc(galleryImages.sortOrder), asc(galleryImages.id)),

    /** The ids of the kinds are in the order of the tabs. */
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
          claim: claimIn(uploads),
          summary: specifications.summary,
          description: specifications.description,
          version: specifications.version,
        })
        .from(specifications)
        .leftJoin(uploads, isStoredAs(uploads, 'ProjectImages', specifications.image))
        .where(and(eq(specifications.projectId, projectId), isNull(specifications.deletedAt)))
        .orderBy(asc(specifications.sortOrder), asc(specifications.id)),

    /** Newest first: a page shows the newest brochure and the newest other document. */
    findDocuments: (projectId: number) =>
      db
        .select({
          id: documents.id,
          projectId: documents.projectId,
          type: documents.type,
          file: documents.file,
          text: documents.text,
          delivery: documents.delivery,
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

    findUnitPlans: (projectId: number) =>
      db
        .select({ id: plans.id, name: plans.name })
        .from(plans)
        .where(and(eq(plans.projectId, projectId), isUnitPlan))
        .orderBy(asc(plans.sortOrder), asc(plans.id)),

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

    /** The row of the whole project comes first. */
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

/** The condition that joins the plan of a unit type. A plan that is restored from the trash is linked again. */
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
