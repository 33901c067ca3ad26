import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { finderMessages } from '#contract/catalog/finder.messages.ts'
import { test } from '#test/api.ts'
import { aPlan, aProject, aRegistration, aUnitType } from '#test/builders.ts'
import { refusal } from '#test/people.ts'
import { plans } from './project-parts.tables.ts'

const FIND = '/Home/FindProducts'

test('a project is found with its matching unit types, and the number and prices of its other ones', async ({
  api,
  db,
}) => {
  const { id: projectId } = await aProject(db, { name: 'Suncourt', city: 'Noida', possessionDate: '2027-12-31' })
  await aUnitType(db, { projectId, name: 'Type B', priceFrom: 19_800_000, priceTo: 21_100_000, sortOrder: 1 })
  await aUnitType(db, { projectId, name: 'Type C', kind: '4 BHK', priceFrom: 34_200_000, priceTo: 35_800_000 })
  await aUnitType(db, { projectId, name: 'On request', kind: '4 BHK', priceFrom: null, priceTo: null })
  await aUnitType(db, { projectId, name: 'Sold out', available: 0 })
  await aProject(db, { name: 'Elsewhere', city: 'Lucknow' })
  await aRegistration(db, { projectId, number: 'UP-1', validUntil: '2098-06-30' })

  const { data } = (await api.get(`${FIND}?city=noida&kind=3 BHK&priceTo=22500000&by=2027`)).json()

  expect(data).toMatchObject({
    total: 1,
    unitTypeTotal: 1,
    looserChoices: [],
    productList: [
      {
        id: projectId,
        productName: 'Suncourt',
        registration: { registrationNumber: 'UP-1', validUntil: '2098-06-30', others: 0 },
        unitTypes: [{ unitTypeName: 'Type B', unitKind: '3 BHK', priceFrom: 19_800_000 }],
        matchingUnitTypes: 1,
        otherUnitTypes: 2,
        otherPriceFrom: 34_200_000,
        otherPriceTo: 35_800_000,
      },
    ],
  })
})

test('the kinds of all unit types that are not sold out are listed, whatever the filters', async ({ api, db }) => {
  const { id: projectId } = await aProject(db)
  await aUnitType(db, { projectId, kind: '2.5 BHK', priceFrom: 9_000_000, priceTo: 9_000_000 })
  await aUnitType(db, { projectId, name: 'Gone', kind: '3.5 BHK', available: 0 })

  const { data } = (await api.get(`${FIND}?priceTo=2500000`)).json()

  expect(data).toMatchObject({ total: 0, counts: { offeredUnitKinds: ['2.5 BHK'] } })
})

test('a city without projects is ignored', async ({ api, db }) => {
  await aProject(db, { city: 'Noida' })
  await aProject(db, { city: 'Lucknow' })
  const find = async (query: string) => (await api.get(`${FIND}?${query}`)).json().data

  expect(await find('city=Atlantis')).toMatchObject({ total: 2, looserChoices: [] })
  const { total, counts } = await find('city=Atlantis&city=noida')
  expect(total).toBe(1)
  expect(counts.productCities.map(({ name }: { name: string }) => name)).toEqual(['Lucknow', 'Noida'])
})

test('a city is found in any letter case and with any spaces', async ({ api, db }) => {
  await aProject(db, { city: 'New Delhi' })
  await aProject(db, { city: 'new  delhi' })
  await aProject(db, { city: 'Noida' })
  const find = async (city: string) => (await api.get(`${FIND}?city=${city}`)).json().data.total

  expect(await find('NEW delhi')).toBe(1)
  expect(await find('new++delhi')).toBe(1)
  expect(await find('new+++delhi')).toBe(1)
  expect(await find('+noida')).toBe(1)
})

test('hidden, deleted and coming-soon projects are not found', async ({ api, db }) => {
  await aProject(db, { isActive: false })
  await aProject(db, { deletedAt: new Date() })
  await aProject(db, { categoryId: 3 })

  const { data } = (await api.get(FIND)).json()

  expect(data).toMatchObject({ total: 0, productList: [], counts: { productCities: [] } })
})

