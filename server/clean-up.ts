import { sql } from 'drizzle-orm'
import { TRASH_DAYS, UNDELIVERED_MAIL_DAYS } from '#contract/back-office/back-office.constants.ts'
import { createTrashRepository } from './back-office/trash.repository.ts'
import type { Data } from './data.ts'
import type { Db } from './db/connection.ts'
import { createOneTimeCodesRepository } from './identity/one-time-codes.repository.ts'
import { createResetTokensRepository } from './identity/reset-tokens.repository.ts'
import { createSignInChallengesRepository } from './identity/second-factors.repository.ts'
import { createSessionsRepository } from './identity/sessions.repository.ts'
import { createUndoTokensRepository } from './identity/undo-tokens.repository.ts'
import { createUndeliveredMailsRepository } from './mail/undelivered-mails.repository.ts'
import { createRateLimitsRepository } from './rate-limits/rate-limits.repository.ts'
import { TRASH_KINDS } from './trash-kinds.ts'

const QUEUE = 'clean-up'
const DAY_MS = 24 * 60 * 60_000

/** Once a day, whatever can never be used again goes. To be called before the jobs are started. */
export function registerCleanUp({ jobs, database }: Pick<Data, 'jobs' | 'database'>, now = () => new Date()) {
  jobs.register(
    QUEUE,
    async () => {
      // First, so that a day on which something fails is not the last.
      await jobs.enqueueIn(database.db, QUEUE, {}, { startAfter: new Date(now().getTime() + DAY_MS) })
      await cleanUp(database.db, now())
      // PostgreSQL does it by itself. Without it the embedded engine guesses how large its tables are, and guesses badly.
      if (database.kind === 'embedded') await database.db.execute(sql`vacuum analyze`)
    },
    { holdsOne: true },
  )
}

/** Begins the daily round, unless one is waiting already. To be called once the jobs are started. */
export async function queueCleanUp({ jobs, database }: Pick<Data, 'jobs' | 'database'>) {
  await jobs.enqueueIn(database.db, QUEUE, {})
}

async function cleanUp(db: Db, now: Date) {
  await createRateLimitsRepository(db).deleteForgotten(now)
  await createSessionsRepository(db).deleteDead(now)
  await createResetTokensRepository(db).deleteSpent(now)
  await createUndoTokensRepository(db).deleteExpired(now)
  await createOneTimeCodesRepository(db).deleteSpent(now)
  await createSignInChallengesRepository(db).deleteSpent(now)
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await createTrashRepository(db, TRASH_KINDS).deleteTrashedBefore(daysAgo(TRASH_DAYS))
  await createUndeliveredMailsRepository(db).deleteFailedBefore(daysAgo(UNDELIVERED_MAIL_DAYS))
}
