import type { LockoutsService } from '#server/rate-limits/lockouts.service.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'

interface Deps {
  lockouts: LockoutsService
  rateLimits: Pick<RateLimitsService, 'spend' | 'giveBack'>
}

/** With three valid codes out of a million at any time, a day of guessing stays hopeless. */
const A_DAY = { most: 20, windowMs: 24 * 60 * 60_000 }

/** Limits guesses of a second factor: a lockout after five wrong ones, and a cap for each day. */
export function createCodeTries({ lockouts, rateLimits }: Deps) {
  const lockKey = (accountId: number) => `second-factor:account:${accountId}`
  const dayKey = (accountId: number) => `second-factor:day:${accountId}`
  return {
    /** To be called before the code is compared, so that parallel tries are all counted. */
    async begin(accountId: number) {
      const attempt = await lockouts.begin(lockKey(accountId))
      await rateLimits.spend(dayKey(accountId), A_DAY)
      return attempt
    },

    async succeed(accountId: number) {
      await lockouts.forget(lockKey(accountId))
      await rateLimits.giveBack(dayKey(accountId))
    },
  }
}

export type CodeTries = ReturnType<typeof createCodeTries>
