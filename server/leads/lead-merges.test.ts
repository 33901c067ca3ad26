import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { MERGE_UNDO_DAYS } from '#contract/leads/leads.constants.ts'
import { leadsMessages as messages } from '#contract/leads/leads.messages.ts'
import type { Db } from '#server/db/connection.ts'
import { accounts } from '#server/identity/accounts.tables.ts'
import type { TestApi } from '#test/api.ts'
import { anAccount } from '#test/builders.ts'
import { test } from '#test/outbox.ts'
import { leadContacts, leadEvents, leadProjects, leads } from './leads.tables.ts'

const ENQUIRY = { interest: 'Residential', message: 'Hello', isAuthorize: true, countryCode: '+91' }

/** Two leads that may be the same person: the second one used the address of the first. */
async function twoLeads(api: TestApi, db: Db) {
  const send = (given: object) => api.post('/Home/SaveContactUs/', { ...ENQUIRY, ...given })
  await send({ name: 'Ananya Sethi', mobileNumber: '5311000493', email: 'ananya@visitor.example' })
  await send({ name: 'A. Sethi', mobileNumber: '5888800000', email: 'a@visitor.example' })
  await send({ name: 'A. Sethi', mobileNumber: '5888800000', email: 'ananya@visitor.example', message: 'Again' })
  const [kept, other] = await db.select().from(leads).orderBy(leads.id)
  if (!kept || !other) throw new Error('Two leads were expected.')
  await db.insert(leadProjects).values([
    { leadId: kept.id, projectName: 'Suncourt' },
    { leadId: other.id, projectName: 'Suncourt' },
    { leadId: other.id, projectName: 'Kosi House' },
  ])
  const token = await api.tokenOf('Sales')
  const post = (path: string, body: object) => api.post(`/Leads/${path}`, body, { token })
  const read = async (id: number) => (await api.get(`/Leads/GetLead/${id}`, { token })).json().data
  return { kept: kept.id, other: other.id, post, read, token }
}

test('possible duplicates are shown on both leads until staff keep them apart', async ({ api, db }) => {
  const { kept, other, post, read } = await twoLeads(api, db)

  expect((await read(kept)).duplicates).toEqual([
    { id: other, name: 'A. Sethi', kind: 'email', value: 'ananya@visitor.example' },
  ])
  expect((await read(other)).duplicates).toMatchObject([{ id: kept }])
  expect((await post('KeepLeadsApart', { id: other, otherId: kept })).statusCode).toBe(200)
  expect((await read(kept)).duplicates).toEqual([])
})

test('a merge moves contacts, timeline and projects, and undoing it restores both leads', async ({ api, db }) => {
  const { kept, other, post, read, token } = await twoLeads(api, db)
  const before = { kept: await read(kept), other: await read(other) }

  const answer = await post('MergeLeads', { id: kept, otherId: other, taken: ['name'] })
  expect(answer.json().responseMessage.reasonPhrase).toBe(messages.merged)
  const merged = await read(kept)
  expect(merged).toMatchObject({ name: 'A. Sethi', duplicates: [], phone: '+915311000493' })
  expect(merged.contacts).toHaveLength(4)
  expect(merged.events.map(({ kind }: { kind: string }) => kind)).toEqual(['merge', 'enquiry', 'enquiry', 'enquiry'])
  expect(merged.projects).toHaveLength(2)
  expect((await api.get(`/Leads/GetLead/${other}`, { token })).statusCode).toBe(409)
  const list = (await post('SearchLeads', { search: '58888' })).json().data
  expect(list).toMatchObject({ total: 1, rows: [{ id: kept }] })

  const undone = await post('UndoMerge', { eventId: answer.json().data.eventId })
  expect(undone.json().data).toEqual({ id: other })
  const strip = ({ version, events, ...lead }: Record<string, unknown> & { events: object[] }) => ({
    ...lead,
    events: events.filter((event) => 'kind' in event && event.kind === 'enquiry'),
  })
  expect(strip(await read(other))).toEqual(strip(before.other))
  expect(strip(await read(kept))).toEqual(strip(before.kept))
  expect(await db.$count(leadContacts)).toBe(4)
  const again = await post('UndoMerge', { eventId: answer.json().data.eventId })
  expect([again.statusCode, again.json().responseMessage.reasonPhrase]).toEqual([409, messages.notMerged])
})

test('an arrival after the merge joins the remaining lead and stays there when the merge is undone', async ({
  api,
  db,
}) => {
  const { kept, other, post, read } = await twoLeads(api, db)
  const { eventId } = (await post('MergeLeads', { id: kept, otherId: other, taken: [] })).json().data
  await api.post('/Home/SaveContactUs/', {
    ...ENQUIRY,
    name: 'A',
    mobileNumber: '5888800000',
    email: 'a@visitor.example',
    message: 'After the merge',
  })
  await post('ChangeLead', { id: kept, name: 'Renamed' })

  await post('UndoMerge', { eventId })

  expect((await read(kept)).events.filter(({ text }: { text: string }) => text === 'After the merge')).toHaveLength(1)
  expect(await read(kept)).toMatchObject({ name: 'Renamed' })
  expect((await read(other)).contacts).toHaveLength(2)
})

