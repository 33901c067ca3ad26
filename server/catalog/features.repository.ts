import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { features, projectFeatures } from './project-parts.tables.ts'
import { projects } from './projects.tables.ts'

const columns = { id: features.id, name: features.name, image: features.image, version: features.version }

export function createFeaturesRepository(db: Db) {
  return {
    findAll: () => db.select(columns).from(features).where(isNull(features.deletedAt)).orderBy(asc(features.id)),

    /** How many projects have chosen each feature; those in the trash do not count. */
    async countProjects() {
      const found = await db
        .select({ featureId: projectFeatures.featureId, count: sql<number>`count(*)::int` })
        .from(projectFeatures)
        .innerJoin(projects, and(eq(projects.id, projectFeatures.projectId), isNull(projects.deletedAt)))
        .groupBy(projectFeatures.featureId)
      return new Map(found.map(({ featureId, count }) => [featureId, count]))
    },

    /** The whole catalogue, each entry saying whether the project has chosen it. */
    findAllWithChoice: (projectId: number) =>
      db
        .select({
          ...columns,
          projectId: sql<number>`${projectId}::integer`,
          isSelected: sql<boolean>`${isNotNull(projectFeatures.featureId)}`,
        })
        .from(features)
        .leftJoin(
          projectFeatures,
          and(eq(projectFeatures.featureId, features.id), eq(projectFeatures.projectId, projectId)),
        )
        .where(isNull(features.deletedAt))
        .orderBy(asc(features.id)),
  }
}

export type FeaturesRepository = ReturnType<typeof createFeaturesRepository>
