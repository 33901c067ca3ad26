import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { topicsMessages as messages } from '#contract/newsletter/topics.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import type { Write } from '#server/db/write.ts'
import { leadEvents, leads } from '#server/leads/leads.tables.ts'
import type { TestApi } from '#test/api.ts'
import { aProject, aSubscriber } from '#test/builders.ts'
import { test } from '#test/outbox.ts'
import { refusal } from '#test/people.ts'
import { subscribers, subscriberTopics, subscriptionLinks } from './subscribers.tables.ts'
import { createSubscriptionService } from './subscription.service.ts'
import { createTopicsRepository } from './topics.repository.ts'

const SUBSCRIBE = '/NewsandEvents/ManageNewsLetterSubscription/'
const FOLLOW = '/NewsandEvents/FollowTopic'
const READ = '/NewsandEvents/ReadSubscription'
const CONFIRM = '/NewsandEvents/ConfirmSubscription'
const LEAVE = '/NewsandEvents/LeaveTopics'
const DAY_MS = 86_400_000
const EMAIL = 'asha@visitor.example'

const done = { responseMessage: { isSuccessStatusCode: true, reasonPhrase: messages.almost }, data: null }

test('a new subscriber waits until the link in the mail is opened and confirmed', async ({ api, db, outbox }) => {
  await api.post(SUBSCRIBE, { email: EMAIL })
  expect(await listed(api)).toEqual([
    { email: EMAIL, isSubscribed: true, state: 'waiting', topics: [messages.allNews] },
  ])

  const [mail] = await outbox.mails(1)
  expect([mail?.to, mail?.subject]).toEqual([EMAIL, 'Plinth Group: please confirm'])
  const token = tokenIn(mail?.text)
  expect((await api.post(READ, { token })).json().data).toEqual([
    { id: 1, topicName: messages.allNews, isConfirmed: false },
  ])
  expect(await listed(api)).toMatchObject([{ state: 'waiting' }])

  const confirmed = await api.post(CONFIRM, { token })
  expect(confirmed.json().responseMessage.reasonPhrase).toBe(messages.confirmed)
  expect(await listed(api)).toMatchObject([{ isSubscribed: true, state: 'confirmed' }])
  const lines = await db.select().from(auditLog).orderBy(auditLog.id)
  expect(lines.map(({ action, entityId }) => [action, entityId])).toEqual([
    ['subscribe', '1'],
    ['confirm', '1'],
  ])
  expect(JSON.stringify(lines)).not.toContain('visitor.example')
})

test('the token is stored as a hash only', async ({ api, db, outbox }) => {
  await api.post(SUBSCRIBE, { email: EMAIL })
  const token = tokenIn((await outbox.mails(1))[0]?.text)

  const [link] = await db.select().from(subscriptionLinks)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(link)).not.toContain(token)
})

test('an address gets one confirmation mail a day, whatever it asks for and however often', async ({
  api,
  db,
  outbox,
}) => {
  const { id } = await aProject(db, { name: 'Suncourt', city: 'Noida' })
  for (const body of [{ productId: id }, { city: 'noida' }, { productId: id }])
    expect((await api.post(FOLLOW, { email: EMAIL, ...body })).json()).toEqual(done)
  await api.post(SUBSCRIBE, { email: EMAIL.toUpperCase() })

  const mails = await outbox.mails(1)
  expect(mails[0]?.text).toContain('About: Suncourt')
  const token = tokenIn(mails[0]?.text)
  expect(await db.select().from(leads)).toEqual([])
  await api.post(CONFIRM, { token })
  await api.post(CONFIRM, { token })
  expect(await db.select().from(leads)).toMatchObject([{ email: EMAIL, source: 'follow', waitingSince: null }])
  expect(await db.select().from(leadEvents)).toMatchObject([{ kind: 'follow', details: { projectName: 'Suncourt' } }])
  expect((await api.post(READ, { token })).json().data).toMatchObject([
    { topicName: 'Suncourt', isConfirmed: true },
    { topicName: 'Noida', isConfirmed: true },
    { topicName: messages.allNews, isConfirmed: true },
  ])
})

