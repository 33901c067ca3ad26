import { and, asc, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { features, galleryImages, locations, projectFeatures } from './project-parts.tables.ts'
import { projects } from './projects.tables.ts'

export function createProjectImportRepository(db: Db) {
  return {
    /** `names` must be in lower case. */
    async findByNames(names: readonly string[]) {
      if (names.length === 0) return []
      const found = await db
        .select()
        .from(projects)
        .where(and(inArray(sql`lower(${projects.name})`, [...names]), isNull(projects.deletedAt)))
        .orderBy(asc(projects.id))
      const ids = found.map(({ id }) => id)
      if (ids.length === 0) return []
      const places = await db
        .select()
        .from(locations)
        .where(and(inArray(locations.projectId, ids), isNull(locations.deletedAt)))
      const choices = await db.select().from(projectFeatures).where(inArray(projectFeatures.projectId, ids))
      const images = await db
        .select({
          projectId: galleryImages.projectId,
          imageCategoryId: galleryImages.imageCategoryId,
          image: galleryImages.image,
        })
        .from(galleryImages)
        .where(and(inArray(galleryImages.projectId, ids), isNull(galleryImages.deletedAt)))
      const [placesOf, choicesOf, imagesOf] = [byProject(places), byProject(choices), byProject(images)]
      return found.map((project) => ({
        ...project,
        location: placesOf.get(project.id)?.[0] ?? null,
        featureIds: (choicesOf.get(project.id) ?? []).map(({ featureId }) => featureId),
        gallery: imagesOf.get(project.id) ?? [],
      }))
    },

    async findTakenAddresses(routingNames: readonly string[]) {
      if (routingNames.length === 0) return []
      const found = await db
        .select({ routingName: projects.routingName })
        .from(projects)
        .where(and(inArray(projects.routingName, [...routingNames]), isNull(projects.deletedAt)))
      return found.map(({ routingName }) => routingName)
    },

    findFeatures: () =>
      db
        .select({ id: features.id, name: features.name })
        .from(features)
        .where(isNull(features.deletedAt))
        .orderBy(features.id),
  }
}

export type ComparedProject = Awaited<
  ReturnType<ReturnType<typeof createProjectImportRepository>['findByNames']>
>[number]

function byProject<T extends { projectId: number }>(rows: readonly T[]) {
  const groups = new Map<number, T[]>()
  for (const row of rows) groups.set(row.projectId, [...(groups.get(row.projectId) ?? []), row])
  return groups
}
