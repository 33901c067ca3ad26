import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { leadsMessages } from '#contract/leads/leads.messages.ts'
import { enquiries } from '#server/enquiries/enquiries.tables.ts'
import { accounts } from '#server/identity/accounts.tables.ts'
import type { TestApi } from '#test/api.ts'
import { anAccount, aProject } from '#test/builders.ts'
import { test } from '#test/outbox.ts'
import { attachImported } from './attach-imported.ts'
import { aLead } from './leads.fixture.ts'
import { leadContacts, leadDuplicates, leadEvents, leadProjects, leadSettings, leads } from './leads.tables.ts'
import { recordVisit } from './record-visit.ts'
import { forgetMark } from './take-back-visit.ts'

const ENQUIRY = {
  name: 'Ananya Sethi',
  email: 'Ananya@visitor.example',
  countryCode: '+91',
  mobileNumber: '53110 00493',
  interest: 'Residential',
  message: 'Is a corner flat open?',
  isAuthorize: true,
}

const enquire = (api: TestApi, given: Partial<typeof ENQUIRY> & { projectName?: string } = {}) =>
  api.post('/Home/SaveContactUs/', { ...ENQUIRY, ...given })

const VISIT = { ProjectName: 'Gomti Terraces', MobileNo: '5311000493', TimeSlot: '3-4' }
const visitDay = () => new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)

const book = (api: TestApi, given: Record<string, unknown> = {}) =>
  api.post('/AppointmentBook/SubmitAppointment/', { ...VISIT, SelectedDate: visitDay(), ...given })

test('a first enquiry creates a lead that waits for an answer', async ({ api, db }) => {
  await aProject(db, { name: 'Gomti Terraces' })
  await enquire(api, { projectName: 'gomti terraces' })

  expect(await db.select().from(leads)).toMatchObject([
    {
      name: 'Ananya Sethi',
      phone: '+915311000493',
      email: 'ananya@visitor.example',
      state: 'new',
      source: 'enquiry',
      ownerId: null,
      waitingSince: expect.any(Date),
      openedAt: null,
    },
  ])
  expect(await db.select().from(leadEvents)).toMatchObject([{ kind: 'enquiry', enquiryId: 1, actorId: null }])
  expect(await db.select().from(leadProjects)).toMatchObject([{ projectName: 'Gomti Terraces' }])
})

test('the interest of an enquiry is in the timeline, and is what a lead without a project wants', async ({
  api,
  db,
}) => {
  await aProject(db, { name: 'Gomti Terraces' })
  const token = await api.tokenOf('Sales')
  const read = async () => {
    const [row] = (await api.post('/Leads/SearchLeads', {}, { token })).json().data.rows
    return { row, lead: (await api.get(`/Leads/GetLead/${row.id}`, { token })).json().data }
  }
  await enquire(api, { interest: 'Commercial' })
  await enquire(api, { message: 'Or a flat?' })

  const asked = await read()
  expect(asked.row).toMatchObject({ projectName: null, wants: 'Residential' })
  expect(asked.lead).toMatchObject({ wants: 'Residential', projects: [] })
  expect(asked.lead.events).toMatchObject([{ interest: 'Residential' }, { interest: 'Commercial' }])

  await enquire(api, { projectName: 'Gomti Terraces', message: 'This one' })
  expect((await read()).row).toMatchObject({ projectName: 'Gomti Terraces', wants: null })
})

test('a visit with the same phone number is added to the lead, answers it and keeps its name', async ({ api, db }) => {
  await aProject(db, { name: 'Gomti Terraces' })
  await enquire(api)
  await book(api, { MobileNo: '05311000493' })

  expect(await db.select().from(leads)).toMatchObject([
    { name: 'Ananya Sethi', state: 'visitBooked', waitingSince: null },
  ])
  expect((await db.select().from(leadEvents).orderBy(leadEvents.id)).map(({ kind }) => kind)).toEqual([
    'enquiry',
    'visit',
  ])
})

