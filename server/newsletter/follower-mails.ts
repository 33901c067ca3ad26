import { siteDay, siteMidnight } from '#contract/wire/site-time.ts'
import type { Data } from '#server/data.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { createFollowerMailsService } from './follower-mails.service.ts'

const QUEUE = 'follower-mails'
const HOUR_MS = 60 * 60_000

/** In the morning, so that an update can be corrected on the day it is entered. */
const SENT_AT_HOUR = 10

/** The next 10:00 in India. */
export function nextSending(now: Date) {
  const today = new Date(siteMidnight(siteDay(now))).getTime() + SENT_AT_HOUR * HOUR_MS
  return new Date(today > now.getTime() ? today : today + 24 * HOUR_MS)
}

type Parts = Pick<Data, 'jobs' | 'database' | 'write'>

/** Registers the daily job that mails followers. Call before the jobs are started. */
export function registerFollowerMails({ jobs, database, write }: Parts, site: MailSite, now = () => new Date()) {
  const mails = createFollowerMailsService({ db: database.db, write, site })
  jobs.register(
    QUEUE,
    async () => {
      // Scheduled first, so that a failure today does not cancel the run of tomorrow.
      await jobs.enqueueIn(database.db, QUEUE, {}, { startAfter: nextSending(now()) })
      await mails.send(now())
    },
    { isSingleton: true },
  )
}

/** Enqueues the daily job unless one is waiting. Call after the jobs are started. */
export async function queueFollowerMails({ jobs, database }: Pick<Parts, 'jobs' | 'database'>, now = new Date()) {
  await jobs.enqueueIn(database.db, QUEUE, {}, { startAfter: nextSending(now) })
}
