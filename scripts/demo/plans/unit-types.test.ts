import { expect, test } from 'vitest'
import { readArea } from '#contract/catalog/typed-figures.ts'
import { isHome } from '#contract/catalog/unit-use.ts'
import { placesIn } from '../../../demo/places-in.fixture.ts'
import { projects } from '../../../demo/projects.ts'
import { stages } from '../drawing-data.mjs'
import { commercialPlans } from './commercial-plans.mjs'
import { residentialPlans } from './residential-plans.mjs'
import { outsideArea } from './unit-layouts.mjs'

type Homes = [name: string, carpet: number][]

interface Drawing {
  layout?: string
  carpet?: number
  area?: number
  facts?: string[]
  north?: Homes
  south?: Homes
  shops?: number
}

const drawings: Record<string, Record<string, Drawing>> = { ...residentialPlans, ...commercialPlans }
const built: Record<string, { blocks: (string | number)[][] }> = stages

const bySlug = projects.map((project) => ({ ...project, slug: project.routingName.replaceAll(' ', '-') }))

const linked = bySlug.flatMap(({ name, slug, plans, unitTypes }) =>
  unitTypes.flatMap((unitType) => {
    const plan = plans.find(({ planName }) => planName === unitType.planName)
    const drawing = drawings[slug]?.[plan?.planImage.replace(/^\d+_/, '').slice(slug.length + 1, -4) ?? '']
    return unitType.planName ? [{ label: `${name}: ${unitType.name}`, project: name, unitType, drawing }] : []
  }),
)

test.each(linked.map((one) => [one.label, one] as const))(
  '%s has the carpet area and the balconies of its plan',
  (_label, { unitType, drawing }) => {
    const { carpetAreaFrom: from, carpetAreaTo: to, balconyArea, kind } = unitType
    const { layout, carpet = drawing?.area ?? 0, facts = [] } = drawing ?? {}
    // A house of several levels has one drawing per level, which states the area of all; one shop stands for a range.
    const inAll = facts.map((fact) => / ([\d,]+) sq\.ft in all/.exec(fact)?.[1]).find(Boolean)
    const range = facts.map((fact) => / run from ([\d,]+ to [\d,]+) sq\.ft/.exec(fact)?.[1]).find(Boolean)

    expect({ from, to }).toEqual(readArea(inAll ?? range ?? String(carpet)))
    expect(carpet).toBeLessThanOrEqual(to)
    if (isHome({ kind }) && kind !== 'Villa' && layout) expect(balconyArea).toBe(outsideArea({ layout, carpet }))
  },
)

test('the plans of homes name the towers and levels that the unit types name', () => {
  const compared = linked.flatMap(({ project, unitType, drawing }) => {
    const fact = drawing?.facts?.find((text) => /\b(?:Sun|Levels?) \d/.test(text))
    if (!fact || unitType.tower === null) return []
    const same = linked.filter((other) => other.project === project && other.unitType.planName === unitType.planName)
    const named = new Set(same.flatMap((other) => placesIn(other.unitType.tower)))
    return { plan: unitType.planName, drawn: placesIn(fact).toSorted(), named: [...named].toSorted() }
  })

  expect(new Set(compared.map(({ plan }) => plan))).toEqual(
    new Set(['3 BHK, type B', '4 BHK, type C, corner', 'Serviced residence']),
  )
  for (const { plan, drawn, named } of compared) expect([plan, named]).toEqual([plan, drawn])
})

test('every home on the drawing of a floor is a unit type of that carpet area', () => {
  const drawn = bySlug.flatMap(({ slug, unitTypes }) =>
    homesOf(slug).map(([name, carpet]) => ({
      home: `${slug}: ${name}, ${carpet}`,
      listed: unitTypes.some(({ carpetAreaFrom }) => carpetAreaFrom === carpet),
    })),
  )

  expect(drawn.length).toBeGreaterThan(30)
  expect(drawn.filter(({ listed }) => !listed)).toEqual([])
})

// The number of floors with the drawing, in all towers together.
test.each([
  ['suncourt', { 'floor-one-to-five': 5 * storeys('suncourt'), 'floor-six-to-ten': 5 * storeys('suncourt') }],
  ['kosi-house', { 'floor-three-to-nineteen': 2 * 17 }],
  ['begum-park', { floor: 6 * storeys('begum-park') }],
  ['neem-street', { floor: 4 * 6 }],
  ['meridian-court', { floor: 3 * 17 }],
  ['parkline-greens', { floor: 3 * storeys('parkline-greens') }],
])('%s has as many homes of each size as its floors have', (slug, floors: Record<string, number>) => {
  const drawn = Object.entries(floors).flatMap(([floor, times]) =>
    homesOn(drawings[slug]?.[floor]).map(([name]) => [bedrooms(name), times] as const),
  )
  const types = bySlug.find((project) => project.slug === slug)?.unitTypes ?? []

  for (const [size, homes] of Map.groupBy(drawn, ([one]) => one)) {
    const listed = types.filter(({ kind, name }) => bedrooms(kind) === size && !/penthouse|garden/i.test(name))
    const sum = homes.reduce((all, [, times]) => all + times, 0)
    expect([size, listed.reduce((all, { total }) => all + total, 0)]).toEqual([size, sum])
  }
})

test.each([
  ['rohini-central', 'ground-floor', 'Arcade shop'],
  ['rohini-central', 'third-floor', 'Food court'],
  ['charbagh-exchange', 'hall', 'Hall shop'],
  ['foundry-row', 'hall', 'Hall shop'],
])('%s has as many shops as its drawing %s shows: %s', (slug, plan, unitName) => {
  const unitType = bySlug.find((project) => project.slug === slug)?.unitTypes.find(({ name }) => name === unitName)
  expect(unitType?.total).toBe(drawings[slug]?.[plan]?.shops)
})

function homesOf(slug: string) {
  return Object.values(drawings[slug] ?? {}).flatMap(homesOn)
}

function homesOn({ north = [], south = [] }: Drawing = {}) {
  return [...north, ...south]
}

/** The whole number of bedrooms of a kind or a name: '4' of '4.5 BHK' and of '4 BHK, C', '1' of a studio. */
function bedrooms(text: string) {
  return /^studio/i.test(text) ? '1' : /^\d/.exec(text)?.[0]
}

/** The storeys of the first block on the stage-of-work boards. */
function storeys(slug: string) {
  return Number(built[slug]?.blocks[0]?.[1])
}
