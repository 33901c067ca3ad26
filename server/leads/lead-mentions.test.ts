import { expect } from 'vitest'
import { MOST_MENTIONS } from '#contract/leads/leads.constants.ts'
import { leadsMessages as messages } from '#contract/leads/leads.messages.ts'
import type { Db } from '#server/db/connection.ts'
import { type TestApi, test } from '#test/api.ts'
import { anAccount } from '#test/builders.ts'
import { aLead, aSalesperson } from './leads.fixture.ts'

const NOTE = { kind: 'note', text: 'Please call, @Farah Khan' } as const

const mentionsOf = async (staff: Awaited<ReturnType<typeof aSalesperson>>) =>
  (await staff.get('GetLeadsToday')).json().data.mentions
const aColleague = (db: Db, api: TestApi) => aSalesperson(db, api, { firstName: 'Farah', lastName: 'Khan' })

test('a colleague sees on the dashboard which notes mention them, until they open the lead', async ({ db, api }) => {
  const kavya = await aSalesperson(db, api)
  const farah = await aColleague(db, api)
  const lead = await aLead(db, { name: 'Ananya Sethi' })
  const logged = await kavya.post('LogContact', { ...NOTE, id: lead.id, mentions: [farah.account.id] })

  expect(await mentionsOf(farah)).toEqual([
    {
      eventId: logged.json().data.eventId,
      leadId: lead.id,
      leadName: 'Ananya Sethi',
      actorName: 'Kavya Nair',
      text: NOTE.text,
      at: expect.any(String),
    },
  ])
  expect(await mentionsOf(kavya)).toEqual([])
  expect((await farah.get(`GetLead/${lead.id}`)).json().data).toMatchObject({ isMentioned: true })
  expect((await kavya.get(`GetLead/${lead.id}`)).json().data).toMatchObject({ isMentioned: false })

  // The mention stays unseen when another account opens the lead.
  await kavya.post('MarkLeadOpened', { id: lead.id })
  expect(await mentionsOf(farah)).toHaveLength(1)
  await farah.post('MarkLeadOpened', { id: lead.id })
  expect(await mentionsOf(farah)).toEqual([])
  const { data } = (await farah.get(`GetLead/${lead.id}`)).json()
  expect(data).toMatchObject({ isMentioned: false, events: [{ kind: 'note', mentions: ['Farah Khan'] }] })
})

test('a note sent twice mentions a colleague once, and mentioning oneself has no effect', async ({ db, api }) => {
  const kavya = await aSalesperson(db, api)
  const farah = await aColleague(db, api)
  const lead = await aLead(db)
  const mentions = [farah.account.id, farah.account.id, kavya.account.id]
  for (let time = 0; time < 2; time += 1)
    expect(
      (await kavya.post('LogContact', { ...NOTE, id: lead.id, key: `mention-${lead.id}`, mentions })).statusCode,
    ).toBe(200)

  expect(await mentionsOf(farah)).toHaveLength(1)
  expect(await mentionsOf(kavya)).toEqual([])
})

test('an account that may not open leads cannot be mentioned, and only notes can mention', async ({ db, api }) => {
  const kavya = await aSalesperson(db, api)
  const lead = await aLead(db)
  const mention = async (mentions: number[], kind = 'note') =>
    (await kavya.post('LogContact', { ...NOTE, id: lead.id, kind, mentions })).json().responseMessage?.reasonPhrase
  const editor = await anAccount(db, { role: 'Editor' })
  const blocked = await anAccount(db, { role: 'Sales', isBlocked: true })
  const farah = await aColleague(db, api)

  expect(await mention([editor.id])).toBe(messages.mentionUnknown)
  expect(await mention([blocked.id])).toBe(messages.mentionUnknown)
  expect(await mention(Array.from({ length: MOST_MENTIONS + 1 }, (_, nth) => nth + 1))).toBe(messages.tooManyMentions)
  expect((await kavya.get(`GetLead/${lead.id}`)).json().data.events).toEqual([])

  await mention([farah.account.id], 'mail')
  expect(await mentionsOf(farah)).toEqual([])
})

test('a mention moves with its note to the lead that remains after a merge', async ({ db, api }) => {
  const kavya = await aSalesperson(db, api)
  const farah = await aColleague(db, api)
  const [lead, other] = [await aLead(db), await aLead(db)]
  await kavya.post('LogContact', { ...NOTE, id: other.id, mentions: [farah.account.id] })
  const { version } = (await kavya.get(`GetLead/${lead.id}`)).json().data
  expect((await kavya.post('MergeLeads', { id: lead.id, version, otherId: other.id, taken: [] })).statusCode).toBe(200)

  expect(await mentionsOf(farah)).toMatchObject([{ leadId: lead.id }])
})
