import { expect } from 'vitest'
import * as z from 'zod/mini'
import { CATEGORY, PROJECT_STATUSES } from '#contract/catalog/catalog.constants.ts'
import {
  FACETS,
  type Facet,
  FINDER_CATEGORIES,
  type FinderChoices,
  NO_CHOICES,
  PRICE_STEPS,
  READY,
} from '#contract/catalog/finder.constants.ts'
import { findProjects } from '#contract/catalog/finder.endpoints.ts'
import type { Finding } from '#contract/catalog/finder.schema.ts'
import { isInList, listPageRule } from '#contract/catalog/project-lists.ts'
import { UNIT_KINDS } from '#contract/catalog/unit-types.constants.ts'
import type { Db } from '#server/db/connection.ts'
import { insertAll } from '#server/db/rows.ts'
import { type TestApi, test } from '#test/api.ts'
import { aProject } from '#test/builders.ts'
import { unitTypes } from './project-parts.tables.ts'

type Unit = typeof unitTypes.$inferInsert & {
  possessionDate: string | null
  priceFrom: number | null
  priceTo: number | null
}
type Project = Awaited<ReturnType<typeof aProject>> & { units: Unit[] }

const CITIES = ['Noida', 'NOIDA', 'Lucknow', 'New Delhi', 'Gurugram']
/** No project is in this city, so the finder ignores it. */
const UNKNOWN_CITY = 'Atlantis'
const KINDS = ['2 BHK', '3 BHK', '3.5 BHK', 'Villa', 'Shop'] as const
const SEEDS = [1, 2, 3]

for (const seed of SEEDS) {
  test(`counts of random choices equal a count in memory, seed ${seed}`, async ({ api, db }) => {
    const random = randomFrom(seed)
    const all = await randomProjects(db, random)

    for (let round = 0; round < 25; round += 1) {
      const asked = randomChoices(random)
      const choices = { ...asked, cities: asked.cities.filter((city) => city !== UNKNOWN_CITY) }
      const found = await find(api, asked)

      expect(found, JSON.stringify(choices)).toMatchObject(expected(all, choices))
      expect(found.projects.map(({ id }) => id).toSorted(byNumber)).toEqual(matching(all, choices).map(({ id }) => id))
      for (const { facet, value, count } of found.looser) {
        expect(found.total).toBe(0)
        expect(count, `${facet} ${value}`).toBe(matching(all, loosened(choices, facet, value)).length)
      }
    }
  })
}

/** The expected response without the list of projects. */
function expected(all: readonly Project[], choices: FinderChoices) {
  const count = (facet: Facet, change: Partial<FinderChoices>) => ({
    count: matching(all, { ...loosened(choices, facet, null), ...change }).length,
  })
  const named = <N extends string>(names: readonly N[], facet: Facet, change: (name: N) => Partial<FinderChoices>) =>
    names.map((name) => ({ name, ...count(facet, change(name)) }))
  return {
    total: matching(all, choices).length,
    unitTypes: matching(all, choices).flatMap(({ units, ...project }) =>
      units.filter((unit) => unit.available > 0 && isMatch(unit, project as Project, choices)),
    ).length,
    counts: {
      categories: named(
        FINDER_CATEGORIES.map(({ name }) => name),
        'category',
        (name) => ({ categories: [name] }),
      ),
      statuses: named(PROJECT_STATUSES, 'status', (name) => ({ statuses: [name] })),
      kinds: named(UNIT_KINDS, 'kind', (name) => ({ kinds: [name] })),
      cities: cityNames(all).map((name) => ({
        name: expect.stringMatching(new RegExp(`^${name}$`, 'i')),
        ...count('city', { cities: [name] }),
      })),
      possession: expect.arrayContaining(
        [READY, '2027', '2028'].map((name) => ({ name, ...count('by', { by: name }) })),
      ),
      anyPossession: count('by', {}).count,
      prices: Array.from({ length: PRICE_STEPS.length + 1 }, (_, band) => unitsInBand(all, choices, band)),
    },
  }
}

