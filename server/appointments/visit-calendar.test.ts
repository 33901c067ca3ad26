import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { FIRST_SLOT_HOUR, TIME_SLOTS } from '#contract/appointments/appointments.constants.ts'
import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import { visitCalendarMessages as messages } from '#contract/appointments/visit-calendar.messages.ts'
import { DEFAULT_VISIT_RULES } from '#contract/appointments/visit-rules.ts'
import { dayInWords } from '#contract/appointments/visit-time.ts'
import { dayAfter, siteDay, siteHour } from '#contract/wire/site-time.ts'
import type { Db } from '#server/db/connection.ts'
import { createFreeSpaceGuard } from '#server/db/free-space.ts'
import { createJobs } from '#server/db/jobs.ts'
import { createWriter } from '#server/db/write.ts'
import { accounts } from '#server/identity/accounts.tables.ts'
import { leadEvents, leads } from '#server/leads/leads.tables.ts'
import type { TestApi } from '#test/api.ts'
import { aProject } from '#test/builders.ts'
import { test as outboxTest } from '#test/outbox.ts'
import { appointments } from './appointments.tables.ts'
import { registerVisitNotices } from './visit-notices.ts'
import { visitSettings } from './visit-settings.tables.ts'

/** With the job that mails visitors later. */
const test = outboxTest.extend({
  jobs: async ({ database, db: _emptied }, use) => {
    const jobs = createJobs(database, { pollEverySeconds: 0.5 })
    const write = createWriter(database, {
      jobs,
      freeSpace: createFreeSpaceGuard({ folder: null }),
      revision: { update() {} },
    })
    registerVisitNotices({ jobs, write }, { publicUrl: 'https://plinth.example' })
    await use(jobs)
    await jobs.stop()
  },
})

const today = () => siteDay(new Date())
const inDays = (days: number) => dayAfter(today(), days)

async function book(api: TestApi, given: object = {}) {
  const answer = await api.post('/AppointmentBook/SubmitAppointment/', {
    ProjectName: 'Suncourt',
    Purpose: 'Visit',
    SelectedDate: `${inDays(3)}T00:00:00.000Z`,
    TimeSlot: '3-4',
    Email: 'asha@visitor.example',
    MobileNo: '9810012345',
    ...given,
  })
  expect(answer.statusCode).toBe(200)
  return answer.json().data.id as number
}

async function aDesk(db: Db, api: TestApi) {
  const project = await aProject(db, { name: 'Suncourt' })
  const token = await api.tokenOf('Sales')
  const post = (path: string, body: object) => api.post(`/AppointmentBook/${path}`, body, { token })
  return {
    project,
    token,
    post,
    week: async (day: string, projectName = '') => {
      const query = projectName && `?projectName=${encodeURIComponent(projectName)}`
      return (await api.get(`/AppointmentBook/GetVisitWeek/${day}${query}`, { token })).json().data
    },
    move: (id: number, version: number, day: string, timeSlot: string) =>
      post('RescheduleVisit', { id, version, day, timeSlot }),
    setState: (id: number, version: number, state: string) => post('SetVisitState', { id, version, state }),
    undo: (id: number, version: number) => post('UndoVisitChange', { id, version }),
  }
}

const stored = async (db: Db, id: number) => (await db.select().from(appointments).where(eq(appointments.id, id)))[0]
const kindsOf = async (db: Db) => (await db.select().from(leadEvents).orderBy(leadEvents.id)).map(({ kind }) => kind)
const stateOfLead = async (db: Db) => (await db.select().from(leads))[0]?.state
const phraseOf = (answer: { json(): { responseMessage: { reasonPhrase: string } } }) =>
  answer.json().responseMessage.reasonPhrase

/** Lets the waiting mails go now. */
const endTheDelay = (db: Db) =>
  db.execute(sql`update jobs.job set start_after = now() where name = 'visit-notice' and state = 'created'`)

test('the first and the last week that have calendar days can be read', async ({ api, db }) => {
  const desk = await aDesk(db, api)

  expect((await desk.week('0001-01-03', 'Suncourt')).days).toHaveLength(7)
  expect((await desk.week('9999-12-31', 'Suncourt')).days.at(-1)).toMatchObject({ day: '9999-12-31' })
})

