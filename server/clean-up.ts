import { sql } from 'drizzle-orm'
import { TRASH_DAYS, UNDELIVERED_MAIL_DAYS } from '#contract/back-office/back-office.constants.ts'
import { DELIVERY_LOG_DAYS } from '#contract/webhooks/webhooks.constants.ts'
import { createVisitsRepository } from './appointments/visits.repository.ts'
import { createTrashRepository } from './back-office/trash.repository.ts'
import { catalogInTrash } from './catalog/catalog-trash.repository.ts'
import { redirectsInTrash } from './company/redirects.repository.ts'
import { createYourDataRepository } from './consent/your-data.repository.ts'
import { banksInTrash } from './content/banks.repository.ts'
import { sitePagesInTrash } from './content/site-pages.repository.ts'
import type { Data } from './data.ts'
import type { Db } from './db/connection.ts'
import type { TrashKinds } from './db/trash.ts'
import { createOneTimeCodesRepository } from './identity/one-time-codes.repository.ts'
import { createResetTokensRepository } from './identity/reset-tokens.repository.ts'
import { createSignInChallengesRepository } from './identity/second-factors.repository.ts'
import { createSessionsRepository } from './identity/sessions.repository.ts'
import { createUndoTokensRepository } from './identity/undo-tokens.repository.ts'
import { createUndeliveredMailsRepository } from './mail/undelivered-mails.repository.ts'
import { mediaItemsInTrash } from './media/media.repository.ts'
import { createTopicsRepository } from './newsletter/topics.repository.ts'
import { createRateLimitsRepository } from './rate-limits/rate-limits.repository.ts'
import { testimonialsInTrash } from './testimonials/testimonials.repository.ts'
import { createDeliveriesRepository } from './webhooks/deliveries.repository.ts'
import { webhooksInTrash } from './webhooks/webhooks.repository.ts'

export const TRASH_KINDS: TrashKinds = {
  ...catalogInTrash,
  bank: banksInTrash,
  redirect: redirectsInTrash,
  'media-item': mediaItemsInTrash,
  'site-page': sitePagesInTrash,
  testimonial: testimonialsInTrash,
  webhook: webhooksInTrash,
}

const QUEUE = 'clean-up'
const DAY_MS = 24 * 60 * 60_000

/** Deletes expired data once a day. */
export function registerCleanUp({ jobs, database }: Pick<Data, 'jobs' | 'database'>, now = () => new Date()) {
  jobs.register(
    QUEUE,
    async () => {
      await jobs.enqueueIn(database.db, QUEUE, {}, { startAfter: new Date(now().getTime() + DAY_MS) })
      await cleanUp(database.db, now())
      // PostgreSQL vacuums by itself. The embedded engine does not, so its planner would misjudge the size of the
      // tables.
      if (database.kind === 'embedded') await database.db.execute(sql`vacuum analyze`)
    },
    { isSingleton: true },
  )
}

/** Does nothing if the job is already waiting. */
export async function queueCleanUp({ jobs, database }: Pick<Data, 'jobs' | 'database'>) {
  await jobs.enqueueIn(database.db, QUEUE, {})
}

async function cleanUp(db: Db, now: Date) {
  await createRateLimitsRepository(db).deleteExpired(now)
  await createSessionsRepository(db).deleteDead(now)
  await createResetTokensRepository(db).deleteExpired(now)
  await createUndoTokensRepository(db).deleteExpired(now)
  await createOneTimeCodesRepository(db).deleteExpired(now)
  await createSignInChallengesRepository(db).deleteExpired(now)
  await createTopicsRepository(db).deleteExpiredLinks(now)
  await createVisitsRepository(db).deleteExpiredLinks(now)
  await createYourDataRepository(db).deleteExpiredLinks(now)
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await createTrashRepository(db, TRASH_KINDS).deleteOlderThan(daysAgo(TRASH_DAYS))
  await createUndeliveredMailsRepository(db).deleteFailedBefore(daysAgo(UNDELIVERED_MAIL_DAYS))
  await createDeliveriesRepository(db).deleteEventsBefore(daysAgo(DELIVERY_LOG_DAYS))
}