test('projects without unit types are found only when no facet of unit types is in use', async ({ api, db }) => {
  await aProject(db, { city: 'Noida' })

  expect((await api.get(`${FIND}?city=Noida`)).json().data.total).toBe(1)
  expect((await api.get(`${FIND}?kind=3 BHK`)).json().data.total).toBe(0)
})

test('the plan id of a unit type is null when the plan is deleted or is not a unit plan', async ({ api, db }) => {
  const { id: projectId } = await aProject(db)
  const unitPlan = await aPlan(db, { projectId, kindId: 6 })
  const floorPlan = await aPlan(db, { projectId, kindId: 2 })
  await aUnitType(db, { projectId, planId: unitPlan.id, sortOrder: 1 })
  await aUnitType(db, { projectId, planId: floorPlan.id, sortOrder: 2 })
  const planIds = async () =>
    (await api.get(`${FIND}?page=1`))
      .json()
      .data.productList[0].unitTypes.map((unit: { unitPlanId: number }) => unit.unitPlanId)

  expect(await planIds()).toEqual([unitPlan.id, null])
  await db.update(plans).set({ deletedAt: new Date() }).where(eq(plans.id, unitPlan.id))
  expect((await api.get(`${FIND}?sort=price`)).json().data.productList[0].unitTypes[0].unitPlanId).toBeNull()
})

test('results are sorted by match, price, area or possession', async ({ api, db }) => {
  const one = await aProject(db, { name: 'One', possessionDate: '2027-01-31' })
  const two = await aProject(db, { name: 'Two', possessionDate: '2029-01-31' })
  const ready = await aProject(db, { name: 'Ready', isCompleted: true, handedOverDate: '2026-03-22' })
  await aUnitType(db, {
    projectId: one.id,
    priceFrom: 9_000_000,
    priceTo: 9_000_000,
    carpetAreaFrom: 1_200,
    carpetAreaTo: 1_200,
  })
  await aUnitType(db, {
    projectId: two.id,
    priceFrom: 7_000_000,
    priceTo: 7_000_000,
    carpetAreaFrom: 900,
    carpetAreaTo: 900,
  })
  await aUnitType(db, {
    projectId: two.id,
    priceFrom: 8_000_000,
    priceTo: 8_000_000,
    carpetAreaFrom: 1_300,
    carpetAreaTo: 1_300,
  })
  await aUnitType(db, {
    projectId: ready.id,
    priceFrom: null,
    priceTo: null,
    carpetAreaFrom: 1_000,
    carpetAreaTo: 1_000,
  })
  const names = async (sort: string) =>
    (await api.get(`${FIND}?kind=3 BHK&sort=${sort}`))
      .json()
      .data.productList.map((found: { productName: string }) => found.productName)

  expect(await names('match')).toEqual(['Two', 'One', 'Ready'])
  expect(await names('price')).toEqual(['Two', 'One', 'Ready'])
  expect(await names('area')).toEqual(['Two', 'Ready', 'One'])
  expect(await names('possession')).toEqual(['Ready', 'One', 'Two'])
})

test('twelve projects are on a page, and a page after the last is empty', async ({ api, db }) => {
  for (let nth = 0; nth < 13; nth += 1) await aProject(db)
  const page = async (number: number) => (await api.get(`${FIND}?page=${number}`)).json().data

  expect((await page(1)).productList).toHaveLength(12)
  expect((await page(2)).productList).toHaveLength(1)
  expect(await page(9)).toMatchObject({ total: 13, productList: [] })
})

