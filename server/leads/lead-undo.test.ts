import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { leadsMessages as messages } from '#contract/leads/leads.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { accounts } from '#server/identity/accounts.tables.ts'
import { statementsOf } from '#test/api.ts'
import { test } from '#test/outbox.ts'
import { aLead, aSalesperson } from './leads.fixture.ts'
import { leadEvents, leads } from './leads.tables.ts'

const find = async (db: Db, id: number) => (await db.select().from(leads).where(eq(leads.id, id)))[0]
const phraseOf = (answer: { json(): { responseMessage: { reasonPhrase: string } } }) =>
  answer.json().responseMessage.reasonPhrase
const hourAgo = () => new Date(Date.now() - 3_600_000)

test('undoing a call restores what its result and its start had changed in the lead', async ({ api, db }) => {
  const lead = await aLead(db, { waitingSince: hourAgo(), nextStep: 'Answer', nextStepAt: hourAgo() })
  const before = await find(db, lead.id)
  const kavya = await aSalesperson(db, api)
  const call = { id: lead.id, kind: 'call', key: 'a-call' }
  await kavya.post('LogContact', call)
  const nextStepAt = new Date(Date.now() + 7_200_000).toISOString()
  const logged = await kavya.post('LogContact', { ...call, result: 'spoke', nextStep: 'Call again', nextStepAt })
  expect(await find(db, lead.id)).toMatchObject({ state: 'contacted', ownerId: kavya.account.id, waitingSince: null })

  const undone = await kavya.post('UndoLeadEvent', logged.json().data)

  expect([undone.statusCode, phraseOf(undone)]).toEqual([200, messages.undone])
  const { version: _, updatedAt: __, ...restored } = (await find(db, lead.id)) ?? {}
  expect(before).toMatchObject(restored)
  expect(await db.select().from(leadEvents)).toEqual([])
  const lines = await db.select().from(auditLog).where(eq(auditLog.entity, 'lead')).orderBy(auditLog.id)
  expect(lines.map(({ action }) => action)).toEqual(['update', 'update', 'undo'])
  expect(lines[1]).toMatchObject({ after: { state: 'contacted', nextStep: 'Call again' } })
  expect(phraseOf(await kavya.post('UndoLeadEvent', logged.json().data))).toBe(messages.nothingToUndo)
})

test('undoing a change of several leads restores each, including what the state lost cleared', async ({ api, db }) => {
  const kavya = await aSalesperson(db, api)
  const farah = await aSalesperson(db, api)
  const given = [
    { waitingSince: hourAgo(), ownerId: farah.account.id },
    { state: 'negotiating' as const, nextStep: 'Call', nextStepAt: hourAgo() },
  ]
  const ids = [(await aLead(db, given[0])).id, (await aLead(db, given[1])).id]
  const changes = [{ ownerId: kavya.account.id }, { state: 'lost', lostReason: 'price', lostNote: 'Too dear' }]

  for (const changed of changes) {
    const before = await db.select().from(leads).orderBy(leads.id)
    const { eventIds } = (await kavya.post('ChangeLeads', { ids, ...changed })).json().data
    expect(eventIds).toHaveLength(2)
    expect(phraseOf(await kavya.post('UndoLeadEvents', { eventIds }))).toBe(messages.undoneMany(2, 0))

    const after = await db.select().from(leads).orderBy(leads.id)
    for (const [at, { version: _, updatedAt: __, ...restored }] of after.entries())
      expect(before[at]).toMatchObject(restored)
  }
  expect(await db.select().from(leadEvents)).toEqual([])
})

test('undoing a change of owner leaves the lead without one if the former owner was removed', async ({ api, db }) => {
  const kavya = await aSalesperson(db, api)
  const farah = await aSalesperson(db, api)
  const { id } = await aLead(db, { ownerId: farah.account.id })
  const { eventIds } = (await kavya.post('ChangeLeads', { ids: [id], ownerId: kavya.account.id })).json().data
  await db.delete(accounts).where(eq(accounts.id, farah.account.id))

  expect(phraseOf(await kavya.post('UndoLeadEvents', { eventIds }))).toBe(messages.undoneMany(1, 0))
  expect(await find(db, id)).toMatchObject({ ownerId: null })
})

test('undoing a change of several leads skips the leads that were changed since', async ({ api, db }) => {
  const kavya = await aSalesperson(db, api)
  const [one, other] = [await aLead(db, { state: 'contacted' }), await aLead(db, { state: 'contacted' })]
  const { eventIds } = (await kavya.post('ChangeLeads', { ids: [one.id, other.id], state: 'visited' })).json().data
  await kavya.post('ChangeLead', { id: other.id, state: 'negotiating' })

  expect(phraseOf(await kavya.post('UndoLeadEvents', { eventIds }))).toBe(messages.undoneMany(1, 1))
  expect(await find(db, one.id)).toMatchObject({ state: 'contacted' })
  expect(await find(db, other.id)).toMatchObject({ state: 'negotiating' })
  const again = await kavya.post('UndoLeadEvents', { eventIds })
  expect([again.statusCode, phraseOf(again)]).toEqual([409, messages.nothingToUndo])
})

