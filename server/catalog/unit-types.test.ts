import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { backOfficeRefusals } from '#contract/back-office/refusals.messages.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { MOST_UNIT_TYPES } from '#contract/catalog/unit-types.constants.ts'
import { unitTypesMessages } from '#contract/catalog/unit-types.messages.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { type TestApi, test } from '#test/api.ts'
import { aPlan, aProject, aUnitType } from '#test/builders.ts'
import { refusal } from '#test/people.ts'
import { unitTypes } from './project-parts.tables.ts'
import { projects } from './projects.tables.ts'

const SAVE = '/Product/ManageUnitType'
const LEFT = '/Product/ChangeAvailableUnits'
const DELETE = '/Product/DeleteUnitType'

const draft = {
  unitTypeName: '3 BHK, type B',
  unitKind: '3 BHK',
  carpetAreaFrom: 1240,
  carpetAreaTo: 1265,
  balconyArea: 88,
  priceFrom: 11_200_000,
  priceTo: 11_600_000,
  tower: 'T1',
  totalUnits: 56,
  availableUnits: 9,
  unitPlanId: null,
  possessionDate: '2027-12-31',
}

test('a unit type can be created, changed and deleted, and the next public page shows it', async ({ api, db }) => {
  const { id: productId } = await aProject(db, { name: 'Suncourt' })
  const token = await api.tokenOf('Editor')
  expect(await shown(api)).toEqual([])

  const created = await api.post(SAVE, { id: 0, productId, ...draft }, { token })
  expect(created.json()).toEqual({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: recordsMessages.saved },
    data: { id: 1, productId, ...draft, version: 1 },
  })
  expect(await shown(api)).toEqual([{ id: 1, productId, ...draft }])

  const change = { carpetAreaTo: '', priceFrom: null, priceTo: null, tower: ' ', balconyArea: null }
  const changed = await api.post(SAVE, { id: 1, productId, ...draft, ...change, version: 1 }, { token })
  const stored = { carpetAreaTo: 1240, priceFrom: null, priceTo: null, tower: null, balconyArea: null }
  expect(changed.json().data).toEqual({ id: 1, productId, ...draft, ...stored, version: 2 })
  expect(await shown(api)).toMatchObject([stored])

  expect((await api.post(DELETE, { id: 1 }, { token })).json().responseMessage.reasonPhrase).toBe(
    recordsMessages.deleted,
  )
  expect(await shown(api)).toEqual([])
  expect((await api.post(DELETE, { id: 1 }, { token })).json()).toEqual(refusal(wireRefusals.unknownRecord))
  expect(await db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
    { entity: 'unit-type', entityId: '1', projectId: productId, subject: draft.unitTypeName, action: 'create' },
    { entity: 'unit-type', action: 'update', before: { version: 1 }, after: { version: 2 } },
    { entity: 'unit-type', action: 'delete', after: null },
  ])
})