test('a visit without a date waits for an answer, a visit without any contact creates no lead', async ({ api, db }) => {
  await aProject(db, { name: 'Gomti Terraces' })
  await book(api, { MobileNo: null, SelectedDate: null })
  expect(await db.$count(leads)).toBe(0)

  await book(api, { SelectedDate: null })
  expect(await db.select().from(leads)).toMatchObject([{ name: '+915311000493', state: 'new' }])

  await enquire(api)
  expect(await db.select().from(leads)).toMatchObject([{ name: 'Ananya Sethi', email: 'ananya@visitor.example' }])
})

test('an enquiry with a known e-mail address and a new number joins that lead, which then has both numbers', async ({
  api,
  db,
}) => {
  await enquire(api)
  await enquire(api, { mobileNumber: '5999900000', message: 'My other number' })

  expect(await db.select().from(leads)).toMatchObject([{ phone: '+915311000493', otherContacts: '+915999900000' }])
  expect(await db.$count(leadContacts)).toBe(3)
})

test('two leads become possible duplicates when an enquiry has the number of one and the address of the other', async ({
  api,
  db,
}) => {
  await enquire(api)
  await enquire(api, { name: 'A. Sethi', mobileNumber: '5888800000', email: 'other@visitor.example' })
  await enquire(api, { name: 'A. Sethi', mobileNumber: '5888800000', message: 'From her address' })

  const [first, second] = await db.select().from(leads).orderBy(leads.id)
  expect(await db.select().from(leadDuplicates)).toMatchObject([
    { leadId: first?.id, otherId: second?.id, kind: 'email', value: 'ananya@visitor.example', isDismissed: false },
  ])
  const events = await db.select().from(leadEvents).orderBy(leadEvents.id)
  expect(events.map(({ leadId }) => leadId)).toEqual([first?.id, second?.id, second?.id])
})

test('parallel first enquiries of one person make one lead', async ({ api, db }) => {
  await Promise.all([1, 2, 3, 4].map((nth) => enquire(api, { message: `Question ${nth}` })))

  expect(await db.$count(leads)).toBe(1)
  expect(await db.$count(leadEvents)).toBe(4)
  expect(await db.$count(leadContacts)).toBe(2)
})

test('a lost lead that sends another enquiry is new again and waits for an answer', async ({ api, db }) => {
  await enquire(api)
  await db.update(leads).set({ state: 'lost', lostReason: 'price', waitingSince: null, openedAt: new Date() })
  await enquire(api, { message: 'I am back' })

  expect(await db.select().from(leads)).toMatchObject([
    { state: 'new', lostReason: null, waitingSince: expect.any(Date), openedAt: null },
  ])
})

test('round-robin assignment gives new leads to one sales account after the other, each with a mail', async ({
  api,
  db,
  outbox,
}) => {
  await db.insert(leadSettings).values({ assignment: 'roundRobin' })
  const one = await anAccount(db, { role: 'Sales', email: 'one@staff.example' })
  const two = await anAccount(db, { role: 'Sales', email: 'two@staff.example' })
  await anAccount(db, { role: 'Sales', email: 'blocked@staff.example', isBlocked: true })
  await anAccount(db, { role: 'Admin', email: 'admin@staff.example' })
  for (const nth of [1, 2, 3])
    await enquire(api, { mobileNumber: `531100050${nth}`, email: `p${nth}@visitor.example`, message: `${nth}` })

  const owners = (await db.select().from(leads).orderBy(leads.id)).map(({ ownerId }) => ownerId)
  expect(owners).toEqual([one.id, two.id, one.id])
  const toStaff = (await outbox.mails(9)).filter(({ to }) => to.endsWith('@staff.example'))
  expect(toStaff.map(({ to }) => to)).toEqual(['one@staff.example', 'one@staff.example', 'two@staff.example'])
  expect(toStaff[0]?.subject).toBe('A lead is yours: Ananya Sethi')
  expect(toStaff[0]?.text).toContain('/admin/leads/')
  expect(toStaff[0]?.text).not.toContain('53110')
})

test('deleting the account of an owner leaves the lead without an owner', async ({ api, db }) => {
  const owner = await anAccount(db, { role: 'Sales' })
  await enquire(api)
  await db.update(leads).set({ ownerId: owner.id })
  await db.delete(accounts).where(eq(accounts.id, owner.id))

  expect(await db.select().from(leads)).toMatchObject([{ ownerId: null }])
})

const IMPORT = '/Home/ImportContactList'
const HEAD = 'Name,Email,Mobile,Interest,Message,Project,Date'

