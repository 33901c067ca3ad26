import {
  type FinderChoices,
  MOST_UNIT_TYPES_SHOWN,
  PROJECTS_PER_FINDER_PAGE,
} from '#contract/catalog/finder.constants.ts'
import type { findProjects } from '#contract/catalog/finder.endpoints.ts'
import type { FacetCounts, Finding, FoundProject } from '#contract/catalog/finder.schema.ts'
import { inShort } from '#contract/catalog/shown-registration.ts'
import type { QueryOf } from '#contract/wire/endpoint.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import type { FinderRepository } from './finder.repository.ts'
import { bestChanges, type Change, changed, droppedChanges, otherValues } from './finder-changes.ts'
import { countMatching, countMatchingUnits, facetCounts, storedCity } from './finder-counts.ts'
import type { RegistrationsRepository } from './registrations.repository.ts'

type Query = QueryOf<typeof findProjects>

/** How many projects each suggestion names when nothing matches. */
const NAMED_PROJECTS = 2

interface Deps {
  finder: FinderRepository
  registrations: Pick<RegistrationsRepository, 'findOf'>
  now?: () => Date
}

export function createFinderService({ finder, registrations, now = () => new Date() }: Deps) {
  return {
    options: () => finder.findOptions(),

    find: (query: Query) => findWith(choicesIn(query), query),
  }

  async function findWith(choices: FinderChoices, query: Query): Promise<Finding> {
    const isCounting = query.view === 'counts'
    const limit = PROJECTS_PER_FINDER_PAGE
    const offset = (Math.max(1, query.page ?? 1) - 1) * limit
    const [projects, units, found] = await Promise.all([
      finder.countProjects(choices),
      finder.countUnits(choices),
      isCounting ? [] : findPage(choices, { sort: query.sort ?? 'match', limit, offset }),
    ])
    // Searches again if a city is stored with other spaces or no project is in it. This is rare, so the queries above
    // do not wait for the stored cities.
    const cities = choices.cities.flatMap((city) => storedCity(projects, city) ?? [])
    if (inLowerCase(cities) !== inLowerCase(choices.cities)) return findWith({ ...choices, cities }, query)

    const rows = { projects, units }
    const counts = facetCounts(rows, choices, Number(siteDay(now()).slice(0, 4)))
    const total = countMatching(rows, choices)
    return {
      total,
      unitTypes: countMatchingUnits(rows),
      projects: found,
      counts,
      looser: total === 0 && !isCounting ? await looserChoices(choices, counts) : [],
    }
  }

  async function findPage(choices: FinderChoices, page: Parameters<FinderRepository['findPage']>[1]) {
    const found = await finder.findPage(choices, page)
    const ids = found.map(({ id }) => id)
    const [offered, registered] = await Promise.all([finder.findOffered(ids, choices), registrations.findOf(ids)])
    const today = siteDay(now())
    return found.map((project) => {
      const isOfProject = ({ projectId }: { projectId: number }) => projectId === project.id
      const registration = inShort(registered.filter(isOfProject), today)
      return { ...withUnitTypes(project, offered.filter(isOfProject)), ...(registration && { registration }) }
    })
  }

  async function looserChoices(choices: FinderChoices, counts: FacetCounts) {
    const dropped = await Promise.all(droppedChanges(choices).map((change) => withCount(choices, change)))
    const changes = bestChanges([...otherValues(choices, counts), ...dropped])
    return Promise.all(
      changes.map(async (change) => ({
        ...change,
        projects: await findPage(changed(choices, change), { sort: 'match', limit: NAMED_PROJECTS, offset: 0 }),
      })),
    )
  }

  async function withCount(choices: FinderChoices, change: Omit<Change, 'count'>) {
    const looser = changed(choices, change)
    return { ...change, count: countMatching({ projects: await finder.countProjects(looser) }, looser) }
  }
}

function inLowerCase(cities: readonly string[]) {
  return cities.join('\n').toLowerCase()
}

function choicesIn(query: Query): FinderChoices {
  return {
    cities: query.city ?? [],
    categories: query.category ?? [],
    statuses: query.status ?? [],
    kinds: query.kind ?? [],
    priceFrom: query.priceFrom ?? null,
    priceTo: query.priceTo ?? null,
    areaFrom: query.areaFrom ?? null,
    areaTo: query.areaTo ?? null,
    by: query.by ?? null,
  }
}

type Offered = Awaited<ReturnType<FinderRepository['findOffered']>>[number]
type Row = Awaited<ReturnType<FinderRepository['findPage']>>[number]

function withUnitTypes(project: Row, offered: readonly Offered[]): FoundProject {
  const matching = offered.filter(({ isMatch }) => isMatch)
  const others = offered.filter(({ isMatch }) => !isMatch)
  const prices = others.flatMap(({ priceFrom, priceTo }) =>
    priceFrom === null || priceTo === null ? [] : [priceFrom, priceTo],
  )
  return {
    ...project,
    unitTypes: matching.slice(0, MOST_UNIT_TYPES_SHOWN).map(({ isMatch: _, version: __, ...unitType }) => unitType),
    matching: matching.length,
    others: others.length,
    othersFrom: prices.length > 0 ? Math.min(...prices) : null,
    othersTo: prices.length > 0 ? Math.max(...prices) : null,
  }
}
