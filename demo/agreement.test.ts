import { expect, test } from 'vitest'
import { countCost } from '#contract/catalog/cost.ts'
import { inShownOrder } from '#contract/catalog/shown-registration.ts'
import { areTowersHandedOver, stagesOfTower, towersNamed, towerWork, usualTower } from '#contract/catalog/tower-work.ts'
import { isCounted } from '#contract/catalog/unit-use.ts'
import { aboutPage } from './about-page.ts'
import { costTermsOf } from './cost-terms.ts'
import type { DemoProject } from './demo.types.ts'
import { homePage } from './home-page.ts'
import { placesIn } from './places-in.fixture.ts'
import { prices, resale } from './price-sheets.ts'
import { projects } from './projects.ts'
import { registrationsOf } from './registrations.ts'

const today = new Date('2026-11-18T06:00:00Z')
const numbered = projects.filter(({ reraNumber }) => reraNumber.includes('DEMO'))
const byName = (list: readonly DemoProject[]) => list.map((project) => [project.name, project] as const)

test.each(byName(numbered))(
  'the registrations of %s have the promised and handover dates of its lines in the ledger',
  (_name, project) => {
    const declared = registrationsOf(project, today).map(({ covers, possessionDate, handedOverDate }) => ({
      tower: covers,
      promisedDate: possessionDate,
      handedOverDate,
    }))

    expect(declared.toSorted(byTower)).toEqual(ledgerLines(project).toSorted(byTower))
  },
)

test.each(byName(numbered))(
  'the first shown registration of %s has the number of the project and covers its last phase',
  (_name, project) => {
    const [first] = inShownOrder(registrationsOf(project, today), '2026-11-18')

    expect(first?.number).toBe(project.reraNumber)
    expect(first?.handedOverDate).toBe(project.handedOverDate)
    expect(first?.covers).toBe(ledgerLines(project).at(-1)?.tower)
  },
)

test.each(byName(numbered))(
  '%s is registered before its first payment stage is reached, and at least until its handover',
  (_name, project) => {
    const registrations = registrationsOf(project, today)
    const days = (project.costTerms?.stages ?? []).flatMap(({ state, day }) => (state === 'reached' && day ? day : []))
    const [registered] = registrations.map(({ registeredOn }) => registeredOn ?? '').toSorted()

    expect(days.filter((day) => day < (registered ?? ''))).toEqual([])
    for (const { validUntil, handedOverDate } of registrations)
      expect((validUntil ?? '') >= (handedOverDate ?? '')).toBe(true)
  },
)

test.each(byName(numbered.filter(({ isCompleted }) => !isCompleted)))(
  '%s, which is under way, has a registration that is not handed over',
  (_name, project) => {
    expect(registrationsOf(project, today).map(({ handedOverDate }) => handedOverDate)).toContain(null)
  },
)

test('a project with towers has the last promised date and the last handover of its towers', () => {
  for (const { name, possessionDate, handedOverDate, handovers } of projects) {
    const lines = handovers.filter(({ tower }) => tower !== null)
    if (lines.length === 0) continue
    const promised = lines.map((line) => line.promisedDate ?? possessionDate ?? '')
    const done = lines.map((line) => line.handedOverDate)
    expect([name, last(promised)]).toEqual([name, possessionDate])
    expect([name, done.includes(null) ? null : last(done)]).toEqual([name, handedOverDate])
  }
})

test('texts about a registration name the month of its record', () => {
  const told = projects.flatMap((project) => {
    const month = /(?:registration came through|Registered) in (\w+ \d{4})/.exec(project.overview)?.[1]
    return month ? [[project, month] as const] : []
  })

  expect(told.map(([{ name }]) => name)).toEqual(['Ridgeview Terraces', 'Canal Walk'])
  for (const [project, month] of told) {
    const [registration] = registrationsOf(project, today)
    const day = new Date(registration?.registeredOn ?? '')
    expect(day.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })).toBe(month)
  }
})

test.each(byName(projects))('the unit types of %s have the last promised date of their towers', (_name, project) => {
  const { possessionDate, unitTypes } = project
  const lines = ledgerLines(project)
  for (const { name, tower, ...unitType } of unitTypes) {
    const places = placesIn(tower)
    const own = lines.filter((line) => placesIn(line.tower).some((place) => places.includes(place)))
    const promised = own.length > 0 ? last(own.map((line) => line.promisedDate)) : possessionDate
    expect([name, unitType.possessionDate ?? possessionDate]).toEqual([name, promised])
  }
})

