import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { PlanKind } from '#contract/catalog/plans.schema.ts'
import type { Db } from '#server/db/connection.ts'
import { isStoredAs, uploads } from '#server/uploads/uploads.tables.ts'
import { imageCategories } from './categories.tables.ts'
import { documents, galleryImages, locations, perks, plans, specifications } from './project-parts.tables.ts'

/** What hangs on one project. Parts in the trash are not found. */
export function createProjectPartsRepository(db: Db) {
  return {
    findGallery: async (projectId: number) =>
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

    /** In the order of the tabs, which is the order of the kinds' ids. */
    findPlans: (projectId: number) =>
      db
        .select({
          id: plans.id,
          projectId: plans.projectId,
          // The table admits no other kind.
          kindId: sql<PlanKind>`${plans.kindId}`,
          name: plans.name,
          image: plans.image,
          description: plans.description,
          version: plans.version,
        })
        .from(plans)
        .where(and(eq(plans.projectId, projectId), isNull(plans.deletedAt)))
        .orderBy(asc(plans.kindId), asc(plans.sortOrder), asc(plans.id)),

    findSpecifications: async (projectId: number) =>
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

    /** Newest first: of each type the newest is the one a page shows. */
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
  }
}

export type ProjectPartsRepository = ReturnType<typeof createProjectPartsRepository>
