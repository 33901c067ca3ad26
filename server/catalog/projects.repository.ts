import { and, asc, desc, eq, getTableColumns, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
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

/** What home and the menu pick projects by; each of their lists begins with the first of a kind. */
const KINDS = [
  isOpen,
  or(isCompleted, isAnnounced),
  and(isOpen, isNewLaunch),
  and(isExclusive, not(isAnnounced)),
  isNewLaunch,
  isCompleted,
  and(isNewLaunch, not(isCompleted)),
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

    /** All of a catalogue that is no longer than that; of a longer one the first of each kind that pages show together. */
    async findForPages({ atMost, ofEachKind }: { atMost: number; ofEachKind: number }) {
      if (!isLong) {
        const all = await findWhole(isFindable({ withHidden: false }))
          .orderBy(asc(sortOrder), asc(projects.id))
          .limit(atMost + 1)
        isLong = all.length > atMost
        if (!isLong) return { projects: all, isAll: true }
      }
      const first = inArray(projects.id, idsOfFirst(ofEachKind))
      return { projects: await findWhole(first).orderBy(asc(sortOrder), asc(projects.id)), isAll: false }
    },

    /** How many shown projects of each category are not completed. */
    async countOpen() {
      const counted = await db
        .select({ categoryId, isNewLaunch, count: sql<number>`count(*)::int` })
        .from(projects)
        .where(and(isFindable({ withHidden: false }), not(isCompleted)))
        .groupBy(categoryId, isNewLaunch)
      return (id: number | undefined) =>
        counted
          .filter((row) => (id === CATEGORY.newLaunch ? row.isNewLaunch : row.categoryId === id))
          .reduce((sum, { count }) => sum + count, 0)
    },

    findAll: () => findWhole(isFindable({ withHidden: true })).orderBy(asc(sortOrder), asc(projects.id)),

    findShownBriefly: () => findBriefly(isFindable({ withHidden: false })),

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

    /** The one after it in its category that is not completed, the first after the last. */
    async findNext({ id, categoryId: category }: { id: number; categoryId: number }) {
      const here = db.select({ sortOrder, id: projects.id }).from(projects).where(eq(projects.id, id))
      const isAfter = sql<boolean>`(${sortOrder}, ${projects.id}) > (${here})`
      const isOther = and(eq(categoryId, category), not(isCompleted), not(eq(projects.id, id)))
      const others = and(isFindable({ withHidden: false }), isOther)
      const [after] = await findBriefly(and(others, isAfter)).limit(1)
      const [next] = after ? [after] : await findBriefly(others).limit(1)
      return next ?? null
    },

    async exists(id: number, options: Sight) {
      const found = await db
        .select({ id: projects.id })
        .from(projects)
        .where(and(eq(projects.id, id), isFindable(options)))
      return found.length > 0
    },
  }

  /** One question for all kinds: each one of its own is planned anew, which takes longer than answering it. */
  function idsOfFirst(limit: number) {
    const isOfKind = sql.join(
      KINDS.map((kind, nth) => sql`when ${sql.raw(String(nth))} then ${kind}`),
      sql` `,
    )
    return sql`(
      select first.id
      from generate_series(0, ${sql.raw(String(KINDS.length - 1))}) as kind
      cross join lateral (
        select ${projects.id} from ${projects}
        where ${isFindable({ withHidden: false })} and case kind ${isOfKind} end
        order by ${sortOrder}, ${projects.id}
        limit ${limit}
      ) as first
    )`
  }

  function findBriefly(condition: SQL | undefined) {
    return db
      .select(brief)
      .from(projects)
      .innerJoin(categories, eq(categories.id, projects.categoryId))
      .where(condition)
      .orderBy(asc(sortOrder), asc(projects.id))
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