test.for([
  ['unitTypeName', ' ', unitTypesMessages.nameRequired],
  ['unitTypeName', 'x'.repeat(101), wireMessages.tooLong],
  ['unitKind', '7 BHK', unitTypesMessages.kindUnknown],
  ['unitKind', null, unitTypesMessages.kindUnknown],
  ['carpetAreaFrom', null, unitTypesMessages.carpetAreaRequired],
  ['carpetAreaFrom', '', unitTypesMessages.areaInvalid],
  ['carpetAreaFrom', 0, unitTypesMessages.areaInvalid],
  ['carpetAreaFrom', -5, unitTypesMessages.areaInvalid],
  ['carpetAreaFrom', 12.5, unitTypesMessages.areaInvalid],
  ['carpetAreaTo', 1239, unitTypesMessages.areaReversed],
  ['balconyArea', 0, unitTypesMessages.areaInvalid],
  ['priceFrom', 0, unitTypesMessages.priceInvalid],
  ['priceFrom', 3_000_000_000, unitTypesMessages.priceInvalid],
  ['priceTo', 11_100_000, unitTypesMessages.priceReversed],
  ['priceFrom', null, unitTypesMessages.priceFromMissing],
  ['totalUnits', 0, unitTypesMessages.totalInvalid],
  ['totalUnits', 8, unitTypesMessages.availableOverTotal],
  ['availableUnits', -1, unitTypesMessages.availableInvalid],
  ['availableUnits', null, unitTypesMessages.availableInvalid],
  ['possessionDate', '2027-02-30', wireMessages.notADay],
  ['unitPlanId', 99, unitTypesMessages.unknownPlan],
  ['productId', 99, catalogChangesMessages.unknownProject],
] as const)('a unit type with %s %j is refused and changes nothing', async ([field, value, sentence], { api, db }) => {
  const { id: productId } = await aProject(db)
  const token = await api.tokenOf('Admin')

  const response = await api.post(SAVE, { id: 0, productId, ...draft, [field]: value }, { token })

  expect(response.json()).toEqual(refusal(sentence))
  expect(await db.$count(unitTypes)).toBe(0)
  expect(await db.$count(auditLog)).toBe(0)
})

test('numbers are also accepted as text with commas', async ({ api, db }) => {
  const { id: productId } = await aProject(db)
  const typed = { ...draft, carpetAreaFrom: '1,240', priceFrom: '1,12,00,000', totalUnits: '56' }

  const response = await api.post(SAVE, { productId, ...typed }, { token: await api.tokenOf('Admin') })

  expect(response.json().data).toMatchObject({ carpetAreaFrom: 1240, priceFrom: 11_200_000, totalUnits: 56 })
})

test('a name is unique in its project in any letter case, and free again after a deletion', async ({ api, db }) => {
  const { id: productId } = await aProject(db)
  const other = await aProject(db)
  const token = await api.tokenOf('Admin')
  const save = (change: object) => api.post(SAVE, { id: 0, productId, ...draft, ...change }, { token })
  const { id } = (await save({})).json().data

  const taken = '3 bhk, TYPE b'
  expect((await save({ unitTypeName: taken })).json()).toEqual(refusal(unitTypesMessages.nameTaken(taken)))
  expect((await save({ id, unitTypeName: taken })).statusCode).toBe(200)
  expect((await save({ productId: other.id })).statusCode).toBe(200)
  await api.post(DELETE, { id }, { token })
  expect((await save({})).statusCode).toBe(200)

  const restored = await api.post('/Global/RestoreRecord', { entity: 'unit-type', id }, { token })
  expect(restored.json()).toEqual(refusal(backOfficeRefusals.placeTaken))
})

test(`a project has at most ${MOST_UNIT_TYPES} unit types`, async ({ api, db }) => {
  const { id: productId } = await aProject(db)
  const gone = await aUnitType(db, { projectId: productId, deletedAt: new Date() })
  for (let nth = 0; nth < MOST_UNIT_TYPES; nth += 1) await aUnitType(db, { projectId: productId })
  const token = await api.tokenOf('Admin')

  const added = await api.post(SAVE, { id: 0, productId, ...draft }, { token })
  const restored = await api.post('/Global/RestoreRecord', { entity: 'unit-type', id: gone.id }, { token })

  expect(added.json()).toEqual(refusal(unitTypesMessages.tooMany))
  expect(restored.json()).toEqual(refusal(unitTypesMessages.tooMany))
})