test('a week has the visits with the names of their leads, the places of the project and the counts', async ({
  api,
  db,
}) => {
  const desk = await aDesk(db, api)
  await aProject(db, { name: 'Kosi House' })
  await db.insert(visitSettings).values({
    ...DEFAULT_VISIT_RULES,
    slots: [{ timeSlot: '3-4', places: 2, weekendPlaces: 2 }],
    holidays: [{ day: inDays(4), name: 'Diwali' }],
    projectId: desk.project.id,
  })
  const id = await book(api, { UnitNo: 'Any 3 BHK' })
  const cancelled = await book(api, { Email: 'other@visitor.example', MobileNo: '9810012346' })
  await desk.setState(cancelled, 0, 'cancelled')
  await db.update(leads).set({ name: 'Asha Verma' }).where(eq(leads.email, 'asha@visitor.example'))

  const week = await desk.week(inDays(3), 'suncourt')
  expect(week.days).toHaveLength(7)
  expect(new Date(week.days[0].day).getUTCDay()).toBe(1)
  expect(week.visits).toEqual([
    {
      id,
      version: 0,
      projectName: 'Suncourt',
      day: inDays(3),
      timeSlot: '3-4',
      state: 'booked',
      name: 'Asha Verma',
      wants: 'Any 3 BHK',
      mobileNumber: '9810012345',
      email: 'asha@visitor.example',
      leadId: expect.any(Number),
      isYours: false,
    },
  ])
  const hour = (timeSlot: string) =>
    week.hours.find((one: { day: string; timeSlot: string }) => one.day === inDays(3) && one.timeSlot === timeSlot)
  expect(hour('3-4')).toMatchObject({ places: 2, taken: 1, closed: null })
  expect(hour('1-2')).toMatchObject({ closed: 'Not offered' })
  expect(week.total).toBe(1)
  expect(week.projects).toEqual([
    { name: 'Suncourt', count: 1 },
    { name: 'Kosi House', count: 0 },
  ])
  const holiday = (await desk.week(inDays(4), 'Suncourt')).days.find(({ day }: { day: string }) => day === inDays(4))
  expect(holiday.closed).toBe('Diwali')

  const all = await desk.week(inDays(3))
  expect(all).toMatchObject({ total: 1, hours: [] })
  expect((await desk.week(inDays(3), 'Kosi House')).visits).toEqual([])
})

test('a moved visit is saved at once, and its visitor gets one mail after the delay', async ({ api, db, outbox }) => {
  const desk = await aDesk(db, api)
  const id = await book(api)
  await outbox.mails(2)

  const moved = await desk.move(id, 0, inDays(4), '2-3')
  expect(moved.statusCode).toBe(200)
  expect(moved.json().data).toMatchObject({ id, version: 1, day: inDays(4), timeSlot: '2-3' })
  await desk.move(id, 1, inDays(5), '4-5')
  expect(await stored(db, id)).toMatchObject({ selectedDate: inDays(5), timeSlot: '4-5', sequence: 2 })
  expect(await kindsOf(db)).toEqual(['visit', 'visitMoved', 'visitMoved'])
  await outbox.mails(2)

  await endTheDelay(db)
  const mails = await outbox.mails(3)
  expect(mails.filter(({ to }) => to === 'asha@visitor.example').map(({ subject }) => subject)).toContain(
    `Plinth Group: your visit is on ${dayInWords(inDays(5))}, 4-5`,
  )
})

test('an undone move restores the visit, leaves no trace in the timeline and sends no mail', async ({
  api,
  db,
  outbox,
}) => {
  const desk = await aDesk(db, api)
  const id = await book(api)
  await outbox.mails(2)

  await desk.move(id, 0, inDays(4), '2-3')
  const undone = await desk.undo(id, 1)
  expect(undone.statusCode).toBe(200)
  expect(undone.json().data).toMatchObject({ day: inDays(3), timeSlot: '3-4', version: 2 })
  expect(await kindsOf(db)).toEqual(['visit'])

  // A move of another visit is mailed, so the job of the first one has been done before it.
  const other = await book(api, { Email: 'zoya@visitor.example', MobileNo: '9810012346' })
  await outbox.mails(4)
  await desk.move(other, 0, inDays(4), '4-5')
  await endTheDelay(db)
  const mails = await outbox.mails(5)
  expect(mails.filter(({ to }) => to === 'asha@visitor.example')).toHaveLength(1)

  const late = await desk.undo(id, 2)
  expect(late.statusCode).toBe(409)
  expect(phraseOf(late)).toBe(messages.undoOver)
})