/** In lower case, the city with the most projects first. */
function cityNames(all: readonly Project[]) {
  const counts = new Map<string, number>()
  for (const { city } of all.filter(isFindable))
    counts.set(city.toLowerCase(), (counts.get(city.toLowerCase()) ?? 0) + 1)
  return [...counts]
    .toSorted(([one, many], [other, few]) => few - many || one.localeCompare(other))
    .map(([name]) => name)
}

function unitsInBand(all: readonly Project[], choices: FinderChoices, band: number) {
  const others = loosened(choices, 'price', null)
  return all
    .filter((project) => isFindable(project) && isProjectMatch(project, choices))
    .flatMap((project) => project.units.filter((unit) => unit.available > 0 && isMatch(unit, project, others)))
    .filter(({ priceFrom }) => priceFrom !== null && PRICE_STEPS.filter((step) => step <= priceFrom).length === band)
    .length
}

function matching(all: readonly Project[], choices: FinderChoices) {
  const { kinds, priceFrom, priceTo, areaFrom, areaTo, by } = choices
  const isAboutUnits = kinds.length > 0 || [priceFrom, priceTo, areaFrom, areaTo, by].some((value) => value !== null)
  return all.filter(
    (project) =>
      isFindable(project) &&
      isProjectMatch(project, choices) &&
      (!isAboutUnits || project.units.some((unit) => unit.available > 0 && isMatch(unit, project, choices))),
  )
}

function isFindable({ isActive, deletedAt, categoryId }: Project) {
  return isActive && deletedAt === null && categoryId !== CATEGORY.itSez
}

function isProjectMatch(project: Project, { cities, categories, statuses }: FinderChoices) {
  return (
    (cities.length === 0 || cities.some((city) => city.toLowerCase() === project.city.toLowerCase())) &&
    (categories.length === 0 ||
      FINDER_CATEGORIES.some(({ id, name }) => categories.includes(name) && isInList(project, listPageRule(id)))) &&
    (statuses.length === 0 || statuses.includes(project.status))
  )
}

function isMatch(unit: Unit, project: Project, choices: FinderChoices) {
  const { kinds, priceFrom, priceTo, areaFrom, areaTo, by } = choices
  const isReady = unit.possessionDate === null && (project.handedOverDate !== null || project.isCompleted)
  const year = Number((unit.possessionDate ?? project.possessionDate)?.slice(0, 4) ?? Number.POSITIVE_INFINITY)
  return (
    (kinds.length === 0 || kinds.includes(unit.kind)) &&
    (priceFrom === null || (unit.priceTo !== null && unit.priceTo >= priceFrom)) &&
    (priceTo === null || (unit.priceFrom !== null && unit.priceFrom <= priceTo)) &&
    (areaFrom === null || unit.carpetAreaTo >= areaFrom) &&
    (areaTo === null || unit.carpetAreaFrom <= areaTo) &&
    (by === null || isReady || (by !== READY && year <= Number(by)))
  )
}

/** The choices with the values of one facet replaced by a single value, or removed. */
function loosened(choices: FinderChoices, facet: Facet, value: string | null): FinderChoices {
  const values = value === null ? [] : [value]
  const replaced: Record<Facet, object> = {
    city: { cities: values },
    category: { categories: values },
    status: { statuses: values },
    kind: { kinds: values },
    price: { priceFrom: null, priceTo: null },
    area: { areaFrom: null, areaTo: null },
    by: { by: value },
  }
  return { ...choices, ...replaced[facet] }
}

type Random = ReturnType<typeof randomFrom>

/** A seeded generator (mulberry32), so that a failure can be repeated. */
function randomFrom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    chance: (share: number) => next() < share,
    one: <T>(values: readonly T[]) => values[below(values.length)] as T,
  }
}

