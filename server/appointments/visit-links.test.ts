import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { DEFAULT_VISIT_RULES } from '#contract/appointments/visit-rules.ts'
import { whenInWords } from '#contract/appointments/visit-time.ts'
import { visitsMessages } from '#contract/appointments/visits.messages.ts'
import { dayAfter, siteDay } from '#contract/wire/site-time.ts'
import { projects } from '#server/catalog/projects.tables.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { leadEvents, leads } from '#server/leads/leads.tables.ts'
import { hashOfToken } from '#server/tokens.ts'
import type { TestApi } from '#test/api.ts'
import { anAppointment, aProject } from '#test/builders.ts'
import { type SentMail, test } from '#test/outbox.ts'
import { appointments, visitLinks } from './appointments.tables.ts'
import { readCalendar } from './calendar-file.fixture.ts'
import { visitSettings } from './visit-settings.tables.ts'

const DAY = dayAfter(siteDay(new Date()), 10)
const EMAIL = 'asha@visitor.example'

async function book(api: TestApi, db: Db, given: Record<string, string> = {}) {
  await aProject(db, { name: 'Suncourt' })
  const values = { ProjectName: 'Suncourt', SelectedDate: DAY, TimeSlot: '3-4', Email: EMAIL, ...given }
  expect((await api.post('/AppointmentBook/SubmitAppointment/', values)).statusCode).toBe(200)
}

function tokenIn(mail: SentMail | undefined) {
  return /\/visit\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}

const toVisitor = (mails: SentMail[]) => mails.filter(({ to }) => to === EMAIL)

function move(api: TestApi, token: string, timeSlot: string, selectedDate = DAY) {
  return api.post('/AppointmentBook/MoveVisit', { token, selectedDate, timeSlot })
}

function cancel(api: TestApi, token: string, reason = '') {
  return api.post('/AppointmentBook/CancelVisit', { token, reason })
}

test('the confirmation has a link and a calendar entry, and only the hash of the link is stored', async ({
  api,
  db,
  outbox,
}) => {
  await book(api, db)

  const [mail] = toVisitor(await outbox.mails(2))
  const token = tokenIn(mail)
  expect(await db.select({ tokenHash: visitLinks.tokenHash }).from(visitLinks)).toEqual([
    { tokenHash: hashOfToken(token) },
  ])
  const { method, event } = readCalendar(mail?.calendar)
  const day = DAY.replaceAll('-', '')
  expect(method).toBe('REQUEST')
  expect(event).toMatchObject({
    UID: 'visit-1@localhost',
    SEQUENCE: '0',
    STATUS: 'CONFIRMED',
    'DTSTART;TZID=Asia/Kolkata': `${day}T150000`,
    'DTEND;TZID=Asia/Kolkata': `${day}T160000`,
    SUMMARY: 'Visit to Suncourt',
    URL: expect.stringContaining(`/visit/${token}`),
  })
})

test.for([
  ['Sector 62, Noida', 'noida', 'Suncourt, Sector 62, Noida'],
  ['Sector 62', 'Noida', 'Suncourt, Sector 62, Noida'],
  ['Noida Expressway', 'Noida', 'Suncourt, Noida Expressway, Noida'],
])(
  'the calendar entry of a visit at %s in %s names the place once',
  async ([address = '', city = '', location], { api, db, outbox }) => {
    await book(api, db)
    await db.update(projects).set({ address, city })
    const [mail] = toVisitor(await outbox.mails(2))
    const visit = await api.post('/AppointmentBook/ReadVisit', { token: tokenIn(mail) })

    expect(readCalendar(visit.json().data.calendarEntry).event.LOCATION).toBe(location)
  },
)

test('a booking without a day has no calendar entry, one without an hour takes the whole day', async ({
  api,
  db,
  outbox,
}) => {
  await book(api, db, { SelectedDate: '', TimeSlot: '' })
  const [open] = toVisitor(await outbox.mails(2))
  expect(open?.calendar).toBeNull()

  await api.post('/AppointmentBook/SubmitAppointment/', { ProjectName: 'Suncourt', SelectedDate: DAY, Email: EMAIL })
  const whole = toVisitor(await outbox.mails(4)).find(({ calendar }) => calendar !== null)
  expect(readCalendar(whole?.calendar).event).toMatchObject({ 'DTSTART;VALUE=DATE': DAY.replaceAll('-', '') })
})

