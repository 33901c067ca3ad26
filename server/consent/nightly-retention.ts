import { siteDay, siteMidnight } from '#contract/wire/site-time.ts'
import type { Data } from '#server/data.ts'
import { createRetentionService } from './retention.service.ts'

const QUEUE = 'retention'
const HOUR_MS = 60 * 60_000
const RUN_AT_HOUR = 2

export function nextRun(now: Date) {
  const today = new Date(siteMidnight(siteDay(now))).getTime() + RUN_AT_HOUR * HOUR_MS
  return new Date(today > now.getTime() ? today : today + 24 * HOUR_MS)
}

type Parts = Pick<Data, 'jobs' | 'database' | 'write'>

export function registerRetention({ jobs, database, write }: Parts, now = () => new Date()) {
  const retention = createRetentionService({ db: database.db, write })
  jobs.register(
    QUEUE,
    async () => {
      await jobs.enqueueIn(database.db, QUEUE, {}, { startAfter: nextRun(now()) })
      await retention.run(now())
    },
    { isSingleton: true },
  )
}

export async function queueRetention({ jobs, database }: Pick<Parts, 'jobs' | 'database'>, now = new Date()) {
  await jobs.enqueueIn(database.db, QUEUE, {}, { startAfter: nextRun(now) })
}
