import { and, asc, eq, getTableColumns, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import { CATEGORY, COMING_SOON_CATEGORY } from '#contract/catalog/catalog.constants.ts'
import type { Db } from '#server/db/connection.ts'
import type { CategoriesRepository } from './categories.repository.ts'
import { createFileColours } from './file-colours.repository.ts'
import { isFindable } from './projects.repository.ts'
import { projects } from './projects.tables.ts'

const { sortOrder, createdAt, updatedAt, deletedAt, deletedBy, ...stored } = getTableColumns(projects)
const { isCompleted, isNewLaunch, isExclusive, categoryId } = projects
const isShown = isFindable({ withHidden: false })
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

/**
 * The shown projects as every page needs them, which are read anew after each change of the content. What never changes,
 * the names of categories and the colours of files, is remembered: joining them took longer than all the rest.
 */
export function createProjectsForPages(db: Db, { categories }: { categories: CategoriesRepository }) {
  const coloursOf = createFileColours(db)
  // Remembered, because looking costs a query. Should it become short again, the first of each kind are still right.
  let isLong = false

  return {
    /** All of a catalogue that is no longer than that; of a longer one the first of each kind that pages show together. */
    async find({ atMost, ofEachKind }: { atMost: number; ofEachKind: number }) {
      if (!isLong) {
        const all = await findInOrder(isShown).limit(atMost + 1)
        isLong = all.length > atMost
        if (!isLong) return { projects: await completed(all), isAll: true }
      }
      const first = await findInOrder(inArray(projects.id, idsOfFirst(ofEachKind)))
      return { projects: await completed(first), isAll: false }
    },

    /** How many shown projects of each category are not completed. */
    async countOpen() {
      const counted = await db
        .select({ categoryId, isNewLaunch, count: sql<number>`count(*)::int` })
        .from(projects)
        .where(and(isShown, not(isCompleted)))
        .groupBy(categoryId, isNewLaunch)
      return (id: number | undefined) =>
        counted
          .filter((row) => (id === CATEGORY.newLaunch ? row.isNewLaunch : row.categoryId === id))
          .reduce((sum, { count }) => sum + count, 0)
    },
  }

  function findInOrder(condition: SQL | undefined) {
    return db.select(stored).from(projects).where(condition).orderBy(asc(sortOrder), asc(projects.id))
  }

  async function completed(found: Awaited<ReturnType<typeof findInOrder>>) {
    const [all, images, banners] = await Promise.all([
      categories.findAll(),
      coloursOf(
        'ProjectImages',
        found.map(({ image }) => image),
      ),
      coloursOf(
        'ProjectBannerImages',
        found.map(({ bannerImage }) => bannerImage),
      ),
    ])
    const nameOf = new Map(all.map(({ id, name }) => [id, name]))
    return found.map((project) => ({
      ...project,
      categoryName: nameOf.get(project.categoryId) ?? '',
      imageColour: images(project.image),
      bannerColour: banners(project.bannerImage),
    }))
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
        where ${isShown} and case kind ${isOfKind} end
        order by ${sortOrder}, ${projects.id}
        limit ${limit}
      ) as first
    )`
  }
}

export type ProjectsForPages = ReturnType<typeof createProjectsForPages>
