import { eq } from 'drizzle-orm'
import { expect, onTestFinished, vi } from 'vitest'
import { CUSTOMER_TYPES, PURPOSES, TIME_SLOTS, TOWERS } from '#contract/appointments/appointments.constants.ts'
import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { createWriter } from '#server/db/write.ts'
import { test as bareTest, openTestApi } from '#test/api.ts'
import { aProject } from '#test/builders.ts'
import { test } from '#test/outbox.ts'
import { appointments } from './appointments.tables.ts'

const PATH = '/AppointmentBook/SubmitAppointment/'
const DAY_MS = 86_400_000
const today = () => siteDay(new Date())
const daysFromNow = (days: number) => siteDay(new Date(Date.now() + days * DAY_MS))

const whole = () => ({
  id: 0,
  ProjectName: 'Suncourt',
  Purpose: 'Visit',
  CustomerType: 'Existing',
  Tower: 'Sun 4',
  UnitNo: '1203',
  TimeSlot: '3-4',
  SelectedDate: `${daysFromNow(6)}T00:00:00.000Z`,
  MobileNo: '98100 00000',
  Email: 'asha@visitor.example',
})

test('a complete booking is stored, returned and mailed to the visitor and the office', async ({ api, db, outbox }) => {
  await aProject(db, { name: 'Suncourt' })

  const response = await api.post(PATH, whole())

  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: 'Your appointment request has been submitted.' },
    data: {
      ...whole(),
      id: 1,
      State: 'booked',
      createdDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
      IsMailed: true,
    },
  })
  expect(await db.select().from(appointments)).toMatchObject([
    {
      id: 1,
      projectName: 'Suncourt',
      purpose: 'Visit',
      customerType: 'Existing',
      tower: 'Sun 4',
      unitNumber: '1203',
      timeSlot: '3-4',
      selectedDate: daysFromNow(6),
      mobileNumber: '98100 00000',
      email: 'asha@visitor.example',
    },
  ])
  const [toVisitor, toOffice] = await outbox.mails(2)
  expect(toVisitor).toMatchObject({ to: 'asha@visitor.example', subject: 'Plinth Group: your visit to Suncourt' })
  expect(toOffice).toMatchObject({ to: 'hello@plinthgroup.example', replyTo: 'asha@visitor.example' })
})

test('a booking needs only a project; without an address only the office gets a mail', async ({ api, db, outbox }) => {
  await aProject(db, { name: 'Suncourt' })

  expect((await api.post(PATH, { ProjectName: 'Suncourt', Purpose: '', Email: '', SelectedDate: '' })).statusCode).toBe(
    200,
  )

  expect(await db.select().from(appointments)).toMatchObject([
    { projectName: 'Suncourt', purpose: null, timeSlot: null, selectedDate: null, mobileNumber: null, email: null },
  ])
  expect(await outbox.mails(1)).toMatchObject([{ to: 'hello@plinthgroup.example', replyTo: null }])
})

test('the response to a booking says whether a mail confirms it, also for a repeated booking', async ({ api, db }) => {
  await aProject(db, { name: 'Suncourt' })
  const isMailed = async (UnitNo: string) => (await api.post(PATH, { ...whole(), UnitNo })).json().data.IsMailed

  for (const unit of ['1', '2', '3']) expect(await isMailed(unit)).toBe(true)
  expect(await isMailed('4')).toBe(false)
  expect(await isMailed('1')).toBe(true)
  expect(await isMailed('4')).toBe(false)
  const token = await api.tokenOf('Customer', { email: whole().Email, emailVerifiedAt: new Date() })
  const [unmailed] = await db.select().from(appointments).where(eq(appointments.unitNumber, '4'))
  const opened = await api.post('/AppointmentBook/OpenOwnVisit', { id: unmailed?.id }, { token })
  expect([opened.statusCode, await isMailed('4')]).toEqual([200, false])
})

test('a booking is stored as a new record, whatever id is sent', async ({ api, db }) => {
  await aProject(db, { name: 'Suncourt' })
  await api.post(PATH, whole())

  const again = await api.post(PATH, { ...whole(), id: 1, Purpose: 'BBA' })

  expect(again.json().data.id).toBe(2)
  expect((await db.select().from(appointments).orderBy(appointments.id)).map(({ purpose }) => purpose)).toEqual([
    'Visit',
    'BBA',
  ])
})

test('the same booking sent three times in parallel gets equal responses and is stored once', async ({
  api,
  db,
  outbox,
}) => {
  await aProject(db, { name: 'Suncourt' })

  const responses = await Promise.all([1, 2, 3].map(() => api.post(PATH, whole())))

  expect(responses.map((response) => response.json().data.id)).toEqual([1, 1, 1])
  expect(await db.$count(appointments)).toBe(1)
  expect(await outbox.mails(2)).toHaveLength(2)
})

