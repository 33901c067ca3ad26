import { eq } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { TIME_SLOTS } from '#contract/appointments/appointments.constants.ts'
import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import { DEFAULT_VISIT_RULES } from '#contract/appointments/visit-rules.ts'
import { whenInWords } from '#contract/appointments/visit-time.ts'
import { dayAfter, siteDay } from '#contract/wire/site-time.ts'
import type { Db } from '#server/db/connection.ts'
import { hashOfToken } from '#server/tokens.ts'
import { type TestApi, test } from '#test/api.ts'
import { anAppointment, aProject } from '#test/builders.ts'
import { appointments, visitLinks } from './appointments.tables.ts'
import { visitSettings } from './visit-settings.tables.ts'

const BOOK = '/AppointmentBook/SubmitAppointment/'
const MOVE = '/AppointmentBook/MoveVisit'
const CANCEL = '/AppointmentBook/CancelVisit'

/** A Wednesday, 7 to 13 days from now: never a weekend, never today. */
const DAY = wednesdayAfter(siteDay(new Date()), 7)
const SATURDAY = dayAfter(DAY, 3)

/** `count` visitors, each with their own address and phone number, because forms are limited per visitor. */
function visitors(count: number) {
  return Array.from({ length: count }, (_, nth) => ({
    remoteAddress: `10.0.${Math.floor(nth / 250)}.${nth % 250}`,
    MobileNo: String(9_810_000_000 + nth),
  }))
}

function book(api: TestApi, TimeSlot: string, given: Record<string, string> = {}) {
  const { remoteAddress = '10.9.9.9', SelectedDate = DAY, ...values } = given
  return api.post(BOOK, { ProjectName: 'Suncourt', TimeSlot, SelectedDate, ...values }, { remoteAddress })
}

async function aProjectWithPlaces(db: Db, places: number, given: Partial<typeof visitSettings.$inferInsert> = {}) {
  const project = await aProject(db, { name: 'Suncourt' })
  const slots = TIME_SLOTS.map((timeSlot) => ({ timeSlot, places, weekendPlaces: places }))
  await db.insert(visitSettings).values({ ...DEFAULT_VISIT_RULES, slots, projectId: project.id, ...given })
  return project
}

async function aLinkedVisit(db: Db, given: Partial<typeof appointments.$inferInsert>) {
  const visit = await anAppointment(db, { selectedDate: DAY, email: null, ...given })
  const token = `token-${visit.id}`
  const expiresAt = new Date(Date.now() + 86_400_000)
  await db.insert(visitLinks).values({ tokenHash: hashOfToken(token), appointmentId: visit.id, expiresAt })
  return { ...visit, token }
}

const statuses = (responses: { statusCode: number }[]) =>
  Object.fromEntries(
    [...Map.groupBy(responses, ({ statusCode }) => statusCode)].map(([status, all]) => [status, all.length]),
  )

test('of 100 parallel bookings of the last place exactly one is accepted', async ({ api, db }) => {
  const project = await aProjectWithPlaces(db, 2)
  await anAppointment(db, { projectId: project.id, selectedDate: DAY, timeSlot: '3-4' })

  const responses = await Promise.all(visitors(100).map((visitor) => book(api, '3-4', visitor)))

  expect(statuses(responses)).toEqual({ 200: 1, 409: 99 })
  expect(await db.$count(appointments)).toBe(2)
})

test('of 20 visits that move to the last place exactly one moves, and the others keep their own', async ({
  api,
  db,
}) => {
  const { id: projectId } = await aProjectWithPlaces(db, 20)
  const visits = []
  for (let nth = 0; nth < 20; nth += 1) visits.push(await aLinkedVisit(db, { projectId, timeSlot: '11-12' }))
  const slots = TIME_SLOTS.map((timeSlot) => ({ timeSlot, places: timeSlot === '4-5' ? 1 : 20, weekendPlaces: 1 }))
  await db.update(visitSettings).set({ slots })

  const responses = await Promise.all(
    visits.map(({ token }, nth) =>
      api.post(MOVE, { token, selectedDate: DAY, timeSlot: '4-5' }, { remoteAddress: `10.1.0.${nth}` }),
    ),
  )

  expect(statuses(responses)).toEqual({ 200: 1, 409: 19 })
  const stored = await db.select({ timeSlot: appointments.timeSlot }).from(appointments)
  expect(stored.filter(({ timeSlot }) => timeSlot === '4-5')).toHaveLength(1)
})

test('when 20 visitors request the place of a cancelled visit, exactly one gets it', async ({ api, db }) => {
  const { id: projectId } = await aProjectWithPlaces(db, 1)
  const { token } = await aLinkedVisit(db, { projectId, timeSlot: '3-4' })

  const [cancelled] = await Promise.all([
    api.post(CANCEL, { token }),
    ...visitors(20).map((visitor) => book(api, '3-4', visitor)),
  ])
  expect(cancelled?.statusCode).toBe(200)
  await book(api, '3-4', { MobileNo: '9820000000' })

  expect(await db.$count(appointments, eq(appointments.state, 'booked'))).toBe(1)
})

