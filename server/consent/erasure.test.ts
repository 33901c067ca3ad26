import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asc, eq, sql } from 'drizzle-orm'
import { expect, inject } from 'vitest'
import { consentMessages as messages } from '#contract/consent/consent.messages.ts'
import type { DataRequest } from '#contract/consent/consent.schema.ts'
import { appointments } from '#server/appointments/appointments.tables.ts'
import { ENGINE, newPlace, openPlace } from '#server/backup/backup.fixture.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import type { Config } from '#server/config.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { Jobs } from '#server/db/jobs.ts'
import { rowsOf } from '#server/db/rows.ts'
import { enquiries } from '#server/enquiries/enquiries.tables.ts'
import { createLocalFileStore } from '#server/gateways/file-store.ts'
import { accounts } from '#server/identity/accounts.tables.ts'
import { aLead } from '#server/leads/leads.fixture.ts'
import { leadContacts, leads } from '#server/leads/leads.tables.ts'
import { undeliveredMails } from '#server/mail/undelivered-mails.tables.ts'
import { registerUploadJobs } from '#server/uploads/upload-jobs.ts'
import { uploads } from '#server/uploads/uploads.tables.ts'
import { anAccount, anUpload } from '#test/builders.ts'
import { test as outboxTest } from '#test/outbox.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { waitForBlocked } from '#test/wait-for.ts'
import { applyErasures } from './apply-erasures.ts'
import { dataRequests, erasures } from './consent.tables.ts'
import { ask, EMAIL, findTraces, sendEnquiry, sendEverything, TRACES } from './erasure.fixture.ts'
import { createErasureList, ERASURES_FILE } from './erasure-list.ts'
import { findPerson } from './person.ts'
import { erasePerson } from './personal-tables.ts'

/** Without rate limits, because a person who uses every form in one second would get more mails than allowed. */
const test = outboxTest.extend<{ config: Config; hasOwnApi: boolean; jobs: Jobs }>({
  hasOwnApi: true,
  config: async ({ config }, use) => use({ ...config, hasRateLimits: false }),
  jobs: async ({ jobs }, use) => {
    registerUploadJobs(jobs, { variants: { makeAll: async () => {} }, uploads: { removeOrphan: async () => {} } })
    await use(jobs)
  },
})

const OTHER = 'ravi@visitor.example'
const CARRY_OUT = '/Consent/CarryOutErasure'

test('nothing of an erased person is left in any column of any table', async ({ api, db, config, jobs }) => {
  await sendEverything(api, db)
  expect((await findTraces(db)).length).toBeGreaterThan(12)
  const token = await api.tokenOf('Admin', { email: 'admin@plinth.example' })
  const image = await anUpload(db, { folder: 'ProjectImages' })
  await db.update(accounts).set({ profileImage: image.storedName }).where(sql`email = ${EMAIL}`)
  await ask(api, db, EMAIL, { withAccount: true })
  const [request] = (await api.get('/Consent/GetDataRequests', { token })).json().data as DataRequest[]
  const contacts = request?.contacts.map(({ value }) => value)
  expect(contacts?.toSorted()).toEqual(['+919810012345', EMAIL])

  const response = await api.post(CARRY_OUT, { id: request?.id, contacts }, { token })

  expect(response.json().responseMessage.reasonPhrase).toBe(messages.erased)
  // The last mail to the person is in the queue until it is sent.
  await jobs.stop()
  await db.execute(sql`delete from jobs.job where data ->> 'isLast' = 'true'`)
  expect(await findTraces(db)).toEqual([])
  expect(await db.$count(uploads)).toBe(0)
  expect(await rowsOf(db, sql`select data from jobs.job where name = 'upload-orphans'`)).toEqual([
    { data: { folder: 'ProjectImages', name: image.storedName } },
  ])
  const [done] = await db.select().from(dataRequests)
  expect(done).toMatchObject({ email: null, state: 'done' })
  expect(done?.removed).toMatchObject({ enquiries: 2, appointments: 2, leads: 1, subscribers: 1, accounts: 1 })
  const stored = await readFile(join(config.dataDir, ERASURES_FILE), 'utf8')
  for (const trace of TRACES) expect(stored.toLowerCase()).not.toContain(trace)
})