test('every listed purpose, type, tower and slot is accepted', async ({ config, data, db }) => {
  await aProject(db, { name: 'Suncourt' })
  const unlimited = await openTestApi({ ...config, hasRateLimits: false }, data)
  const choices = [
    ...PURPOSES.map((Purpose) => ({ Purpose })),
    ...CUSTOMER_TYPES.map((CustomerType) => ({ CustomerType })),
    ...TOWERS.map((Tower) => ({ Tower })),
    ...TIME_SLOTS.map((TimeSlot) => ({ TimeSlot })),
  ]
  const statuses: number[] = []
  for (const choice of choices) {
    statuses.push((await unlimited.post(PATH, { ProjectName: 'Suncourt', ...choice })).statusCode)
  }
  await unlimited.close()

  expect(choices).toHaveLength(7 + 2 + 11 + 8)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('a project name matches in any letter case and is stored as the project spells it', async ({ api, db }) => {
  await aProject(db, { name: 'Rohini Central' })

  expect((await api.post(PATH, { projectname: ' ROHINI central ' })).statusCode).toBe(200)

  expect(await db.select().from(appointments)).toMatchObject([{ projectName: 'Rohini Central' }])
})

test('today can be booked, and a date keeps its calendar day whatever its time zone', async ({ api, db }) => {
  await aProject(db, { name: 'Suncourt' })

  expect((await api.post(PATH, { ProjectName: 'Suncourt', SelectedDate: today() })).statusCode).toBe(200)
  const late = await api.post(PATH, { ProjectName: 'Suncourt', SelectedDate: `${daysFromNow(1)}T23:30:00.000-08:00` })

  expect(late.json().data.SelectedDate).toBe(`${daysFromNow(1)}T00:00:00.000Z`)
})

test('the audit log entry of a booking has no personal data', async ({ api, db }) => {
  await aProject(db, { name: 'Suncourt' })
  await api.post(PATH, whole())

  expect(await db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
    { action: 'create', entity: 'appointment', entityId: '1', actorId: null, before: null, after: null },
  ])
})

test('when the mails cannot be queued the booking is not stored', async ({ config, data, db }) => {
  await aProject(db, { name: 'Suncourt' })
  const jobs = {
    enqueueIn: async () => {
      throw new Error('the queue is away')
    },
  }
  const broken = await openTestApi(config, { ...data, write: createWriter(data.database, { ...data, jobs }) })

  const response = await broken.post(PATH, whole())
  await broken.close()

  expect(response.statusCode).toBe(500)
  expect(await db.select().from(appointments)).toEqual([])
})

test('a visitor can book ten times in ten minutes, then gets 429 with Retry-After', async ({ api, db }) => {
  await aProject(db, { name: 'Suncourt' })
  for (let count = 0; count < 10; count += 1) {
    expect((await api.post(PATH, { ...whole(), UnitNo: `${count}` })).statusCode).toBe(200)
  }

  const refused = await api.post(PATH, whole())

  expect(refused.statusCode).toBe(429)
  expect(refused.json().responseMessage.reasonPhrase).toBe(wireRefusals.tooManyRequests)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590)
  expect(await db.select().from(appointments)).toHaveLength(10)
})

bareTest.for([
  [{ ProjectName: undefined }, appointmentsMessages.projectRequired],
  [{ ProjectName: '  ' }, appointmentsMessages.projectRequired],
  [{ ProjectName: 'Castle' }, appointmentsMessages.projectUnknown],
  [{ ProjectName: 'Hidden House' }, appointmentsMessages.projectUnknown],
  [{ ProjectName: 'Deleted House' }, appointmentsMessages.projectUnknown],
  [{ Purpose: 'Site Visit' }, appointmentsMessages.purposeUnknown],
  [{ Purpose: 'visit' }, appointmentsMessages.purposeUnknown],
  [{ CustomerType: 'Old' }, appointmentsMessages.customerTypeUnknown],
  [{ Tower: 'Sun 11' }, appointmentsMessages.towerUnknown],
  [{ TimeSlot: '11-12 AM' }, appointmentsMessages.timeSlotUnknown],
  [{ SelectedDate: 'tomorrow' }, appointmentsMessages.dateInvalid],
  [{ SelectedDate: '2027-02-30' }, appointmentsMessages.dateInvalid],
  [{ SelectedDate: 5 }, appointmentsMessages.dateInvalid],
  [{ SelectedDate: '2020-01-01' }, appointmentsMessages.datePast],
  [{ SelectedDate: '9999-12-31' }, appointmentsMessages.dateTooFar],
  [{ SelectedDate: daysFromNow(367) }, appointmentsMessages.dateTooFar],
  [{ MobileNo: '12345' }, appointmentsMessages.mobileNumberInvalid],
  [{ Email: 'asha@' }, appointmentsMessages.emailInvalid],
] as const)('a booking with %j is refused with 400 and a message', async ([change, sentence], { api, db }) => {
  await aProject(db, { name: 'Suncourt' })
  await aProject(db, { name: 'Hidden House', isActive: false })
  await aProject(db, { name: 'Deleted House', deletedAt: new Date() })

  const response = await api.post(PATH, { ...whole(), ...change })

  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({
    responseMessage: { isSuccessStatusCode: false, reasonPhrase: sentence },
    data: null,
  })
  expect(await db.select().from(appointments)).toEqual([])
})

bareTest('a visit on the previous day in India is refused', async ({ api, db }) => {
  await aProject(db, { name: 'Suncourt' })

  const response = await api.post(PATH, { ...whole(), SelectedDate: daysFromNow(-1) })

  expect(response.json().responseMessage.reasonPhrase).toBe('Please select today or a later day.')
})

test('a time slot of today that has begun in India is refused, and a later one is accepted', async ({ api, db }) => {
  // 12:30 in India.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T07:00:00.000Z') })
  onTestFinished(() => void vi.useRealTimers())
  await aProject(db, { name: 'Suncourt' })
  const book = (TimeSlot: string) => api.post(PATH, { ProjectName: 'Suncourt', SelectedDate: '2026-11-16', TimeSlot })

  const begun = await book('12-1 PM')
  expect(begun.statusCode).toBe(400)
  expect(begun.json().responseMessage.reasonPhrase).toBe(appointmentsMessages.slotBegun)
  expect((await book('1-2')).statusCode).toBe(200)
})
