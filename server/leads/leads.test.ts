import { eq, isNotNull } from 'drizzle-orm'
import { expect } from 'vitest'
import { leadsMessages as messages } from '#contract/leads/leads.messages.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { sessions } from '#server/identity/accounts.tables.ts'
import { aSession } from '#test/api.ts'
import { anAccount, anAppointment } from '#test/builders.ts'
import { test } from '#test/outbox.ts'
import { aLead, aSalesperson } from './leads.fixture.ts'
import { leadEvents, leadProjects, leads } from './leads.tables.ts'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
const find = async (db: Db, id: number) => (await db.select().from(leads).where(eq(leads.id, id)))[0]

test('an unanswered call sets the owner of a waiting lead, and speaking ends the waiting', async ({ api, db }) => {
  const lead = await aLead(db, { waitingSince: hoursAgo(1) })
  const kavya = await aSalesperson(db, api)

  const tried = await kavya.post('LogContact', { id: lead.id, kind: 'call', result: 'noAnswer' })
  expect(tried.statusCode).toBe(200)
  expect(await find(db, lead.id)).toMatchObject({
    state: 'new',
    ownerId: kavya.account.id,
    waitingSince: expect.any(Date),
  })

  await kavya.post('LogContact', { id: lead.id, kind: 'call', result: 'spoke', text: 'Wants a corner flat' })
  expect(await find(db, lead.id)).toMatchObject({
    state: 'contacted',
    waitingSince: null,
    answeredAt: expect.any(Date),
  })
  const detail = (await kavya.get(`GetLead/${lead.id}`)).json().data
  expect(detail.events.map(({ kind, result }: { kind: string; result: string }) => [kind, result])).toEqual([
    ['state', null],
    ['call', 'spoke'],
    ['owner', null],
    ['call', 'noAnswer'],
  ])
  expect(detail.events[1]).toMatchObject({ actorName: 'Kavya Nair', text: 'Wants a corner flat' })
})

test('the result of a call is added to the entry that was logged when the call began', async ({ api, db }) => {
  const lead = await aLead(db, { waitingSince: hoursAgo(1) })
  const kavya = await aSalesperson(db, api)
  const key = 'a-call'
  await kavya.post('LogContact', { id: lead.id, kind: 'call', key })
  const nextStepAt = new Date(Date.now() + 7_200_000).toISOString()

  await kavya.post('LogContact', {
    id: lead.id,
    kind: 'call',
    key,
    result: 'noAnswer',
    nextStep: 'Call again',
    nextStepAt,
  })
  // Sends the start of the call again, as after a lost response.
  await kavya.post('LogContact', { id: lead.id, kind: 'call', key })

  expect(await db.select().from(leadEvents).where(eq(leadEvents.kind, 'call'))).toMatchObject([
    { details: { result: 'noAnswer' } },
  ])
  expect(await find(db, lead.id)).toMatchObject({ nextStep: 'Call again', nextStepAt: new Date(nextStepAt) })
  const foreign = await aLead(db)
  const refused = await kavya.post('LogContact', { id: foreign.id, kind: 'call', key, result: 'spoke' })
  expect(refused.json().responseMessage.reasonPhrase).toBe(messages.eventUnknown)
})

