import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { enquiriesMessages } from '#contract/enquiries/enquiries.messages.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { createFreeSpaceGuard } from '#server/db/free-space.ts'
import { rowsOf } from '#server/db/rows.ts'
import { createWriter } from '#server/db/write.ts'
import { rateLimits } from '#server/rate-limits/rate-limits.tables.ts'
import { test as bareTest, openTestApi } from '#test/api.ts'
import { aProject } from '#test/builders.ts'
import { test } from '#test/outbox.ts'
import { enquiries } from './enquiries.tables.ts'

const PATH = '/Home/SaveContactUs/'
const given = {
  name: ' Asha Verma ',
  email: 'Asha@visitor.example',
  countryCode: '+91',
  mobileNumber: '98100 00000',
  interest: 'Residential',
  message: 'Is 1203 facing the park?',
  isAuthorize: true,
}

test('an enquiry is stored, and the visitor and the office get a mail', async ({ api, db, outbox }) => {
  const response = await api.post(PATH, given)

  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: 'Your message has been sent.' },
    data: null,
  })
  expect(response.headers['cache-control']).toBe('no-store')
  const { isAuthorize: _wire, ...fields } = given
  expect(await db.select().from(enquiries)).toMatchObject([
    { id: 1, ...fields, name: 'Asha Verma', isAuthorized: true },
  ])
  const [toVisitor, toOffice] = await outbox.mails(2)
  expect(toVisitor).toMatchObject({ to: 'Asha@visitor.example', from: 'Plinth <hello@plinth.example>' })
  expect(toOffice).toMatchObject({ to: 'hello@plinthgroup.example', replyTo: 'Asha@visitor.example' })
  expect(toOffice?.text).toContain('> Is 1203 facing the park?')
})

test('an enquiry is stored as a new record, whatever id is sent', async ({ api, db }) => {
  await api.post(PATH, given)
  await api.post(PATH, { ...given, id: 1, message: 'And 1204?' })

  expect((await db.select({ id: enquiries.id }).from(enquiries)).map(({ id }) => id).sort()).toEqual([1, 2])
})

test('the same enquiry sent three times in parallel succeeds each time and is stored once', async ({
  api,
  db,
  outbox,
}) => {
  const responses = await Promise.all([1, 2, 3].map(() => api.post(PATH, given)))

  expect(responses.map((response) => response.json().responseMessage.reasonPhrase)).toEqual([
    enquiriesMessages.sent,
    enquiriesMessages.sent,
    enquiriesMessages.sent,
  ])
  expect(await db.$count(enquiries)).toBe(1)
  expect(await outbox.mails(2)).toMatchObject([{ to: 'Asha@visitor.example' }, { to: 'hello@plinthgroup.example' }])
})

test('the same enquiry is stored again after ten minutes, and at once from another visitor', async ({ api, db }) => {
  await api.post(PATH, given)
  await api.post(PATH, given, { remoteAddress: '192.0.2.9' })
  expect(await db.$count(enquiries)).toBe(2)

  await db.update(rateLimits).set({ windowStartedAt: new Date(Date.now() - 600_000) })
  await api.post(PATH, given)
  expect(await db.$count(enquiries)).toBe(3)
})

test('the project of an enquiry is stored as the project spells it and mailed to the office', async ({
  api,
  db,
  outbox,
}) => {
  await aProject(db, { name: 'Rohini Central' })
  await api.post(PATH, { ...given, projectName: 'ROHINI central' })

  expect(await db.select().from(enquiries)).toMatchObject([{ projectName: 'Rohini Central' }])
  const [, toOffice] = await outbox.mails(2)
  expect(toOffice?.text).toContain('Project: Rohini Central')
})

test('an enquiry with an unknown project is stored without the project', async ({ api, db }) => {
  expect((await api.post(PATH, { ...given, projectName: 'Castle' })).statusCode).toBe(200)

  expect(await db.select().from(enquiries)).toMatchObject([{ projectName: null }])
})

test('the dial code is optional, and property names match in any letter case', async ({ api, db }) => {
  const { countryCode: _left, isAuthorize: _also, ...rest } = given
  expect((await api.post(PATH, { ...rest, ISAUTHORIZE: 'true', NAME: 'Ravi' })).statusCode).toBe(200)

  expect(await db.select().from(enquiries)).toMatchObject([{ countryCode: null, isAuthorized: true }])
})

test('the audit log entry of an enquiry has no personal data', async ({ api, db }) => {
  await api.post(PATH, given)

  expect(await db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
    { action: 'create', entity: 'enquiry', entityId: '1', actorId: null, before: null, after: null },
  ])
})

test('a NUL in a text is refused with 400', async ({ api, db }) => {
  expect((await api.post(PATH, { ...given, message: 'a\u0000b' })).statusCode).toBe(400)

  expect(await db.select().from(enquiries)).toEqual([])
})