test('undoing a change of several leads counts each entry once, and none that was undone before', async ({
  api,
  db,
}) => {
  const kavya = await aSalesperson(db, api)
  const [one, other] = [await aLead(db, { state: 'contacted' }), await aLead(db, { state: 'contacted' })]
  const { eventIds } = (await kavya.post('ChangeLeads', { ids: [one.id, other.id], state: 'visited' })).json().data
  await kavya.post('UndoLeadEvent', { eventId: eventIds[0] })

  const undone = await kavya.post('UndoLeadEvents', { eventIds: [...eventIds, ...eventIds] })

  expect(phraseOf(undone)).toBe(messages.undoneMany(1, 0))
  expect(await find(db, other.id)).toMatchObject({ state: 'contacted' })
})

test('the owners are read once for a change of several leads and once for its undo', async ({ api, db }) => {
  const kavya = await aSalesperson(db, api)
  const farah = await aSalesperson(db, api)
  const ids = [(await aLead(db, { ownerId: farah.account.id })).id, (await aLead(db, { ownerId: farah.account.id })).id]
  const readsOfOwners = async (path: string, body: object) => {
    const queries = await statementsOf(() => kavya.post(path, body))
    return queries.filter((query) => query.includes('from "accounts"') && query.includes('concat_ws')).length
  }

  expect(await readsOfOwners('ChangeLeads', { ids, ownerId: kavya.account.id })).toBe(1)
  const eventIds = (await db.select().from(leadEvents)).map(({ id }) => id)
  expect(await readsOfOwners('UndoLeadEvents', { eventIds })).toBe(1)
  expect(await db.$count(leads, eq(leads.ownerId, farah.account.id))).toBe(2)
})

test('a call can be logged again with the same key after it was undone', async ({ api, db }) => {
  const lead = await aLead(db)
  const kavya = await aSalesperson(db, api)
  const call = { id: lead.id, kind: 'call', key: 'a-call' }
  const wrong = await kavya.post('LogContact', { ...call, result: 'wrongNumber' })
  await kavya.post('UndoLeadEvent', wrong.json().data)

  await kavya.post('LogContact', { ...call, result: 'noAnswer' })

  const { events } = (await kavya.get(`GetLead/${lead.id}`)).json().data
  expect(events).toMatchObject([{ kind: 'owner' }, { kind: 'call', result: 'noAnswer' }])
})

test('a call is not undone when the lead was changed after it', async ({ api, db }) => {
  const lead = await aLead(db, { waitingSince: hourAgo() })
  const kavya = await aSalesperson(db, api)
  const farah = await aSalesperson(db, api)
  const logged = await kavya.post('LogContact', { id: lead.id, kind: 'call', result: 'spoke' })
  const seen = await find(db, lead.id)
  await farah.post('ChangeLead', { id: lead.id, version: seen?.version, state: 'negotiating' })

  const refused = await kavya.post('UndoLeadEvent', logged.json().data)

  expect([refused.statusCode, phraseOf(refused)]).toEqual([409, messages.changedSince])
  expect(await find(db, lead.id)).toMatchObject({ state: 'negotiating' })
  expect(await db.$count(leadEvents, eq(leadEvents.kind, 'call'))).toBe(1)
})

test('undoing a change of state restores the state, the dropped step and the waiting time', async ({ api, db }) => {
  const nextStepAt = new Date()
  const lead = await aLead(db, { waitingSince: hourAgo(), nextStep: 'Call', nextStepAt })
  const kavya = await aSalesperson(db, api)
  const eventOf = (answer: { json(): { data: { events: { id: number; kind: string }[] } } }) =>
    answer.json().data.events.find(({ kind }) => kind === 'state')?.id

  const visited = await kavya.post('ChangeLead', { id: lead.id, version: 1, state: 'visited' })
  expect((await kavya.post('UndoLeadEvent', { eventId: eventOf(visited) })).statusCode).toBe(200)
  expect(await find(db, lead.id)).toMatchObject({ state: 'new', waitingSince: lead.waitingSince, answeredAt: null })

  const { version } = (await find(db, lead.id)) ?? {}
  const lost = await kavya.post('ChangeLead', { id: lead.id, version, state: 'lost', lostReason: 'price' })
  // Renaming a lead is not part of the change that is undone.
  await kavya.post('ChangeLead', { id: lead.id, name: 'Ananya Sethi' })
  expect((await kavya.post('UndoLeadEvent', { eventId: eventOf(lost) })).statusCode).toBe(200)
  expect(await find(db, lead.id)).toMatchObject({
    state: 'new',
    lostReason: null,
    nextStep: 'Call',
    nextStepAt,
    name: 'Ananya Sethi',
  })
  expect(await db.select().from(leadEvents)).toEqual([])
})

test('only the account that logged a contact can undo it, and only for an hour', async ({ api, db }) => {
  const lead = await aLead(db, { ownerId: null })
  const kavya = await aSalesperson(db, api)
  const farah = await aSalesperson(db, api)
  const logged = await kavya.post('LogContact', { id: lead.id, kind: 'whatsapp' })
  const note = await kavya.post('LogContact', { id: lead.id, kind: 'note', text: 'Wants a corner flat' })

  expect(phraseOf(await farah.post('UndoLeadEvent', logged.json().data))).toBe(messages.notYours)
  expect(phraseOf(await kavya.post('UndoLeadEvent', note.json().data))).toBe(messages.nothingToUndo)
  await db.update(leadEvents).set({ at: new Date(Date.now() - 61 * 60_000) })
  expect(phraseOf(await kavya.post('UndoLeadEvent', logged.json().data))).toBe(messages.entryUndoOver)
  expect(await find(db, lead.id)).toMatchObject({ ownerId: kavya.account.id, state: 'contacted' })
})