test('a moved visit keeps its UID, raises its sequence and is mailed to the visitor and the office', async ({
  api,
  db,
  outbox,
}) => {
  await book(api, db)
  const [booked] = toVisitor(await outbox.mails(2))
  await db.update(appointments).set({ remindedAt: new Date() })

  const response = await move(api, tokenIn(booked), '5-6 PM')

  const when = whenInWords({ selectedDate: DAY, timeSlot: '5-6 PM' })
  expect(response.json()).toMatchObject({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: `Moved to ${when}.` },
    data: { timeSlot: '5-6 PM', state: 'booked', canChange: true },
  })
  expect(await db.select().from(appointments)).toMatchObject([{ timeSlot: '5-6 PM', sequence: 1, remindedAt: null }])
  const mails = await outbox.mails(4)
  const moved = toVisitor(mails).find(({ subject }) => subject.includes('is on'))
  expect(readCalendar(moved?.calendar)).toMatchObject({
    method: 'REQUEST',
    event: { UID: 'visit-1@localhost', SEQUENCE: '1', 'DTSTART;TZID=Asia/Kolkata': expect.stringMatching(/T170000$/) },
  })
  expect(mails.map(({ subject }) => subject)).toContain(`Visit to Suncourt moved: ${when}`)
})

test('cancelling a moved visit cancels its calendar entry, and the timeline of the lead has both changes', async ({
  api,
  db,
  outbox,
}) => {
  await book(api, db)
  const token = tokenIn(toVisitor(await outbox.mails(2))[0])
  await move(api, token, '4-5')

  const response = await cancel(api, token, 'My train is late')

  expect(response.json().data).toMatchObject({ state: 'cancelled', canChange: false, calendarEntry: null })
  const mails = toVisitor(await outbox.mails(6))
  const cancelled = mails.find(({ subject }) => subject.includes('is cancelled'))
  expect(readCalendar(cancelled?.calendar)).toMatchObject({
    method: 'CANCEL',
    event: { UID: 'visit-1@localhost', SEQUENCE: '2', STATUS: 'CANCELLED' },
  })
  const events = await db.select().from(leadEvents).orderBy(leadEvents.id)
  expect(events.map(({ kind, text, details }) => [kind, text, details])).toEqual([
    ['visit', null, null],
    [
      'visitMoved',
      null,
      {
        from: whenInWords({ selectedDate: DAY, timeSlot: '3-4' }),
        to: whenInWords({ selectedDate: DAY, timeSlot: '4-5' }),
      },
    ],
    [
      'visitCancelled',
      'My train is late',
      {
        from: whenInWords({ selectedDate: DAY, timeSlot: '4-5' }),
        to: null,
        lead: { from: 'visitBooked', to: 'contacted', waitingSince: null },
      },
    ],
  ])
  expect(await db.select({ state: leads.state }).from(leads)).toEqual([{ state: 'contacted' }])
  const actions = await db.select({ action: auditLog.action }).from(auditLog).orderBy(auditLog.id)
  expect(actions.map(({ action }) => action)).toEqual(['create', 'move', 'cancel'])
})

test('a lead with another booked visit keeps its state when one is cancelled', async ({ api, db, outbox }) => {
  await book(api, db)
  const token = tokenIn(toVisitor(await outbox.mails(2))[0])
  await api.post('/AppointmentBook/SubmitAppointment/', {
    ...{ ProjectName: 'Suncourt', SelectedDate: DAY, TimeSlot: '4-5', Email: EMAIL },
  })

  await cancel(api, token)

  expect(await db.select({ state: leads.state }).from(leads)).toEqual([{ state: 'visitBooked' }])
})

test('the same visit can be booked again after it was cancelled', async ({ api, db, outbox }) => {
  await book(api, db)
  await cancel(api, tokenIn(toVisitor(await outbox.mails(2))[0]))

  await api.post('/AppointmentBook/SubmitAppointment/', {
    ...{ ProjectName: 'Suncourt', SelectedDate: DAY, TimeSlot: '3-4', Email: EMAIL },
  })

  expect(await db.$count(appointments, eq(appointments.state, 'booked'))).toBe(1)
})

async function aLink(db: Db, given: Partial<typeof appointments.$inferInsert>, expiresInMs = 86_400_000) {
  const visit = await anAppointment(db, { selectedDate: DAY, ...given })
  const expiresAt = new Date(Date.now() + expiresInMs)
  await db.insert(visitLinks).values({ tokenHash: hashOfToken('link'), appointmentId: visit.id, expiresAt })
  return visit
}

test('every call with an unknown or expired link returns 404', async ({ api, db }) => {
  await aLink(db, {}, -1)

  for (const token of ['link', 'unknown']) {
    const responses = [
      await api.post('/AppointmentBook/ReadVisit', { token }),
      await move(api, token, '4-5'),
      await cancel(api, token),
    ]
    for (const response of responses) {
      expect(response.statusCode).toBe(404)
      expect(response.json().responseMessage.reasonPhrase).toBe(visitsMessages.linkUnknown)
    }
  }
})

