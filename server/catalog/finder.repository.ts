import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type FinderChoices, type FinderSort, PRICE_STEPS } from '#contract/catalog/finder.constants.ts'
import type { FinderOptions } from '#contract/catalog/finder.schema.ts'
import { OPEN_PROJECTS } from '#contract/catalog/project-lists.ts'
import { UNIT_KINDS } from '#contract/catalog/unit-types.constants.ts'
import type { Db } from '#server/db/connection.ts'
import { rowsOf } from '#server/db/rows.ts'
import { claimIn, isStoredAs, uploads } from '#server/uploads/uploads.tables.ts'
import {
  all,
  type FacetConditions,
  failures,
  isFindable,
  isOffered,
  meets,
  possessionDay,
  possessionYear,
  projectConditions,
  unitConditions,
} from './finder-conditions.ts'
import { isLinkedPlan, unitTypeColumns } from './project-parts.repository.ts'
import { plans, unitTypes } from './project-parts.tables.ts'
import { matchesRule, SITE_ORDER } from './projects.repository.ts'
import { categories, projects } from './projects.tables.ts'

/** The number of projects that share the same values of the project facets. */
export interface ProjectCount extends Record<string, unknown> {
  city: string
  categoryId: number
  isNewLaunch: boolean
  isCompleted: boolean
  status: string
  count: number
  /** The number of these projects with a unit type that matches the choices about unit types. */
  matching: number
}

/**
 * The number of projects with a kind or a year of possession, or of unit types in a price band. `value` is null if
 * there is no date or price. Rows with the facet `offered` have no count: they list the kinds that are not sold out.
 */
export interface UnitCount extends Record<string, unknown> {
  facet: 'kind' | 'by' | 'band' | 'offered'
  value: string | null
  count: number
  /** Only for a price band: the number of its unit types that match all choices. */
  matching: number
}

interface PageOfProjects {
  sort: FinderSort
  limit: number
  offset: number
}

const found = {
  id: projects.id,
  name: projects.name,
  address: projects.address,
  reraNumber: projects.reraNumber,
  categoryName: categories.name,
  routingName: projects.routingName,
  city: projects.city,
  state: projects.state,
  image: projects.image,
  imageColour: uploads.dominantColour,
  imageClaim: claimIn(uploads),
  status: projects.status,
  possessionDate: projects.possessionDate,
  handedOverDate: projects.handedOverDate,
  isCompleted: projects.isCompleted,
}

/** Sort keys of a project, computed from its matching unit types; the lowest comes first. */
const PLACE = {
  match: sql`-count(*)`,
  price: sql`min(${unitTypes.priceFrom})`,
  area: sql`min(${unitTypes.carpetAreaFrom})`,
  possession: sql`min(${possessionDay})`,
} satisfies Record<FinderSort, SQL>

const BANDS = sql.raw(`array[${PRICE_STEPS.join(', ')}]`)

const KINDS = sql.join(
  UNIT_KINDS.map((kind) => sql`(${kind}::text)`),
  sql`, `,
)

/**
 * Looks up each kind in the index, so that the cost does not grow with the number of unit types. A scalar subquery
 * reads the project, because PostgreSQL would turn an `exists` or a join into a hash join with all projects.
 */
const OFFERED_KINDS = sql`select kind from (values ${KINDS}) kinds (kind) where exists (
  select from ${unitTypes} where ${unitTypes.kind} = kinds.kind and ${isOffered}
    and (select true from ${projects} where ${projects.id} = ${unitTypes.projectId} and ${isFindable}))`