test('the unit types whose towers are all handed over are those of the first towers, blocks and floors', () => {
  const handedOver = projects.flatMap(({ name, unitTypes, progressUpdates, handovers, handedOverDate }) => {
    const building = { updates: progressUpdates.toReversed(), handovers, handedOverDate }
    return unitTypes.flatMap((unitType) =>
      areTowersHandedOver(unitType.tower, building) ? [[name, unitType.name]] : [],
    )
  })

  expect(handedOver).toEqual([
    ['Suncourt', '3 BHK, first towers'],
    ['Gomti Terraces', '2 BHK, type A'],
    ['Parkline Greens', '2 BHK'],
    ['Parkline Greens', '3 BHK'],
    ['Elite One', 'Podium shop'],
  ])
})

test('placesIn returns all numbers or letters that a tower name covers', () => {
  expect(placesIn('Sun 5 to Sun 8')).toEqual(['5', '6', '7', '8'])
  expect(placesIn('Blocks A and C')).toEqual(['A', 'C'])
  expect(placesIn('A to C')).toEqual(['A', 'B', 'C'])
  expect(placesIn('By the owners; no fee to us')).toEqual([])
})

test('for a resale, the token and the agreement are due on signing, and the rest later', () => {
  const sold = projects.filter(({ isCompleted, categoryId }) => isCompleted && categoryId === 1)
  expect(sold).toHaveLength(4)
  for (const { name, routingName, costTerms } of sold) {
    expect(prices[routingName.replaceAll(' ', '-')]?.plan ?? resale).toBe(resale)
    expect([name, costTerms?.stages.map(({ state }) => state)]).toEqual([name, ['on signing', 'on signing', 'to come']])
  }
})

test('a home starts its costs with a tower that is handed over only if it has no other, and then all stages are due', () => {
  const started = projects.flatMap(({ name, unitTypes, costTerms, progressUpdates, handovers, handedOverDate }) => {
    const stages = costTerms?.stages ?? []
    const towers = towerWork(stages, { updates: progressUpdates.toReversed(), handovers, handedOverDate })
    return unitTypes.filter(isCounted).map((unit) => {
      const own = towersNamed(unit.tower, towers).flatMap((at) => towers[at] ?? [])
      const tower = usualTower(stages, own)
      const isDone = tower?.name && tower.isHandedOver
      return {
        unit: `${name}: ${unit.name}`,
        isDone,
        states: new Set(stagesOfTower(stages, tower).map((one) => one.state)),
      }
    })
  })
  const handedOver = started.filter(({ isDone }) => isDone)

  expect(handedOver.map(({ unit }) => unit)).toEqual(['Elite One: Podium shop'])
  expect(handedOver.filter(({ states }) => states.has('to come'))).toEqual([])
})

test('only stages up to the agreement are due on signing', () => {
  for (const [routingName, { charges, stages }] of Object.entries(costTermsOf)) {
    const signing = stages.filter(({ state }) => state === 'on signing').map(({ name }) => name)
    expect([routingName, signing.length, signing.at(-1)]).toEqual([routingName, 2, expect.stringMatching(/^Agreement/)])
    const loan = { percent: 0, rate: 8.5, years: 20 }
    const home = { price: 10_000_000, carpetArea: 1000, use: 'home', isCompleted: false, buyer: 'man' } as const
    expect(countCost({ ...home, charges, stages, loan, gst: null, state: null }).due.percent).toBeLessThan(100)
  }
})

test('texts state as many projects under way as there are in the catalogue and in the ledger', () => {
  const running = projects.filter(({ isCompleted }) => !isCompleted)
  const counts = [1, 2, 3].map((category) => running.filter(({ categoryId }) => categoryId === category).length)
  const dated = running.flatMap(ledgerLines).filter((line) => line.promisedDate && line.handedOverDate === null)
  expect([running.length, ...counts, dated.length]).toEqual([22, 10, 8, 4, 18])

  const texts = JSON.stringify([homePage, aboutPage])
  expect(texts.match(/twenty-two [\w ]+/gi)).toEqual([
    'Twenty-two addresses are under way',
    'Twenty-two projects are under way',
    'Twenty-two addresses under way',
  ])
  expect(texts).toContain('eighteen with their date in the ledger, and four IT parks')
  expect(texts).toContain('ten residential, eight commercial and four IT parks')
})

/** The lines that the ledger page shows for a project: one per tower, or one for the whole project. */
function ledgerLines({ possessionDate, handedOverDate, handovers }: DemoProject) {
  const ofTowers = handovers.filter(({ tower }) => tower !== null)
  if (ofTowers.length === 0) return [{ tower: null, promisedDate: possessionDate, handedOverDate }]
  return ofTowers.map((line) => ({
    tower: line.tower,
    promisedDate: line.promisedDate ?? possessionDate,
    handedOverDate: line.handedOverDate,
  }))
}

function byTower(one: { tower: string | null }, other: { tower: string | null }) {
  return (one.tower ?? '').localeCompare(other.tower ?? '')
}

function last(days: readonly (string | null)[]) {
  return days.toSorted().at(-1) ?? null
}