test('imported enquiries are added to known leads, or create new ones that do not wait', async ({ api, db }) => {
  await enquire(api)
  await db.update(leads).set({ state: 'lost', lostReason: 'price', waitingSince: null })
  const csv = [
    HEAD,
    'Ananya,old@visitor.example,53110 00493,Residential,Old question,Suncourt,2025-01-05',
    'Imran,imran@visitor.example,59350 00486,Residential,Old too,,2025-01-06',
    'Imran,imran@visitor.example,59350 00487,Residential,Other number,,2025-01-07',
  ].join('\n')
  const answer = await api.post(IMPORT, { csv }, { token: await api.tokenOf('Sales') })

  expect(answer.statusCode).toBe(200)
  expect(await db.select().from(leads).orderBy(leads.id)).toMatchObject([
    { name: 'Ananya Sethi', state: 'lost', otherContacts: 'old@visitor.example' },
    { name: 'Imran', state: 'contacted', source: 'import', waitingSince: null, otherContacts: '+915935000487' },
  ])
  expect(await db.$count(leadEvents)).toBe(4)
  expect(await db.select().from(leadProjects)).toMatchObject([{ projectName: 'Suncourt' }])
})

test('a walk-in is added once, to the lead with the number unless it is another person', async ({ api, db }) => {
  const token = await api.tokenOf('Sales')
  await enquire(api)
  const walkIn = { mobileNumber: '53110 00493', name: 'Ananya Sethi', projectName: 'Suncourt', wants: '4 BHK' }

  const found = await api.post('/Leads/FindLeadByMobile', { mobileNumber: '53110-00493' }, { token })
  expect(found.json().data).toMatchObject({ name: 'Ananya Sethi' })
  const joined = await api.post('/Leads/AddWalkIn', walkIn, { token })
  expect(joined.json().responseMessage.reasonPhrase).toBe(leadsMessages.walkInAttached)
  expect(await db.select().from(leads)).toMatchObject([{ state: 'visited', waitingSince: null }])

  const other = await api.post('/Leads/AddWalkIn', { ...walkIn, name: 'Her mother', isOtherPerson: true }, { token })
  expect(other.json().responseMessage.reasonPhrase).toBe(leadsMessages.walkInAdded)
  expect((await api.post('/Leads/AddWalkIn', walkIn, { token })).json()).toEqual(joined.json())
  const again = await api.post('/Leads/AddWalkIn', { ...walkIn, name: 'Her mother', isOtherPerson: true }, { token })
  expect(again.json()).toEqual(other.json())
  expect(await db.$count(leads)).toBe(2)
  expect(await db.$count(leadEvents)).toBe(3)
  expect(await db.select().from(leadDuplicates)).toMatchObject([{ kind: 'phone', value: '+915311000493' }])
  expect((await api.post('/Leads/AddWalkIn', { name: 'X', mobileNumber: '12' }, { token })).statusCode).toBe(400)
})

test('enquiries and visits during a merge are added to the remaining lead', async ({ api, db, write }) => {
  await aProject(db, { name: 'Gomti Terraces' })
  await book(api)
  const kept = await aLead(db, { state: 'contacted' })
  // The contact and the visit still point to the merged lead, as a transaction that began before the merge reads them.
  await db.update(leads).set({ mergedIntoId: kept.id }).where(eq(leads.id, 1))

  await enquire(api)
  const visit = { appointmentId: 1, at: new Date(), actorId: null }
  await write((change) => recordVisit(change, { ...visit, kind: 'visitCame' }))
  await db.transaction(async (tx) => attachImported(tx, await tx.select().from(enquiries)))

  const events = await db.select().from(leadEvents).where(eq(leadEvents.leadId, kept.id)).orderBy(leadEvents.id)
  expect(events.map(({ kind }) => kind)).toEqual(['enquiry', 'visitCame', 'enquiry'])
  expect(await db.select().from(leads).where(eq(leads.id, kept.id))).toMatchObject([{ state: 'visited' }])
  expect(await db.$count(leadDuplicates)).toBe(0)

  await write((change) => forgetMark(change, 1))
  expect(await db.select().from(leads).where(eq(leads.id, kept.id))).toMatchObject([{ state: 'contacted' }])
})