test('an erasure leaves other people as they are, even with a longer address or number', async ({
  api,
  db,
  config,
}) => {
  await sendEnquiry(api, { email: OTHER, name: 'Ravi', mobileNumber: '9999912345', message: 'Hello' })
  const before = await db.select().from(enquiries)
  await sendEverything(api, db)
  const others = [`m.${EMAIL}`, `${EMAIL}.in`, 'Call +1 9810012345', 'Call 69810012345', '/admin/leads/23']
  await db.delete(undeliveredMails)
  const mail = { recipient: OTHER, reason: 'away', queuedAt: new Date() }
  await db.insert(undeliveredMails).values(others.map((subject) => ({ ...mail, jobId: subject, subject })))
  await mkdir(config.mail.outbox, { recursive: true })
  for (const [at, text] of others.entries()) await writeFile(join(config.mail.outbox, `other-${at}.eml`), text)
  const token = await api.tokenOf('Admin')
  await ask(api, db, EMAIL)
  await api.post(CARRY_OUT, { id: 1, contacts: ['+919810012345'] }, { token })

  expect(await db.select().from(enquiries)).toEqual(before)
  expect((await db.select().from(undeliveredMails)).map(({ subject }) => subject)).toEqual(others)
  expect((await readdir(config.mail.outbox)).filter((name) => name.startsWith('other-'))).toHaveLength(others.length)
  expect(await db.select().from(leads)).toMatchObject([{ name: 'Ravi', email: OTHER }])
  expect(await db.$count(accounts, sql`email = ${EMAIL}`)).toBe(1)
})

