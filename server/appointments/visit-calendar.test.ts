import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { FIRST_SLOT_HOUR, TIME_SLOTS } from '#contract/appointments/appointments.constants.ts'
import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import { visitCalendarMessages as messages } from '#contract/appointments/visit-calendar.messages.ts'
import { DEFAULT_VISIT_RULES } from '#contract/appointments/visit-rules.ts'
import { dayInWords } from '#contract/appointments/visit-time.ts'
import { siteHour } from '#contract/wire/site-time.ts'
import type { Db } from '#server/db/connection.ts'
import { leadEvents, leads } from '#server/leads/leads.tables.ts'
import { appointments } from './appointments.tables.ts'
import { aDesk, book, inDays, phraseOf, stored, test, today } from './visit-calendar.fixture.ts'
import { visitSettings } from './visit-settings.tables.ts'

const kindsOf = async (db: Db) => (await db.select().from(leadEvents).orderBy(leadEvents.id)).map(({ kind }) => kind)
const stateOfLead = async (db: Db) => (await db.select().from(leads).orderBy(leads.id))[0]?.state

/** Makes the delayed mails due. */
const endTheDelay = (db: Db) =>
  db.execute(sql`update jobs.job set start_after = now() where name = 'visit-notice' and state = 'created'`)

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

  expect((await desk.move(id, 0, inDays(4), '2-3')).json().data.isNoticeDue).toBe(true)
  const undone = await desk.undo(id, 1)
  expect(undone.statusCode).toBe(200)
  expect(undone.json().data).toMatchObject({ day: inDays(3), timeSlot: '3-4', version: 2 })
  expect(await kindsOf(db)).toEqual(['visit'])

  // Moving another visit sends a mail, so by then the job of the first visit has run.
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

test('a visit that is moved back before its mail is sent leaves nothing to undo', async ({ api, db }) => {
  const desk = await aDesk(db, api)
  const id = await book(api)
  await desk.move(id, 0, inDays(4), '2-3')

  expect((await desk.move(id, 1, inDays(3), '3-4')).json().data).toMatchObject({ version: 2, isNoticeDue: false })
})

test('moving a visit back before its mail is sent restores the state of its lead', async ({ api, db }) => {
  const desk = await aDesk(db, api)
  const id = await book(api)
  await api.post('/Leads/ChangeLead', { id: 1, state: 'contacted' }, { token: desk.token })
  await desk.move(id, 0, inDays(4), '2-3')
  expect(await stateOfLead(db)).toBe('visitBooked')

  await desk.move(id, 1, inDays(3), '3-4')

  expect(await stateOfLead(db)).toBe('contacted')
  expect(await kindsOf(db)).toEqual(['visit', 'state'])
})

test('an undone cancellation takes the place again, unless another visit has taken it', async ({ api, db }) => {
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

test('staff can move a visit at short notice, but not to full, closed or past hours', async ({ api, db }) => {
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

test('moving a visit that another person has moved is refused with its current time', async ({ api, db }) => {
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

test('marking a visit as came advances the state of its lead, and taking the mark back restores it', async ({
  api,
  db,
}) => {
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

test('taking back a mark or a move lets the lead wait again, unless another visit took place', async ({ api, db }) => {
  const desk = await aDesk(db, api)
  const waiting = { state: 'new', waitingSince: expect.any(Date) }
  const id = await book(api, { SelectedDate: null, TimeSlot: null })
  expect(await db.select().from(leads)).toMatchObject([waiting])

  await desk.move(id, 0, inDays(4), '2-3')
  expect(await stateOfLead(db)).toBe('visitBooked')
  await desk.undo(id, 1)
  expect(await db.select().from(leads)).toMatchObject([waiting])

  await desk.setState(id, 2, 'came')
  const other = await book(api)
  await db.update(appointments).set({ selectedDate: inDays(-1) })
  await desk.setState(other, 0, 'came')
  await desk.setState(id, 3, 'booked')
  expect(await db.select().from(leads)).toMatchObject([{ state: 'visited', waitingSince: null }])
  await desk.setState(other, 1, 'booked')
  expect(await db.select().from(leads)).toMatchObject([waiting])
})

test('a lead that was answered after its visit was marked does not wait again when the mark is taken back', async ({
  api,
  db,
}) => {
  const desk = await aDesk(db, api)
  const id = await book(api, { SelectedDate: null, TimeSlot: null })
  await desk.setState(id, 0, 'came')
  await api.post('/Leads/LogContact', { id: 1, kind: 'call', result: 'noAnswer' }, { token: desk.token })
  await desk.setState(id, 1, 'booked')
  expect(await db.select().from(leads)).toMatchObject([{ state: 'new', waitingSince: expect.any(Date) }])

  await desk.setState(id, 2, 'came')
  await api.post('/Leads/LogContact', { id: 1, kind: 'call', result: 'spoke' }, { token: desk.token })
  await desk.setState(id, 3, 'booked')

  expect(await db.select().from(leads)).toMatchObject([
    { state: 'contacted', waitingSince: null, answeredAt: expect.any(Date) },
  ])
})

test('an undone cancellation keeps a state that staff had set before it', async ({ api, db }) => {
  const desk = await aDesk(db, api)
  const id = await book(api)
  await api.post('/Leads/ChangeLead', { id: 1, state: 'contacted' }, { token: desk.token })

  await desk.setState(id, 0, 'cancelled')
  expect((await desk.undo(id, 1)).statusCode).toBe(200)

  expect(await stateOfLead(db)).toBe('contacted')
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

test('a walk-in stores a visit that took place and a lead, even when the project is closed', async ({ api, db }) => {
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
  const response = await desk.post('AddWalkIn', walkIn)
  expect(response.statusCode).toBe(200)

  const { id, leadId } = response.json().data
  const slot = TIME_SLOTS[siteHour(new Date()) - FIRST_SLOT_HOUR] ?? null
  expect(await stored(db, id)).toMatchObject({ state: 'came', selectedDate: today(), timeSlot: slot })
  expect(await db.select().from(leads)).toMatchObject([
    { id: leadId, name: 'Meenal Goel', state: 'visited', source: 'walkIn' },
  ])
  expect((await desk.week(today(), 'Suncourt')).visits).toMatchObject([{ name: 'Meenal Goel', wants: '3 BHK', leadId }])

  expect((await desk.post('AddWalkIn', walkIn)).json()).toEqual(response.json())
  expect(await db.$count(leadEvents)).toBe(1)

  const unknown = await desk.post('AddWalkIn', { ...walkIn, projectName: 'Nowhere' })
  expect(phraseOf(unknown)).toBe(appointmentsMessages.projectUnknown)
  expect(await db.$count(appointments)).toBe(1)
})