test('when the mails cannot be queued the enquiry is not stored', async ({ config, data, db, api }) => {
  const jobs = {
    enqueueIn: async () => {
      throw new Error('the queue is away')
    },
  }
  const broken = await openTestApi(config, { ...data, write: createWriter(data.database, { ...data, jobs }) })

  const response = await broken.post(PATH, given)
  await broken.close()

  expect(response.statusCode).toBe(500)
  expect(await db.select().from(enquiries)).toEqual([])
  expect(await waitingMails(db)).toBe(0)
  // The failed attempt was rolled back, so the same enquiry is not treated as a duplicate.
  expect((await api.post(PATH, given)).statusCode).toBe(200)
  expect(await db.$count(enquiries)).toBe(1)
})

test('with little disk space left nothing is stored and no mail is sent', async ({ config, data, db }) => {
  const freeSpace = createFreeSpaceGuard({ folder: '/data', measure: async () => 0 })
  const full = await openTestApi(config, {
    ...data,
    freeSpace,
    write: createWriter(data.database, { ...data, freeSpace }),
  })

  const response = await full.post(PATH, given)
  await full.close()

  expect(response.statusCode).toBe(507)
  expect(await db.select().from(enquiries)).toEqual([])
  expect(await waitingMails(db)).toBe(0)
})

test('a visitor can send ten enquiries in ten minutes, then gets 429 with Retry-After', async ({ api, db }) => {
  for (let count = 0; count < 10; count += 1) {
    expect((await api.post(PATH, { ...given, message: `Question ${count}` })).statusCode).toBe(200)
  }
  const refused = await api.post(PATH, given)
  const neighbour = await api.post(PATH, given, { remoteAddress: '192.0.2.9' })

  expect(refused.statusCode).toBe(429)
  expect(refused.json().responseMessage).toEqual({
    isSuccessStatusCode: false,
    reasonPhrase: wireRefusals.tooManyRequests,
  })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600)
  expect(neighbour.statusCode).toBe(200)
  expect(await db.select().from(enquiries)).toHaveLength(11)
})

test('an address gets at most three confirmations an hour, and the office gets every enquiry', async ({
  api,
  outbox,
}) => {
  for (let count = 0; count < 7; count += 1) await api.post(PATH, given, { remoteAddress: `192.0.2.${count}` })

  const mails = await outbox.mails(10)
  expect(mails.filter(({ to }) => to === 'Asha@visitor.example')).toHaveLength(3)
  expect(mails.filter(({ to }) => to === 'hello@plinthgroup.example')).toHaveLength(7)
})

test('the stored counters of the mail limit contain no e-mail address', async ({ api, db }) => {
  await api.post(PATH, given)

  const keys = (await db.select().from(rateLimits)).map(({ key }) => key)
  expect(keys).toHaveLength(3)
  expect(keys.join()).not.toContain('asha')
})

bareTest.for([
  [{ name: undefined }, enquiriesMessages.nameRequired],
  [{ name: '   ' }, enquiriesMessages.nameRequired],
  [{ name: 7 }, enquiriesMessages.nameRequired],
  [{ email: '' }, enquiriesMessages.emailRequired],
  [{ email: 'asha@visitor' }, enquiriesMessages.emailInvalid],
  [{ email: 'asha@visitor.example, ravi@visitor.example' }, enquiriesMessages.emailInvalid],
  [{ mobileNumber: null }, enquiriesMessages.mobileNumberRequired],
  [{ mobileNumber: '12345' }, enquiriesMessages.mobileNumberInvalid],
  [{ mobileNumber: '1'.repeat(16) }, enquiriesMessages.mobileNumberInvalid],
  [{ mobileNumber: '98100x00000' }, enquiriesMessages.mobileNumberInvalid],
  [{ countryCode: 'India' }, enquiriesMessages.countryCodeInvalid],
  [{ interest: '' }, enquiriesMessages.interestRequired],
  [{ message: ' \n ' }, enquiriesMessages.messageRequired],
  [{ isAuthorize: false }, enquiriesMessages.authorizationRequired],
  [{ isAuthorize: undefined }, enquiriesMessages.authorizationRequired],
] as const)('an enquiry with %j is refused with 400 and a message', async ([change, sentence], { api, db }) => {
  const response = await api.post(PATH, { ...given, ...change })

  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({
    responseMessage: { isSuccessStatusCode: false, reasonPhrase: sentence },
    data: null,
  })
  expect(await db.select().from(enquiries)).toEqual([])
})

bareTest('a refused message does not count against the visitor', async ({ api }) => {
  for (let count = 0; count < 12; count += 1) {
    expect((await api.post(PATH, { ...given, isAuthorize: false })).statusCode).toBe(400)
  }
})

async function waitingMails(db: Parameters<typeof rowsOf>[0]) {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from jobs.job where name = 'mail'`,
  )
  return row?.count
}
