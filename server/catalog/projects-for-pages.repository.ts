import { and, asc, eq, getTableColumns, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import { CATEGORY, COMING_SOON_CATEGORY } from '#contract/catalog/catalog.constants.ts'
import type { Db } from '#server/db/connection.ts'
import { jsonRow } from '#server/db/json-row.ts'
import { createKnownRows } from '#server/db/known-rows.ts'
import { prepared } from '#server/db/prepared.ts'
import type { CategoriesRepository } from './categories.repository.ts'
import { createFileColours } from './file-colours.repository.ts'
import { isFindable } from './projects.repository.ts'
import { projects } from './projects.tables.ts'

const { sortOrder, createdAt, updatedAt, deletedAt, deletedBy, ...stored } = getTableColumns(projects)
const { isCompleted, isNewLaunch, isExclusive, categoryId } = projects
/** All that decides which lists a project is in. */
const kind = { categoryId, isNewLaunch, isCompleted, isExclusive }
const isShown = isFindable({ withHidden: false })
const isAnnounced = eq(categoryId, COMING_SOON_CATEGORY)
const isOpen = and(not(isCompleted), not(isAnnounced))
const LIMIT = sql.placeholder('limit')
const STAMP = sql<string>`${projects}.xmin::text`

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
 * The shown projects as every page needs them, which are asked for after each change of the content. What never changes,
 * the names of categories and the colours of files, is remembered: joining them took longer than all the rest.
 */
export function createProjectsForPages(db: Db, { categories }: { categories: CategoriesRepository }) {
  const coloursOf = createFileColours(db)
  const listUpTo = prepared(() => listInOrder(isShown).limit(LIMIT))
  const listFirst = prepared(() => listInOrder(inArray(projects.id, idsOfFirst())))
  const readOne = prepared(() => read(eq(projects.id, sql.placeholder('id'))))
  const rowsOf = createKnownRows(fetch)
  const countKinds = prepared(() =>
    db
      .select({ ...kind, count: sql<number>`count(*)::int` })
      .from(projects)
      .where(isShown)
      .groupBy(...Object.values(kind)),
  )
  // Remembered, because looking costs a query. Should it become short again, the first of each kind are still right.
  let isLong = false

  return {
    /** All of a catalogue that is no longer than that; of a longer one the first of each kind that pages show together. */
    async find({ atMost, ofEachKind }: { atMost: number; ofEachKind: number }) {
      if (!isLong) {
        const all = await listUpTo({ limit: atMost + 1 })
        isLong = all.length > atMost
        if (!isLong) return { projects: await rowsOf(all), isAll: true }
      }
      return { projects: await rowsOf(await listFirst({ limit: ofEachKind })), isAll: false }
    },

    /** How many shown projects there are of each combination of category and flags. */
    countKinds: () => countKinds(),
  }

  function listInOrder(condition: SQL | undefined) {
    return db
      .select({ id: projects.id, stamp: STAMP })
      .from(projects)
      .where(condition)
      .orderBy(asc(sortOrder), asc(projects.id))
  }

  function read(condition: SQL) {
    return db
      .select({ project: jsonRow(stored), stamp: STAMP })
      .from(projects)
      .where(condition)
  }

  async function fetch(ids: number[]) {
    const [one, ...others] = ids
    const rows = others.length === 0 ? await readOne({ id: one }) : await read(inArray(projects.id, ids))
    const found = rows.map(({ project }) => project)
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
    return rows.map(({ project, stamp }) => ({
      id: project.id,
      stamp,
      row: {
        ...project,
        categoryName: nameOf.get(project.categoryId) ?? '',
        imageColour: images(project.image),
        bannerColour: banners(project.bannerImage),
      },
    }))
  }

  /** One question for all kinds: each one of its own is planned anew, which takes longer than answering it. */
  function idsOfFirst() {
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
        limit ${LIMIT}
      ) as first
    )`
  }
}

export type ProjectsForPages = ReturnType<typeof createProjectsForPages>
