import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { consentMessages as messages } from '#contract/consent/consent.messages.ts'
import { brochureRequests } from '#server/catalog/brochure-requests.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { rowsOf } from '#server/db/rows.ts'
import { leads } from '#server/leads/leads.tables.ts'
import { undeliveredMails } from '#server/mail/undelivered-mails.tables.ts'
import { subscribers } from '#server/newsletter/subscribers.tables.ts'
import { hashOfToken, newToken } from '#server/tokens.ts'
import type { TestApi } from '#test/api.ts'
import { aDocument, anAccount, aProject } from '#test/builders.ts'
import { consents, dataLinks } from './consent.tables.ts'

export const EMAIL = 'ananya.sethi@visitor.example'
const ASKED = '/Consent/RequestErasure'
/** Fragments of the person's data, in every spelling that a form stores. None may remain after an erasure. */
export const TRACES = ['ananya', 'sethi', '9810012345', '98100 12345', 'piano', 'floor above 15', 'call about the loan']

/** Submits the public forms, and adds what staff write about the person. */
export async function sendEverything(api: TestApi, db: Db) {
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

export async function sendEnquiry(api: TestApi, given: object, status = 200) {
  const enquiry = { interest: 'Homes', message: 'Large enough for a piano?', isAuthorize: true, countryCode: '+91' }
  const response = await api.post('/Home/SaveContactUs/', { ...enquiry, ...given })
  expect(response.statusCode).toBe(status)
}

export async function ask(api: TestApi, db: Db, email: string, given: object = {}) {
  const token = newToken()
  const expiresAt = new Date(Date.now() + 60_000)
  await db.insert(dataLinks).values({ tokenHash: hashOfToken(token), email, expiresAt })
  const response = await api.post(ASKED, { token, hasRead: true, ...given })
  expect(response.json().responseMessage.reasonPhrase).toBe(messages.erasureAsked)
}

/** Returns the columns, including those of the job queue, that contain one of the `TRACES`. */
export async function findTraces(db: Db) {
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
