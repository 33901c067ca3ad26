import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  getTableName,
  inArray,
  isNull,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type ListCondition, type ListRule, menuRule } from '#contract/catalog/project-lists.ts'
import { redirects } from '#server/company/redirects.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { inPortions, placeIn } from '#server/db/rows.ts'
import { claimIn, isStoredAs, uploads } from '#server/uploads/uploads.tables.ts'
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
import { categories, projects } from './projects.tables.ts'

interface Visibility {
  withHidden: boolean
}

/** The order of projects that staff set for the site. */
export const SITE_ORDER = [asc(projects.sortOrder), asc(projects.id)] as const

export function isVisible({ withHidden }: Visibility) {
  return withHidden ? isNull(projects.deletedAt) : and(isNull(projects.deletedAt), projects.isActive)
}

export function isListed(rule: ListRule) {
  return and(isVisible({ withHidden: false }), matchesRule(rule))
}

export function matchesRule(rule: ListRule) {
  return and(...rule.map(asSql))
}

function asSql(condition: ListCondition) {
  const column = projects[condition.field]
  return 'is' in condition ? eq(column, condition.is) : ne(column, condition.isNot)
}

export type ProjectRow = typeof projects.$inferSelect
export type ProjectValues = Omit<
  typeof projects.$inferInsert,
  'id' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt' | 'deletedBy' | 'routingName'
>

export interface Deletion {
  deletedAt: Date
  deletedBy: number
}

const { sortOrder, createdAt, updatedAt, deletedAt, deletedBy, ...stored } = getTableColumns(projects)
const imageFile = alias(uploads, 'image_file')
const bannerFile = alias(uploads, 'banner_file')
const featureFile = alias(uploads, 'feature_file')
const whole = {
  ...stored,
  categoryName: categories.name,
  imageColour: imageFile.dominantColour,
  bannerColour: bannerFile.dominantColour,
  imageClaim: claimIn(imageFile),
  bannerClaim: claimIn(bannerFile),
  featureClaim: claimIn(featureFile),
}

/** For menus and links; leaves out the long text columns. */
const brief = {
  id: projects.id,
  name: projects.name,
  routingName: projects.routingName,
  type: projects.type,
  city: projects.city,
  image: projects.image,
  categoryId: projects.categoryId,
  categoryName: categories.name,
  status: projects.status,
  isNewLaunch: projects.isNewLaunch,
  isCompleted: projects.isCompleted,
  isExclusive: projects.isExclusive,
}

const PARTS = [
  ...[galleryImages, specifications, plans, documents, locations, perks],
  ...[unitTypes, progressUpdates, handovers, registrations],
]