test('a visit that is over, marked or cancelled can be read but not changed', async ({ api, db }) => {
  const { id } = await aLink(db, { timeSlot: '3-4', selectedDate: dayAfter(siteDay(new Date()), -1) })
  const read = async () => (await api.post('/AppointmentBook/ReadVisit', { token: 'link' })).json().data

  expect(await read()).toMatchObject({ canChange: false, state: 'booked', calendarEntry: null })
  expect((await move(api, 'link', '4-5')).statusCode).toBe(409)
  expect((await cancel(api, 'link')).statusCode).toBe(409)

  for (const state of ['came', 'missed', 'cancelled'] as const) {
    await db.update(appointments).set({ state, selectedDate: DAY })
    expect(await read()).toMatchObject({ canChange: false, state })
    expect((await move(api, 'link', '4-5')).statusCode).toBe(409)
    expect((await cancel(api, 'link')).statusCode).toBe(409)
  }
  expect(await db.$count(appointments, and(eq(appointments.id, id), eq(appointments.sequence, 0)))).toBe(1)
})

test('a visit cannot be moved to a closed day or into the past', async ({ api, db }) => {
  const { id: projectId } = await aProject(db, { name: 'Suncourt' })
  await aLink(db, { projectId, timeSlot: '3-4' })
  const holidays = [{ day: dayAfter(DAY, 1), name: 'Diwali' }]
  await db.insert(visitSettings).values({ ...DEFAULT_VISIT_RULES, holidays, projectId })

  expect((await move(api, 'link', '4-5', dayAfter(DAY, 1))).json().responseMessage.reasonPhrase).toContain('Diwali')
  expect((await move(api, 'link', '4-5', dayAfter(siteDay(new Date()), -1))).statusCode).toBe(400)
  expect((await move(api, 'link', '9-10')).statusCode).toBe(400)
})

test('refused moves do not count towards the limit of mails to an address', async ({ api, db, outbox }) => {
  const { id: projectId } = await aProject(db, { name: 'Suncourt' })
  await aLink(db, { projectId, timeSlot: '3-4', email: EMAIL })
  const yesterday = dayAfter(siteDay(new Date()), -1)

  for (let nth = 0; nth < 6; nth += 1) expect((await move(api, 'link', '4-5', yesterday)).statusCode).toBe(400)
  expect((await move(api, 'link', '4-5')).statusCode).toBe(200)
  expect(toVisitor(await outbox.mails(2))).toHaveLength(1)
})

test('the response to a change says whether a mail is sent, also beyond the limit of mails', async ({
  api,
  db,
  outbox,
}) => {
  const { id: projectId } = await aProject(db, { name: 'Suncourt' })
  await aLink(db, { projectId, timeSlot: '3-4', email: EMAIL })
  const isMailed = async (response: ReturnType<typeof move>) => (await response).json().data.isMailed

  for (let nth = 0; nth < 5; nth += 1) expect(await isMailed(move(api, 'link', nth % 2 ? '3-4' : '4-5'))).toBe(true)
  expect(await isMailed(move(api, 'link', '3-4'))).toBe(false)
  expect(await isMailed(cancel(api, 'link'))).toBe(false)
  expect(toVisitor(await outbox.mails(12))).toHaveLength(5)
})

test('a move to the same time and a change of a visit without an address are not mailed', async ({ api, db }) => {
  const { id: projectId } = await aProject(db, { name: 'Suncourt' })
  await aLink(db, { projectId, timeSlot: '3-4', email: EMAIL })
  expect((await move(api, 'link', '3-4')).json().data.isMailed).toBe(false)

  await db.update(appointments).set({ email: null })
  expect((await move(api, 'link', '4-5')).json().data.isMailed).toBe(false)
})

test('the visit of a renamed project has the current name, by which its slots can be read', async ({ api, db }) => {
  const { id: projectId } = await aProject(db, { name: 'Suncourt' })
  await aLink(db, { projectId, projectName: 'Old Court', timeSlot: '3-4' })

  const { data } = (await api.post('/AppointmentBook/ReadVisit', { token: 'link' })).json()
  const { projectName } = data
  expect(projectName).toBe('Suncourt')
  const days = await api.post('/AppointmentBook/ReadVisitDays', { projectName, from: DAY, to: DAY })
  expect(days.statusCode).toBe(200)
})

test('moving a visit to the same time changes nothing', async ({ api, db }) => {
  const { id: projectId } = await aProject(db, { name: 'Suncourt' })
  await aLink(db, { projectId, timeSlot: '3-4', email: null })
  const slots = [{ timeSlot: '3-4' as const, places: 1, weekendPlaces: 1 }]
  await db.insert(visitSettings).values({ ...DEFAULT_VISIT_RULES, slots, projectId })

  expect((await move(api, 'link', '3-4')).statusCode).toBe(200)
  expect(await db.select().from(appointments)).toMatchObject([{ sequence: 0 }])
})
