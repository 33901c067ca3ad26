import { and, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { type Facet, FINDER_CATEGORIES, type FinderChoices, READY } from '#contract/catalog/finder.constants.ts'
import { FINDABLE_PROJECTS, listPageRule } from '#contract/catalog/project-lists.ts'
import { unitTypes } from './project-parts.tables.ts'
import { isListed, matchesRule } from './projects.repository.ts'
import { projects } from './projects.tables.ts'

export const isFindable = isListed(FINDABLE_PROJECTS)

export const isOffered = and(isNull(unitTypes.deletedAt), gt(unitTypes.available, 0))

/** The possession date of a unit type that is not ready, by default that of its project. */
const dueDay = sql`coalesce(${unitTypes.possessionDate}, ${projects.possessionDate})`

/** A unit type without its own date is ready when its project is. */
const isReady = sql`(${unitTypes.possessionDate} is null and (${projects.handedOverDate} is not null or ${projects.isCompleted}))`

/** 0 if the unit type is ready, null if there is no date. */
export const possessionYear = sql`(case when ${isReady} then 0 else date_part('year', ${dueDay})::int end)`

/** The date to sort by: that of the unit type, or else the handover or possession date of its project. */
export const possessionDay = sql`coalesce(${unitTypes.possessionDate}, ${projects.handedOverDate}, ${projects.possessionDate})`

/**
 * The condition of each facet that is in use. A row without the value does not match: a price on request is in no price
 * range.
 */
export type FacetConditions = Partial<Record<Facet, SQL>>

export function projectConditions({ cities, categories, statuses }: FinderChoices): FacetConditions {
  return chosen({
    city:
      cities.length > 0 &&
      inArray(
        sql`lower(${projects.city})`,
        cities.map((city) => city.toLowerCase()),
      ),
    category: categories.length > 0 && or(...idsOf(categories).map((id) => matchesRule(listPageRule(id)))),
    status: statuses.length > 0 && inArray(projects.status, [...statuses]),
  })
}

export function unitConditions(choices: FinderChoices): FacetConditions {
  const { kinds, priceFrom, priceTo, areaFrom, areaTo, by } = choices
  return chosen({
    kind: kinds.length > 0 && inArray(unitTypes.kind, [...kinds]),
    price:
      (priceFrom !== null || priceTo !== null) &&
      overlaps(unitTypes.priceFrom, unitTypes.priceTo, [priceFrom, priceTo]),
    area:
      (areaFrom !== null || areaTo !== null) &&
      overlaps(unitTypes.carpetAreaFrom, unitTypes.carpetAreaTo, [areaFrom, areaTo]),
    by:
      by !== null &&
      (by === READY ? isReady : sql`(${isReady} or coalesce(${dueDay} <= ${`${by}-12-31`}::date, false))`),
  })
}

export function all(conditions: FacetConditions) {
  return and(...Object.values(conditions))
}

/** SQL for the number of conditions that a row fails. */
export function failures(conditions: FacetConditions) {
  const each = Object.values(conditions).map((condition) => sql`(not (${condition}))::int`)
  return each.length === 0 ? sql`0` : sql.join(each, sql` + `)
}

/** SQL for whether a row meets the condition of a facet; true if the facet is not in use. */
export function meets(conditions: FacetConditions, facet: Facet) {
  const condition = conditions[facet]
  return condition ? sql<boolean>`(${condition})` : sql<boolean>`true`
}

function overlaps(
  from: typeof unitTypes.priceFrom | typeof unitTypes.carpetAreaFrom,
  to: typeof unitTypes.priceTo | typeof unitTypes.carpetAreaTo,
  [least, most]: [number | null, number | null],
) {
  const limits = [
    ...(least === null ? [] : [sql`${to} >= ${least}`]),
    ...(most === null ? [] : [sql`${from} <= ${most}`]),
  ]
  return sql`coalesce(${sql.join(limits, sql` and `)}, false)`
}

function idsOf(names: readonly string[]) {
  return FINDER_CATEGORIES.filter(({ name }) => names.includes(name)).map(({ id }) => id)
}

function chosen(conditions: Partial<Record<Facet, SQL | false | undefined>>) {
  const used = Object.entries(conditions).filter(([, condition]) => condition)
  return Object.fromEntries(used) as FacetConditions
}
