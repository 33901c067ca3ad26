import { sql } from 'drizzle-orm'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import type { Db } from '#server/db/connection.ts'
import { rowsOf } from '#server/db/rows.ts'
import { linesOf } from './dump-rows.ts'

/**
 * Returns unsent emails as lines of JSON, without the content of those with a link, a code or a password. Emails to a
 * person whose data was erased are excluded, because nothing of them may be stored, and so are other jobs, because they
 * can be created again.
 */
export async function* linesOfWaitingMails(tx: Db) {
  const [{ hasJobs } = { hasJobs: false }] = await rowsOf<{ hasJobs: boolean }>(
    tx,
    sql`select to_regclass('jobs.job') is not null as "hasJobs"`,
  )
  if (!hasJobs) return
  yield* linesOf(
    tx,
    sql`select json_build_object('jobId', coalesce(source_id, id), 'recipient', data ->> 'to', 'subject', data ->> 'subject',
          'queuedAt', coalesce(source_created_on, created_on),
          'mail', case when data ->> 'isSecret' = 'true' then null else data - 'isSecret' end)::text as line
        from jobs.job where name in ('mail', 'mail-given-up') and state in ('created', 'retry', 'active')
          and data ->> 'isLast' is distinct from 'true'
        order by created_on, id`,
  )
}

/**
 * A restored copy sends no emails by itself: it may be a test next to the real site, or the emails were sent after the
 * backup. They are listed as undelivered, and staff can send them again.
 */
export async function insertWaitingMails(tx: Db, lines: string[]) {
  await tx.execute(
    sql`insert into undelivered_mails (job_id, recipient, subject, reason, queued_at, mail)
        select line ->> 'jobId', line ->> 'recipient', line ->> 'subject', ${recordsMessages.mailWasWaiting},
          (line ->> 'queuedAt')::timestamptz, nullif((line -> 'mail')::jsonb, 'null')
        from json_array_elements(${`[${lines.join(',')}]`}::text::json) as mails (line)
        on conflict do nothing`,
  )
}
