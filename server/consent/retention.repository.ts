import { desc, type SQL, sql } from 'drizzle-orm'
import {
  CHOSEN_RETENTION_KINDS,
  REQUEST_KEPT_YEARS,
  RETENTION_ID,
  type RetentionKind,
} from '#contract/consent/consent.constants.ts'
import type { Periods } from '#contract/consent/consent.schema.ts'
import type { Db } from '#server/db/connection.ts'
import { rowsOf } from '#server/db/rows.ts'
import { retentionRuns, retentionSettings } from './consent.tables.ts'

const SHOWN_RUNS = 14

/** Null keeps the records. */
export type RetentionPeriods = Record<RetentionKind, number | null>

/** Before the first save. */
const KEEPS_ALL = Object.fromEntries(CHOSEN_RETENTION_KINDS.map((kind) => [kind, null])) as Periods

/** Enquiries, visits and lost leads with a later timeline entry are kept. */
const DELETIONS: Record<RetentionKind, (before: SQL) => SQL> = {
  enquiries: (before) => sql`delete from enquiries where created_at < ${before} and not exists (
    select from lead_events own join lead_events later on later.lead_id = own.lead_id
    where own.enquiry_id = enquiries.id and later.at >= ${before})`,
  visits: (before) => sql`delete from appointments where created_at < ${before}
    and coalesce(selected_date, created_at::date) < (${before})::date and not exists (
    select from lead_events own join lead_events later on later.lead_id = own.lead_id
    where own.appointment_id = appointments.id and later.at >= ${before})`,
  // Also deletes the leads merged into a lost lead: on their own they would be visible again.
  lostLeads: (before) => sql`delete from leads where id in (
    with recursive lost as (
      select id from leads where state = 'lost' and updated_at < ${before} and merged_into_id is null
        and not exists (select from lead_events where lead_events.lead_id = leads.id and at >= ${before})
      union select merged.id from leads merged join lost on merged.merged_into_id = lost.id
    ) select id from lost)`,
  brochures: (before) => sql`delete from brochure_requests where created_at < ${before} and expires_at < ${before}`,
  unconfirmed: (
    before,
  ) => sql`delete from subscribers where confirmed_at is null and is_subscribed and updated_at < ${before}
    and exists (select from subscriber_topics where subscriber_topics.subscriber_id = subscribers.id)`,
  mails: (before) => sql`delete from undelivered_mails where failed_at < ${before}`,
  requests: (before) => sql`delete from data_requests where state <> 'open' and created_at < ${before}`,
}

export function createRetentionRepository(db: Db) {
  async function find() {
    const [found] = await db.select().from(retentionSettings)
    return found ?? null
  }

  return {
    find,

    async findPeriods(): Promise<RetentionPeriods> {
      return { ...KEEPS_ALL, ...(await find())?.periods, requests: 12 * REQUEST_KEPT_YEARS }
    },

    async lock() {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('retention_settings'))`)
    },

    async store(periods: Periods) {
      const [stored] = await db
        .insert(retentionSettings)
        .values({ id: RETENTION_ID, periods })
        .onConflictDoUpdate({
          target: retentionSettings.id,
          set: { periods, version: sql`${retentionSettings.version} + 1`, updatedAt: new Date() },
        })
        .returning()
      if (!stored) throw new Error('The periods were not stored.')
      return stored
    },

    findRuns: () =>
      db
        .select({ day: retentionRuns.day, removed: retentionRuns.removed })
        .from(retentionRuns)
        .orderBy(desc(retentionRuns.day))
        .limit(SHOWN_RUNS),

    async claimRun(day: string) {
      const claimed = await db
        .insert(retentionRuns)
        .values({ day, removed: {} })
        .onConflictDoNothing()
        .returning({ day: retentionRuns.day })
      return claimed.length > 0
    },

    async storeRun(day: string, removed: Partial<Record<RetentionKind, number>>) {
      await db.update(retentionRuns).set({ removed }).where(sql`${retentionRuns.day} = ${day}`)
    },

    async deleteBefore(kind: RetentionKind, before: Date) {
      const statement = DELETIONS[kind](sql`${before.toISOString()}::timestamptz`)
      const [row] = await rowsOf<{ count: number }>(
        db,
        sql`with removed as (${statement} returning 1) select count(*)::int as count from removed`,
      )
      return row?.count ?? 0
    },
  }
}
