import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from '#server/db/columns.ts'

/** One row per limited key, such as `code:account:7`, shared by all processes and kept across restarts. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    windowStartedAt: moment().notNull(),
    count: integer().notNull(),
    lockedUntil: moment(),
    /** Consecutive lockouts. Each doubles the duration of the next, up to a limit. */
    lockouts: integer().notNull().default(0),
    updatedAt: createdAt(),
  },
  (limit) => [
    index('rate_limits_stale').on(limit.updatedAt),
    check('rate_limits_count', sql`${limit.count} >= 0 and ${limit.lockouts} >= 0`),
  ],
)
