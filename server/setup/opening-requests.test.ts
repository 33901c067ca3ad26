import { expect } from 'vitest'
import { newsletterMessages } from '#contract/newsletter/newsletter.messages.ts'
import { openingSoonMessages, setupMessages } from '#contract/setup/setup.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { createWriter } from '#server/db/write.ts'
import { openTestApi, type TestApi } from '#test/api.ts'
import { aProject } from '#test/builders.ts'
import { test as outboxTest } from '#test/outbox.ts'
import { openingRequests } from './setup.tables.ts'

const test = outboxTest.extend({ hasOwnApi: true })

const ASK = '/Setup/TellMeWhenOpen'
const OPEN = '/Setup/OpenSite'
const done = { responseMessage: { isSuccessStatusCode: true, reasonPhrase: openingSoonMessages.thanks }, data: null }

async function readyToOpen(api: TestApi, token: string) {
  await api.post('/Global/ManageStaticContent', { termsAndConditions: 'Terms', privacy: 'Privacy' }, { token })
}

test('an address is stored once in any letter case; repeating gets the same response and sends no mail', async ({
  api,
  db,
  outbox,
}) => {
  for (const email of [' Asha@visitor.example ', 'asha@VISITOR.example'])
    expect((await api.post(ASK, { email })).json()).toEqual(done)

  expect(await db.select().from(openingRequests)).toMatchObject([{ email: 'Asha@visitor.example' }])
  expect(await db.select().from(auditLog)).toMatchObject([
    { action: 'create', entity: 'opening-request', entityId: '1', actorId: null, subject: null, after: null },
  ])
  expect(await outbox.mails(0)).toEqual([])
})

test.for([
  ['', newsletterMessages.emailRequired],
  ['asha', newsletterMessages.emailInvalid],
] as const)('the address %j is refused', async ([email, sentence], { api, db }) => {
  const response = await api.post(ASK, { email })

  expect([response.statusCode, response.json().responseMessage.reasonPhrase]).toEqual([400, sentence])
  expect(await db.$count(openingRequests)).toBe(0)
})

test('a visitor can send ten requests in ten minutes, then gets 429 with Retry-After', async ({ api, db }) => {
  for (let count = 0; count < 10; count += 1) await api.post(ASK, { email: `reader-${count}@visitor.example` })

  const refused = await api.post(ASK, { email: 'one-more@visitor.example' })

  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590)
  expect(await db.$count(openingRequests)).toBe(10)
})

test('opening the site sends each address one mail and deletes the addresses', async ({ api, db, outbox }) => {
  const token = await api.tokenOf('Admin')
  await aProject(db)
  await readyToOpen(api, token)
  for (const email of ['asha@visitor.example', 'ravi@visitor.example']) await api.post(ASK, { email })
  expect((await api.get('/Setup/GetSetup', { token })).json().data.waitingCount).toBe(2)

  const responses = await Promise.all([api.post(OPEN, {}, { token }), api.post(OPEN, {}, { token })])

  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const mails = await outbox.mails(2)
  expect(mails.map(({ to }) => to)).toEqual(['asha@visitor.example', 'ravi@visitor.example'])
  expect(mails[0]?.subject).toBe('Plinth Group: our site is open')
  expect(mails[0]?.text).toContain('your address is deleted')
  expect(await db.$count(openingRequests)).toBe(0)
  expect((await api.get('/Setup/GetSetup', { token })).json().data.waitingCount).toBe(0)
  const [line] = (await db.select().from(auditLog)).filter(({ action }) => action === 'open')
  expect(line?.after).toMatchObject({ mailed: 2 })
  expect(JSON.stringify(line)).not.toContain('visitor.example')
})

test('each of hundreds of visitors gets one mail', async ({ api, db, outbox }) => {
  const token = await api.tokenOf('Admin')
  await aProject(db)
  await readyToOpen(api, token)
  await db.insert(openingRequests).values(Array.from({ length: 250 }, (_, nth) => ({ email: `v${nth}@mail.example` })))

  expect((await api.post(OPEN, {}, { token })).statusCode).toBe(200)

  expect(new Set((await outbox.mails(250)).map(({ to }) => to)).size).toBe(250)
  expect(await db.$count(openingRequests)).toBe(0)
})

test('when the mails cannot be queued the site stays closed and the addresses stay', async ({
  api,
  config,
  data,
  db,
}) => {
  const token = await api.tokenOf('Admin')
  await aProject(db)
  await readyToOpen(api, token)
  await api.post(ASK, { email: 'asha@visitor.example' })
  const jobs = {
    enqueueIn: async () => {
      throw new Error('the queue is away')
    },
  }
  const broken = await openTestApi(config, { ...data, write: createWriter(data.database, { ...data, jobs }) })

  const response = await broken.post(OPEN, {}, { token })
  await broken.close()

  expect(response.statusCode).toBe(500)
  expect((await api.get('/Setup/GetSetup', { token })).json().data).toMatchObject({ openedAt: null, waitingCount: 1 })
})

test('on an open site the request is refused and nothing is stored', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  await aProject(db)
  await readyToOpen(api, token)
  await api.post(OPEN, {}, { token })

  const response = await api.post(ASK, { email: 'asha@visitor.example' })

  expect(response.json().responseMessage.reasonPhrase).toBe(setupMessages.alreadyOpen)
  expect(await db.$count(openingRequests)).toBe(0)
})
