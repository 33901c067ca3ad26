import { sql } from 'drizzle-orm'
import type { MailDelivery } from '#contract/back-office/mails.schema.ts'
import type { Db } from '#server/db/connection.ts'
import { rowsOf } from '#server/db/rows.ts'
import { mailOutage } from './mail-outage.tables.ts'
import { undeliveredMails } from './undelivered-mails.tables.ts'

/** After mails have failed for this long, an answer no longer claims that a mail was sent. */
const DELAYED_AFTER_MS = 60 * 60_000

/** Mails wait a few seconds in normal operation; only longer waits are listed. */
const NORMAL_WAIT_SECONDS = 30

const MOST_LISTED = 100

interface Deps {
  db: Db
  now?: () => Date
}

/** Whether mails leave, for the answers that promise one and for staff. Shared by all processes. */
export function createMailDelivery({ db, now = () => new Date() }: Deps) {
  async function failingSince() {
    const [outage] = await db.select({ since: mailOutage.since }).from(mailOutage)
    return outage?.since ?? null
  }

  return {
    /** The start of an outage stays as it was first noted. */
    async noteFailure(reason: string) {
      await db
        .insert(mailOutage)
        .values({ since: now(), reason })
        .onConflictDoUpdate({ target: mailOutage.id, set: { reason } })
    },

    /** The end of an outage: mails that wait for a later attempt are tried now. */
    async noteSuccess() {
      const ended = await db.delete(mailOutage).returning({ id: mailOutage.id })
      if (ended.length === 0 || !(await hasJobs(db))) return
      await db.execute(sql`update jobs.job set start_after = now() where name = 'mail' and state = 'retry'`)
    },

    /** What to answer when a mail was queued: `sent`, or `delayed` when mails have failed for an hour. */
    async sentence({ sent, delayed }: { sent: string; delayed: string }) {
      const since = await failingSince()
      return since !== null && now().getTime() - since.getTime() >= DELAYED_AFTER_MS ? delayed : sent
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

/** Read from the job queue itself, so a mail is listed as soon as its first attempt has failed. */
async function findWaiting(db: Db): Promise<WaitingRow[]> {
  if (!(await hasJobs(db))) return []
  return rowsOf<WaitingRow>(
    db,
    sql`select id, data ->> 'to' as "to", data ->> 'subject' as subject, created_on as "queuedAt", start_after as "nextTryAt",
          coalesce(output ->> 'message', output -> 'value' ->> 'message') as reason, (count(*) over ())::int as count
        from jobs.job
        where name = 'mail' and state in ('created', 'retry', 'active')
          and (state = 'retry' or retry_count > 0 or created_on < now() - make_interval(secs => ${NORMAL_WAIT_SECONDS}))
        order by created_on desc, id limit ${MOST_LISTED}`,
  )
}

/** The job queue makes its tables when it is first started. */
async function hasJobs(db: Db) {
  const [row] = await rowsOf<{ isThere: boolean }>(db, sql`select to_regclass('jobs.job') is not null as "isThere"`)
  return row?.isThere === true
}
