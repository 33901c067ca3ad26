import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { costRates as demoRates } from '#demo/cost-rates.ts'
import { costRates } from '#server/company/company.tables.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { test } from '#test/api.ts'
import { aProject, aUnitType } from '#test/builders.ts'
import { costTerms } from './cost-terms.tables.ts'

const SAVE = '/Product/ManageCostTerms'
const read = (projectId: number) => `/Product/GetCostTerms/${projectId}`
const page = (name: string) => `/Product/GetProductDetailsByName/${name}?view=page`

const work = { workStage: null, workFloor: null }
const stages = [
  { name: 'On booking', percent: 10, state: 'on signing', day: null, ...work },
  { name: 'Roof slab', percent: 89.99, state: 'reached', day: '2026-06-20', workStage: 'Structure', workFloor: 27 },
  { name: 'Possession', percent: 0.01, state: 'to come', day: null, ...work, workStage: 'Handover' },
]
const charge = { name: 'Club', amount: 370_000, basis: 'fixed', gst: 18, isOptional: false, note: null }
const draft = {
  asOf: '2026-10-01',
  included: 'one car bay',
  charges: [charge],
  stages,
  loanPercent: 75,
  loanRate: 8.5,
  loanYears: 20,
  bankIds: [3, 1],
}

test('an editor saves the cost terms of a project, and the audit log has an entry for it', async ({ api, db }) => {
  const { id: productId, name } = await aProject(db)
  const token = await api.tokenOf('Editor')
  expect((await api.get(read(productId), { token })).json().data).toBeNull()

  const saved = (await api.post(SAVE, { ...draft, productId, version: 0 }, { token })).json()

  expect(saved.responseMessage.reasonPhrase).toBe('Saved. The page counts with these costs now.')
  expect(saved.data).toEqual({ ...draft, productId, version: 1 })
  expect((await api.get(read(productId), { token })).json().data).toEqual(saved.data)
  const [line] = await db.select().from(auditLog).where(eq(auditLog.entity, 'cost-terms'))
  expect(line).toMatchObject({ action: 'create', entityId: String(productId), projectId: productId, subject: name })
})

test('a save without banks keeps the stored ones', async ({ api, db }) => {
  const { id: productId } = await aProject(db)
  const token = await api.tokenOf('Editor')
  await api.post(SAVE, { ...draft, productId }, { token })
  const { bankIds: _left, ...older } = draft

  const saved = (await api.post(SAVE, { ...older, productId, included: null }, { token })).json()

  expect(saved.data).toMatchObject({ included: null, bankIds: [3, 1] })
})

test('of ten parallel first saves one is stored, and the others return 409', async ({ api, db }) => {
  const { id: productId } = await aProject(db)
  const token = await api.tokenOf('Editor')
  const saves = Array.from({ length: 10 }, () => api.post(SAVE, { ...draft, productId, version: 0 }, { token }))

  const statuses = (await Promise.all(saves)).map(({ statusCode }) => statusCode).sort()

  expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  expect(await db.$count(costTerms)).toBe(1)
})

test('a save from an older version returns 409 and changes nothing', async ({ api, db }) => {
  const { id: productId } = await aProject(db)
  const token = await api.tokenOf('Editor')
  for (const [version, loanYears] of [20, 25].entries())
    await api.post(SAVE, { ...draft, productId, loanYears, version }, { token })

  const stale = await api.post(SAVE, { ...draft, productId, loanYears: 30, version: 1 }, { token })

  expect(stale.statusCode).toBe(409)
  expect((await api.get(read(productId), { token })).json().data).toMatchObject({ loanYears: 25, version: 2 })
})

test('visitors and sales staff can neither read nor save cost terms by the staff calls', async ({ api, db }) => {
  const { id: productId } = await aProject(db)
  expect((await api.get(read(productId))).statusCode).toBe(401)
  for (const role of ['BusinessOwner', 'Sales'] as const) {
    const token = await api.tokenOf(role)
    expect((await api.get(read(productId), { token })).statusCode, role).toBe(403)
    expect((await api.post(SAVE, { ...draft, productId }, { token })).statusCode, role).toBe(403)
  }
})

test('a project that does not exist has no costs to read or save', async ({ api }) => {
  const token = await api.tokenOf('Editor')

  expect((await api.get(read(4711), { token })).statusCode).toBe(404)
  expect((await api.post(SAVE, { ...draft, productId: 4711 }, { token })).statusCode).toBe(404)
})

const [booking] = stages

