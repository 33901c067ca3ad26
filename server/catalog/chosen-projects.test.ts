import { expect } from 'vitest'
import { chosenProjectsMessages } from '#contract/catalog/chosen-projects.messages.ts'
import { gst, terms, up } from '#contract/catalog/cost.fixture.ts'
import { SHORTLIST_LIMIT } from '#contract/content/content.constants.ts'
import { costRates } from '#server/company/company.tables.ts'
import { redirects } from '#server/company/redirects.tables.ts'
import { queriesOf, type TestApi, test } from '#test/api.ts'
import {
  aBank,
  aFeature,
  aHandover,
  aPerk,
  aProgressUpdate,
  aProject,
  aRegistration,
  aUnitType,
} from '#test/builders.ts'
import { refusal } from '#test/people.ts'
import { costTerms } from './cost-terms.tables.ts'
import { projectFeatures } from './project-parts.tables.ts'

test('returns one project per id or routing name, in the same order', async ({ api, db }) => {
  const first = await aProject(db, { name: 'First' })
  await aProject(db, { name: 'Second' })
  await aProject(db, { name: 'Not chosen' })

  expect(await namesOf(api, ['second', first.id])).toEqual(['Second', 'First'])
  expect(await namesOf(api, [' SECOND ', 'second', first.id])).toEqual(['Second', 'Second', 'First'])
  expect(await namesOf(api, [])).toEqual([])
})

test('reads digits in a text as a routing name, not as an id', async ({ api, db }) => {
  const { id } = await aProject(db, { name: 'First' })
  await aProject(db, { name: 'Second', routingName: '7' })

  expect(await namesOf(api, ['7', String(id + 100)])).toEqual(['Second', null])
})

test('returns null for hidden, deleted, coming-soon and unknown projects', async ({ api, db }) => {
  const hidden = await aProject(db, { name: 'Hidden', isActive: false })
  const deleted = await aProject(db, { name: 'Deleted', deletedAt: new Date() })
  const announced = await aProject(db, { name: 'Announced', categoryId: 3 })
  await aProject(db, { name: 'Shown' })

  const response = await post(api, [hidden.id, 'hidden', deleted.id, 'deleted', announced.id, 'shown', 'unknown', 2e9])

  expect(response.json().data.products.map((one: unknown) => one !== null)).toEqual([
    ...Array(5).fill(false),
    true,
    false,
    false,
  ])
  expect(response.body).not.toMatch(/Hidden|Deleted|Announced/)
  expect(response.headers['cache-control']).toBe('no-store')
})

test('finds a project by a former routing name unless another project has that name now', async ({ api, db }) => {
  const { id: projectId } = await aProject(db, { name: 'New name' })
  const moved = { projectId, source: 'automatic' as const, toAddress: null }
  await db.insert(redirects).values([
    { ...moved, fromPath: '/product/residential/old name', projectName: 'old name' },
    { ...moved, fromPath: '/product/residential/reused', projectName: 'reused' },
    { ...moved, fromPath: '/product/residential/gone', projectName: 'gone', deletedAt: new Date() },
  ])
  await aProject(db, { name: 'Reused' })

  expect(await namesOf(api, ['old name', 'reused', 'gone'])).toEqual(['New name', 'Reused', null])
})

test('returns the parts and banks of each project, without deleted ones', async ({ api, db }) => {
  const { id: projectId } = await aProject(db, { name: 'Suncourt', possessionDate: '2027-12-31' })
  const other = await aProject(db, { name: 'Neem Street' })
  const pool = await aFeature(db, { name: 'Pool' })
  const gone = await aFeature(db, { name: 'Gone', deletedAt: new Date() })
  await db.insert(projectFeatures).values([
    { projectId, featureId: pool.id },
    { projectId, featureId: gone.id },
  ])
  await aPerk(db, { projectId, name: 'Metro', distance: '1.4 km' })
  await aPerk(db, { projectId, name: 'Removed', deletedAt: new Date() })
  await aUnitType(db, { projectId, name: '4 BHK', kind: '4 BHK', sortOrder: 2 })
  await aUnitType(db, { projectId, name: '3 BHK', sortOrder: 1 })
  await aUnitType(db, { projectId, name: 'Removed', deletedAt: new Date() })
  const second = await aBank(db, { name: 'Second Bank', sortOrder: 2 })
  const first = await aBank(db, { name: 'First Bank', sortOrder: 1 })
  const removed = await aBank(db, { name: 'Removed Bank', deletedAt: new Date() })
  await aBank(db, { name: 'Lends elsewhere' })
  await db.insert(costTerms).values([
    { ...terms, projectId, bankIds: [second.id, first.id, removed.id] },
    { ...terms, projectId: other.id, bankIds: [second.id] },
  ])

  const { products } = (await post(api, [projectId, other.id])).json().data

  expect(products[0]).toMatchObject({
    productName: 'Suncourt',
    possessionDate: '2027-12-31',
    unitTypes: [
      { unitTypeName: '3 BHK', unitKind: '3 BHK', carpetAreaFrom: 1240, priceFrom: 11_200_000, availableUnits: 9 },
      { unitTypeName: '4 BHK' },
    ],
    features: ['Pool'],
    perks: [{ perksName: 'Metro', distance: '1.4 km' }],
    banks: ['First Bank', 'Second Bank'],
  })
  expect(products[1]).toMatchObject({ productName: 'Neem Street', unitTypes: [], features: [], perks: [] })
  expect(products[1].banks).toEqual(['Second Bank'])
})

