import { PROJECT_STATUSES } from '#contract/catalog/catalog.constants.ts'
import {
  chosenFacets,
  FINDER_CATEGORIES,
  type FinderChoices,
  PRICE_STEPS,
  READY,
  YEARS_OFFERED,
} from '#contract/catalog/finder.constants.ts'
import type { Counted, FacetCounts } from '#contract/catalog/finder.schema.ts'
import { isInList, listPageRule } from '#contract/catalog/project-lists.ts'
import { UNIT_KINDS } from '#contract/catalog/unit-types.constants.ts'
import type { ProjectCount, UnitCount } from './finder.repository.ts'

const PROJECT_FACETS = ['city', 'category', 'status'] as const
type ProjectFacet = (typeof PROJECT_FACETS)[number]

export interface CountedRows {
  projects: readonly ProjectCount[]
  units: readonly UnitCount[]
}

export function countMatching({ projects }: Pick<CountedRows, 'projects'>, choices: FinderChoices) {
  return sumOfMatching(projects.filter((row) => failedFacets(row, choices).length === 0))
}

/**
 * Returns a city as it is stored, ignoring letter case and extra spaces. Undefined if no project is in the city; the
 * finder then ignores the city.
 */
export function storedCity(projects: readonly ProjectCount[], name: string) {
  const found =
    projects.find(({ city }) => isSame(city, name)) ?? projects.find(({ city }) => isSame(spaced(city), spaced(name)))
  return found?.city
}

export function countMatchingUnits({ units }: CountedRows) {
  return sumOfMatching(units)
}

export function facetCounts(rows: CountedRows, choices: FinderChoices, thisYear: number): FacetCounts {
  const { by } = choices
  const projects = rows.projects.map((row) => ({ ...row, failed: failedFacets(row, choices) }))
  const ofProjects = (facet: ProjectFacet, isOne: (row: ProjectCount) => boolean) =>
    sumOfMatching(projects.filter((row) => row.failed.every((failed) => failed === facet) && isOne(row)))
  return {
    cities: cityNames(rows.projects).map((name) => ({
      name,
      count: ofProjects('city', ({ city }) => isSame(city, name)),
    })),
    categories: FINDER_CATEGORIES.map(({ id, name }) => ({
      name,
      count: ofProjects('category', (row) => isInCategory(row, id)),
    })),
    statuses: PROJECT_STATUSES.map((name) => ({ name, count: ofProjects('status', ({ status }) => status === name) })),
    kinds: UNIT_KINDS.map((name) => ({ name, count: countOf(rows.units, 'kind', name) })),
    offeredKinds: UNIT_KINDS.filter((name) =>
      rows.units.some(({ facet, value }) => facet === 'offered' && value === name),
    ),
    possession: possessionCounts(rows.units, { by, thisYear }),
    anyPossession: countWithoutYear(rows, choices),
    prices: Array.from({ length: PRICE_STEPS.length + 1 }, (_, band) => countOf(rows.units, 'band', String(band))),
  }
}

/**
 * Ignores the chosen year of possession. If no other facet of unit types is in use, projects without unit types match
 * as well.
 */
function countWithoutYear({ projects, units }: CountedRows, choices: FinderChoices) {
  const isAboutUnits = chosenFacets(choices).some((facet) => facet === 'kind' || facet === 'price' || facet === 'area')
  return isAboutUnits
    ? sum(units.filter(({ facet }) => facet === 'by'))
    : sum(projects.filter((row) => failedFacets(row, choices).length === 0))
}

function failedFacets(row: ProjectCount, { cities, categories, statuses }: FinderChoices): ProjectFacet[] {
  const chosenIds = FINDER_CATEGORIES.filter(({ name }) => categories.includes(name)).map(({ id }) => id)
  const isMet: Record<ProjectFacet, boolean> = {
    city: cities.length === 0 || cities.some((city) => isSame(city, row.city)),
    category: categories.length === 0 || chosenIds.some((id) => isInCategory(row, id)),
    status: statuses.length === 0 || statuses.some((status) => status === row.status),
  }
  return PROJECT_FACETS.filter((facet) => !isMet[facet])
}

function isInCategory(row: ProjectCount, id: number) {
  return isInList({ ...row, isExclusive: false }, listPageRule(id))
}

/**
 * Returns the counts of READY, the offered years and the chosen year. The count of a year includes READY and earlier
 * years.
 */
function possessionCounts(
  units: readonly UnitCount[],
  { by, thisYear }: { by: string | null; thisYear: number },
): Counted[] {
  const dated = units.filter(({ facet, value }) => facet === 'by' && value !== null)
  const until = (year: number) => sum(dated.filter(({ value }) => Number(value) <= year))
  const offered = Array.from({ length: YEARS_OFFERED }, (_, nth) => thisYear + nth)
  const chosen = by === null || by === READY ? [] : [Number(by)]
  const years = [...new Set([...offered, ...chosen])].toSorted((one, other) => one - other)
  return [{ name: READY, count: until(0) }, ...years.map((year) => ({ name: String(year), count: until(year) }))]
}

function cityNames(projects: readonly ProjectCount[]) {
  const counts = new Map<string, { name: string; count: number }>()
  for (const { city, count } of projects) {
    const known = counts.get(city.toLowerCase())
    counts.set(city.toLowerCase(), { name: known?.name ?? city, count: (known?.count ?? 0) + count })
  }
  return [...counts.values()]
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name))
    .map(({ name }) => name)
}

function countOf(units: readonly UnitCount[], facet: UnitCount['facet'], value: string) {
  return sum(units.filter((row) => row.facet === facet && row.value === value))
}

function sum(rows: readonly { count: number }[]) {
  return rows.reduce((total, { count }) => total + count, 0)
}

function sumOfMatching(rows: readonly { matching: number }[]) {
  return rows.reduce((total, { matching }) => total + matching, 0)
}

function isSame(one: string, other: string) {
  return one.toLowerCase() === other.toLowerCase()
}

function spaced(city: string) {
  return city.trim().replaceAll(/\s+/g, ' ')
}