test.for<[string, object, string]>([
  ['no stage', { stages: [] }, 'Please enter at least one stage of payment.'],
  ['stages of 99%', { stages: [{ ...booking, percent: 99 }] }, 'They add up to 99%.'],
  ['a stage of 0%', { stages: [{ ...booking, percent: 0 }, ...stages] }, 'Please enter a share above 0'],
  ['a stage of NaN', { stages: [{ ...booking, percent: 'NaN' }] }, 'Please enter a share above 0'],
  ['an unknown state', { stages: [{ ...booking, percent: 100, state: 'soon' }] }, 'Please choose whether the stage'],
  ['a negative charge', { charges: [{ ...charge, amount: -1 }] }, 'Please enter a whole amount in rupees.'],
  ['a charge per floor', { charges: [{ ...charge, basis: 'per floor' }] }, 'Please choose a fixed amount'],
  ['a charge twice', { charges: [charge, charge] }, 'This name is in the list twice.'],
  [
    'four optional charges',
    { charges: ['A', 'B', 'C', 'D'].map((name) => ({ ...charge, name, isOptional: true })) },
    'At most three charges can be optional.',
  ],
  ['0 years', { loanYears: 0 }, 'Please enter 1 to 40 years.'],
  ['a rate of 31%', { loanRate: 31 }, 'Please enter a yearly rate from 0 to 30'],
  ['a loan of 101%', { loanPercent: 101 }, 'Please enter a percentage from 0 to 100'],
  [
    'an unknown work',
    { stages: [{ ...booking, percent: 100, workStage: 'Roof' }] },
    'Please choose a stage of the work.',
  ],
  [
    'a floor of the finishing',
    { stages: [{ ...booking, percent: 100, workStage: 'Finishing', workFloor: 3 }] },
    'A floor belongs to the stage Structure.',
  ],
  ['a bank that is no id', { bankIds: ['Harbour Bank'] }, 'Please choose banks of the list.'],
  ['no day', { asOf: null }, 'Please enter the day for which this is true.'],
])('a save with %s is refused in one sentence and changes nothing', async ([, wrong, sentence], { api, db }) => {
  const { id: productId } = await aProject(db)
  const token = await api.tokenOf('Editor')

  const response = await api.post(SAVE, { ...draft, productId, ...wrong }, { token })

  expect(response.statusCode).toBe(400)
  expect(response.json().responseMessage.reasonPhrase).toContain(sentence)
  expect(await db.$count(costTerms)).toBe(0)
})

test('right after a save, the project page has the cost terms and the rates of the state', async ({ api, db }) => {
  const { id: productId } = await aProject(db, { name: 'Kosi House', state: ' haryana' })
  await aUnitType(db, { projectId: productId })
  const token = await api.tokenOf('Editor')
  expect((await api.get(page('Kosi House'))).json().data).not.toHaveProperty('cost')

  await api.post(SAVE, { ...draft, productId }, { token })

  const { version: _staff, productId: _id, bankIds: _banks, ...terms } = { ...draft, productId, version: 1 }
  const without = { gst: null, state: null, note: null, isChecked: false }
  expect((await api.get(page('Kosi House'))).json().data.cost).toEqual({ terms, rates: without })

  const admin = await api.tokenOf('Admin')
  await api.post('/Company/ManageCostRates', demoRates, { token: admin })
  const { cost } = (await api.get(page('Kosi House'))).json().data
  expect(cost.rates).toMatchObject({ gst: { underConstruction: 5 }, state: { state: 'Haryana', man: 7 } })
  expect(JSON.stringify(cost)).not.toContain('Delhi')
})

test('the page has no rates for a state without rates, and no costs if no home has a price', async ({ api, db }) => {
  await db.insert(costRates).values(demoRates)
  const { id: productId } = await aProject(db, { name: 'Far House', state: 'Goa' })
  const unit = await aUnitType(db, { projectId: productId })
  const token = await api.tokenOf('Editor')
  await api.post(SAVE, { ...draft, productId }, { token })
  expect((await api.get(page('Far House'))).json().data.cost.rates).toMatchObject({
    gst: { completed: 0 },
    state: null,
  })

  const onRequest = { id: unit.id, productId, unitTypeName: unit.name, unitKind: '3 BHK', carpetAreaFrom: 1240 }
  const saved = await api.post(
    '/Product/ManageUnitType',
    { ...onRequest, priceFrom: null, totalUnits: 56, availableUnits: 9 },
    { token },
  )
  expect(saved.statusCode).toBe(200)
  expect((await api.get(page('Far House'))).json().data).not.toHaveProperty('cost')
})

test('the specified details of a project have no costs', async ({ api, db }) => {
  const { id: productId } = await aProject(db, { name: 'Plain House' })
  await aUnitType(db, { projectId: productId })
  const token = await api.tokenOf('Editor')
  await api.post(SAVE, { ...draft, productId }, { token })

  expect((await api.get(`/Product/GetProductDetails/${productId}`)).json().data).not.toHaveProperty('cost')
})