test('an undone cancellation takes the place again, unless it was given away', async ({ api, db }) => {
  const desk = await aDesk(db, api)
  await db.insert(visitSettings).values({
    ...DEFAULT_VISIT_RULES,
    slots: DEFAULT_VISIT_RULES.slots.map((slot) => ({ ...slot, places: 1, weekendPlaces: 1 })),
    projectId: null,
  })
  const id = await book(api)
  expect((await desk.setState(id, 0, 'cancelled')).statusCode).toBe(200)
  expect(await stateOfLead(db)).toBe('contacted')
  expect((await desk.undo(id, 1)).statusCode).toBe(200)
  expect(await stored(db, id)).toMatchObject({ state: 'booked', selectedDate: inDays(3) })
  expect(await stateOfLead(db)).toBe('visitBooked')

  await desk.setState(id, 2, 'cancelled')
  await book(api, { Email: 'zoya@visitor.example', MobileNo: '9810012346' })
  const refused = await desk.undo(id, 3)
  expect(refused.statusCode).toBe(409)
  expect(phraseOf(refused)).toContain('is full')
  expect(await stored(db, id)).toMatchObject({ state: 'cancelled' })
})

test('full, closed and past hours refuse a visit, and a project with notice lets staff in', async ({ api, db }) => {
  const desk = await aDesk(db, api)
  await db.insert(visitSettings).values({
    ...DEFAULT_VISIT_RULES,
    slots: [
      { timeSlot: '3-4', places: null, weekendPlaces: null },
      { timeSlot: '4-5', places: 1, weekendPlaces: 1 },
    ],
    noticeHours: 0,
    holidays: [{ day: inDays(4), name: 'Diwali' }],
    projectId: desk.project.id,
  })
  const id = await book(api)
  await book(api, { TimeSlot: '4-5', Email: 'zoya@visitor.example', MobileNo: '9810012346' })
  await db.update(visitSettings).set({ noticeHours: 14 * 24 })

  expect(phraseOf(await desk.move(id, 0, inDays(3), '4-5'))).toContain('is full')
  expect(phraseOf(await desk.move(id, 0, inDays(4), '3-4'))).toContain('Diwali')
  expect((await desk.move(id, 0, inDays(5), '1-2')).statusCode).toBe(400)
  expect(phraseOf(await desk.move(id, 0, inDays(-1), '3-4'))).toBe(appointmentsMessages.datePast)
  expect((await desk.move(id, 0, inDays(5), '3-4')).statusCode).toBe(200)
})

test('a second person who moves the same visit is told where it is now', async ({ api, db }) => {
  const desk = await aDesk(db, api)
  const id = await book(api)
  const other = await api.tokenOf('Admin')

  await desk.move(id, 0, inDays(4), '2-3')
  const late = await api.post(
    '/AppointmentBook/RescheduleVisit',
    { id, version: 0, day: inDays(5), timeSlot: '4-5' },
    { token: other },
  )
  expect(late.statusCode).toBe(409)
  expect(phraseOf(late)).toBe(messages.changedMeanwhile(messages.on(`${dayInWords(inDays(4))}, 2-3`)))
  expect(await stored(db, id)).toMatchObject({ selectedDate: inDays(4), timeSlot: '2-3' })
})

test('a visitor who came moves the lead on, and taking the mark back restores it', async ({ api, db }) => {
  const desk = await aDesk(db, api)
  const id = await book(api)
  expect(phraseOf(await desk.setState(id, 0, 'came'))).toBe(messages.notYet)
  await db.update(appointments).set({ selectedDate: inDays(-1) })

  expect((await desk.setState(id, 0, 'came')).json().data).toMatchObject({ state: 'came', version: 1 })
  expect(await stateOfLead(db)).toBe('visited')
  expect(await kindsOf(db)).toEqual(['visit', 'visitCame'])

  await desk.setState(id, 1, 'booked')
  expect(await stateOfLead(db)).toBe('visitBooked')
  expect(await kindsOf(db)).toEqual(['visit'])

  await desk.setState(id, 2, 'missed')
  expect(await kindsOf(db)).toEqual(['visit', 'visitMissed'])
  expect(await stateOfLead(db)).toBe('visitBooked')
  expect((await desk.setState(id, 2, 'came')).statusCode).toBe(409)
})

