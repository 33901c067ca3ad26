import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { consentMessages as messages } from '#contract/consent/consent.messages.ts'
import type { DataRequest } from '#contract/consent/consent.schema.ts'
import { appointments } from '#server/appointments/appointments.tables.ts'
import { ENGINE, newPlace, openPlace } from '#server/backup/backup.fixture.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { brochureRequests } from '#server/catalog/brochure-requests.tables.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { rowsOf } from '#server/db/rows.ts'
import { enquiries } from '#server/enquiries/enquiries.tables.ts'
import { createLocalFileStore } from '#server/gateways/file-store.ts'
import { accounts } from '#server/identity/accounts.tables.ts'
import { leads } from '#server/leads/leads.tables.ts'
import { undeliveredMails } from '#server/mail/undelivered-mails.tables.ts'
import { subscribers } from '#server/newsletter/subscribers.tables.ts'
import { hashOfToken, newToken } from '#server/tokens.ts'
import type { TestApi } from '#test/api.ts'
import { aDocument, anAccount, aProject } from '#test/builders.ts'
import { test as outboxTest } from '#test/outbox.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { consents, dataLinks, dataRequests, erasures } from './consent.tables.ts'
import { createErasureList, ERASURES_FILE } from './erasure-list.ts'

const test = outboxTest.extend({ hasOwnApi: true })

const EMAIL = 'ananya.sethi@visitor.example'
const OTHER = 'ravi@visitor.example'
const ASKED = '/Consent/RequestErasure'
const CARRY_OUT = '/Consent/CarryOutErasure'
/** What must not be found anywhere, in any spelling that a form stores. */
const TRACES = ['ananya', 'sethi', '9810012345', '98100 12345', 'piano', 'floor above 15', 'call about the loan']

test('nothing of an erased person is left in any column of any table', async ({ api, db, config, jobs }) => {
  await sendEverything(api, db)
  expect((await findTraces(db)).length).toBeGreaterThan(12)
  const token = await api.tokenOf('Admin', { email: 'admin@plinth.example' })
  await ask(api, db, EMAIL, { withAccount: true })
  const [request] = (await api.get('/Consent/GetDataRequests', { token })).json().data as DataRequest[]
  const contacts = request?.contacts.map(({ value }) => value)
  expect(contacts?.toSorted()).toEqual(['+919810012345', EMAIL])

  const answer = await api.post(CARRY_OUT, { id: request?.id, contacts }, { token })

  expect(answer.json().responseMessage.reasonPhrase).toBe(messages.erased)
  // The last mail to the person waits in the queue until it is sent.
  await jobs.stop()
  await db.execute(sql`delete from jobs.job where data ->> 'isLast' = 'true'`)
  expect(await findTraces(db)).toEqual([])
  const [done] = await db.select().from(dataRequests)
  expect(done).toMatchObject({ email: null, state: 'done' })
  expect(done?.removed).toMatchObject({ enquiries: 2, appointments: 2, leads: 1, subscribers: 1, accounts: 1 })
  const stored = await readFile(join(config.dataDir, ERASURES_FILE), 'utf8')
  for (const trace of TRACES) expect(stored.toLowerCase()).not.toContain(trace)
})

test('an erasure leaves other people as they are', async ({ api, db }) => {
  await sendEnquiry(api, { email: OTHER, name: 'Ravi', mobileNumber: '9999912345', message: 'Hello' })
  const before = await db.select().from(enquiries)
  await sendEverything(api, db)
  const token = await api.tokenOf('Admin')
  await ask(api, db, EMAIL)
  await api.post(CARRY_OUT, { id: 1, contacts: ['+919810012345'] }, { token })

  expect(await db.select().from(enquiries)).toEqual(before)
  expect(await db.select().from(leads)).toMatchObject([{ name: 'Ravi', email: OTHER }])
  expect(await db.$count(accounts, sql`email = ${EMAIL}`)).toBe(1)
})

