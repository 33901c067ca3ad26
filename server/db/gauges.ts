import { sql } from 'drizzle-orm'
import type { Db } from './connection.ts'
import { rowsOf } from './rows.ts'

export interface Gauges {
  jobs: { queue: string; state: 'waiting' | 'later' | 'active' | 'failed'; count: number }[]
  undeliveredMails: number
}

export async function readGauges(db: Db): Promise<Gauges> {
  const [mails] = await rowsOf<{ count: number; hasJobs: boolean }>(
    db,
    sql`select count(*)::int as count, to_regclass('jobs.job') is not null as "hasJobs" from undelivered_mails`,
  )
  const jobs = mails?.hasJobs
    ? await rowsOf<Gauges['jobs'][number]>(
        db,
        sql`select name as queue, count(*)::int as count, case
              when state = 'active' then 'active' when state = 'failed' then 'failed'
              when start_after > now() then 'later' else 'waiting' end as state
            from jobs.job where state in ('created', 'retry', 'active', 'failed') group by 1, 3`,
      )
    : []
  return { jobs, undeliveredMails: mails?.count ?? 0 }
}