test('returns short registration facts, the newest update of each tower and the cost of the first unit of each kind', async ({
  api,
  db,
}) => {
  const { id: projectId } = await aProject(db, { state: 'Uttar Pradesh' })
  await aRegistration(db, { projectId, number: 'UP-1', validUntil: '2098-06-30' })
  await aRegistration(db, { projectId, handedOverDate: '2025-01-01' })
  await aRegistration(db, { projectId, deletedAt: new Date() })
  const tower = { projectId, tower: 'Sun 5' }
  await aProgressUpdate(db, { ...tower, date: '2026-10-01', percent: 20 })
  await aProgressUpdate(db, { ...tower, tower: 'SUN 5', date: '2026-11-01', percent: 30, verifiedBy: null })
  await aProgressUpdate(db, { ...tower, date: '2026-11-09', percent: 90, deletedAt: new Date() })
  await aHandover(db, { projectId, tower: 'Sun 1', handedOverDate: '2025-02-01' })
  await aHandover(db, { projectId, tower: 'Sun 6' })
  const home = { projectId, carpetAreaFrom: 1285, carpetAreaTo: 1285 }
  await aUnitType(db, { ...home, name: 'Type B', priceFrom: 19_800_000, priceTo: 19_800_000 })
  await aUnitType(db, { ...home, name: 'Type A', priceFrom: 15_000_000, priceTo: 15_000_000 })
  await aUnitType(db, { ...home, name: 'In Sun 1', kind: '4 BHK', tower: 'Sun 1', priceFrom: 100, priceTo: 100 })
  await aUnitType(db, { ...home, name: 'Sold out', priceFrom: 9_800_000, priceTo: 9_800_000, available: 0 })
  await db.insert(costTerms).values({ ...terms, projectId })
  await db.insert(costRates).values({ gst, states: [up], note: null, isChecked: true })
  const other = await aProject(db)

  const { products } = (await post(api, [projectId, other.id])).json().data

  expect(products[0]).toMatchObject({
    registration: { registrationNumber: 'UP-1', validUntil: '2098-06-30', others: 1 },
    reachedStages: [{ tower: 'SUN 5', updateDate: '2026-11-01', percent: 30, isVerified: false }],
    handedOverTowers: ['Sun 1'],
    // The page shows the same totals by default: see `app/catalog/detail/shown-cost.test.ts`.
    costsInAll: [
      { unitKind: '3 BHK', unitTypeName: 'Type B', total: 22_939_100, buyer: 'woman', hasGst: true, hasDuty: true },
      // No GST, because the tower is handed over: the price of 100 plus 6% and 1%, and charges of 436,600 and 128,500.
      { unitKind: '4 BHK', unitTypeName: 'In Sun 1', total: 565_207 },
    ],
  })
  expect(products[1]).toMatchObject({ reachedStages: [], handedOverTowers: [], costsInAll: [], banks: [] })
  expect(products[1]).not.toHaveProperty('registration')
})

test('takes the same number of queries for one project and for many', async ({ api, db }) => {
  const ids: number[] = []
  for (let nth = 0; nth < 4; nth += 1) ids.push((await aProject(db)).id)

  expect(await queriesOf(db, () => post(api, ids.slice(0, 1)))).toHaveLength(9)
  expect(await queriesOf(db, () => post(api, ids))).toHaveLength(9)
})

test('accepts as many projects as a shortlist holds and refuses more', async ({ api }) => {
  const full = Array.from({ length: SHORTLIST_LIMIT }, (_, index) => index + 1)

  expect((await post(api, full)).statusCode).toBe(200)
  const response = await post(api, [...full, 1])
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual(refusal(chosenProjectsMessages.tooMany(SHORTLIST_LIMIT)))
})

test.for([
  [['']],
  [['x'.repeat(5000)]],
  [[0]],
  [[-1]],
  [[1.5]],
  [[2 ** 40]],
  [[null]],
  [[[1]]],
  [{ ids: [1] }],
] as const)('refuses %j', async ([body], { api }) => {
  const response = await post(api, body)

  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual(refusal(chosenProjectsMessages.unreadable))
})

function post(api: TestApi, body: readonly unknown[] | object) {
  return api.post('/Home/GetChosenProjects', body)
}

async function namesOf(api: TestApi, references: readonly (number | string)[]) {
  const { products }: { products: ({ productName: string } | null)[] } = (await post(api, references)).json().data
  return products.map((project) => project?.productName ?? null)
}