export function createFinderRepository(db: Db) {
  return {
    /** Also counts projects that do not match, to know what other choices would find. */
    countProjects(choices: FinderChoices) {
      const units = unitConditions(choices)
      const hasMatch = hasChoices(units) ? sql`${projects.id} in (${matchingUnits(units)})` : sql`true`
      // Grouped in the order of the index `projects_finder`, so that no sorting or hashing is needed.
      return rowsOf<ProjectCount>(
        db,
        sql`select ${projects.city} as city, ${projects.categoryId} as "categoryId", ${projects.isNewLaunch} as "isNewLaunch",
            ${projects.isCompleted} as "isCompleted", ${projects.status} as status,
            count(*)::int as count, (count(*) filter (where ${hasMatch}))::int as matching
          from ${projects}
          where ${isFindable}
          group by lower(${projects.city}), ${projects.city}, ${projects.categoryId}, ${projects.status},
            ${projects.isNewLaunch}, ${projects.isCompleted}`,
      )
    },

    /** Reads unit types that fail at most one facet, because only these can match after one choice is changed. */
    countUnits(choices: FinderChoices) {
      const conditions = unitConditions(choices)
      return rowsOf<UnitCount>(
        db,
        sql`with near as materialized (
            select ${unitTypes.projectId} as project_id, ${unitTypes.kind} as kind, ${possessionYear} as year,
              width_bucket(${unitTypes.priceFrom}, ${BANDS}) as band, ${failures(conditions)} as failed,
              ${meets(conditions, 'kind')} as is_kind, ${meets(conditions, 'price')} as is_price,
              ${meets(conditions, 'by')} as is_by
            from ${unitTypes} join ${projects} on ${projects.id} = ${unitTypes.projectId}
            where ${and(isOffered, isFindable, all(projectConditions(choices)))} and ${failures(conditions)} <= 1
          )
          select 'kind' as facet, kind as value, count(*)::int as count, 0 as matching
            from (select distinct project_id, kind from near where failed = 0 or not is_kind) kinds group by kind
          union all select 'by', year::text, count(*)::int, 0
            from (select min(year) as year from near where failed = 0 or not is_by group by project_id) earliest group by year
          union all select 'band', band::text, count(*)::int, (count(*) filter (where failed = 0))::int
            from near where failed = 0 or not is_price group by band
          union all select 'offered', kind, 0, 0 from (${OFFERED_KINDS}) offered`,
      )
    },

    async findPage(choices: FinderChoices, { sort, limit, offset }: PageOfProjects) {
      const units = unitConditions(choices)
      const isOpen = sql`(${matchesRule(OPEN_PROJECTS)})`
      // Without a choice about unit types all of them match, so projects are not sorted by the number of matches.
      const isBySite = sort === 'match' && !hasChoices(units)
      const bySite = [desc(isOpen), ...SITE_ORDER]
      const order = isBySite ? bySite : [sql`${PLACE[sort]} nulls last`, ...bySite]
      const matching = sql`${unitTypes} on ${and(eq(unitTypes.projectId, projects.id), isOffered, all(units))}`
      const join = hasChoices(units) ? sql`join ${matching}` : sql`left join ${matching}`
      const ordered = sql`(
        select ${projects.id} as id, row_number() over (order by ${sql.join(order, sql`, `)}) as position
        from ${projects} ${isBySite ? undefined : join}
        where ${and(isFindable, all(projectConditions(choices)))}
        group by ${projects.id}
        order by position limit ${limit} offset ${offset}) as ordered`
      return db
        .select(found)
        .from(ordered)
        .innerJoin(projects, eq(projects.id, sql`ordered.id`))
        .innerJoin(categories, eq(categories.id, projects.categoryId))
        .leftJoin(uploads, isStoredAs(uploads, 'ProjectImages', projects.image))
        .orderBy(sql`ordered.position`)
    },

    /** Also returns unit types that do not match the choices; `isMatch` tells them apart. */
    async findOffered(projectIds: readonly number[], choices: FinderChoices) {
      if (projectIds.length === 0) return []
      return db
        .select({ ...unitTypeColumns, isMatch: sql<boolean>`(${all(unitConditions(choices)) ?? sql`true`})` })
        .from(unitTypes)
        .innerJoin(projects, eq(projects.id, unitTypes.projectId))
        .leftJoin(plans, isLinkedPlan)
        .where(and(inArray(unitTypes.projectId, [...projectIds]), isOffered))
        .orderBy(asc(unitTypes.sortOrder), asc(unitTypes.id))
    },

    async findOptions(): Promise<FinderOptions> {
      const [options] = await rowsOf<FinderOptions & Record<string, unknown>>(
        db,
        sql`select
          array(select mode() within group (order by ${projects.city}) from ${projects} where ${isFindable}
            group by lower(${projects.city}) order by count(*) desc, 1) as cities,
          array(${OFFERED_KINDS}) as kinds,
          (select count(*)::int from ${projects} where ${isFindable}) as total`,
      )
      if (!options) throw new Error('The options of the finder could not be read.')
      return options
    },
  }
}

export type FinderRepository = ReturnType<typeof createFinderRepository>

function hasChoices(conditions: FacetConditions) {
  return Object.keys(conditions).length > 0
}

/** Does not refer to the outer query, so that it runs only once. */
function matchingUnits(units: FacetConditions) {
  // Only the possession date depends on the project.
  const join = units.by ? sql`join ${projects} on ${projects.id} = ${unitTypes.projectId}` : sql``
  return sql`select ${unitTypes.projectId} from ${unitTypes} ${join} where ${and(isOffered, all(units))}`
}