test('parallel requests for one address send one mail', async ({ api, db, outbox }) => {
  const { id } = await aProject(db)
  await Promise.all(
    Array.from({ length: 4 }, (_, nth) =>
      api.post(FOLLOW, { email: EMAIL, productId: id }, { remoteAddress: `192.0.2.${nth}` }),
    ),
  )

  expect(await outbox.mails(1)).toHaveLength(1)
  expect(await db.$count(subscriberTopics)).toBe(1)
})

test('a day later a waiting address gets another mail, a confirmed one gets none', async ({ db, write, outbox }) => {
  const first = Date.now()
  await join(db, write, new Date(first))
  await join(db, write, new Date(first + DAY_MS - 60_000))
  await outbox.mails(1)
  await join(db, write, new Date(first + DAY_MS))
  await outbox.mails(2)

  await createTopicsRepository(db).confirmAll(1, new Date())
  await join(db, write, new Date(first + 10 * DAY_MS))

  expect(await outbox.mails(2)).toHaveLength(2)
})

test('a topic that a confirmed subscriber adds has to be confirmed, too', async ({ api, db, outbox }) => {
  const { id } = await aProject(db, { name: 'Suncourt' })
  const subscriber = await aSubscriber(db, { email: EMAIL, confirmedAt: new Date() })
  await createTopicsRepository(db).createConfirmed([subscriber.id], new Date())

  await api.post(FOLLOW, { email: EMAIL, productId: id })

  const token = tokenIn((await outbox.mails(1))[0]?.text)
  expect((await api.post(READ, { token })).json().data).toMatchObject([
    { topicName: messages.allNews, isConfirmed: true },
    { topicName: 'Suncourt', isConfirmed: false },
  ])
  expect(await listed(api)).toMatchObject([{ state: 'confirmed' }])
})

test('the confirmation mail contains no text that the visitor entered', async ({ api, db, outbox }) => {
  await aProject(db, { city: 'Greater Noida' })
  await api.post(FOLLOW, { email: EMAIL, city: 'GREATER nOIDA', name: 'http://spam.example' })

  const [mail] = await outbox.mails(1)
  expect(mail?.text).toContain('About: Greater Noida')
  for (const text of [mail?.text, mail?.html]) {
    expect(text).not.toMatch(/nOIDA|spam|asha@/)
  }
})

test('leaving one topic keeps the others, and leaving the last one unsubscribes', async ({ api, db, outbox }) => {
  const { id } = await aProject(db, { name: 'Suncourt' })
  await api.post(SUBSCRIBE, { email: EMAIL })
  await api.post(FOLLOW, { email: EMAIL, productId: id })
  const token = tokenIn((await outbox.mails(1))[0]?.text)
  await api.post(CONFIRM, { token })

  const left = await api.post(LEAVE, { token, topicId: 2 })
  expect(left.json().responseMessage.reasonPhrase).toBe(messages.left)
  expect(await listed(api)).toMatchObject([{ state: 'confirmed', topics: [messages.allNews] }])
  expect((await api.post(LEAVE, { token, topicId: 2 })).statusCode).toBe(200)

  await api.post(LEAVE, { token, topicId: 1 })
  expect(await listed(api)).toEqual([
    { email: EMAIL, isSubscribed: false, leadId: expect.any(Number), state: 'unsubscribed', topics: [] },
  ])
  expect((await api.post(READ, { token })).json().data).toEqual([])
})

test('all topics can be left at once, and a later subscription waits again', async ({ api, db, outbox }) => {
  await api.post(SUBSCRIBE, { email: EMAIL })
  const token = tokenIn((await outbox.mails(1))[0]?.text)
  await api.post(CONFIRM, { token })

  const left = await api.post(LEAVE, { token, topicId: null })
  expect(left.json().responseMessage.reasonPhrase).toBe(messages.leftAll)
  expect(await listed(api)).toMatchObject([{ isSubscribed: false, state: 'unsubscribed' }])
  expect(await db.select().from(auditLog).where(eq(auditLog.action, 'unsubscribe'))).toHaveLength(1)

  await api.post(SUBSCRIBE, { email: EMAIL })
  expect(await listed(api)).toMatchObject([{ isSubscribed: true, state: 'waiting' }])
})

