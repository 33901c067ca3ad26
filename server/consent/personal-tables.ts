import { type SQL, sql } from 'drizzle-orm'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import type { Role } from '#contract/wire/roles.ts'
import type { Db } from '#server/db/connection.ts'
import { rowsOf } from '#server/db/rows.ts'
import { eraseAccount } from '#server/identity/closing.service.ts'
import { leaveSharedLeads } from './leave-shared-leads.ts'
import { type FoundPerson, list } from './person.ts'
import type { Trace } from './traces.ts'

export interface PersonalTable {
  table: string
  /** The columns with personal data. */
  holds: readonly string[]
  /** Returns the number of erased rows. Missing if the database deletes the rows with those of another table. */
  erase?: (db: Db, found: FoundPerson, now: Date) => Promise<number>
  /** The table whose deleted rows cascade to this one. */
  goesWith?: string
}

/**
 * The tables from which a person is erased, in this order. A table added to the schema must be listed here, in
 * `KEPT_TABLES` or in `TABLES_WITHOUT_PEOPLE`; `personal-tables.test.ts` compares the lists with the database.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'undelivered_mails',
    holds: ['recipient', 'subject', 'reason', 'mail'],
    erase: (db, { mailTraces }) =>
      remove(
        db,
        sql`delete from undelivered_mails
            where ${contains(sql`concat_ws(' ', recipient, subject, reason, mail::text)`, mailTraces)}`,
      ),
  },
  {
    table: 'audit_log',
    holds: ['subject', 'before', 'after'],
    erase: (db, found) =>
      remove(
        db,
        sql`update audit_log set subject = null, before = null, after = null
            where (subject is not null or before is not null or after is not null)
              and (${isEntryAbout(found)} or ${contains(sql`concat_ws(' ', subject, before::text, after::text)`, found.traces)})`,
      ),
  },
  {
    table: 'enquiries',
    holds: ['name', 'email', 'country_code', 'mobile_number', 'interest', 'message'],
    erase: (db, { enquiryIds }) => remove(db, sql`delete from enquiries where id in ${list(enquiryIds)}`),
  },
  {
    table: 'appointments',
    holds: ['unit_number', 'mobile_number', 'email', 'cancel_reason'],
    erase: (db, { appointmentIds }) => remove(db, sql`delete from appointments where id in ${list(appointmentIds)}`),
  },
  { table: 'visit_links', holds: ['token_hash'], goesWith: 'appointments' },
  { table: 'visit_notices', holds: ['told_date', 'undo_date'], goesWith: 'appointments' },
  {
    table: 'lead_duplicates',
    holds: ['value'],
    erase: (db, { emails, phones }) =>
      remove(db, sql`delete from lead_duplicates where value in ${list([...emails, ...phones])}`),
  },
  {
    table: 'lead_contacts',
    holds: ['value'],
    erase: (db, { emails, phones }) =>
      remove(db, sql`delete from lead_contacts where value in ${list([...emails, ...phones])}`),
  },
  {
    table: 'leads',
    holds: ['name', 'phone', 'email', 'other_contacts', 'lost_note', 'next_step', 'page'],
    erase: async (db, found) => {
      await leaveSharedLeads(db, found)
      return remove(db, sql`delete from leads where id in ${list(found.leadIds)}`)
    },
  },
  { table: 'lead_events', holds: ['text', 'details'], goesWith: 'leads' },
  { table: 'lead_projects', holds: ['wants'], goesWith: 'leads' },
  {
    // Most are deleted with their lead, visit or subscriber, but the body of an event of a shared lead also names the
    // person.
    table: 'webhook_events',
    holds: ['body'],
    erase: (db, { traces, sharedLeadIds }) =>
      remove(
        db,
        sql`delete from webhook_events where lead_id in ${list(sharedLeadIds)} and ${contains(sql`body`, traces)}`,
      ),
  },
  { table: 'webhook_deliveries', holds: ['response'], goesWith: 'webhook_events' },
  {
    table: 'subscribers',
    holds: ['email', 'proof'],
    erase: (db, { subscriberIds }) => remove(db, sql`delete from subscribers where id in ${list(subscriberIds)}`),
  },
  { table: 'subscriber_topics', holds: ['city'], goesWith: 'subscribers' },
  { table: 'subscription_links', holds: ['token_hash'], goesWith: 'subscribers' },
  {
    table: 'brochure_requests',
    holds: ['email'],
    erase: (db, { brochureRequestIds }) =>
      remove(db, sql`delete from brochure_requests where id in ${list(brochureRequestIds)}`),
  },
  {
    table: 'opening_requests',
    holds: ['email'],
    erase: (db, { emails }) => remove(db, sql`delete from opening_requests where lower(email) in ${list(emails)}`),
  },
  {
    table: 'consents',
    holds: ['email', 'phone'],
    erase: (db, { emails, phones }) =>
      remove(db, sql`delete from consents where email in ${list(emails)} or phone in ${list(phones)}`),
  },
  {
    table: 'data_links',
    holds: ['email'],
    erase: (db, { emails }) => remove(db, sql`delete from data_links where email in ${list(emails)}`),
  },
  {
    table: 'data_requests',
    holds: ['email', 'reason'],
    erase: (db, { emails }) =>
      remove(
        db,
        sql`update data_requests set email = null, reason = null, state = case when state = 'open' then 'done' else state end
            where email in ${list(emails)}`,
      ),
  },
  {
    table: 'accounts',
    holds: ['email', 'first_name', 'last_name', 'company_name', 'profile_image'],
    erase: closeAccounts,
  },
  { table: 'one_time_codes', holds: ['email'], goesWith: 'accounts' },
  { table: 'undo_tokens', holds: ['email'], goesWith: 'accounts' },
]

/** Tables with personal data that an erasure does not change, and why. */
export const KEPT_TABLES: Readonly<Record<string, string>> = {
  payments: 'accounting records, eight years',
  receipts: 'accounting records, eight years',
  payment_events: 'accounting records, eight years',
  subscriptions: 'belong to payments',
  notifications: 'belong to an account, which has its own closing',
  sessions: 'no values of a person; revoked when an account is closed',
  password_reset_tokens: 'no values of a person; deleted when an account is closed',
  second_factors: 'staff only',
  recovery_codes: 'staff only',
  sign_in_challenges: 'staff only',
  lead_views: 'filters of staff',
  rate_limits: 'hashes and network addresses, deleted after a day',
  erasures: 'keyed hashes, so that a restored backup is erased again',
  retention_runs: 'counts only',
  testimonials: 'published content, edited by staff',
  uploads: 'files of staff; the image of an account is deleted with it',
  company: 'contacts of the company',
  site_pages: 'published content, edited by staff',
}