test('a lead that another person has used, too, stays without the erased contacts, and the mail says so', async ({
  api,
  db,
  outbox,
}) => {
  await sendEnquiry(api, { email: OTHER, name: 'Ravi', mobileNumber: '9810012345' })
  await sendEnquiry(api, { email: EMAIL, name: 'Ananya', mobileNumber: '9810012345' })
  const token = await api.tokenOf('Admin')
  await ask(api, db, EMAIL)
  const [request] = (await api.get('/Consent/GetDataRequests', { token })).json().data as DataRequest[]
  expect(request?.contacts).toEqual([
    { value: EMAIL, isShared: false },
    { value: '+919810012345', isShared: true },
    { value: OTHER, isShared: true },
  ])

  await api.post(CARRY_OUT, { id: 1, contacts: [] }, { token })

  expect(await db.select().from(leads)).toMatchObject([
    { name: 'Ravi', email: OTHER, phone: '+919810012345', otherContacts: null },
  ])
  expect(await db.select().from(enquiries)).toMatchObject([{ email: OTHER }])
  expect(await outbox.mails(4)).toContainEqual(
    expect.objectContaining({ to: EMAIL, text: expect.stringContaining(messages.keptShared) }),
  )
})

test('only staff decide, once, and only about contacts of the request', async ({ api, db, outbox }) => {
  await sendEnquiry(api, { email: EMAIL, name: 'Ananya', mobileNumber: '9810012345' })
  await ask(api, db, EMAIL)
  await ask(api, db, EMAIL)
  expect(await db.$count(dataRequests)).toBe(1)
  const token = await api.tokenOf('Admin')
  expect((await api.post(CARRY_OUT, { id: 1, contacts: [OTHER] }, { token })).statusCode).toBe(400)
  expect((await api.post('/Consent/RefuseErasure', { id: 1, reason: ' ' }, { token })).statusCode).toBe(400)

  const refused = await api.post('/Consent/RefuseErasure', { id: 1, reason: 'A booking is open.' }, { token })
  expect(refused.json().responseMessage.reasonPhrase).toBe(messages.refused)
  expect((await api.post(CARRY_OUT, { id: 1, contacts: [] }, { token })).statusCode).toBe(409)
  expect(await db.$count(enquiries)).toBe(1)
  const mails = await outbox.mails(5)
  expect(mails.find(({ text }) => text.includes('A booking is open.'))?.to).toBe(EMAIL)
  const lines = await db.select().from(auditLog)
  expect(lines.at(-1)).toMatchObject({
    action: 'refuse',
    entity: 'data-request',
    after: { reason: 'A booking is open.' },
  })
})

test('an erasure is applied again to a restored older backup, and only once', async ({ api, db, database, config }) => {
  await sendEverything(api, db)
  await sendEnquiry(api, { email: OTHER, name: 'Ravi', mobileNumber: '9999912345', message: 'Hello' })
  const folder = await temporaryFolder()
  const file = join(folder, 'site.tgz')
  await makeBackup({ database, store: createLocalFileStore(folder), file })
  const token = await api.tokenOf('Admin')
  await ask(api, db, EMAIL)
  const [request] = (await api.get('/Consent/GetDataRequests', { token })).json().data as DataRequest[]
  await api.post(CARRY_OUT, { id: request?.id, contacts: ['+919810012345'] }, { token })

  const place = await newPlace(ENGINE)
  const target = join(folder, 'restored')
  await createErasureListCopy(config.dataDir, target)
  await restoreBackup({ database: place, dataDir: target }, { file })

  const restored = await openPlace(place, target)
  const left = await restored.db.select().from(enquiries)
  expect(left.map(({ email }) => email)).toEqual([OTHER])
  expect(await restored.db.$count(appointments)).toBe(0)
  expect(await restored.db.$count(erasures)).toBe(2)
  // The account was not asked for.
  expect((await findTraces(restored.db)).filter((place) => !place.startsWith('accounts.'))).toEqual([])
  await restored.close()
  expect(await readdir(target)).toContain(ERASURES_FILE)
})