test('a link cannot change the topics of another subscriber', async ({ api, db, outbox }) => {
  await api.post(SUBSCRIBE, { email: EMAIL })
  const token = tokenIn((await outbox.mails(1))[0]?.text)
  const other = await aSubscriber(db)
  await createTopicsRepository(db).createConfirmed([other.id], new Date())

  await api.post(LEAVE, { token, topicId: 2 })
  await api.post(LEAVE, { token, topicId: null })

  expect(await db.select({ owner: subscriberTopics.subscriberId }).from(subscriberTopics)).toEqual([
    { owner: other.id },
  ])
})

test('an unknown or expired link is refused and changes nothing', async ({ api, db, outbox }) => {
  await api.post(SUBSCRIBE, { email: EMAIL })
  const token = tokenIn((await outbox.mails(1))[0]?.text)
  await db.update(subscriptionLinks).set({ expiresAt: new Date(Date.now() - 1) })

  for (const wrong of [token, 'x'.repeat(43), ' ', "'; --"]) {
    for (const path of [READ, CONFIRM, LEAVE]) {
      const response = await api.post(path, { token: wrong, topicId: null })
      expect(response.json()).toEqual(refusal(messages.linkUnknown))
    }
  }
  expect(await listed(api)).toMatchObject([{ state: 'waiting' }])
})

test.for([
  [{}, messages.oneTopic],
  [{ productId: 1, city: 'Noida' }, messages.oneTopic],
  [{ productId: 'x' }, messages.unknownProject],
  [{ productId: 99 }, messages.unknownProject],
  [{ productId: 1 }, messages.unknownProject],
  [{ city: 'Atlantis' }, messages.unknownCity],
  [{ city: 'Noida' }, messages.unknownCity],
] as const)('following %j is refused when only a hidden project exists', async ([body, sentence], { api, db }) => {
  await aProject(db, { city: 'Noida', isActive: false })

  const response = await api.post(FOLLOW, { email: EMAIL, ...body })

  expect(response.json()).toEqual(refusal(sentence))
  expect(await db.$count(subscribers)).toBe(0)
})

test('a visitor can follow topics ten times in ten minutes, then gets 429', async ({ api, db }) => {
  const { id } = await aProject(db)
  for (let nth = 0; nth < 10; nth += 1)
    await api.post(FOLLOW, { email: `reader-${nth}@visitor.example`, productId: id })

  expect((await api.post(FOLLOW, { email: EMAIL, productId: id })).statusCode).toBe(429)
})

test('the list can be filtered by state', async ({ api, db }) => {
  await aSubscriber(db, { email: 'waiting@mail.example' })
  await aSubscriber(db, { email: 'confirmed@mail.example', confirmedAt: new Date() })
  await aSubscriber(db, { email: 'unsubscribed@mail.example', isSubscribed: false })
  const token = await api.tokenOf('Sales')

  for (const state of ['waiting', 'confirmed', 'unsubscribed']) {
    const body = { page: 1, pageSize: 10, filters: { state } }
    const { rows } = (await api.post('/NewsandEvents/SearchNewsLetterSubscriptions', body, { token })).json().data
    expect(rows.map(({ email }: { email: string }) => email)).toEqual([`${state}@mail.example`])
  }
})

async function listed(api: TestApi) {
  return (await api.get('/NewsandEvents/GetNewsLetterSubscription', { token: await api.tokenOf('Admin') })).json()
}

function tokenIn(text: string | undefined) {
  return /\/subscription\/([\w-]+)/.exec(text ?? '')?.[1] ?? ''
}

async function join(db: Db, write: Write, now: Date) {
  const rateLimits = { spendOnForm: async () => {}, mayMail: async () => true }
  const site = { publicUrl: 'https://plinth.example' }
  await createSubscriptionService({ db, write, rateLimits, site, now: () => now }).subscribe(EMAIL, '192.0.2.1')
}