/**
 * Must run inside a transaction. Returns the number of erased rows by table. The caller must delete the files of the
 * profile images.
 */
export async function erasePerson(db: Db, found: FoundPerson, now: Date) {
  // Locks the leads before their contacts and in order of id, so that it cannot deadlock with a merge or a bulk change.
  const leadIds = list([...found.sharedLeadIds, ...found.leadIds])
  await db.execute(sql`select from leads where id in ${leadIds} order by id for update`)

  const removed: Record<string, number> = {}
  for (const { table, erase } of PERSONAL_TABLES) {
    const count = (await erase?.(db, found, now)) ?? 0
    if (count > 0) removed[table] = count
  }
  const queued = await eraseQueuedMails(db, found)
  if (queued > 0) removed.queued_mails = queued
  return removed
}

/** The job queue creates its tables when it first starts, so they can be missing. */
async function eraseQueuedMails(db: Db, { mailTraces }: FoundPerson) {
  const [jobs] = await rowsOf<{ isThere: boolean }>(db, sql`select to_regclass('jobs.job') is not null as "isThere"`)
  if (!jobs?.isThere) return 0
  return remove(
    db,
    sql`delete from jobs.job where name in ('mail', 'mail-given-up')
        and ${contains(sql`concat_ws(' ', data::text, output::text)`, mailTraces)}`,
  )
}

/**
 * Closes only the accounts of customers. Business owners close their own accounts, because they may have an active
 * plan.
 */
async function closeAccounts(db: Db, { emails, withAccount, profileImages }: FoundPerson, now: Date) {
  if (!withAccount) return 0
  const customers = await rowsOf<{ id: number; role: Role }>(
    db,
    sql`select id, role from accounts where lower(email) in ${list(emails)} and role = 'Customer'`,
  )
  for (const account of customers) await eraseAccount({ db, audit: () => {} }, account, now)
  const folder = UPLOAD_FOLDER.images
  await db.execute(sql`delete from uploads where folder = ${folder} and stored_name in ${list(profileImages)}`)
  return customers.length
}

function contains(text: SQL, traces: readonly Trace[]) {
  const lower = sql`lower(${text})`
  const found = traces.map(({ part, pattern }) => sql`(strpos(${lower}, ${part}) > 0 and ${lower} ~ ${pattern})`)
  return sql`(${sql.join([sql`false`, ...found], sql` or `)})`
}

function isEntryAbout(found: FoundPerson) {
  const records: [entity: string, ids: number[]][] = [
    ['enquiry', found.enquiryIds],
    ['appointment', found.appointmentIds],
    ['lead', found.leadIds],
    ['subscriber', found.subscriberIds],
    ['brochure-request', found.brochureRequestIds],
  ]
  const entries = records.map(([entity, ids]) => sql`(entity = ${entity} and entity_id in ${list(ids.map(String))})`)
  return sql`(${sql.join(entries, sql` or `)})`
}

async function remove(db: Db, statement: SQL) {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`with removed as (${statement} returning 1) select count(*)::int as count from removed`,
  )
  return row?.count ?? 0
}