test('only a unit plan of the same project can be linked, and deleting it unlinks it until it is restored', async ({
  api,
  db,
}) => {
  const { id: productId } = await aProject(db, { name: 'Suncourt' })
  const plan = await aPlan(db, { projectId: productId, kindId: 6 })
  const floor = await aPlan(db, { projectId: productId })
  const foreign = await aPlan(db, { projectId: (await aProject(db)).id, kindId: 6 })
  const deleted = await aPlan(db, { projectId: productId, kindId: 6, deletedAt: new Date() })
  const token = await api.tokenOf('Admin')
  const save = (unitPlanId: number) => api.post(SAVE, { id: 0, productId, ...draft, unitPlanId }, { token })

  for (const { id } of [floor, foreign, deleted]) {
    expect((await save(id)).json()).toEqual(refusal(unitTypesMessages.unknownPlan))
  }
  expect((await save(plan.id)).json().data.unitPlanId).toBe(plan.id)
  expect(await shown(api)).toMatchObject([{ unitPlanId: plan.id }])

  await api.get(`/Product/DeletePlanMapping/${plan.id}`, { token })
  expect(await shown(api)).toMatchObject([{ unitPlanId: null }])
  expect(await listed(api, productId, token)).toMatchObject([{ unitPlanId: null }])
  await api.post('/Global/RestoreRecord', { entity: 'plan', id: plan.id }, { token })
  expect(await shown(api)).toMatchObject([{ unitPlanId: plan.id }])

  const asFloor = { id: plan.id, productId, planId: 2, planName: 'Typical floor' }
  await api.post('/Product/ManagePlan/', asFloor, { token })
  expect(await shown(api)).toMatchObject([{ unitPlanId: null }])
})

test('the number of units left can be saved alone, and is checked against total and version', async ({ api, db }) => {
  const { id: projectId } = await aProject(db, { name: 'Suncourt' })
  const { id, name } = await aUnitType(db, { projectId, total: 10, available: 4 })
  const token = await api.tokenOf('Editor')
  const change = (body: object) => api.post(LEFT, { id, ...body }, { token })

  const response = await change({ availableUnits: 3, version: 1 })
  expect(response.json()).toMatchObject({
    responseMessage: { reasonPhrase: unitTypesMessages.availableSaved(name, 3) },
    data: { availableUnits: 3, totalUnits: 10, version: 2 },
  })
  expect(await shown(api)).toMatchObject([{ availableUnits: 3 }])
  expect((await change({ availableUnits: 2, version: 1 })).json()).toEqual(refusal(wireRefusals.changedConcurrently))
  expect((await change({ availableUnits: 11 })).json()).toEqual(refusal(unitTypesMessages.availableOverTotal))
  expect((await change({ availableUnits: -1 })).json()).toEqual(refusal(unitTypesMessages.availableInvalid))
  expect((await change({ id: 99, availableUnits: 1 })).json()).toEqual(refusal(wireRefusals.unknownRecord))
  expect((await change({ availableUnits: 0 })).json().responseMessage.reasonPhrase).toBe(
    `${name} is shown as sold out.`,
  )
  expect((await db.select().from(auditLog).orderBy(auditLog.id)).map(({ action }) => action)).toEqual([
    'change-available',
    'change-available',
  ])
})