test(`a merge cannot be undone after ${MERGE_UNDO_DAYS} days, nor a lead merged with itself`, async ({ api, db }) => {
  const { kept, other, post } = await twoLeads(api, db)
  const { eventId } = (await post('MergeLeads', { id: kept, otherId: other, taken: [] })).json().data
  const longAgo = new Date(Date.now() - (MERGE_UNDO_DAYS + 1) * 86_400_000)
  await db.update(leadEvents).set({ at: longAgo }).where(eq(leadEvents.id, eventId))

  expect((await post('UndoMerge', { eventId })).json().responseMessage.reasonPhrase).toBe(messages.undoOver)
  expect((await post('MergeLeads', { id: kept, otherId: kept, taken: [] })).statusCode).toBe(400)
  expect((await post('ChangeLead', { id: other, name: 'Hidden' })).statusCode).toBe(409)
})

test('merging an answered lead with one that waits ends the waiting', async ({ api, db }) => {
  const { kept, other, post, read } = await twoLeads(api, db)
  await post('LogContact', { id: other, kind: 'call', result: 'spoke' })
  await post('MergeLeads', { id: kept, otherId: other, taken: [] })

  expect(await read(kept)).toMatchObject({ state: 'contacted', waitingSince: null })
})

test('a merge with a lead that asks for no answer keeps the waiting', async ({ api, db }) => {
  const { kept, other, post, read } = await twoLeads(api, db)
  const { waitingSince } = await read(kept)
  await db.update(leads).set({ waitingSince: null }).where(eq(leads.id, other))
  const { eventId } = (await post('MergeLeads', { id: kept, otherId: other, taken: [] })).json().data
  expect(await read(kept)).toMatchObject({ state: 'new', waitingSince })

  await post('UndoMerge', { eventId })
  await post('MergeLeads', { id: other, otherId: kept, taken: [] })
  expect(await read(other)).toMatchObject({ state: 'new', waitingSince })
})

test('a merge with a lost lead keeps the waiting unless the lost state is taken', async ({ api, db }) => {
  const { kept, other, post, read } = await twoLeads(api, db)
  const { waitingSince } = await read(kept)
  await post('ChangeLead', { id: other, state: 'lost', lostReason: 'price' })
  const { eventId } = (await post('MergeLeads', { id: kept, otherId: other, taken: [] })).json().data
  expect(await read(kept)).toMatchObject({ state: 'new', waitingSince })

  await post('UndoMerge', { eventId })
  await post('MergeLeads', { id: kept, otherId: other, taken: ['state'] })
  expect(await read(kept)).toMatchObject({ state: 'lost', waitingSince: null })
})

test('undoing a merge lets a lead without an answer wait again', async ({ api, db }) => {
  const { kept, other, post, read } = await twoLeads(api, db)
  const { waitingSince } = await read(kept)
  await post('LogContact', { id: other, kind: 'call', result: 'spoke' })
  const { eventId } = (await post('MergeLeads', { id: kept, otherId: other, taken: [] })).json().data

  await post('UndoMerge', { eventId })

  expect(waitingSince).not.toBeNull()
  expect(await read(kept)).toMatchObject({ state: 'new', waitingSince })
  expect(await read(other)).toMatchObject({ state: 'contacted', waitingSince: null })
})

test('undoing a merge leaves the lead without an owner if the former one was removed', async ({ api, db }) => {
  const { kept, other, post } = await twoLeads(api, db)
  const farah = await anAccount(db, { role: 'Sales' })
  const kavya = await anAccount(db, { role: 'Sales' })
  await post('ChangeLeads', { ids: [kept], ownerId: farah.id })
  await post('ChangeLeads', { ids: [other], ownerId: kavya.id })
  const { eventId } = (await post('MergeLeads', { id: kept, otherId: other, taken: ['owner'] })).json().data
  await db.delete(accounts).where(eq(accounts.id, farah.id))

  expect((await post('UndoMerge', { eventId })).statusCode).toBe(200)
  expect(await db.select().from(leads).where(eq(leads.id, kept))).toMatchObject([{ ownerId: null }])
})

test('undoing a merge keeps a number of the remaining lead that belongs to the other one', async ({ api, db }) => {
  const { other, post } = await twoLeads(api, db)
  const mother = { name: 'Her mother', mobileNumber: '5888800000', isOtherPerson: true }
  const id = (await post('AddWalkIn', mother)).json().data.id
  const before = await db.select().from(leads).where(eq(leads.id, id))
  expect(before).toMatchObject([{ phone: '+915888800000' }])
  const { eventId } = (await post('MergeLeads', { id, otherId: other, taken: [] })).json().data

  await post('UndoMerge', { eventId })

  expect(await db.select().from(leads).where(eq(leads.id, id))).toMatchObject([
    { phone: '+915888800000', otherContacts: null },
  ])
})

test('undoing a merge keeps what was changed since, and restores the other fields', async ({ api, db }) => {
  const { kept, other, post, read } = await twoLeads(api, db)
  const nextStepAt = '2026-12-01T06:00:00.000Z'
  await post('ChangeLead', { id: other, nextStep: 'Send the price sheet', nextStepAt })
  const { eventId } = (await post('MergeLeads', { id: kept, otherId: other, taken: ['name', 'nextStep'] })).json().data
  await post('ChangeLead', { id: kept, nextStep: 'Call again' })

  await post('UndoMerge', { eventId })

  expect(await read(kept)).toMatchObject({ name: 'Ananya Sethi', nextStep: 'Call again', nextStepAt })
})
