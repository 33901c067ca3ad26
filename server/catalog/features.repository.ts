import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { FeatureColumn, FeatureFilters } from '#contract/catalog/feature-list.endpoints.ts'
import type { PageRequest } from '#contract/wire/paged-list.ts'
import type { Db } from '#server/db/connection.ts'
import { containsWords, findPage } from '#server/db/page.ts'
import { features, plans, projectFeatures } from './project-parts.tables.ts'
import type { Deletion } from './projects.repository.ts'
import { projects } from './projects.tables.ts'

interface FeatureValues {
  name: string
  image: string | null
}

export interface ChosenFeature {
  featureId: number
  planId: number | null
}

export type FeatureSearch = PageRequest<FeatureColumn> & { filters: FeatureFilters }

const { nameKey, searchText, ...stored } = getTableColumns(features)
export const storedFeature = stored
const columns = { id: features.id, name: features.name, image: features.image, version: features.version }

export function createFeaturesRepository(db: Db) {
  return {
    findAll: () => db.select(columns).from(features).where(isNull(features.deletedAt)).orderBy(asc(features.id)),

    findPage(request: FeatureSearch) {
      const { filters, search, sort } = request
      const where = and(
        isNull(features.deletedAt),
        filters.id === null ? undefined : eq(features.id, filters.id),
        containsWords(searchText, search),
      )
      // By default, features are sorted by id as in the specification, not newest first.
      const sortedRequest = { ...request, sort: sort ?? 'id', descending: sort !== null && request.descending }
      return findPage(sortedRequest, {
        count: () => db.$count(features, where),
        rows: ({ order, limit, offset }) =>
          db
            .select(columns)
            .from(features)
            .where(where)
            .orderBy(...order(sort === null ? features.id : nameKey, features.id))
            .limit(limit)
            .offset(offset),
      })
    },

    async countProjects(ids?: readonly number[]) {
      const found = await db
        .select({ featureId: projectFeatures.featureId, count: sql<number>`count(*)::int` })
        .from(projectFeatures)
        .innerJoin(projects, and(eq(projects.id, projectFeatures.projectId), isNull(projects.deletedAt)))
        .where(ids && inArray(projectFeatures.featureId, [...ids]))
        .groupBy(projectFeatures.featureId)
      return new Map(found.map(({ featureId, count }) => [featureId, count]))
    },

    findAllWithChoice: (projectId: number) =>
      db
        .select({
          ...columns,
          projectId: sql<number>`${projectId}::integer`,
          isSelected: sql<boolean>`${isNotNull(projectFeatures.featureId)}`,
          planId: plans.id,
        })
        .from(features)
        .leftJoin(
          projectFeatures,
          and(eq(projectFeatures.featureId, features.id), eq(projectFeatures.projectId, projectId)),
        )
        .leftJoin(plans, and(eq(plans.id, projectFeatures.planId), isNull(plans.deletedAt)))
        .where(isNull(features.deletedAt))
        .orderBy(asc(features.id)),

    /** Serializes changes of features, so that names stay unique. One lock is enough, because changes are rare. */
    async lockAll() {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('features'))`)
    },

    async find(id: number) {
      const [found] = await db
        .select(stored)
        .from(features)
        .where(and(eq(features.id, id), isNull(features.deletedAt)))
      return found ?? null
    },

    async isNameTaken(name: string, exceptId: number) {
      const found = await db
        .select({ id: features.id })
        .from(features)
        .where(
          and(sql`lower(${features.name}) = lower(${name})`, isNull(features.deletedAt), ne(features.id, exceptId)),
        )
      return found.length > 0
    },

    async create(values: FeatureValues) {
      const [created] = await db.insert(features).values(values).returning(stored)
      if (!created) throw new Error('The feature was not stored.')
      return created
    },

    async update(id: number, values: FeatureValues) {
      const [updated] = await db
        .update(features)
        .set({ ...values, version: sql`${features.version} + 1` })
        .where(eq(features.id, id))
        .returning(stored)
      if (!updated) throw new Error('The feature was not stored.')
      return updated
    },

    async moveToTrash(id: number, deletion: Deletion) {
      await db
        .update(features)
        .set({ ...deletion, version: sql`${features.version} + 1` })
        .where(eq(features.id, id))
    },

    async removeFromProjects(featureId: number) {
      const gone = await db
        .delete(projectFeatures)
        .where(eq(projectFeatures.featureId, featureId))
        .returning({ projectId: projectFeatures.projectId })
      return gone.map(({ projectId }) => projectId).sort((a, b) => a - b)
    },

    async countKnown(ids: number[]) {
      const found = await db
        .select({ id: features.id })
        .from(features)
        .where(and(inArray(features.id, ids), isNull(features.deletedAt)))
      return found.length
    },

    async findPlanIds(projectId: number) {
      const found = await db
        .select({ id: plans.id })
        .from(plans)
        .where(and(eq(plans.projectId, projectId), isNull(plans.deletedAt)))
      return found.map(({ id }) => id)
    },

    findChoice: (projectId: number) =>
      db
        .select({ featureId: projectFeatures.featureId, planId: projectFeatures.planId })
        .from(projectFeatures)
        .where(eq(projectFeatures.projectId, projectId))
        .orderBy(asc(projectFeatures.featureId)),

    async replaceChoice(projectId: number, chosen: readonly ChosenFeature[]) {
      await db.delete(projectFeatures).where(eq(projectFeatures.projectId, projectId))
      if (chosen.length === 0) return
      await db.insert(projectFeatures).values(chosen.map((feature) => ({ projectId, ...feature })))
    },
  }
}

export type FeaturesRepository = ReturnType<typeof createFeaturesRepository>
