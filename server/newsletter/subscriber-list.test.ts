import { expect } from 'vitest'
import { subscribersMessages } from '#contract/newsletter/subscribers.messages.ts'
import { BATCH_SIZE } from '#server/db/rows.ts'
import { leadContacts, leads } from '#server/leads/leads.tables.ts'
import { type TestApi, test } from '#test/api.ts'
import { aSubscriber } from '#test/builders.ts'
import { refusal } from '#test/people.ts'
import { subscribers } from './subscribers.tables.ts'

const LIST = '/NewsandEvents/GetNewsLetterSubscription'
const SEARCH = '/NewsandEvents/SearchNewsLetterSubscriptions'

test('the list has no envelope and is newest first, including unsubscribed addresses', async ({ api, db }) => {
  await aSubscriber(db, { email: 'a@visitor.example', createdAt: at(1) })
  await aSubscriber(db, { email: 'b@visitor.example', createdAt: at(2), isSubscribed: false })

  const response = await api.get(LIST, { token: await api.tokenOf('Admin') })

  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(response.json()).toEqual([
    { email: 'b@visitor.example', isSubscribed: false, state: 'unsubscribed', topics: [] },
    { email: 'a@visitor.example', isSubscribed: true, state: 'waiting', topics: [] },
  ])
})

test('a subscriber whose address a lead has used has the id of that lead', async ({ api, db }) => {
  await aSubscriber(db, { email: 'Asha@visitor.example', createdAt: at(2) })
  await aSubscriber(db, { email: 'other@visitor.example', createdAt: at(1) })
  const [lead] = await db.insert(leads).values({ name: 'Asha', state: 'new', source: 'enquiry' }).returning()
  if (!lead) throw new Error('The lead was not stored.')
  await db.insert(leadContacts).values({ leadId: lead.id, kind: 'email', value: 'asha@visitor.example' })
  const search = await searcher(api)

  const [asha, other] = (await search({})).json().data.rows
  expect([asha.leadId, other.leadId]).toEqual([lead.id, undefined])
  expect((await api.get(LIST, { token: await api.tokenOf('Admin') })).json()[0]).toMatchObject({ leadId: lead.id })
})

test('without subscribers the list is empty', async ({ api }) => {
  const response = await api.get(LIST, { token: await api.tokenOf('Admin') })

  expect(response.body).toBe('[]')
})

test('a long list is complete, even when it ends with a full batch', async ({ api, db }) => {
  const emails = Array.from(
    { length: BATCH_SIZE * 2 },
    (_, nth) => `reader-${String(nth).padStart(5, '0')}@mail.example`,
  )
  await db.insert(subscribers).values(emails.map((email) => ({ email })))

  const response = await api.get(LIST, { token: await api.tokenOf('Admin') })

  const listed: { email: string }[] = response.json()
  expect(listed.map(({ email }) => email)).toEqual(emails.toReversed())
})

test('pages can be searched, sorted and filtered', async ({ api, db }) => {
  await aSubscriber(db, { email: 'Zoya@mail.example', createdAt: at(1) })
  await aSubscriber(db, { email: 'asha@mail.example', createdAt: at(2), isSubscribed: false })
  await aSubscriber(db, { email: 'mira_100%@mail.example', createdAt: at(3) })
  const search = await searcher(api)
  const emails = async (body: object) =>
    (await search(body)).json().data.rows.map(({ email }: { email: string }) => email.split('@')[0])

  expect((await search({})).json().data).toEqual({
    rows: [
      { email: 'mira_100%@mail.example', isSubscribed: true, state: 'waiting', topics: [] },
      { email: 'asha@mail.example', isSubscribed: false, state: 'unsubscribed', topics: [] },
      { email: 'Zoya@mail.example', isSubscribed: true, state: 'waiting', topics: [] },
    ],
    total: 3,
  })
  expect(await emails({ sort: 'email' })).toEqual(['asha', 'mira_100%', 'Zoya'])
  expect(await emails({ sort: 'email', descending: true })).toEqual(['Zoya', 'mira_100%', 'asha'])
  expect(await emails({ sort: 'isSubscribed' })).toEqual(['asha', 'Zoya', 'mira_100%'])
  expect(await emails({ sort: 'isSubscribed', descending: true })).toEqual(['mira_100%', 'Zoya', 'asha'])
  expect(await emails({ sort: 'createdAt' })).toEqual(['Zoya', 'asha', 'mira_100%'])
  expect(await emails({ search: 'ZOYA' })).toEqual(['Zoya'])
  expect(await emails({ search: '_100%' })).toEqual(['mira_100%'])
  expect(await emails({ search: 'a%a' })).toEqual([])
  expect(await emails({ filters: { isSubscribed: false } })).toEqual(['asha'])
  expect(await emails({ filters: { isSubscribed: true } })).toEqual(['mira_100%', 'Zoya'])
  expect((await search({ filters: { isSubscribed: 'maybe' } })).json()).toEqual(
    refusal(subscribersMessages.filterInvalid),
  )
})

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))

async function searcher(api: TestApi) {
  const token = await api.tokenOf('Admin')
  return (body: object) => api.post(SEARCH, body, { token })
}
