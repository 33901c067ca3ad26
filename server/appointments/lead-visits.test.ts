import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { TIME_SLOTS } from '#contract/appointments/appointments.constants.ts'
import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import { visitCalendarMessages as messages } from '#contract/appointments/visit-calendar.messages.ts'
import { DEFAULT_VISIT_RULES } from '#contract/appointments/visit-rules.ts'
import { dayAfter, siteDay } from '#contract/wire/site-time.ts'
import type { Db } from '#server/db/connection.ts'
import { aLead, aSalesperson } from '#server/leads/leads.fixture.ts'
import { leadEvents, leadProjects, leads } from '#server/leads/leads.tables.ts'
import type { TestApi } from '#test/api.ts'
import { aProject } from '#test/builders.ts'
import { test } from '#test/outbox.ts'
import { appointments } from './appointments.tables.ts'
import { visitSettings } from './visit-settings.tables.ts'

const inDays = (days: number) => dayAfter(siteDay(new Date()), days)
const phraseOf = (response: { json(): { responseMessage: { reasonPhrase: string } } }) =>
  response.json().responseMessage.reasonPhrase

async function aDesk(db: Db, api: TestApi) {
  const project = await aProject(db, { name: 'Suncourt' })
  const { account, token } = await aSalesperson(db, api)
  return {
    project,
    account,
    book: (leadId: number, given: object = {}) =>
      api.post(
        '/AppointmentBook/BookLeadVisit',
        { leadId, projectName: 'suncourt', day: inDays(3), timeSlot: '3-4', ...given },
        { token },
      ),
  }
}

const find = async (db: Db, id: number) => (await db.select().from(leads).where(eq(leads.id, id)))[0]

test('booking a visit for a lead stores its contacts, advances and answers the lead, and sends a mail', async ({
  api,
  db,
  outbox,
}) => {
  const desk = await aDesk(db, api)
  const waitingSince = new Date(Date.now() - 3_600_000)
  const lead = await aLead(db, { name: 'Ananya Sethi', email: 'ananya@visitor.example', waitingSince })

  const response = await desk.book(lead.id)

  expect([response.statusCode, phraseOf(response)]).toEqual([200, messages.booked])
  expect(response.json().data).toMatchObject({ name: 'Ananya Sethi', day: inDays(3), timeSlot: '3-4', leadId: lead.id })
  const visit = { projectId: desk.project.id, projectName: 'Suncourt', state: 'booked', purpose: 'Visit' }
  expect(await db.select().from(appointments)).toMatchObject([
    { ...visit, mobileNumber: lead.phone, email: 'ananya@visitor.example', selectedDate: inDays(3), timeSlot: '3-4' },
  ])
  expect(await find(db, lead.id)).toMatchObject({
    state: 'visitBooked',
    waitingSince: null,
    answeredAt: expect.any(Date),
    ownerId: desk.account.id,
  })
  expect(await db.select().from(leadEvents)).toMatchObject([{ kind: 'visit', actorId: desk.account.id }])
  expect(await db.select().from(leadProjects)).toMatchObject([{ leadId: lead.id, projectName: 'Suncourt' }])
  // Only the visitor gets a mail: staff made this booking themselves.
  expect((await outbox.mails(1)).map(({ to }) => to)).toEqual(['ananya@visitor.example'])
})

test('booking a visit keeps a later state of the lead, and reopens a lost lead', async ({ api, db }) => {
  const desk = await aDesk(db, api)
  const negotiating = await aLead(db, { state: 'negotiating' })
  const lost = await aLead(db, { state: 'lost', lostReason: 'price' })

  await desk.book(negotiating.id)
  await desk.book(lost.id)

  expect(await find(db, negotiating.id)).toMatchObject({ state: 'negotiating' })
  expect(await find(db, lost.id)).toMatchObject({ state: 'visitBooked', lostReason: null })
})

test('a visit is added to the lead that staff chose even if another lead has the same number', async ({ api, db }) => {
  const desk = await aDesk(db, api)
  const first = await api.post('/AppointmentBook/SubmitAppointment/', {
    ProjectName: 'Suncourt',
    Purpose: 'Visit',
    MobileNo: '9810012345',
  })
  expect(first.statusCode).toBe(200)
  const mother = await aLead(db, { phone: '+919810012345' })

  await desk.book(mother.id)

  expect(await db.select().from(leadEvents).where(eq(leadEvents.leadId, mother.id))).toMatchObject([{ kind: 'visit' }])
  expect(await db.$count(leads)).toBe(2)
})

test('ten leads that want the last place at once get one visit', async ({ api, db }) => {
  const desk = await aDesk(db, api)
  const slots = TIME_SLOTS.map((timeSlot) => ({ timeSlot, places: 1, weekendPlaces: 1 }))
  await db.insert(visitSettings).values({ ...DEFAULT_VISIT_RULES, projectId: desk.project.id, slots })
  const wanting = []
  for (let nth = 0; nth < 10; nth += 1) wanting.push(await aLead(db))

  const responses = await Promise.all(wanting.map(({ id }) => desk.book(id)))

  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)])
  expect(await db.$count(appointments)).toBe(1)
  expect(await db.$count(leads, eq(leads.state, 'visitBooked'))).toBe(1)
})

test('a visit with a past day, an unknown project or a lead that cannot have one is refused and not stored', async ({
  api,
  db,
}) => {
  const desk = await aDesk(db, api)
  const lead = await aLead(db)
  const merged = await aLead(db, { mergedIntoId: lead.id })
  expect((await desk.book(lead.id)).statusCode).toBe(200)

  expect(phraseOf(await desk.book(lead.id))).toBe(messages.alreadyBooked)
  expect((await desk.book(lead.id, { day: inDays(-1) })).statusCode).toBe(400)
  expect(phraseOf(await desk.book(lead.id, { projectName: 'Nowhere' }))).toBe(appointmentsMessages.projectUnknown)
  expect((await desk.book(merged.id)).statusCode).toBe(409)
  expect((await desk.book(999_999)).statusCode).toBe(404)
  expect(await db.$count(appointments)).toBe(1)
})