test('a lead that another person has also used stays without the erased contacts, and the mail says so', async ({
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
  // Waits until these mails are delivered, because the erasure deletes waiting mails.
  await outbox.mails(6)
  const mail = { recipient: OTHER, subject: 'Call 9810012345', reason: 'away', queuedAt: new Date() }
  await db.insert(undeliveredMails).values({ ...mail, jobId: 'other' })

  await api.post(CARRY_OUT, { id: 1, contacts: [] }, { token })

  // The number was not erased, so it is not a trace of this person.
  expect(await db.$count(undeliveredMails)).toBe(1)

  expect(await db.select().from(leads)).toMatchObject([
    { name: 'Ravi', email: OTHER, phone: '+919810012345', otherContacts: null },
  ])
  expect(await db.select().from(enquiries)).toMatchObject([{ email: OTHER }])
  expect(await outbox.mails(7)).toContainEqual(
    expect.objectContaining({ to: EMAIL, text: expect.stringContaining(messages.keptShared) }),
  )
})

test('an erasure includes a lead that was merged into another, and a number that only a lead has', async ({
  api,
  db,
  jobs,
}) => {
  await sendEnquiry(api, { email: OTHER, name: 'Ravi', mobileNumber: '9999912345', message: 'Hello' })
  await sendEnquiry(api, { email: EMAIL, name: 'Ananya Sethi', mobileNumber: '9810012345' })
  const token = await api.tokenOf('Admin')
  const kin = { name: 'Kin', mobileNumber: '9810012345', email: 'kin@visitor.example', isOtherPerson: true }
  await api.post('/Leads/AddWalkIn', kin, { token })
  await api.post('/Leads/MergeLeads', { id: 1, otherId: 2, taken: ['name'] }, { token })
  await ask(api, db, EMAIL)

  const erased = await api.post(CARRY_OUT, { id: 1, contacts: ['+919810012345'] }, { token })

  expect(erased.statusCode).toBe(200)
  expect(await db.select().from(leads).orderBy(leads.id)).toMatchObject([
    { id: 1, name: OTHER, email: OTHER, phone: '+919999912345', otherContacts: null },
    { id: 3, name: 'Kin', email: 'kin@visitor.example', phone: null },
  ])
  await jobs.stop()
  await db.execute(sql`delete from jobs.job where data ->> 'isLast' = 'true'`)
  expect(await findTraces(db)).toEqual([])
})

test('the name that a merge replaced is erased, and undoing that merge keeps the current one', async ({ api, db }) => {
  await sendEnquiry(api, { email: EMAIL, name: 'Ananya Sethi', mobileNumber: '9810012345' })
  await sendEnquiry(api, { email: OTHER, name: 'Ravi', mobileNumber: '9999912345', message: 'Hello' })
  const token = await api.tokenOf('Admin')
  const merged = await api.post('/Leads/MergeLeads', { id: 1, otherId: 2, taken: ['name'] }, { token })
  await ask(api, db, EMAIL)

  await api.post(CARRY_OUT, { id: 1, contacts: ['+919810012345'] }, { token })

  expect((await findTraces(db)).filter((place) => place.startsWith('lead'))).toEqual([])
  expect((await api.post('/Leads/UndoMerge', merged.json().data, { token })).statusCode).toBe(200)
  expect(await db.select().from(leads).orderBy(leads.id)).toMatchObject([
    { id: 1, name: 'Ravi', email: null, phone: null, mergedIntoId: null },
    { id: 2, name: 'Ravi', email: OTHER, phone: '+919999912345', mergedIntoId: null },
  ])
})

test('a request is decided once, and only contacts of the request can be erased', async ({ api, db, outbox }) => {
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
  const lines = await db.select().from(auditLog).orderBy(asc(auditLog.id))
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
  // The request did not include the account.
  expect((await findTraces(restored.db)).filter((place) => !place.startsWith('accounts.'))).toEqual([])
  await restored.close()
  expect(await readdir(target)).toContain(ERASURES_FILE)
})

test('an erasure that is applied again deletes the image of the account, also after a failed attempt', async ({
  db,
}) => {
  const image = await anUpload(db, { folder: 'ProjectImages' })
  await anAccount(db, { role: 'Customer', email: EMAIL, profileImage: image.storedName })
  const list = createErasureList({ dataDir: await temporaryFolder() })
  const hash = (await list.hasher())(EMAIL)
  await list.add([{ hash, erasedAt: new Date().toISOString(), withAccount: true }])
  const removed: string[] = []
  const cache = { remove: async (path: string) => void removed.push(path) }
  const unreachable = { remove: () => Promise.reject(new Error('The store is unreachable.')) }
  await expect(applyErasures(db, list, { store: unreachable, cache })).rejects.toThrow('unreachable')

  expect(await applyErasures(db, list, { store: cache, cache })).toBe(1)

  expect(removed).toEqual(
    expect.arrayContaining([`ProjectImages/${image.storedName}`, `ProjectImages-320-avif/${image.storedName}`]),
  )
  expect(await db.$count(uploads)).toBe(0)
})

// The embedded database has one connection, so two transactions never overlap there.
if (inject('postgres')) {
  test('an erasure locks leads before their contacts, like a merge, and in order of id, like a bulk change', async ({
    db,
  }) => {
    const phone = '+919810012345'
    const [first, second] = [await aLead(db, { phone }), await aLead(db, { email: EMAIL })]
    await db.insert(leadContacts).values([
      { leadId: first.id, kind: 'phone', value: phone },
      { leadId: first.id, kind: 'email', value: OTHER },
      { leadId: second.id, kind: 'email', value: EMAIL },
      { leadId: second.id, kind: 'email', value: 'zoya@visitor.example' },
    ])
    // An update stores the row after the other one, so that a query without an order finds it last.
    await db.update(leads).set({ name: 'Ravi' }).where(eq(leads.id, first.id))

    const { erasure } = await db.transaction(async (changing) => {
      await changing.select().from(leads).where(eq(leads.id, first.id)).for('update')
      const erasure = db.transaction(async (tx) =>
        erasePerson(tx, await findPerson(tx, { emails: [EMAIL], phones: [phone], withAccount: false }), new Date()),
      )
      await waitForBlocked(db)
      // Nothing else may be locked yet, or else the merge or the bulk change and the erasure would wait for each other.
      expect(await changing.select().from(leadContacts).for('update', { skipLocked: true })).toHaveLength(4)
      const isSecond = eq(leads.id, second.id)
      expect(await changing.select().from(leads).where(isSecond).for('update', { skipLocked: true })).toHaveLength(1)
      return { erasure }
    })

    await erasure
    expect(await db.select().from(leads).orderBy(leads.id)).toMatchObject([{ phone: null }, { email: null }])
  })
}

/** The list is in neither the database nor its backups, so an operator has to copy it. */
async function createErasureListCopy(from: string, to: string) {
  const text = await readFile(join(from, ERASURES_FILE), 'utf8')
  await mkdir(to, { recursive: true })
  await writeFile(join(to, ERASURES_FILE), text)
  expect(await createErasureList({ dataDir: to }).read()).toHaveLength(2)
}
