import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { COMING_SOON_CATEGORY, PROJECT_FLAGS } from '#contract/catalog/catalog.constants.ts'
import type {
  ProjectChoices,
  ProjectColumn,
  ProjectCounts,
  ProjectListFilters,
} from '#contract/catalog/project-list.schema.ts'
import { type ContentFigures, PAGE_PARTS } from '#contract/catalog/project-parts.schema.ts'
import type { PageRequest } from '#contract/wire/paged-list.ts'
import type { Db } from '#server/db/connection.ts'
import { containsWords, findPage, sortKey } from '#server/db/page.ts'
import { rowsOf } from '#server/db/rows.ts'
import { isStoredAs, uploads } from '#server/uploads/uploads.tables.ts'
import { type ContentsRow, completeInTables, completeParts, projectContents } from './project-contents.ts'
import { categories, projects } from './projects.tables.ts'

export type ProjectSearch = PageRequest<ProjectColumn> & { filters: ProjectListFilters }

const listed = {
  id: projects.id,
  name: projects.name,
  city: projects.city,
  reraNumber: projects.reraNumber,
  categoryId: projects.categoryId,
  categoryName: categories.name,
  image: projects.image,
  imageColour: uploads.dominantColour,
  status: projects.status,
  isExclusive: projects.isExclusive,
  isNewLaunch: projects.isNewLaunch,
  isCompleted: projects.isCompleted,
  isActive: projects.isActive,
}
type ListedRow = {
  [K in keyof typeof listed]: (typeof listed)[K]['_']['notNull'] extends true
    ? (typeof listed)[K]['_']['data']
    : (typeof listed)[K]['_']['data'] | null
}

const SORTED_BY = {
  name: sortKey(projects.name),
  category: sortKey(categories.name),
  rera: sortKey(projects.reraNumber),
  status: sortKey(projects.status),
  parts: sql`contents.complete`,
  changed: sql`contents."changedMs"`,
} satisfies Record<ProjectColumn, SQL>

const WORDS = sql`lower(concat_ws(chr(10), ${projects.name}, ${projects.city}, ${projects.address}, ${projects.type},
  ${projects.reraNumber}, ${categories.name}, ${projects.status}))`

export function createProjectListRepository(db: Db) {
  return {
    findPage(request: ProjectSearch) {
      const { sort } = request
      const where = and(
        isNull(projects.deletedAt),
        containsWords(WORDS, request.search),
        matchesFilters(request.filters),
      )
      // By default, projects are in the order of the site, not newest first.
      const sortedRequest = { ...request, sort: sort ?? 'position', descending: sort !== null && request.descending }
      return findPage<ListedRow>(sortedRequest, {
        count: async () => {
          const query = db.select({ count: sql<number>`count(*)::int` }).from(projects)
          const [found] = await query.innerJoin(categories, eq(categories.id, projects.categoryId)).where(where)
          return found?.count ?? 0
        },
        rows: ({ order, limit, offset }) => {
          const query = db
            .select(listed)
            .from(projects)
            .innerJoin(categories, eq(categories.id, projects.categoryId))
            .leftJoin(uploads, isStoredAs(uploads, 'ProjectImages', projects.image))
            .$dynamic()
          const isByContents = sort === 'parts' || sort === 'changed'
          if (isByContents) query.innerJoin(sql`(${projectContents()}) contents`, sql`contents.id = ${projects.id}`)
          return query
            .where(where)
            .orderBy(...order(sort === null ? sql`${projects.sortOrder}` : SORTED_BY[sort], projects.id))
            .limit(limit)
            .offset(offset)
        },
      })
    },

    async countAll(): Promise<ProjectCounts> {
      const [found] = await db
        .select({
          all: sql<number>`count(*)::int`,
          shown: sql<number>`(count(*) filter (where ${projects.isActive}))::int`,
        })
        .from(projects)
        .where(isNull(projects.deletedAt))
      return found ?? { all: 0, shown: 0 }
    },

    findContents: (ids: readonly number[]) =>
      ids.length === 0 ? Promise.resolve([]) : rowsOf<ContentsRow>(db, projectContents(ids)),

    /**
     * Counts the gaps (incomplete parts) of public pages, and finds the projects with the most gaps. Hidden and
     * coming-soon projects have no page, so their gaps are not counted.
     */
    async findGaps({ atMost }: { atMost: number }) {
      const [found] = await rowsOf<ContentFigures & { worst: number[] }>(
        db,
        sql`with counted as (
          select ${projects.id} as id, ${projects.sortOrder} as position, ${projects.isActive} as is_shown,
            ${projects.isActive} and ${projects.categoryId} <> ${COMING_SOON_CATEGORY} as has_page,
            ${PAGE_PARTS.length}::int - (${completeParts()}) as gaps
          from ${projects} left join (${completeInTables()}) parts on parts."projectId" = ${projects.id}
          where ${isNull(projects.deletedAt)}
        )
        select count(*)::int as projects,
          (count(*) filter (where is_shown))::int as shown,
          (count(*) filter (where is_shown and not has_page))::int as announced,
          coalesce(sum(gaps) filter (where has_page), 0)::int as gaps,
          (count(*) filter (where has_page and gaps > 0))::int as "withGaps",
          array(select id from counted where has_page order by gaps desc, position, id limit ${atMost}) as worst
        from counted`,
      )
      if (!found) throw new Error('The projects could not be counted.')
      return found
    },

    findChoices: () =>
      db
        .select({ id: projects.id, name: projects.name, isActive: projects.isActive })
        .from(projects)
        .where(isNull(projects.deletedAt))
        .orderBy(sortKey(projects.name), projects.id),

    async findWords() {
      const [found] = await rowsOf<Omit<ProjectChoices, 'projects'>>(
        db,
        sql`select ${distinct(projects.type)} as types, ${distinct(projects.city)} as cities,
          ${distinct(projects.state)} as states
        from ${projects} where ${isNull(projects.deletedAt)}`,
      )
      if (!found) throw new Error('The words of the projects could not be read.')
      return found
    },

    findNames: (ids: readonly number[]) =>
      db
        .select({ id: projects.id, name: projects.name })
        .from(projects)
        .where(inArray(projects.id, [...ids])),
  }
}

export type ProjectListRepository = ReturnType<typeof createProjectListRepository>

function distinct(column: AnyPgColumn) {
  return sql`coalesce(array_agg(distinct ${column} order by ${column}), '{}')`
}

function matchesFilters({ categoryId, status, isShown, flag }: ProjectListFilters) {
  return and(
    categoryId === null ? undefined : eq(projects.categoryId, categoryId),
    status === null ? undefined : eq(projects.status, status),
    isShown === null ? undefined : eq(projects.isActive, isShown),
    ...PROJECT_FLAGS.map((one) => (one === flag ? eq(projects[one], true) : undefined)),
  )
}
