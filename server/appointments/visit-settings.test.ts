import { expect } from 'vitest'
import { DEFAULT_VISIT_RULES } from '#contract/appointments/visit-rules.ts'
import { visitSettingsMessages } from '#contract/appointments/visit-settings.messages.ts'
import { dayAfter, siteDay } from '#contract/wire/site-time.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { type TestApi, test } from '#test/api.ts'
import { anAppointment, aProject } from '#test/builders.ts'
import { visitSettings } from './visit-settings.tables.ts'

const draft = { ...DEFAULT_VISIT_RULES, productId: null as number | null, version: 0 }

const read = async (api: TestApi, id: number, token: string) =>
  (await api.get(`/Company/GetVisitSettings/${id}`, { token })).json().data

const save = (api: TestApi, values: object, token: string) =>
  api.post('/Company/ManageVisitSettings', { ...draft, ...values }, { token })

test('before the first save every slot of every day is open', async ({ api }) => {
  const token = await api.tokenOf('Admin')

  expect(await read(api, 0, token)).toEqual(draft)
})

test('a project has the hours of the company until it saves its own, and again after those are deleted', async ({
  api,
  db,
}) => {
  const token = await api.tokenOf('Admin')
  const { id } = await aProject(db)
  await save(api, { openWeekdays: [1, 2, 3], holidays: [{ day: '2027-01-26', name: 'Republic Day' }] }, token)
  expect(await read(api, id, token)).toMatchObject({ productId: id, openWeekdays: [1, 2, 3], holidays: [], version: 0 })

  const saved = await save(api, { productId: id, openWeekdays: [6], noticeHours: 24 }, token)
  expect(saved.json().responseMessage.reasonPhrase).toBe(visitSettingsMessages.saved)
  expect(await read(api, id, token)).toMatchObject({ openWeekdays: [6], noticeHours: 24, version: 1 })
  const own = async () => (await api.get('/Company/ListOwnVisitSettings', { token })).json().data
  expect(await own()).toEqual([id])

  await api.post('/Company/DropVisitSettings', { productId: id, version: 1 }, { token })
  expect(await own()).toEqual([])
  expect(await read(api, id, token)).toMatchObject({ openWeekdays: [1, 2, 3], version: 0 })
  const lines = await db.select().from(auditLog).orderBy(auditLog.id)
  expect(lines.map(({ action, entity, entityId }) => [action, entity, entityId])).toEqual([
    ['create', 'visit-settings', '0'],
    ['create', 'visit-settings', String(id)],
    ['delete', 'visit-settings', String(id)],
  ])
})

test('a save based on an older version is refused, including one of two parallel first saves', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  const { id } = await aProject(db)

  const first = await Promise.all([1, 2].map((day) => save(api, { productId: id, openWeekdays: [day] }, token)))
  expect(first.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect((await save(api, { productId: id, version: 1 }, token)).json().data.version).toBe(2)
  expect((await save(api, { productId: id, version: 1 }, token)).statusCode).toBe(409)
  expect((await api.post('/Company/DropVisitSettings', { productId: id, version: 1 }, { token })).statusCode).toBe(409)
  expect(await db.$count(visitSettings)).toBe(1)
})

test('values outside the limits and repeated slots, weekdays or holidays are refused', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  const faults = [
    { slots: [{ timeSlot: '3-4', places: 0, weekendPlaces: 1 }] },
    { slots: [{ timeSlot: '3-4', places: 100, weekendPlaces: 1 }] },
    { slots: [{ timeSlot: '9-10', places: 1, weekendPlaces: 1 }] },
    { slots: [1, 2].map((places) => ({ timeSlot: '3-4', places, weekendPlaces: 1 })) },
    { openWeekdays: [7] },
    { openWeekdays: [1, 1] },
    { noticeHours: -1 },
    { daysAhead: 366 },
    { daysAhead: 0 },
    { holidays: [{ day: '2027-02-30', name: 'Never' }] },
    { holidays: [{ day: '2027-01-26', name: ' ' }] },
    { holidays: [1, 2].map((nth) => ({ day: '2027-01-26', name: `Holiday ${nth}` })) },
  ]

  for (const values of faults) expect((await save(api, values, token)).statusCode, JSON.stringify(values)).toBe(400)
  expect(await db.$count(visitSettings)).toBe(0)
})

test('the visiting hours of an unknown project return 404', async ({ api }) => {
  const token = await api.tokenOf('Admin')

  expect((await api.get('/Company/GetVisitSettings/77', { token })).statusCode).toBe(404)
  expect((await save(api, { productId: 77 }, token)).statusCode).toBe(404)
})

test('the visits that are booked from today on are counted by day and slot', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  const { id: projectId } = await aProject(db)
  const day = dayAfter(siteDay(new Date()), 3)
  for (const state of ['booked', 'booked', 'cancelled'] as const)
    await anAppointment(db, { projectId, selectedDate: day, timeSlot: '3-4', state })
  await anAppointment(db, { projectId, selectedDate: dayAfter(day, -4) })
  await anAppointment(db, { selectedDate: day, timeSlot: '3-4' })
  const count = async (productId: number | null) =>
    (await api.post('/Company/CountBookedVisits', { productId }, { token })).json().data

  expect(await count(projectId)).toEqual([{ day, timeSlot: '3-4', count: 2 }])
  expect(await count(null)).toEqual([{ day, timeSlot: '3-4', count: 3 }])
})