test('parallel moves and a cancellation of one visit leave it with the highest sequence and one state', async ({
  api,
  db,
}) => {
  const { id: projectId } = await aProjectWithPlaces(db, 1)
  const { id, token } = await aLinkedVisit(db, { projectId, timeSlot: '3-4' })

  const responses = await Promise.all([
    api.post(MOVE, { token, selectedDate: DAY, timeSlot: '4-5' }),
    api.post(MOVE, { token, selectedDate: DAY, timeSlot: '5-6 PM' }),
    api.post(CANCEL, { token }),
  ])

  const [visit] = await db.select().from(appointments)
  const changes = responses.filter(({ statusCode }) => statusCode === 200).length
  expect(visit).toMatchObject({ id, sequence: changes, state: 'cancelled' })
})

test('the refusal of a full slot uses the envelope and names free slots near it', async ({ api, db }) => {
  const { id: projectId } = await aProjectWithPlaces(db, 1)
  for (const timeSlot of ['2-3', '3-4', '4-5']) await anAppointment(db, { projectId, selectedDate: DAY, timeSlot })
  const named = (timeSlot: string) => whenInWords({ selectedDate: DAY, timeSlot })

  const response = await book(api, '3-4')

  expect(response.statusCode).toBe(409)
  expect(response.json()).toEqual({
    responseMessage: {
      isSuccessStatusCode: false,
      reasonPhrase: `${named('3-4')} is full. Free near it: ${['12-1 PM', '1-2', '5-6 PM'].map(named).join('; ')}.`,
    },
    data: null,
  })
})

test('a cancelled visit takes no place, one that came or did not come keeps it', async ({ api, db }) => {
  const { id: projectId } = await aProjectWithPlaces(db, 1)
  await anAppointment(db, { projectId, selectedDate: DAY, timeSlot: '2-3', state: 'cancelled' })
  await anAppointment(db, { projectId, selectedDate: DAY, timeSlot: '3-4', state: 'missed' })
  await anAppointment(db, { projectId, selectedDate: DAY, timeSlot: '4-5', state: 'came' })

  expect((await book(api, '2-3')).statusCode).toBe(200)
  expect((await book(api, '3-4')).statusCode).toBe(409)
  expect((await book(api, '4-5')).statusCode).toBe(409)
})

test('visits booked under an old name of the project still take places', async ({ api, db }) => {
  const { id: projectId } = await aProjectWithPlaces(db, 1)
  await anAppointment(db, { projectId, projectName: 'Old Court', selectedDate: DAY, timeSlot: '3-4' })

  expect((await book(api, '3-4')).statusCode).toBe(409)
})

test('the number of places of a slot can differ at weekends', async ({ api, db }) => {
  const slots = TIME_SLOTS.map((timeSlot) => ({ timeSlot, places: 1, weekendPlaces: 2 }))
  const { id: projectId } = await aProjectWithPlaces(db, 1, { slots })
  for (const selectedDate of [DAY, SATURDAY]) await anAppointment(db, { projectId, selectedDate, timeSlot: '3-4' })

  expect((await book(api, '3-4')).statusCode).toBe(409)
  expect((await book(api, '3-4', { SelectedDate: SATURDAY })).statusCode).toBe(200)
})

test('closed weekdays, holidays, hours that are not offered and short notice are refused with their reason', async ({
  api,
  db,
}) => {
  const [first, ...others] = DEFAULT_VISIT_RULES.slots
  await aProjectWithPlaces(db, 1, {
    openWeekdays: [0, 1, 2, 3, 4, 5],
    slots: others,
    noticeHours: 14 * 24,
    holidays: [{ day: dayAfter(DAY, 7), name: 'Diwali' }],
  })
  const reason = async (TimeSlot: string, SelectedDate: string) =>
    (await book(api, TimeSlot, { SelectedDate })).json().responseMessage.reasonPhrase

  expect(await reason('3-4', SATURDAY)).toMatch(/^There is no visit on Sat .+: Closed on Saturdays\./)
  expect(await reason('3-4', dayAfter(DAY, 7))).toMatch(/^There is no visit on Wed .+: Diwali\. Free near it: /)
  expect(await reason(first?.timeSlot ?? '', dayAfter(DAY, 6))).toMatch(
    /10-11 AM is not offered\. Free near it: .+, 11-12/,
  )
  expect(await reason('3-4', dayAfter(siteDay(new Date()), 1))).toMatch(/is too soon\.|Closed on/)
  expect(await db.$count(appointments)).toBe(0)
})

