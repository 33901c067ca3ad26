import type { LockoutsService } from '#server/rate-limits/lockouts.service.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'

interface Deps {
  lockouts: LockoutsService
  rateLimits: Pick<RateLimitsService, 'spend' | 'uncount'>
}

/** Three of a million codes are valid at any time, so 20 guesses a day have practically no chance. */
const A_DAY = { most: 20, windowMs: 24 * 60 * 60_000 }

/** Limits guesses of a second factor: a lockout after five wrong codes, and a daily maximum. */
export function createCodeTries({ lockouts, rateLimits }: Deps) {
  const lockKey = (accountId: number) => `second-factor:account:${accountId}`
  const dayKey = (accountId: number) => `second-factor:day:${accountId}`
  return {
    /** Call before the code is compared, so that parallel attempts are all counted. */
    async begin(accountId: number) {
      const attempt = await lockouts.begin(lockKey(accountId))
      await rateLimits.spend(dayKey(accountId), A_DAY)
      return attempt
    },

    async succeed(accountId: number) {
      await lockouts.reset(lockKey(accountId))
      await rateLimits.uncount(dayKey(accountId))
    },
  }
}

export type CodeTries = ReturnType<typeof createCodeTries>