/** At most one page of projects, so that one response includes all of them. */
async function randomProjects(db: Db, { below, chance, one }: Random) {
  const all: Project[] = []
  for (let nth = 0; nth < 12; nth += 1) {
    const isCompleted = chance(0.25)
    const project = await aProject(db, {
      city: one(CITIES),
      categoryId: one([
        CATEGORY.residential,
        CATEGORY.residential,
        CATEGORY.commercial,
        CATEGORY.newLaunch,
        CATEGORY.itSez,
      ]),
      status: one(PROJECT_STATUSES),
      isCompleted,
      isNewLaunch: chance(0.3),
      isActive: chance(0.9),
      deletedAt: chance(0.1) ? new Date() : null,
      possessionDate: chance(0.8) ? `${2025 + below(5)}-06-30` : null,
      handedOverDate: isCompleted && chance(0.7) ? '2025-03-31' : null,
    })
    const units = Array.from({ length: below(6) }, (_, unit): Unit => {
      const area = 400 + below(3_000)
      const price = chance(0.8) ? 2_000_000 + below(40_000_000) : null
      const total = 10
      return {
        projectId: project.id,
        name: `Type ${unit}`,
        kind: one(KINDS),
        carpetAreaFrom: area,
        carpetAreaTo: area + below(300),
        priceFrom: price,
        priceTo: price && price + below(3_000_000),
        total,
        available: chance(0.75) ? 1 + below(total) : 0,
        possessionDate: chance(0.2) ? `${2026 + below(4)}-01-31` : null,
        sortOrder: unit,
      }
    })
    await insertAll(db, unitTypes, units)
    // A deleted unit type never matches, whatever its values.
    await insertAll(db, unitTypes, [
      {
        projectId: project.id,
        name: 'Deleted',
        kind: one(KINDS),
        carpetAreaFrom: 900,
        carpetAreaTo: 900,
        total: 9,
        available: 9,
        deletedAt: new Date(),
      },
    ])
    all.push({ ...project, units })
  }
  return all
}

/** Each facet is used in about every third round. */
function randomChoices({ below, chance, one }: Random): FinderChoices {
  const some = <T>(values: readonly T[]) => values.filter(() => chance(0.4)).slice(0, 1 + below(2))
  const choices: FinderChoices = { ...NO_CHOICES }
  for (const facet of FACETS.filter(() => chance(0.35))) {
    if (facet === 'city') choices.cities = some(['noida', 'Lucknow', 'Gurugram', UNKNOWN_CITY])
    if (facet === 'category') choices.categories = some(FINDER_CATEGORIES.map(({ name }) => name))
    if (facet === 'status') choices.statuses = some(PROJECT_STATUSES)
    if (facet === 'kind') choices.kinds = some(KINDS)
    if (facet === 'price')
      [choices.priceFrom, choices.priceTo] = [chance(0.5) ? one(PRICE_STEPS) : null, one(PRICE_STEPS)]
    if (facet === 'area')
      [choices.areaFrom, choices.areaTo] = [500 + below(2_000), chance(0.5) ? 500 + below(3_000) : null]
    if (facet === 'by') choices.by = one([READY, '2026', '2027', '2028'])
  }
  return choices
}

async function find(api: TestApi, choices: FinderChoices): Promise<Finding> {
  const query = new URLSearchParams()
  for (const city of choices.cities) query.append('city', city)
  for (const category of choices.categories) query.append('category', category)
  for (const status of choices.statuses) query.append('status', status)
  for (const kind of choices.kinds) query.append('kind', kind)
  for (const key of ['priceFrom', 'priceTo', 'areaFrom', 'areaTo', 'by'] as const)
    if (choices[key] !== null) query.append(key, String(choices[key]))
  const response = await api.get(`/Home/FindProducts?${query}`)
  expect(response.statusCode, String(query)).toBe(200)
  return z.decode(findProjects.answer.data, response.json().data) as Finding
}

function byNumber(one: number, other: number) {
  return one - other
}
