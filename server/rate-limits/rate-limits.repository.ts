import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { rateLimits } from './rate-limits.tables.ts'

/** Counts and past lockouts of a key expire after a day without use. No window is longer. */
export const EXPIRES_AFTER_MS = 24 * 60 * 60_000

/**
 * How far in the future a window may start. Parallel uses are not written in the order of their times, and the clocks
 * of machines differ slightly.
 */
const MAX_SKEW_MS = 60_000

export function createRateLimitsRepository(db: Db) {
  return {
    /**
     * Counts a use in one statement, so that parallel uses are all counted. A new window starts with a count of one. A
     * window that starts in the future was written before the clock was set back and is invalid.
     */
    async count(key: string, { now, windowMs }: { now: Date; windowMs: number }) {
      const isOver = sql`(${rateLimits.windowStartedAt} <= ${new Date(now.getTime() - windowMs).toISOString()}
        or ${rateLimits.windowStartedAt} > ${new Date(now.getTime() + MAX_SKEW_MS).toISOString()})`
      const [row] = await db
        .insert(rateLimits)
        .values({ key, windowStartedAt: now, count: 1, updatedAt: now })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
            windowStartedAt: sql`case when ${isOver} then ${now.toISOString()} else ${rateLimits.windowStartedAt} end`,
            updatedAt: now,
          },
        })
        .returning({ count: rateLimits.count, windowStartedAt: rateLimits.windowStartedAt })
      if (!row) throw new Error('The use was not counted.')
      return row
    },

    async uncount(key: string) {
      await db
        .update(rateLimits)
        .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
        .where(eq(rateLimits.key, key))
    },

    async deleteExpired(now: Date) {
      const longAgo = new Date(now.getTime() - EXPIRES_AFTER_MS)
      const isUnlocked = or(isNull(rateLimits.lockedUntil), lte(rateLimits.lockedUntil, now))
      await db.delete(rateLimits).where(and(lte(rateLimits.updatedAt, longAgo), isUnlocked))
    },
  }
}

export type RateLimitsRepository = ReturnType<typeof createRateLimitsRepository>

interface Rules {
  now: Date
  tries: number
  firstLockSeconds: number
  mostDoublings: number
  expiresAfterMs: number
}

export function createLockoutsRepository(db: Db) {
  return {
    /**
     * Counts an attempt in one statement, so that parallel attempts are all counted. The last allowed attempt already
     * sets the lockout; a count above the limit means that this attempt is locked out. A lockout never lasts longer
     * from now than its duration, even if the clock was set back.
     */
    async countTry(key: string, { now, tries, firstLockSeconds, mostDoublings, expiresAfterMs }: Rules) {
      const { count, lockedUntil, lockouts, updatedAt } = rateLimits
      const moment = sql`${now.toISOString()}::timestamptz`
      const longAgo = sql`${new Date(now.getTime() - expiresAfterMs).toISOString()}::timestamptz`
      const isLocked = sql`coalesce(${lockedUntil} > ${moment}, false)`
      const isForgotten = sql`(not ${isLocked} and ${updatedAt} <= ${longAgo})`
      const isLockOver = sql`(${lockedUntil} <= ${moment})`
      const next = sql`case when ${isLocked} then greatest(${count}, ${tries}) + 1
        when ${isForgotten} or ${isLockOver} then 1 else ${count} + 1 end`
      const lastLockSeconds = sql`${firstLockSeconds}::float8 * power(2, least(greatest(${lockouts} - 1, 0), ${mostDoublings}))`
      const lockSeconds = sql`${firstLockSeconds}::float8 * power(2, least(${lockouts}, ${mostDoublings}))`

      const [row] = await db
        .insert(rateLimits)
        .values({ key, windowStartedAt: now, count: 1, updatedAt: now })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            count: sql`least(${next}, 1000000)`,
            lockedUntil: sql`case when ${isLocked} then least(${lockedUntil}, ${moment} + make_interval(secs => ${lastLockSeconds}))
              when ${next} >= ${tries} then ${moment} + make_interval(secs => ${lockSeconds}) end`,
            lockouts: sql`case when ${isForgotten} then 0
              when not ${isLocked} and ${next} >= ${tries} then ${lockouts} + 1 else ${lockouts} end`,
            updatedAt: now,
          },
        })
        .returning({ count, lockedUntil })
      if (!row) throw new Error('The try was not counted.')
      return row
    },

    async deleteByKey(key: string) {
      await db.delete(rateLimits).where(eq(rateLimits.key, key))
    },
  }
}

export type LockoutsRepository = ReturnType<typeof createLockoutsRepository>