/** Uses every form, and what staff write about the person. */
async function sendEverything(api: TestApi, db: Db) {
  const project = await aProject(db, { name: 'Suncourt', city: 'Noida' })
  const document = await aDocument(db, { projectId: project.id, delivery: 'mail' })
  const person = { email: EMAIL, name: 'Ananya Sethi' }
  await sendEnquiry(api, { ...person, mobileNumber: '98100 12345', projectName: 'Suncourt', mayCall: true })
  await sendEnquiry(api, {
    ...person,
    email: EMAIL.toUpperCase(),
    mobileNumber: '9810012345',
    message: 'The piano again',
  })
  const visit = { ProjectName: 'Suncourt', UnitNo: 'for Ananya' }
  await api.post('/AppointmentBook/SubmitAppointment/', { ...visit, Email: EMAIL, MobileNo: '9810012345' })
  await api.post('/AppointmentBook/SubmitAppointment/', { ...visit, MobileNo: '9810012345' })
  await api.post('/NewsandEvents/ManageNewsLetterSubscription/', { email: EMAIL })
  await api.post('/NewsandEvents/FollowTopic', { email: EMAIL, productId: project.id })
  await api.post('/Product/RequestBrochure', { email: EMAIL, documentId: document.id })
  await api.post('/Consent/RequestDataLink', { contact: EMAIL })
  await db.execute(sql`insert into opening_requests (email) values (${EMAIL})`)
  await anAccount(db, { role: 'Customer', email: EMAIL, firstName: 'Ananya', lastName: 'Sethi' })
  const [lead] = await db.select().from(leads).where(sql`email = ${EMAIL}`)
  const token = await api.tokenOf('Sales')
  await api.post('/Leads/LogContact', { id: lead?.id, kind: 'note', text: 'Wants a floor above 15' }, { token })
  const step = { nextStep: 'call about the loan', nextStepAt: '2026-12-01T10:00:00Z' }
  const changed = await api.post('/Leads/ChangeLead', { id: lead?.id, ...step }, { token })
  expect(changed.statusCode).toBe(200)
  const mail = { to: 'office@plinth.example', subject: 'Enquiry from Ananya Sethi', replyTo: EMAIL, text: 'piano' }
  await db.insert(undeliveredMails).values([
    { jobId: 'office', recipient: mail.to, subject: mail.subject, reason: 'away', queuedAt: new Date(), mail },
    {
      jobId: 'owner',
      recipient: 'sales@plinth.example',
      subject: 'A lead is yours: Ananya Sethi',
      reason: 'away',
      queuedAt: new Date(),
      mail: { text: `Open the lead: https://plinth.example/admin/leads/${lead?.id}` },
    },
  ])
  expect([await db.$count(brochureRequests), await db.$count(subscribers)]).toEqual([1, 1])
  expect(await db.$count(consents, sql`phone = '+919810012345' or email = ${EMAIL}`)).toBe(8)
}

async function sendEnquiry(api: TestApi, given: object) {
  const enquiry = { interest: 'Homes', message: 'Large enough for a piano?', isAuthorize: true, countryCode: '+91' }
  const answer = await api.post('/Home/SaveContactUs/', { ...enquiry, ...given })
  expect(answer.statusCode).toBe(200)
}

/** Asks for erasure by a link that was mailed. */
async function ask(api: TestApi, db: Db, email: string, given: object = {}) {
  const token = newToken()
  const expiresAt = new Date(Date.now() + 60_000)
  await db.insert(dataLinks).values({ tokenHash: hashOfToken(token), email, expiresAt })
  const answer = await api.post(ASKED, { token, hasRead: true, ...given })
  expect(answer.json().responseMessage.reasonPhrase).toBe(messages.erasureAsked)
}

/** The columns of all tables, those of the job queue too, with one of the traces. */
async function findTraces(db: Db) {
  const columns = await rowsOf<{ schema: string; table: string; column: string }>(
    db,
    sql`select table_schema as schema, table_name as "table", column_name as "column" from information_schema.columns
        join information_schema.tables using (table_schema, table_name)
        where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'
          and data_type in ('text', 'json', 'jsonb', 'character varying', 'ARRAY', 'USER-DEFINED')`,
  )
  expect(columns.length).toBeGreaterThan(100)
  const places: string[] = []
  for (const { schema, table, column } of columns) {
    const value = sql`lower(${sql.identifier(column)}::text)`
    const hits = TRACES.map((trace) => sql`${value} like ${`%${trace}%`}`)
    const [found] = await rowsOf<{ found: boolean }>(
      db,
      sql`select exists (select from ${sql.identifier(schema)}.${sql.identifier(table)} where ${sql.join(hits, sql` or `)}) as found`,
    )
    if (found?.found) places.push(`${table}.${column}`)
  }
  return places
}

/** The list is beside the database: an operator keeps or copies it. */
async function createErasureListCopy(from: string, to: string) {
  const text = await readFile(join(from, ERASURES_FILE), 'utf8')
  const { mkdir, writeFile } = await import('node:fs/promises')
  await mkdir(to, { recursive: true })
  await writeFile(join(to, ERASURES_FILE), text)
  expect(await createErasureList({ dataDir: to }).read()).toHaveLength(2)
}
