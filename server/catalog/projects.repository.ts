import { and, asc, desc, eq, getTableColumns, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { alias, union } from 'drizzle-orm/pg-core'
import { CATEGORY, COMING_SOON_CATEGORY } from '#contract/catalog/catalog.constants.ts'
import type { Db } from '#server/db/connection.ts'
import { isStoredAs, uploads } from '#server/uploads/uploads.tables.ts'
import { categories } from './categories.tables.ts'
import { projects } from './projects.tables.ts'

const { sortOrder, createdAt, updatedAt, deletedAt, deletedBy, ...stored } = getTableColumns(projects)
const imageFile = alias(uploads, 'image_file')
const bannerFile = alias(uploads, 'banner_file')
const whole = {
  ...stored,
  categoryName: categories.name,
  imageColour: imageFile.dominantColour,
  bannerColour: bannerFile.dominantColour,
}

/** Without the long texts: enough to name, place and picture a project. */
const brief = {
  id: projects.id,
  name: projects.name,
  routingName: projects.routingName,
  type: projects.type,
  city: projects.city,
  image: projects.image,
  categoryId: projects.categoryId,
  categoryName: categories.name,
  isNewLaunch: projects.isNewLaunch,
  isCompleted: projects.isCompleted,
}

const { isCompleted, isNewLaunch, isExclusive, categoryId } = projects
const isAnnounced = eq(categoryId, COMING_SOON_CATEGORY)
const isOpen = and(not(isCompleted), not(isAnnounced))

/** What the home page picks projects by; each of its lists begins with the first of a kind. */
const KINDS = [
  isOpen,
  or(isCompleted, isAnnounced),
  and(isOpen, isNewLaunch),
  and(isExclusive, not(isAnnounced)),
  sql`${isNewLaunch}`,
  sql`${isCompleted}`,
  ...[CATEGORY.residential, CATEGORY.commercial, CATEGORY.itSez].map((id) => and(eq(categoryId, id), not(isCompleted))),
]

interface Sight {
  withHidden: boolean
}

/** Hidden projects are found only when asked for; those in the trash never. */
export function createProjectsRepository(db: Db) {
  // Remembered, because looking costs a query. Should it become short again, the first of each kind are still right.
  let isLong = false

  return {
    findShown: () => findWhole(isFindable({ withHidden: false })).orderBy(asc(sortOrder), asc(projects.id)),

    /** So many of all; for a catalogue that is longer, the first of each kind that a page shows together. */
    async findFirstShown({ atMost, ofEachKind }: { atMost: number; ofEachKind: number }) {
      if (!isLong) {
        const all = await findWhole(isFindable({ withHidden: false }))
          .orderBy(asc(sortOrder), asc(projects.id))
          .limit(atMost + 1)
        isLong = all.length > atMost
        if (!isLong) return all
      }
      const first = (kind: SQL | undefined) =>
        db
          .select({ id: projects.id })
          .from(projects)
          .where(and(isFindable({ withHidden: false }), kind))
          .orderBy(asc(sortOrder), asc(projects.id))
          .limit(ofEachKind)
      const [one, other, ...rest] = KINDS
      const ids = union(first(one), first(other), ...rest.map(first))
      return findWhole(inArray(projects.id, ids)).orderBy(asc(sortOrder), asc(projects.id))
    },

    findAll: () => findWhole(isFindable({ withHidden: true })).orderBy(asc(sortOrder), asc(projects.id)),

    findShownBriefly: () =>
      db
        .select(brief)
        .from(projects)
        .innerJoin(categories, eq(categories.id, projects.categoryId))
        .where(isFindable({ withHidden: false }))
        .orderBy(asc(sortOrder), asc(projects.id)),

    async findById(id: number, options: Sight) {
      const [project] = await findWhole(and(eq(projects.id, id), isFindable(options)))
      return project ?? null
    },

    /** By routing name, and by name where no project has that routing name; both in any letter case. */
    async findByName(name: string, options: Sight) {
      const isRouted = sql<boolean>`${projects.routingName} = lower(${name})`
      const isCalled = sql<boolean>`lower(${projects.name}) = lower(${name})`
      const [project] = await findWhole(and(or(isRouted, isCalled), isFindable(options)))
        .orderBy(desc(isRouted), desc(projects.isActive), asc(projects.id))
        .limit(1)
      return project ?? null
    },

    async exists(id: number, options: Sight) {
      const found = await db
        .select({ id: projects.id })
        .from(projects)
        .where(and(eq(projects.id, id), isFindable(options)))
      return found.length > 0
    },
  }

  function findWhole(condition: SQL | undefined) {
    return db
      .select(whole)
      .from(projects)
      .innerJoin(categories, eq(categories.id, projects.categoryId))
      .leftJoin(imageFile, isStoredAs(imageFile, 'ProjectImages', projects.image))
      .leftJoin(bannerFile, isStoredAs(bannerFile, 'ProjectBannerImages', projects.bannerImage))
      .where(condition)
  }
}

export type ProjectsRepository = ReturnType<typeof createProjectsRepository>

function isFindable({ withHidden }: Sight) {
  return withHidden ? isNull(deletedAt) : and(isNull(deletedAt), projects.isActive)
}