test('saving a unit type that was changed since it was opened is refused', async ({ api, db }) => {
  const { id: productId } = await aProject(db)
  const { id } = await aUnitType(db, { projectId: productId })
  const token = await api.tokenOf('Admin')
  const save = () => api.post(SAVE, { id, productId, ...draft, version: 1 }, { token })

  const responses = await Promise.all([save(), save()])

  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

test('staff order the unit types; new ones come last, and ids of other projects are ignored', async ({ api, db }) => {
  const { id: productId } = await aProject(db, { name: 'Suncourt' })
  const elsewhere = await aUnitType(db, { projectId: (await aProject(db)).id })
  const ids: number[] = []
  for (let nth = 0; nth < 3; nth += 1) ids.push((await aUnitType(db, { projectId: productId })).id)
  const [one, two, three] = ids
  const token = await api.tokenOf('Admin')

  const response = await api.post(`/Product/OrderUnitTypes/${productId}`, [three, elsewhere.id, one], { token })
  const added = (await api.post(SAVE, { id: 0, productId, ...draft }, { token })).json().data.id

  expect(response.json().data.map(({ id }: { id: number }) => id)).toEqual([three, one, two])
  expect((await shown(api)).map(({ id }: { id: number }) => id)).toEqual([three, one, two, added])
  expect(await db.select().from(auditLog).orderBy(auditLog.id).limit(1)).toMatchObject([
    { entity: 'project', action: 'order-unit-types', after: { 'unit-typesOrder': [three, one, two] } },
  ])
})

test('only staff list unit types by id, and only the page view of a project has them', async ({ api, db }) => {
  const { id } = await aProject(db, { name: 'Suncourt' })
  await aUnitType(db, { projectId: id })

  expect((await api.get(`/Product/GetUnitTypes/${id}`)).statusCode).toBe(401)
  expect((await api.get(`/Product/GetProductDetails/${id}`)).json().data.unitTypes).toBeUndefined()
  expect((await api.get('/Product/GetProductDetailsByName/suncourt')).json().data.unitTypes).toBeUndefined()
  expect((await shown(api))[0].version).toBeUndefined()
  expect(await listed(api, id, await api.tokenOf('Editor'))).toMatchObject([{ version: 1 }])
})

test('a deleted unit type is restored from the trash, alone or with its project', async ({ api, db }) => {
  const { id: projectId } = await aProject(db, { name: 'Suncourt' })
  const { id, name } = await aUnitType(db, { projectId })
  const earlier = await aUnitType(db, { projectId })
  const token = await api.tokenOf('Admin')
  const restore = (entity: string, recordId: number) =>
    api.post('/Global/RestoreRecord', { entity, id: recordId }, { token })
  const before = await shown(api)

  await api.post(DELETE, { id }, { token })
  const { rows } = (await api.post('/Global/SearchTrash', {}, { token })).json().data
  expect(rows).toMatchObject([{ entity: 'unit-type', id, name: `Suncourt: ${name}` }])
  expect((await restore('unit-type', id)).statusCode).toBe(200)
  expect(await shown(api)).toEqual(before)

  await api.post(DELETE, { id: earlier.id }, { token })
  await api.get(`/Product/RemoveItem/${projectId}`, { token })
  expect((await restore('unit-type', id)).statusCode).toBe(404)
  expect((await restore('project', projectId)).statusCode).toBe(200)
  expect((await shown(api)).map((unitType: { id: number }) => unitType.id)).toEqual([id])
})

test('a unit type is deleted with its project, and a change to it counts as a change of the project', async ({
  api,
  db,
}) => {
  const long = new Date('2026-01-01')
  const { id: projectId } = await aProject(db, { updatedAt: long })
  const { id } = await aUnitType(db, { projectId, createdAt: long, updatedAt: long })
  const token = await api.tokenOf('Admin')

  await api.post(LEFT, { id, availableUnits: 1 }, { token })
  const [row] = (await api.post('/Product/SearchProductList', {}, { token })).json().data.rows
  expect(Date.parse(row.changedAt)).toBeGreaterThan(long.getTime())

  await db.delete(projects).where(eq(projects.id, projectId))
  expect(await db.$count(unitTypes)).toBe(0)
})

test.for([
  { available: 57 },
  { carpetAreaFrom: 0, carpetAreaTo: 10 },
  { carpetAreaTo: 1 },
  { priceFrom: null },
  { priceTo: 1 },
  { balconyArea: 0 },
  { total: 0, available: 0 },
  { kind: '7 BHK' as never },
])('the database refuses a unit type with %j', async (given, { db }) => {
  const { id: projectId } = await aProject(db)

  await expect(aUnitType(db, { projectId, ...given })).rejects.toThrow()
})

async function shown(api: TestApi) {
  return (await api.get('/Product/GetProductDetailsByName/suncourt?view=page')).json().data.unitTypes
}

async function listed(api: TestApi, projectId: number, token: string) {
  return (await api.get(`/Product/GetUnitTypes/${projectId}`, { token })).json().data
}