test('a search without results suggests changes of one choice that would find projects', async ({ api, db }) => {
  const gomti = await aProject(db, { name: 'Gomti', city: 'Lucknow', possessionDate: '2027-03-31' })
  await aUnitType(db, { projectId: gomti.id, kind: '3 BHK', priceFrom: 9_150_000, priceTo: 9_150_000 })
  const meadows = await aProject(db, { name: 'Meadows', city: 'Greater Noida', possessionDate: '2027-12-31' })
  await aUnitType(db, { projectId: meadows.id, kind: '4 BHK', priceFrom: 16_200_000, priceTo: 16_200_000 })

  const { data } = (await api.get(`${FIND}?city=Lucknow&kind=4 BHK&priceTo=20000000&by=2027`)).json()

  expect(data.total).toBe(0)
  expect(data.looserChoices).toMatchObject([
    { facet: 'city', value: 'Greater Noida', count: 1, productList: [{ productName: 'Meadows' }] },
    { facet: 'kind', value: '3 BHK', count: 1, productList: [{ productName: 'Gomti' }] },
  ])
})

test('a search without results suggests dropping the budget or choosing a later year', async ({ api, db }) => {
  const { id: projectId } = await aProject(db, { possessionDate: '2027-03-31' })
  await aUnitType(db, { projectId, priceFrom: 9_000_000, priceTo: 9_000_000 })

  const budget = (await api.get(`${FIND}?kind=3 BHK&priceTo=2500000`)).json().data.looserChoices
  const year = (await api.get(`${FIND}?kind=3 BHK&by=2026`)).json().data.looserChoices

  expect(budget).toMatchObject([{ facet: 'price', value: null, count: 1 }])
  expect(year).toMatchObject([{ facet: 'by', value: '2027', count: 1 }])
})

test('the view "counts" returns the counts without the projects', async ({ api, db }) => {
  const { id: projectId } = await aProject(db)
  await aUnitType(db, { projectId })

  const { data } = (await api.get(`${FIND}?view=counts`)).json()

  expect(data).toMatchObject({ total: 1, productList: [], looserChoices: [] })
})

test.for([
  ['category=Castles', finderMessages.categoryUnknown],
  ['category=IT SEZ', finderMessages.categoryUnknown],
  ['status=Sold', finderMessages.statusUnknown],
  ['kind=9 BHK', finderMessages.kindUnknown],
  ['priceFrom=cheap', finderMessages.priceInvalid],
  ['priceTo=99999999999', finderMessages.priceInvalid],
  ['areaFrom=-1', finderMessages.areaInvalid],
  ['areaTo=1.5', finderMessages.areaInvalid],
  ['by=soon', finderMessages.byInvalid],
  ['by=20260', finderMessages.byInvalid],
  ['sort=random', finderMessages.sortUnknown],
  ['page=first', finderMessages.pageInvalid],
  ['view=all', finderMessages.viewUnknown],
  [`city=${'x'.repeat(200)}`, finderMessages.cityInvalid],
  [Array.from({ length: 31 }, () => 'city=Noida').join('&'), finderMessages.tooMany],
] as const)('a search with %s is refused', async ([query, sentence], { api }) => {
  expect((await api.get(`${FIND}?${query}`)).json()).toEqual(refusal(sentence))
})

test('empty parameters, as an untouched form sends them, are ignored', async ({ api, db }) => {
  await aProject(db)

  expect(
    (await api.get(`${FIND}?city=&kind=&priceFrom=&priceTo=&areaFrom=&areaTo=&by=&sort=&page=`)).json().data.total,
  ).toBe(1)
})

test('the options list the kinds that are not sold out, and the cities with the most projects first', async ({
  api,
  db,
}) => {
  const { id: projectId } = await aProject(db, { city: 'Lucknow' })
  await aProject(db, { city: 'NOIDA' })
  await aProject(db, { city: 'Noida' })
  await aProject(db, { city: 'Noida' })
  await aProject(db, { city: 'Hidden', isActive: false })
  await aUnitType(db, { projectId, kind: '3 BHK' })
  await aUnitType(db, { projectId, kind: 'Shop', available: 0 })

  expect((await api.get('/Home/GetFinderOptions')).json().data).toEqual({
    productCities: ['Noida', 'Lucknow'],
    unitKinds: ['3 BHK'],
    total: 4,
  })
})
