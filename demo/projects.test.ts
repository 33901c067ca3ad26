import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { CostTermsDraft } from '#contract/catalog/cost-terms-draft.schema.ts'
import { ProjectDraft } from '#contract/catalog/projects.schema.ts'
import { readArea, readMoney } from '#contract/catalog/typed-figures.ts'
import { ratesOfState } from '#contract/company/cost-rates.schema.ts'
import { CostRatesDraft } from '#contract/company/cost-rates-draft.schema.ts'
import { costRates } from './cost-rates.ts'
import type { DemoProject } from './demo.types.ts'
import { features } from './features.ts'
import { prices } from './price-sheets.ts'
import { projects } from './projects.ts'
import { registrationsOf } from './registrations.ts'

test('there are 28 projects with unique names and enough of each kind', () => {
  expect(projects).toHaveLength(28)
  expect(new Set(projects.map((project) => project.routingName)).size).toBe(28)
  expect(new Set(projects.map((project) => project.reraNumber)).size).toBe(28)
  expect(projects.every((project) => /^[a-z0-9 -]+$/.test(project.routingName))).toBe(true)
  const numbered = projects.filter(({ reraNumber }) => reraNumber !== 'Applied for')
  expect(numbered).toHaveLength(27)
  expect(numbered.every(({ reraNumber }) => /^(DL|UP|HR)-RERA-DEMO-\d{4}$/.test(reraNumber))).toBe(true)
  expect(projects.filter((project) => project.categoryId === 3).length).toBeGreaterThanOrEqual(3)
  expect(projects.filter((project) => project.isCompleted).length).toBeGreaterThanOrEqual(5)
  expect(projects.filter((project) => project.isNewLaunch).length).toBeGreaterThanOrEqual(6)
  expect(projects.filter((project) => project.isExclusive).length).toBeGreaterThanOrEqual(4)
})

test.each(projects.map((project) => [project.name, project] as const))(
  'the form of %s can be saved as it is',
  (_name, project) => {
    expect(ProjectDraft.safeParse({ ...project, id: 1, version: 1 }).error?.issues).toBeUndefined()
  },
)

test.each(['rohini central', 'lucknow central', 'elite one', 'delta street'])(
  '%s is a commercial new launch',
  (name) => {
    const project = projects.find((entry) => entry.routingName === name)
    expect(project).toMatchObject({ categoryId: 2, isNewLaunch: true, status: 'New Launch' })
  },
)

test("projects do not repeat each other's texts", () => {
  for (const field of ['overview', 'description'] as const) {
    const paragraphs = projects.flatMap((project) => project[field].split('\n'))
    expect(new Set(paragraphs).size).toBe(paragraphs.length)
  }
  const specifications = projects.flatMap((project) => project.specifications.map((spec) => spec.description))
  expect(new Set(specifications).size).toBe(specifications.length)
})

test('at least twelve projects have all parts of a project page', () => {
  expect(projects.filter(isComplete).length).toBeGreaterThanOrEqual(12)
})

test('project features exist in the catalogue, and each catalogue feature is used', () => {
  const names = features.map((feature) => feature.name)
  const used = new Set(projects.flatMap((project) => project.featureNames))
  expect([...used].filter((name) => !names.includes(name))).toEqual([])
  expect(names.filter((name) => !used.has(name))).toEqual([])
})

/** The feature that a gallery image shows, by the prefix of its file name. */
const PICTURED = { pool: 'Lap pool, 25 m', gym: 'Clubhouse gym', 'lobby-columns': 'Double-height lobby' }

test.each(projects.map((project) => [project.name, project] as const))(
  'the amenities in the images of %s are among its features',
  (_name, { gallery, featureNames }) => {
    const files = gallery.filter(({ imgCatId }) => imgCatId === 3).map(({ imgPath }) => imgPath.replace(/^\d+_/, ''))
    const shown = files.flatMap((file) => Object.entries(PICTURED).filter(([start]) => file.startsWith(start)))
    expect(featureNames).toEqual(expect.arrayContaining(shown.map(([, feature]) => feature)))
  },
)

test('every residential and most commercial projects have unit types, some of them sold out', () => {
  const without = projects.filter(({ unitTypes }) => unitTypes.length === 0)
  expect(without.filter(({ categoryId }) => categoryId === 1)).toEqual([])
  expect(without.filter(({ categoryId }) => categoryId === 2).map(({ name }) => name)).toEqual(['Market Hall'])
  const ongoing = projects.filter(({ isCompleted }) => !isCompleted).flatMap(({ unitTypes }) => unitTypes)
  expect(ongoing.filter(({ available }) => available === 0).length).toBeGreaterThan(5)
  expect(ongoing.filter(({ priceFrom }) => priceFrom === null).length).toBeGreaterThan(3)
})

