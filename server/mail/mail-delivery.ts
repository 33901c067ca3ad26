import { and, ne, sql } from 'drizzle-orm'
import type { MailDelivery } from '#contract/back-office/mails.endpoints.ts'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import type { Db } from '#server/db/connection.ts'
import { rowsOf } from '#server/db/rows.ts'
import { mailOutage, undeliveredMails } from './undelivered-mails.tables.ts'

/** After emails have failed for this long, responses no longer say that an email was sent. */
const DELAYED_AFTER_MS = 60 * 60_000

/** In normal operation an email waits a few seconds; one that waits longer is listed even before its first attempt. */
const NORMAL_WAIT_SECONDS = 30

const MAX_LISTED = 100

interface Deps {
  db: Db
  now?: () => Date
}

/** Stored in the database, so it is shared by all processes. */
export function createMailDelivery({ db, now = () => new Date() }: Deps) {
  async function failingSince() {
    const [outage] = await db.select({ since: mailOutage.since }).from(mailOutage)
    return outage?.since ?? null
  }

  return {
    /** An outage that is already recorded keeps its start time. */
    async recordFailure(reason: string) {
      await db
        .insert(mailOutage)
        .values({ since: now(), reason })
        .onConflictDoUpdate({ target: mailOutage.id, set: { reason } })
    },

    /** After an outage, waiting emails are retried at once. */
    async recordSuccess() {
      const ended = await db.delete(mailOutage).returning({ id: mailOutage.id })
      if (ended.length === 0 || !(await hasJobs(db))) return
      await db.execute(sql`update jobs.job set start_after = now() where name = 'mail' and state = 'retry'`)
    },

    /** Returns the message for a queued email: `delayed` if emails have failed for `DELAYED_AFTER_MS`. */
    async sentence({ sent, delayed }: { sent: string; delayed: string }) {
      const since = await failingSince()
      return since !== null && now().getTime() - since.getTime() >= DELAYED_AFTER_MS ? delayed : sent
    },

    /** Whether an email to this recipient was given up, not counting emails that expired while they waited. */
    async hasFailedFor(address: string) {
      const { recipient, reason } = undeliveredMails
      const isSame = sql`lower(${recipient}) = lower(${address})`
      return (await db.$count(undeliveredMails, and(isSame, ne(reason, recordsMessages.mailExpired)))) > 0
    },

    async status(): Promise<MailDelivery> {
      const since = await failingSince()
      const waiting = await findWaiting(db)
      return {
        failingSince: since?.toISOString() ?? null,
        waitingCount: waiting[0]?.count ?? 0,
        failedCount: await db.$count(undeliveredMails),
        waiting: waiting.map(({ count: _all, queuedAt, nextTryAt, reason, ...mail }) => ({
          ...mail,
          reason: reason ?? '',
          queuedAt: new Date(queuedAt).toISOString(),
          nextTryAt: new Date(nextTryAt).toISOString(),
        })),
      }
    },
  }
}

export type MailDeliveryService = ReturnType<typeof createMailDelivery>

type WaitingRow = {
  id: string
  to: string
  subject: string
  reason: string | null
  queuedAt: string | Date
  nextTryAt: string | Date
  count: number
}

/** Reads the job queue, so that an email is listed as soon as its first attempt has failed. */
async function findWaiting(db: Db): Promise<WaitingRow[]> {
  if (!(await hasJobs(db))) return []
  return rowsOf<WaitingRow>(
    db,
    sql`select id, data ->> 'to' as "to", data ->> 'subject' as subject, created_on as "queuedAt", start_after as "nextTryAt",
          coalesce(output ->> 'message', output -> 'value' ->> 'message') as reason, (count(*) over ())::int as count
        from jobs.job
        where name = 'mail' and state in ('created', 'retry', 'active')
          and (state = 'retry' or retry_count > 0 or created_on < now() - make_interval(secs => ${NORMAL_WAIT_SECONDS}))
        order by created_on desc, id limit ${MAX_LISTED}`,
  )
}

/** Returns false before the job queue first starts and creates its tables. */
async function hasJobs(db: Db) {
  const [row] = await rowsOf<{ isThere: boolean }>(db, sql`select to_regclass('jobs.job') is not null as "isThere"`)
  return row?.isThere === true
}