test.for([
  // 12:30 and 19:00 in India.
  ['2026-11-16T07:00:00.000Z', '2026-11-16', 'Mon 16 Nov 2026 is too soon.'],
  ['2026-11-16T07:00:00.000Z', '2026-11-17', appointmentsMessages.booked],
  ['2026-11-16T13:30:00.000Z', '2026-11-16', 'Mon 16 Nov 2026 is too soon.'],
  ['2026-11-16T13:30:00.000Z', '2026-11-17', 'Tue 17 Nov 2026 is too soon.'],
  ['2026-11-16T13:30:00.000Z', '2026-11-18', appointmentsMessages.booked],
  ['2026-11-16T07:00:00.000Z', '2026-12-17', 'Thu 17 Dec 2026 cannot be booked yet.'],
] as const)(
  'at %s, with a notice of 24 hours and 30 days ahead, booking %s without an hour answers: %s',
  async ([now, SelectedDate, sentence], { api, db }) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
    await aProjectWithPlaces(db, 1, { noticeHours: 24, daysAhead: 30 })

    expect((await book(api, '', { SelectedDate })).json().responseMessage.reasonPhrase).toBe(sentence)
  },
)

test('without required notice, today can be booked without an hour until midnight', async ({ api, db }) => {
  // 19:00 in India.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T13:30:00.000Z') })
  await aProjectWithPlaces(db, 1)

  expect((await book(api, '', { SelectedDate: '2026-11-16' })).statusCode).toBe(200)
})

test('the holidays of the company also close a project with its own hours', async ({ api, db }) => {
  await aProjectWithPlaces(db, 1)
  await db.insert(visitSettings).values({ ...DEFAULT_VISIT_RULES, holidays: [{ day: DAY, name: 'Holi' }] })

  expect((await book(api, '3-4')).json().responseMessage.reasonPhrase).toContain('Holi')
})

test('without settings every slot of every day takes any number of visits', async ({ api, db }) => {
  await aProject(db, { name: 'Suncourt' })

  const responses = await Promise.all(
    visitors(TIME_SLOTS.length * 3).map((visitor, nth) =>
      book(api, TIME_SLOTS[nth % TIME_SLOTS.length] ?? '', { ...visitor, SelectedDate: dayAfter(DAY, nth % 7) }),
    ),
  )

  expect(statuses(responses)).toEqual({ 200: responses.length })
})

test('a booking without a day or without an hour takes no place', async ({ api, db }) => {
  await aProjectWithPlaces(db, 1)

  for (const [nth, values] of [
    { TimeSlot: '3-4' },
    { SelectedDate: DAY },
    { SelectedDate: DAY, TimeSlot: '3-4' },
  ].entries()) {
    const response = await api.post(BOOK, { ProjectName: 'Suncourt', ...values }, { remoteAddress: `10.2.0.${nth}` })
    expect(response.statusCode).toBe(200)
  }
})

test('the response for a range of days says which slots are full, closed and free', async ({ api, db }) => {
  const { id: projectId } = await aProjectWithPlaces(db, 2, {
    openWeekdays: [0, 1, 2, 3, 4, 5],
    slots: [
      { timeSlot: '3-4', places: 2, weekendPlaces: 2 },
      { timeSlot: '4-5', places: null, weekendPlaces: null },
    ],
  })
  for (let nth = 0; nth < 2; nth += 1) await anAppointment(db, { projectId, selectedDate: DAY, timeSlot: '3-4' })

  const response = await api.post('/AppointmentBook/ReadVisitDays', {
    projectName: 'suncourt',
    from: DAY,
    to: SATURDAY,
  })

  const { data } = response.json()
  expect(data.days.map(({ day, state, reason }: Record<string, unknown>) => [day, state, reason])).toEqual([
    [DAY, 'free', null],
    [dayAfter(DAY, 1), 'free', null],
    [dayAfter(DAY, 2), 'free', null],
    [SATURDAY, 'closed', 'Closed on Saturdays'],
  ])
  expect(data.openingHours).toBe('Open Sunday to Friday, 3 PM to 5 PM.')
  expect(data.days[0].slots.filter((slot: { state: string }) => slot.state !== 'notOffered')).toEqual([
    { timeSlot: '3-4', state: 'full', reason: 'Full', places: 2, placesLeft: 0 },
    { timeSlot: '4-5', state: 'free', reason: null, places: null, placesLeft: null },
  ])
})

test('at most six weeks of slots are read at once', async ({ api, db }) => {
  await aProject(db, { name: 'Suncourt' })
  const read = (to: string) => api.post('/AppointmentBook/ReadVisitDays', { projectName: 'Suncourt', from: DAY, to })

  expect((await read(dayAfter(DAY, 41))).statusCode).toBe(200)
  expect((await read(dayAfter(DAY, 42))).statusCode).toBe(400)
})

test('the slots of the last calendar days can be read', async ({ api, db }) => {
  await aProject(db, { name: 'Suncourt' })
  const body = { projectName: 'Suncourt', from: '9999-12-30', to: '9999-12-31' }

  expect((await api.post('/AppointmentBook/ReadVisitDays', body)).json().data.days).toHaveLength(2)
})

function wednesdayAfter(day: string, days: number): string {
  const later = dayAfter(day, days)
  return new Date(later).getUTCDay() === 3 ? later : wednesdayAfter(day, days + 1)
}
