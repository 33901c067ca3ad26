import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { auditLog } from '#server/db/change.tables.ts'
import { test } from '#test/api.ts'
import { costRates } from './company.tables.ts'

const READ = '/Company/GetCostRates'
const SAVE = '/Company/ManageCostRates'

const gst = {
  underConstruction: 5,
  completed: 0,
  affordable: 1,
  affordablePrice: 4_500_000,
  affordableArea: 645,
  commercial: 12,
  source: 'GST Council',
  asOf: '2026-10-01',
}
const delhi = {
  state: 'Delhi',
  woman: 4,
  man: 6,
  joint: 5,
  concessionUpTo: null,
  registration: 1,
  registrationCap: null,
  source: 'Revenue Department',
  asOf: '2026-10-01',
}
const draft = { gst, states: [delhi], note: null, isChecked: true }

test('a site without saved rates has empty rates with version 0', async ({ api }) => {
  const token = await api.tokenOf('Admin')

  expect((await api.get(READ, { token })).json().data).toEqual({
    gst: null,
    states: [],
    note: null,
    isChecked: false,
    version: 0,
  })
})

test('an admin saves the rates, and the audit log has them', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  const typed = { ...delhi, joint: '5.25%', concessionUpTo: '1,00,00,000' }

  const saved = (await api.post(SAVE, { ...draft, states: [typed], version: 0 }, { token })).json()

  expect(saved.responseMessage.reasonPhrase).toBe('Saved. The project pages count with these rates now.')
  expect(saved.data).toEqual({
    ...draft,
    states: [{ ...delhi, joint: 5.25, concessionUpTo: 10_000_000 }],
    version: 1,
  })
  expect((await api.get(READ, { token })).json().data).toEqual(saved.data)
  const [line] = await db.select().from(auditLog).where(eq(auditLog.entity, 'cost-rates'))
  expect(line).toMatchObject({ action: 'create', entityId: '1' })
})

test('of ten parallel first saves one is stored, and the others return 409', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  const saves = Array.from({ length: 10 }, () => api.post(SAVE, { ...draft, version: 0 }, { token }))

  const statuses = (await Promise.all(saves)).map(({ statusCode }) => statusCode).sort()

  expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  expect(await db.$count(costRates)).toBe(1)
})

test('a save from an older version returns 409 and changes nothing', async ({ api }) => {
  const token = await api.tokenOf('Admin')
  for (const [version, note] of ['First', 'Second'].entries())
    await api.post(SAVE, { ...draft, note, version }, { token })

  const stale = await api.post(SAVE, { ...draft, note: 'Late', version: 1 }, { token })

  expect(stale.statusCode).toBe(409)
  expect((await api.get(READ, { token })).json().data).toMatchObject({ note: 'Second', version: 2 })
})

test('only admins read and save the rates', async ({ api }) => {
  expect((await api.get(READ)).statusCode).toBe(401)
  expect((await api.post(SAVE, draft)).statusCode).toBe(401)
  for (const role of ['BusinessOwner', 'Editor', 'Sales'] as const) {
    const token = await api.tokenOf(role)
    expect((await api.get(READ, { token })).statusCode, role).toBe(403)
    expect((await api.post(SAVE, draft, { token })).statusCode, role).toBe(403)
  }
})

const PERCENT = 'Please enter a percentage from 0 to 100 with at most two decimals, such as 6.5.'

test.for<[string, object, string]>([
  ['no GST', { gst: null }, ''],
  ['a negative rate', { gst: { ...gst, underConstruction: -1 } }, PERCENT],
  ['a rate above 100', { states: [{ ...delhi, man: 101 }] }, PERCENT],
  ['three decimals', { states: [{ ...delhi, woman: 5.125 }] }, PERCENT],
  ['a rate that is no number', { states: [{ ...delhi, registration: 'one' }] }, PERCENT],
  ['a limit of 0', { gst: { ...gst, affordablePrice: 0 } }, 'Please enter a whole amount in rupees.'],
  ['half a rupee', { states: [{ ...delhi, registrationCap: 0.5 }] }, 'Please enter a whole amount in rupees.'],
  ['no source', { states: [{ ...delhi, source: ' ' }] }, 'Please name the source'],
  ['no day', { gst: { ...gst, asOf: '' } }, 'Please enter the day on which'],
  ['no such day', { states: [{ ...delhi, asOf: '2026-02-30' }] }, 'Please enter the day on which'],
  ['a state twice', { states: [delhi, { ...delhi, state: ' DELHI' }] }, 'This state is in the list twice.'],
  ['a surcharge for women', { states: [{ ...delhi, woman: 7 }] }, 'may not be above that of a man'],
])('a save with %s is refused in one sentence and changes nothing', async ([, wrong, sentence], { api, db }) => {
  const token = await api.tokenOf('Admin')

  const response = await api.post(SAVE, { ...draft, ...wrong }, { token })

  expect(response.statusCode).toBe(400)
  expect(response.json().responseMessage.reasonPhrase).toContain(sentence)
  expect(await db.$count(costRates)).toBe(0)
})