test('an entry that is sent late has the time of the contact, and is stored once', async ({ api, db }) => {
  const lead = await aLead(db, { waitingSince: hoursAgo(5) })
  const kavya = await aSalesperson(db, api)
  const at = hoursAgo(3).toISOString()
  const note = { id: lead.id, kind: 'note', text: 'Wants a corner flat', key: 'a-note', at }

  const answers = await Promise.all([kavya.post('LogContact', note), kavya.post('LogContact', note)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  await kavya.post('LogContact', { id: lead.id, kind: 'mail', key: 'from-the-future', at: hoursAgo(-5).toISOString() })
  await kavya.post('LogContact', { id: lead.id, kind: 'mail', key: 'long-ago', at: hoursAgo(24 * 30).toISOString() })

  const stored = await db.select().from(leadEvents).where(isNotNull(leadEvents.key)).orderBy(leadEvents.id)
  expect(stored.map(({ key }) => key)).toEqual(['a-note', 'from-the-future', 'long-ago'])
  expect(stored[0]?.at.toISOString()).toBe(at)
  expect(stored[1]?.at.getTime()).toBeLessThanOrEqual(Date.now())
  expect(stored[2]?.at.getTime()).toBeGreaterThan(hoursAgo(24 * 8).getTime())
})

test('a message or a booked visit ends the waiting of a lead', async ({ api, db }) => {
  const kavya = await aSalesperson(db, api)
  const [written, booked] = [
    await aLead(db, { waitingSince: hoursAgo(1) }),
    await aLead(db, { waitingSince: hoursAgo(1) }),
  ]

  await kavya.post('LogContact', { id: written.id, kind: 'whatsapp' })
  await kavya.post('ChangeLead', { id: booked.id, version: 1, state: 'visitBooked' })

  expect(await find(db, written.id)).toMatchObject({ state: 'contacted', waitingSince: null })
  expect(await find(db, booked.id)).toMatchObject({ waitingSince: null, answerMinutes: expect.any(Number) })
})

test('a lost lead needs a reason, and has no next step and no waiting time', async ({ api, db }) => {
  const lead = await aLead(db, { waitingSince: hoursAgo(1), nextStep: 'Call', nextStepAt: new Date() })
  const kavya = await aSalesperson(db, api)

  const refused = await kavya.post('ChangeLead', { id: lead.id, version: 1, state: 'lost' })
  expect([refused.statusCode, refused.json().responseMessage.reasonPhrase]).toEqual([400, messages.reasonRequired])
  const lost = await kavya.post('ChangeLead', { id: lead.id, version: 1, state: 'lost', lostReason: 'price' })
  expect(lost.json().data).toMatchObject({ state: 'lost', lostReason: 'price', nextStep: null, waitingSince: null })
  expect(await find(db, lead.id)).toMatchObject({ answeredAt: null })
})

test('losing a lead drops its next step, which is not logged as done', async ({ api, db }) => {
  const lead = await aLead(db, { state: 'contacted', nextStep: 'Call again', nextStepAt: new Date() })
  const plain = await aLead(db, { state: 'contacted' })
  const kavya = await aSalesperson(db, api)
  const eventsOf = async (id: number) => (await kavya.get(`GetLead/${id}`)).json().data.events

  await kavya.post('ChangeLeads', { ids: [lead.id, plain.id], state: 'lost', lostReason: 'price' })

  expect(await eventsOf(lead.id)).toMatchObject([{ kind: 'state', to: 'lost', droppedStep: 'Call again' }])
  expect(await eventsOf(plain.id)).toMatchObject([{ kind: 'state', to: 'lost', droppedStep: null }])
})

test('an edit of an outdated version is refused and changes nothing', async ({ api, db }) => {
  const lead = await aLead(db)
  const kavya = await aSalesperson(db, api)
  await kavya.post('ChangeLead', { id: lead.id, version: 1, name: 'Ananya Sethi' })

  const refused = await kavya.post('ChangeLead', { id: lead.id, version: 1, name: 'Another' })

  expect(refused.statusCode).toBe(409)
  expect(refused.json().responseMessage.reasonPhrase).toBe(wireRefusals.changedConcurrently)
  expect(await find(db, lead.id)).toMatchObject({ name: 'Ananya Sethi', version: 2 })
})

test('assigning a lead to a colleague sends a mail and adds an audit log entry without contacts', async ({
  api,
  db,
  outbox,
}) => {
  const lead = await aLead(db, { name: 'Ananya Sethi' })
  const kavya = await aSalesperson(db, api)
  const farah = await anAccount(db, { role: 'Sales', firstName: 'Farah', email: 'farah@staff.example' })
  const editor = await anAccount(db, { role: 'Editor' })

  await kavya.post('ChangeLead', { id: lead.id, version: 1, ownerId: kavya.account.id })
  await kavya.post('ChangeLead', { id: lead.id, version: 2, ownerId: farah.id })
  const refused = await kavya.post('ChangeLead', { id: lead.id, version: 3, ownerId: editor.id })

  expect(refused.json().responseMessage.reasonPhrase).toBe(messages.ownerUnknown)
  expect(await outbox.mails(1)).toMatchObject([{ to: 'farah@staff.example', subject: 'A lead is yours: Ananya Sethi' }])
  const lines = await db.select().from(auditLog).where(eq(auditLog.entity, 'lead')).orderBy(auditLog.id)
  expect(lines).toMatchObject([
    { action: 'update', subject: `Lead ${lead.id}`, actorId: kavya.account.id },
    { before: { ownerId: kavya.account.id }, after: { ownerId: farah.id } },
  ])
  expect(JSON.stringify(lines)).not.toContain('Ananya')
})

test('several leads get an owner or a state in one request, with one mail', async ({ api, db, outbox }) => {
  const kavya = await aSalesperson(db, api)
  const farah = await anAccount(db, { role: 'Sales', email: 'farah@staff.example' })
  const ids = [(await aLead(db)).id, (await aLead(db)).id, (await aLead(db, { ownerId: farah.id })).id]

  const given = await kavya.post('ChangeLeads', { ids, ownerId: farah.id })
  expect(given.json().responseMessage.reasonPhrase).toBe(messages.changed(2))
  const lost = await kavya.post('ChangeLeads', { ids, state: 'lost', lostReason: 'notSerious' })
  expect(lost.json().responseMessage.reasonPhrase).toBe(messages.changed(3))
  expect((await outbox.mails(1))[0]?.subject).toBe('2 leads are yours')
  expect((await kavya.post('ChangeLeads', { ids, state: 'lost' })).statusCode).toBe(400)
})

test('the list is sorted by what is due, searched, filtered and counted', async ({ api, db }) => {
  const kavya = await aSalesperson(db, api)
  const own = { ownerId: kavya.account.id, state: 'contacted' as const }
  const overdue = await aLead(db, { ...own, nextStep: 'Call', nextStepAt: hoursAgo(300) })
  const waiting = await aLead(db, { name: 'Ananya Sethi', phone: '+915311000493', waitingSince: hoursAgo(100) })
  const later = await aLead(db, { ...own, state: 'negotiating', nextStep: 'Sign', nextStepAt: hoursAgo(-90) })
  const none = await aLead(db, { state: 'booked', name: 'Manish Goel', otherContacts: 'manish@visitor.example' })
  await aLead(db, { mergedIntoId: none.id })
  await db.insert(leadProjects).values({ leadId: later.id, projectName: 'Suncourt', wants: '3 BHK' })
  const visit = await anAppointment(db, { selectedDate: new Date().toISOString().slice(0, 10) })
  await db.insert(leadEvents).values({ leadId: none.id, kind: 'visit', appointmentId: visit.id })
  const idsOf = async (body: object) =>
    (await kavya.post('SearchLeads', body)).json().data.rows.map(({ id }: { id: number }) => id)

  expect(await idsOf({})).toEqual([waiting.id, overdue.id, later.id, none.id])
  expect(await idsOf({ sort: 'createdAt', descending: true })).toEqual([none.id, later.id, waiting.id, overdue.id])
  expect(await idsOf({ search: '53110-00493' })).toEqual([waiting.id])
  expect(await idsOf({ search: 'MANISH@visitor' })).toEqual([none.id])
  expect(await idsOf({ filters: { view: 'mine' } })).toEqual([overdue.id, later.id])
  expect(await idsOf({ filters: { view: 'today' } })).toEqual([overdue.id])
  expect(await idsOf({ filters: { view: 'waiting' } })).toEqual([waiting.id])
  expect(await idsOf({ filters: { view: 'visits' } })).toEqual([none.id])
  expect(await idsOf({ filters: { projectName: 'Suncourt' } })).toEqual([later.id])
  expect(await idsOf({ filters: { state: 'booked' } })).toEqual([none.id])
  expect(await idsOf({ filters: { isUnowned: true } })).toEqual([waiting.id, none.id])
  expect(await idsOf({ filters: { appointmentId: visit.id } })).toEqual([none.id])

  const counts = (await kavya.get('GetLeadCounts')).json().data
  expect(counts).toMatchObject({
    views: { mine: 2, waiting: 1, today: 1, visits: 1, negotiating: 1, all: 4 },
    states: { new: 1, contacted: 1, booked: 1, lost: 0 },
    late: 1,
  })
  expect((await kavya.get('CountWaitingLeads')).json().data).toEqual({ count: 1 })
  const board = (await kavya.post('GetLeadBoard', {})).json().data
  expect(board.map(({ state, total }: { state: string; total: number }) => `${state} ${total}`)).toEqual([
    'new 1',
    'contacted 1',
    'visitBooked 0',
    'visited 0',
    'negotiating 1',
    'booked 1',
    'lost 0',
  ])
  expect(board[4].rows[0]).toMatchObject({ projectName: 'Suncourt', wants: '3 BHK', ownerName: 'Kavya Nair' })
  const today = (await kavya.get('GetLeadsToday')).json().data
  expect(today).toMatchObject({ waitingCount: 1, late: 1, stepCount: 1, steps: [{ id: overdue.id }] })
})

test('the list of owners has the number of open leads of each', async ({ api, db }) => {
  const kavya = await aSalesperson(db, api)
  const farah = await anAccount(db, { role: 'Sales', firstName: 'Farah', lastName: 'Khan' })
  const idle = await anAccount(db, { role: 'Admin', firstName: 'Zubin', lastName: 'Wadia' })
  const merged = await aLead(db)
  await aLead(db, { ownerId: farah.id })
  for (const state of ['new', 'contacted', 'negotiating', 'booked'] as const)
    await aLead(db, { ownerId: kavya.account.id, state })
  await aLead(db, { ownerId: kavya.account.id, mergedIntoId: merged.id })

  expect((await kavya.get('GetLeadOwners')).json().data).toEqual([
    { id: farah.id, name: 'Farah Khan', open: 1, isOwn: false },
    { id: kavya.account.id, name: 'Kavya Nair', open: 3, isOwn: true },
    { id: idle.id, name: 'Zubin Wadia', open: 0, isOwn: false },
  ])
})

test('opening a lead marks it as opened without changing its version', async ({ api, db }) => {
  const lead = await aLead(db)
  const kavya = await aSalesperson(db, api)

  await kavya.post('MarkLeadOpened', { id: lead.id })

  expect((await kavya.get(`GetLead/${lead.id}`)).json().data).toMatchObject({ isOpened: true, version: 1 })
  expect((await kavya.get('GetLead/999999')).statusCode).toBe(404)
})

test('the number of waiting leads is null for callers who may not see leads', async ({ api, db }) => {
  await aLead(db, { waitingSince: hoursAgo(1) })
  const numberFor = async (token?: string) =>
    (await api.get('/Leads/CountWaitingLeads', token === undefined ? {} : { token })).json().data

  expect(await numberFor(await api.tokenOf('Sales'))).toEqual({ count: 1 })
  for (const token of [undefined, await api.tokenOf('Editor'), await api.tokenOf('Customer')])
    expect(await numberFor(token)).toEqual({ count: null })
})

test('asking for the number of waiting leads does not extend the session', async ({ api, db }) => {
  const account = await anAccount(db, { role: 'Sales' })
  const lastUsedAt = hoursAgo(0.2)
  const token = await aSession(db, account, { lastUsedAt })

  expect((await api.get('/Leads/CountWaitingLeads', { token })).statusCode).toBe(200)
  expect(await db.select().from(sessions)).toMatchObject([{ lastUsedAt }])
  await api.get('/Leads/GetLeadCounts', { token })
  expect((await db.select().from(sessions))[0]?.lastUsedAt.getTime()).toBeGreaterThan(lastUsedAt.getTime())
})

test('each account has its own saved views', async ({ api, db }) => {
  const kavya = await aSalesperson(db, api)
  const other = await aSalesperson(db, api)
  const saved = (await kavya.post('SaveLeadView', { name: 'Suncourt', query: 'projectName=Suncourt' })).json().data

  const again = await kavya.post('SaveLeadView', { name: 'suncourt', query: '' })
  expect(again.json().responseMessage.reasonPhrase).toBe(messages.viewTaken)
  expect((await other.get('GetLeadViews')).json().data).toEqual([])
  expect((await other.post('DeleteLeadView', { id: saved.id })).statusCode).toBe(404)
  expect((await kavya.get('GetLeadViews')).json().data).toEqual([saved])
  await kavya.post('DeleteLeadView', { id: saved.id })
  expect((await kavya.get('GetLeadViews')).json().data).toEqual([])
})

test('a saved view needs a name that no built-in view has', async ({ api, db }) => {
  const kavya = await aSalesperson(db, api)
  const save = (name: string) => kavya.post('SaveLeadView', { name, query: 'owner=none' })
  const refusalOf = async (name: string) => (await save(name)).json().responseMessage.reasonPhrase

  expect(await refusalOf(' ')).toBe(messages.viewNameRequired)
  expect(await refusalOf(' negotiating')).toBe(messages.viewIsBuiltIn)
  expect((await save('Next steps today')).statusCode).toBe(400)
  expect((await kavya.get('GetLeadViews')).json().data).toEqual([])
})

test('only admins change how new leads are assigned', async ({ api, db }) => {
  const kavya = await aSalesperson(db, api)
  const token = await api.tokenOf('Admin')
  const save = (body: object) => api.post('/Leads/SaveLeadSettings', body, { token })

  expect((await api.get('/Leads/GetLeadSettings', { token })).json().data).toEqual({ assignment: 'manual', version: 0 })
  expect((await save({ assignment: 'roundRobin', version: 0 })).json().data).toEqual({
    assignment: 'roundRobin',
    version: 1,
  })
  expect((await save({ assignment: 'manual', version: 0 })).statusCode).toBe(409)
  expect((await kavya.post('SaveLeadSettings', { assignment: 'manual' })).statusCode).toBe(403)
})