test.each(projects.map((project) => [project.name, project] as const))(
  'the unit types of %s agree with its plans and its price sheet',
  (_name, { routingName, plans, unitTypes }) => {
    const drawn = plans.filter(({ planId }) => planId === 6).map(({ planName }) => planName)
    const linked = new Set(unitTypes.flatMap(({ planName }) => planName ?? []))
    expect([...linked].filter((name) => !drawn.includes(name))).toEqual([])
    expect(new Set(unitTypes.map(({ name }) => name)).size).toBe(unitTypes.length)
    for (const { name, carpetAreaFrom, carpetAreaTo, priceFrom, priceTo, available, total } of unitTypes) {
      const row = prices[routingName.replaceAll(' ', '-')]?.rows.find(([unit]) => unit === name)
      if (row && !row[1].includes('yd') && row[2].match(/Cr|L$/)) {
        expect([name, readArea(row[1])]).toEqual([name, { from: carpetAreaFrom, to: carpetAreaTo }])
        expect([name, readMoney(row[2])]).toEqual([name, priceFrom])
      }
      if (priceFrom !== null) expect([name, row !== undefined]).toEqual([name, true])
      expect([name, available <= total, (priceFrom ?? 0) <= (priceTo ?? 0)]).toEqual([name, true, true])
    }
  },
)

test('every residential or priced project has cost terms, with the stages of its price sheet', () => {
  for (const { name, routingName, categoryId, unitTypes, costTerms } of projects) {
    const isPriced = unitTypes.some(({ priceFrom, available }) => priceFrom !== null && available > 0)
    expect([name, costTerms !== null]).toEqual([name, categoryId === 1 || isPriced])
    const sheet = prices[routingName.replaceAll(' ', '-')]
    if (!costTerms) continue
    const draft = z.safeDecode(CostTermsDraft, { ...costTerms, projectId: 1 } as never)
    expect([name, draft.error?.issues]).toEqual([name, undefined])
    if (sheet) expect(costTerms.stages.map((stage) => [stage.name, stage.percent])).toEqual(sheet.plan)
  }
})

test('stages of payment are reached by the day of their terms in the order of the plan, and expected after it', () => {
  for (const { name, costTerms } of projects) {
    const { asOf = '', stages = [] } = costTerms ?? {}
    const daysOf = (state: string) => stages.flatMap((stage) => (stage.state === state && stage.day ? stage.day : []))
    const days = [...daysOf('reached'), asOf, ...daysOf('to come')]
    expect([name, days]).toEqual([name, days.toSorted()])
  }
})

test('the cost rates are valid as a draft and cover the state of every project with cost terms', () => {
  expect(z.safeDecode(CostRatesDraft, costRates as never).error?.issues).toBeUndefined()
  expect(costRates.isChecked).toBe(false)
  for (const { name, state, costTerms } of projects) {
    if (costTerms) expect([name, ratesOfState(costRates.states, state)?.state]).toEqual([name, state])
  }
})

test('texts mention a price list in the present tense only if there is one', () => {
  const speaking = projects.filter(({ overview }) => /price list (is|says)/i.test(overview))
  expect(speaking.filter(({ documents }) => documents.every(({ documentType }) => documentType === 'pdf'))).toEqual([])
})

function isComplete(project: DemoProject): boolean {
  const imageKinds = new Set(project.gallery.map((image) => image.imgCatId))
  const planKinds = new Set(project.plans.map((plan) => plan.planId))
  const documentKinds = new Set(project.documents.map((document) => document.documentType))
  return (
    project.gallery.length >= 8 &&
    imageKinds.size === 4 &&
    project.featureNames.length >= 8 &&
    planKinds.size === 4 &&
    project.specifications.length >= 5 &&
    documentKinds.size === 2 &&
    project.location !== null &&
    project.perks.length >= 5
  )
}

test('every numbered project has registrations marked as demo; one expires in 40 days and one has expired', () => {
  const today = new Date('2026-11-17T06:00:00Z')
  const all = projects.map((project) => ({ project, registrations: registrationsOf(project, today) }))
  expect(all.filter(({ registrations }) => registrations.length === 0).map(({ project }) => project.name)).toEqual([
    'Gomti Digital Park',
  ])
  const registrations = all.flatMap((one) => one.registrations)
  expect(registrations.every(({ number }) => number?.includes('DEMO'))).toBe(true)
  expect(new Set(registrations.map(({ number }) => number)).size).toBe(registrations.length)
  expect(registrations.every(({ registeredOn, validUntil }) => (registeredOn ?? '') < (validUntil ?? ''))).toBe(true)
  const sold = all
    .filter(({ project }) => !project.isCompleted)
    .flatMap((one) => one.registrations.filter(({ handedOverDate }) => handedOverDate === null))
  const ends = sold.map(({ validUntil }) => validUntil ?? '')
  expect(ends.filter((day) => day < '2027-01-17').toSorted()).toEqual(['2026-10-31', '2026-12-27'])
})
