import { expect } from 'vitest'
import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import { APPOINTMENT_COLUMNS } from '#contract/appointments/appointments.schema.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { BATCH_SIZE } from '#server/db/rows.ts'
import { type TestApi, test } from '#test/api.ts'
import { anAppointment } from '#test/builders.ts'
import { refusal } from '#test/people.ts'
import { appointments } from './appointments.tables.ts'

const LIST = '/AppointmentBook/GetAppointmentList'
const SEARCH = '/AppointmentBook/SearchAppointments'

test('staff get every appointment, newest first, with the specified property names and the state', async ({
  api,
  db,
}) => {
  const older = await anAppointment(db, { createdAt: new Date('2026-01-01T10:00:00.000Z'), email: null })
  const newer = await anAppointment(db, {
    createdAt: new Date('2026-01-02T10:00:00.000Z'),
    tower: 'Sun 4',
    unitNumber: '1203',
  })
  await anAppointment(db, { projectName: 'Gone', selectedDate: null, createdAt: new Date('2025-01-02T10:00:00.000Z') })

  const { data, responseMessage } = (await api.get(LIST, { token: await api.tokenOf('Admin') })).json()

  expect(responseMessage).toEqual({ isSuccessStatusCode: true, reasonPhrase: 'OK' })
  expect(data[0]).toEqual({
    id: newer.id,
    ProjectName: 'Suncourt',
    Purpose: 'Visit',
    CustomerType: 'New',
    Tower: 'Sun 4',
    UnitNo: '1203',
    TimeSlot: '11-12',
    SelectedDate: '2026-04-02T00:00:00.000Z',
    MobileNo: '9812345670',
    Email: 'ravi@visitor.example',
    createdDate: '2026-01-02T10:00:00.000Z',
    State: 'booked',
  })
  expect(data[1]).toMatchObject({ id: older.id, Tower: null, UnitNo: null, Email: null })
  expect(data[2]).toMatchObject({ ProjectName: 'Gone', SelectedDate: null })
})

test('a customer gets only appointments with their own address, in any letter case', async ({ api, db }) => {
  const own = await anAppointment(db, { email: 'ASHA@visitor.example' })
  await anAppointment(db, { email: 'ravi@visitor.example' })
  await anAppointment(db, { email: null })
  await anAppointment(db, { email: 'asha@visitor.example.evil' })
  const verified = { email: 'Asha@Visitor.example', emailVerifiedAt: new Date() }

  const response = await api.get(LIST, { token: await api.tokenOf('Customer', verified) })

  expect(response.json().data).toMatchObject([{ id: own.id, Email: 'ASHA@visitor.example' }])
  expect(response.json().data).toHaveLength(1)
})

test('an account with an unverified address gets no appointments', async ({ api, db }) => {
  await anAppointment(db, { email: 'asha@visitor.example' })
  const claimed = { email: 'asha@visitor.example', emailVerifiedAt: null }

  const response = await api.get(LIST, { token: await api.tokenOf('Customer', claimed) })

  expect(response.statusCode).toBe(200)
  expect(response.json().data).toEqual([])
})

test('wildcards in an address are matched literally', async ({ api, db }) => {
  await anAppointment(db, { email: 'asha@visitor.example' })
  const wildcard = { email: '%@visitor.example', emailVerifiedAt: new Date() }

  expect((await api.get(LIST, { token: await api.tokenOf('Customer', wildcard) })).json().data).toEqual([])
})

test('a long list is complete and in order', async ({ api, db }) => {
  const count = BATCH_SIZE + 3
  const createdAt = new Date('2026-01-01T10:00:00.000Z')
  await db.insert(appointments).values(Array.from({ length: count }, () => ({ projectName: 'Suncourt', createdAt })))

  const { data } = (await api.get(LIST, { token: await api.tokenOf('Admin') })).json()

  expect(data.map(({ id }: { id: number }) => id)).toEqual(Array.from({ length: count }, (_, nth) => count - nth))
})

test('every column sorts both ways', async ({ api, db }) => {
  const rows = [
    ['alpha Court', 'Visit', 'New', 'Sun 2', '12', '1-2', '2026-05-01', '333333', 'b@visitor.example'],
    ['Beta', 'BBA', 'Existing', 'Sun 1', '11', '11-12', '2026-04-01', '111111', 'A@visitor.example'],
    ['Gamma', null, null, null, null, null, null, null, null],
  ] as const
  for (const row of rows) {
    const [projectName, purpose, customerType, tower, unitNumber, timeSlot, selectedDate, mobileNumber, email] = row
    await anAppointment(db, {
      projectName,
      purpose,
      customerType,
      tower,
      unitNumber,
      timeSlot,
      selectedDate,
      mobileNumber,
      email,
    })
  }
  const search = await searcher(api)
  const idsBy = async (sort: string, descending: boolean) => idsOf((await search({ sort, descending })).json())

  const first = ['projectName', 'createdAt']
  for (const sort of APPOINTMENT_COLUMNS) {
    const ids = first.includes(sort) ? [1, 2, 3] : [2, 1, 3]
    expect(await idsBy(sort, false), sort).toEqual(ids)
    expect(await idsBy(sort, true), sort).toEqual(ids.toReversed())
  }
})