test('a missed visit is moved to a later day, and the undo restores it as missed', async ({ api, db }) => {
  const desk = await aDesk(db, api)
  const id = await book(api)
  await db.update(appointments).set({ selectedDate: inDays(-1) })
  await desk.setState(id, 0, 'missed')

  const moved = await desk.move(id, 1, inDays(2), '11-12')
  expect(moved.json().data).toMatchObject({ state: 'booked', day: inDays(2) })
  const { version } = moved.json().data
  expect((await desk.undo(id, version)).statusCode).toBe(200)
  expect(await stored(db, id)).toMatchObject({ state: 'missed', selectedDate: inDays(-1), timeSlot: '3-4' })
})

test('a walk-in is a visit that took place and a lead, also in a full hour', async ({ api, db }) => {
  const desk = await aDesk(db, api)
  await db.insert(visitSettings).values({ ...DEFAULT_VISIT_RULES, openWeekdays: [], projectId: desk.project.id })
  const walkIn = {
    mobileNumber: '98100 54321',
    name: 'Meenal Goel',
    projectName: 'suncourt',
    wants: '3 BHK',
    email: null,
    isOtherPerson: false,
  }
  const answer = await desk.post('AddWalkIn', walkIn)
  expect(answer.statusCode).toBe(200)

  const { id, leadId } = answer.json().data
  const slot = TIME_SLOTS[siteHour(new Date()) - FIRST_SLOT_HOUR] ?? null
  expect(await stored(db, id)).toMatchObject({ state: 'came', selectedDate: today(), timeSlot: slot })
  expect(await db.select().from(leads)).toMatchObject([
    { id: leadId, name: 'Meenal Goel', state: 'visited', source: 'walkIn' },
  ])
  expect((await desk.week(today(), 'Suncourt')).visits).toMatchObject([{ name: 'Meenal Goel', wants: '3 BHK', leadId }])

  const unknown = await desk.post('AddWalkIn', { ...walkIn, projectName: 'Nowhere' })
  expect(phraseOf(unknown)).toBe(appointmentsMessages.projectUnknown)
  expect(await db.$count(appointments)).toBe(1)
})

test('a customer opens the visits of their verified address, and no others', async ({ api, db }) => {
  await aProject(db, { name: 'Suncourt' })
  const id = await book(api)
  const own = await api.tokenOf('Customer', { email: 'Asha@visitor.example', emailVerifiedAt: null })
  const other = await api.tokenOf('Customer', { email: 'zoya@visitor.example', emailVerifiedAt: new Date() })
  const openAs = (token: string) => api.post('/AppointmentBook/OpenOwnVisit', { id }, { token })

  for (const stranger of [own, other]) expect((await openAs(stranger)).statusCode).toBe(404)
  await db.update(accounts).set({ emailVerifiedAt: new Date() })
  expect((await openAs(other)).statusCode).toBe(404)

  const opened = await openAs(own)
  expect(opened.statusCode).toBe(200)
  const { token } = opened.json().data
  const moved = await api.post('/AppointmentBook/MoveVisit', {
    token,
    selectedDate: `${inDays(6)}T00:00:00.000Z`,
    timeSlot: '4-5',
  })
  expect([moved.statusCode, phraseOf(moved)]).toEqual([200, expect.any(String)])
  expect(await stored(db, id)).toMatchObject({ selectedDate: inDays(6), timeSlot: '4-5' })
})

test('a week of more than 500 visits is cut and has the number of all', async ({ api, db }) => {
  const desk = await aDesk(db, api)
  await db.execute(sql`
    insert into appointments (project_name, project_id, selected_date, time_slot)
    select 'Suncourt', ${desk.project.id}, ${inDays(1)}::date, '3-4' from generate_series(1, 600)`)

  const week = await desk.week(inDays(1))
  expect(week.visits).toHaveLength(500)
  expect(week.total).toBe(600)
})

test('a visit of a lead is marked as yours for its owner only, also after a change', async ({ api, db }) => {
  const desk = await aDesk(db, api)
  const id = await book(api)
  const [owner] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.role, 'Sales'))
  await db.update(leads).set({ ownerId: owner?.id ?? 0 })
  const other = await api.tokenOf('Admin')

  expect((await desk.week(inDays(3))).visits).toMatchObject([{ id, isYours: true }])
  const seen = await api.get(`/AppointmentBook/GetVisitWeek/${inDays(3)}`, { token: other })
  expect(seen.json().data.visits).toMatchObject([{ id, isYours: false }])
  expect((await desk.move(id, 0, inDays(4), '3-4')).json().data).toMatchObject({ id, isYours: true })
})