export function createProjectsRepository(db: Db) {
  return {
    findAll: () => wholeProjects(db, isVisible({ withHidden: true })).orderBy(...SITE_ORDER),

    async findById(id: number, visibility: Visibility) {
      const [project] = await wholeProjects(db, and(eq(projects.id, id), isVisible(visibility)))
      return project ?? null
    },

    /** Finds a project by routing name or, if there is none, by name. Both are case-insensitive. */
    async findByName(name: string, visibility: Visibility) {
      const isRouted = sql<boolean>`${projects.routingName} = lower(${name})`
      const isCalled = sql<boolean>`lower(${projects.name}) = lower(${name})`
      const [project] = await wholeProjects(db, and(or(isRouted, isCalled), isVisible(visibility)))
        .orderBy(desc(isRouted), desc(projects.isActive), asc(projects.id))
        .limit(1)
      return project ?? null
    },

    async findByFormerAddress(routingName: string, visibility: Visibility) {
      const former = db
        .select({ id: redirects.projectId })
        .from(redirects)
        .where(and(eq(redirects.projectName, routingName.toLowerCase()), isNull(redirects.deletedAt)))
      const [project] = await wholeProjects(db, and(inArray(projects.id, former), isVisible(visibility)))
      return project ?? null
    },

    /**
     * Returns the next visible project in the menu of its category; after the last one, the first. Null if there is no
     * other.
     */
    async findNext({ id, categoryId }: { id: number; categoryId: number }) {
      const here = db.select({ sortOrder, id: projects.id }).from(projects).where(eq(projects.id, id))
      const isAfter = sql<boolean>`(${sortOrder}, ${projects.id}) > (${here})`
      const [next] = await briefProjects(db, and(isListed(menuRule(categoryId)), not(eq(projects.id, id))))
        .orderBy(desc(isAfter), ...SITE_ORDER)
        .limit(1)
      return next ?? null
    },

    async exists(id: number, visibility: Visibility) {
      return (await db.$count(projects, and(eq(projects.id, id), isVisible(visibility)))) > 0
    },

    /** The row lock makes other writes that change the project or its parts wait until this one commits. */
    async findLocked(id: number) {
      const [found] = await db
        .select()
        .from(projects)
        .where(and(eq(projects.id, id), isNull(projects.deletedAt)))
        .for('update')
      return found ?? null
    },

    /** Returns the new rows in the given order. */
    async createAll(rows: readonly (ProjectValues & { routingName: string })[]) {
      const created: ProjectRow[] = []
      for (const portion of inPortions(rows))
        created.push(...(await db.insert(projects).values(portion).onConflictDoNothing().returning()))
      if (created.length < rows.length) throw new Error('The project was not stored.')
      return created
    },

    async update(id: number, values: Partial<ProjectValues & { routingName: string }>) {
      const [updated] = await db
        .update(projects)
        .set({ ...values, version: sql`${projects.version} + 1` })
        .where(eq(projects.id, id))
        .returning()
      if (!updated) throw new Error('The project was not stored.')
      return updated
    },

    /** Also moves the parts of the project, and returns their ids by table. The project keeps its selected features. */
    async moveToTrash(id: number, deletion: Deletion) {
      const parts: Record<string, number[]> = {}
      for (const table of PARTS) {
        const gone = await db
          .update(table as typeof perks)
          .set(deletion)
          .where(and(eq(table.projectId, id), isNull(table.deletedAt)))
          .returning({ id: table.id })
        if (gone.length > 0) parts[getTableName(table)] = gone.map((part) => part.id)
      }
      await db
        .update(projects)
        .set({ ...deletion, version: sql`${projects.version} + 1` })
        .where(eq(projects.id, id))
      return parts
    },

    /** Serializes changes of routing names, so that a free one stays free until it is taken. */
    async lockAddresses() {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('project_addresses'))`)
    },

    /** Returns the routing names in use that equal one of these, with or without a number appended. */
    async findRoutingNamesLike(routingNames: readonly string[]) {
      const withoutNumber = sql`regexp_replace(${projects.routingName}, ' [0-9]+$', '')`
      const isLike = or(inArray(projects.routingName, [...routingNames]), inArray(withoutNumber, [...routingNames]))
      const found = await db
        .select({ routingName: projects.routingName })
        .from(projects)
        .where(and(isNull(projects.deletedAt), isLike))
      return found.map((project) => project.routingName)
    },

    /** Call when a project takes these routing names, because its page must not redirect. */
    async removeFormerAddresses(routingNames: readonly string[]) {
      const lastPart = sql`substring(${redirects.fromPath} from '[^/]*$')`
      const isOfPage = and(sql`${redirects.fromPath} ~ '^/product/[^/]+/[^/]+$'`, inArray(lastPart, [...routingNames]))
      await db
        .delete(redirects)
        .where(or(inArray(redirects.projectName, [...routingNames]), and(isOfPage, ne(redirects.source, 'specified'))))
    },

    async lockOrder() {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('project_places'))`)
    },

    async findOrder() {
      const found = await db
        .select({ id: projects.id })
        .from(projects)
        .where(isNull(projects.deletedAt))
        .orderBy(...SITE_ORDER)
      return found.map(({ id }) => id)
    },

    /** Leaves the versions unchanged, so that an open form can still be saved. */
    async storeOrder(ids: readonly number[]) {
      if (ids.length === 0) return
      const place = placeIn(ids, projects.id)
      await db
        .update(projects)
        .set({ sortOrder: place })
        .where(and(inArray(projects.id, [...ids]), ne(projects.sortOrder, place)))
    },
  }
}

export type ProjectsRepository = ReturnType<typeof createProjectsRepository>

export function wholeProjects(db: Db, condition: SQL | undefined) {
  return db
    .select(whole)
    .from(projects)
    .innerJoin(categories, eq(categories.id, projects.categoryId))
    .leftJoin(imageFile, isStoredAs(imageFile, 'ProjectImages', projects.image))
    .leftJoin(bannerFile, isStoredAs(bannerFile, 'ProjectBannerImages', projects.bannerImage))
    .leftJoin(featureFile, isStoredAs(featureFile, 'ProjectImages', projects.featureImage))
    .where(condition)
}

export function briefProjects(db: Db, condition: SQL | undefined) {
  return db.select(brief).from(projects).innerJoin(categories, eq(categories.id, projects.categoryId)).where(condition)
}