test.for([
  ['suncourt', [1]],
  ['receipt', [2]],
  ['existing', [2]],
  ['sun 4', [3, 1]],
  ['unit-7', [3]],
  ['5-6 pm', [3]],
  ['2026-04-09', [2]],
  ['2026-04', [3, 2, 1]],
  ['98765', [2]],
  ['ravi@', [1]],
  ['%', []],
  ["'", []],
  ['सूर्य', [3]],
] as const)('searching for %j finds %j', async ([search, ids], { api, db }) => {
  const plain = { purpose: 'Visit', customerType: 'New', timeSlot: '11-12', mobileNumber: '111111' } as const
  await anAppointment(db, { ...plain, tower: 'Sun 4', email: 'ravi@visitor.example', createdAt: at(1) })
  await anAppointment(db, {
    ...plain,
    projectName: 'Elite',
    purpose: 'Receipt',
    customerType: 'Existing',
    selectedDate: '2026-04-09',
    mobileNumber: '98765 43210',
    email: null,
    createdAt: at(2),
  })
  await anAppointment(db, {
    ...plain,
    projectName: 'सूर्य',
    tower: 'Sun 4',
    unitNumber: 'Unit-7',
    timeSlot: '5-6 PM',
    email: null,
    createdAt: at(3),
  })

  const { data } = (await (await searcher(api))({ search })).json()

  expect(idsOf({ data })).toEqual(ids)
  expect(data.total).toBe(ids.length)
})

test('filters select a project, a purpose, a customer type and a range of days', async ({ api, db }) => {
  const bba = {
    projectName: 'Elite One',
    purpose: 'BBA',
    customerType: 'Existing',
    selectedDate: '2026-04-01',
  } as const
  await anAppointment(db, { ...bba, createdAt: at(1) })
  await anAppointment(db, { purpose: 'Visit', customerType: 'New', selectedDate: '2026-04-02', createdAt: at(2) })
  await anAppointment(db, { purpose: null, customerType: null, selectedDate: null, createdAt: at(3) })
  const search = await searcher(api)
  const ids = async (filters: object) => idsOf((await search({ filters })).json())

  expect(await ids({ projectName: 'elite ONE' })).toEqual([1])
  expect(await ids({ projectName: 'Elite' })).toEqual([])
  expect(await ids({ purpose: 'BBA' })).toEqual([1])
  expect(await ids({ customerType: 'New' })).toEqual([2])
  expect(await ids({ from: '2026-04-02' })).toEqual([2])
  expect(await ids({ to: '2026-04-01T00:00:00.000Z' })).toEqual([1])
  expect(await ids({})).toEqual([3, 2, 1])
  expect((await search({ filters: { purpose: 'Party' } })).json()).toEqual(refusal(appointmentsMessages.purposeUnknown))
  expect((await search({ filters: { customerType: 'Old' } })).json()).toEqual(
    refusal(appointmentsMessages.customerTypeUnknown),
  )
  expect((await search({ filters: { from: 'soon' } })).json()).toEqual(refusal(appointmentsMessages.dateInvalid))
  expect(await ids({ from: '2026-04-01', to: '2026-04-01' })).toEqual([1])
  const reversed = { from: '2026-04-02', to: '2026-04-01' }
  expect((await search({ filters: reversed })).json()).toEqual(refusal(wireMessages.daysReversed))
})

test('a page has rows in the same shape as the whole list', async ({ api, db }) => {
  await anAppointment(db)
  const { data } = (await api.get(LIST, { token: await api.tokenOf('Admin') })).json()

  expect((await (await searcher(api))({})).json().data).toEqual({ rows: data, total: 1 })
})

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))

function idsOf({ data }: { data: { rows: { id: number }[] } }) {
  return data.rows.map(({ id }) => id)
}

async function searcher(api: TestApi) {
  const token = await api.tokenOf('Admin')
  return (body: object) => api.post(SEARCH, body, { token })
}

test('a phone number is found in any notation, and an appointment by its day or its id', async ({ api, db }) => {
  const { id } = await anAppointment(db, { mobileNumber: '+91 53110 00493', selectedDate: '2026-11-16' })
  await anAppointment(db, { mobileNumber: '5311000494', selectedDate: '2026-11-17' })
  const token = await api.tokenOf('Admin')

  for (const request of [{ search: '+915311000493' }, { search: '2026-11-16' }, { filters: { id } }]) {
    const { data } = (await api.post(SEARCH, request, { token })).json()
    expect(data, JSON.stringify(request)).toMatchObject({ total: 1, rows: [{ id }] })
  }
})
