import { AppError } from '#server/errors.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import { networkOf } from '#server/rate-limits/rate-limits.service.ts'

/** Tokens are too long to be guessed; the limit stops programs that try anyway. */
const WRONG_LINKS = { most: 20, windowMs: 60 * 60_000 }

/** Limits invalid tokens of mailed links by the visitor's network, because a token names no account. */
export function createLinkGuessesService({ rateLimits }: { rateLimits: Pick<RateLimitsService, 'spend' | 'uncount'> }) {
  return {
    /** Counts the attempt before it is checked; only an invalid token stays counted. */
    async limit<T>(visitorAddress: string, check: () => Promise<T>): Promise<T> {
      const key = `link:visitor:${networkOf(visitorAddress)}`
      await rateLimits.spend(key, WRONG_LINKS)
      try {
        const result = await check()
        await rateLimits.uncount(key)
        return result
      } catch (error) {
        const isWrongLink = error instanceof AppError && error.kind === 'invalid'
        if (!isWrongLink) await rateLimits.uncount(key)
        throw error
      }
    },
  }
}

export type LinkGuessesService = ReturnType<typeof createLinkGuessesService>
