import { siteDay, siteMidnight } from '#contract/wire/site-time.ts'
import type { Data } from './data.ts'

const HOUR_MS = 60 * 60_000

/** Emails are sent in the morning, so that staff can still correct what they entered the evening before. */
const SENT_AT_HOUR = 10

export function nextSending(now: Date) {
  const today = new Date(siteMidnight(siteDay(now))).getTime() + SENT_AT_HOUR * HOUR_MS
  return new Date(today > now.getTime() ? today : today + 24 * HOUR_MS)
}

type Parts = Pick<Data, 'jobs' | 'database'>

interface DailyMails {
  queue: string
  send: (now: Date) => Promise<void>
  now?: () => Date
}

export function registerDailyMails({ jobs, database }: Parts, { queue, send, now = () => new Date() }: DailyMails) {
  jobs.register(
    queue,
    async () => {
      // Scheduled first, so that a failure today does not cancel tomorrow's run.
      await jobs.enqueueIn(database.db, queue, {}, { startAfter: nextSending(now()) })
      await send(now())
    },
    { isSingleton: true },
  )
}

/** Does nothing if the job is already waiting. */
export async function queueDailyMails({ jobs, database }: Parts, queue: string, now = new Date()) {
  await jobs.enqueueIn(database.db, queue, {}, { startAfter: nextSending(now) })
}
