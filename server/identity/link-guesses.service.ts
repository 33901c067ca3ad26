import { AppError } from '#server/errors.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import { networkOf } from '#server/rate-limits/rate-limits.service.ts'

/** A link's token cannot be guessed; the limit keeps programs from trying for long. */
const WRONG_LINKS = { most: 20, windowMs: 60 * 60_000 }

/** Limits the wrong tokens of mailed links, which name no account, by the visitor's network. */
export function createLinkGuessesService({
  rateLimits,
}: {
  rateLimits: Pick<RateLimitsService, 'spend' | 'giveBack'>
}) {
  return {
    /** Counts the guess before it is judged; only an invalid token stays counted. */
    async limit<T>(visitorAddress: string, judge: () => Promise<T>): Promise<T> {
      const key = `link:visitor:${networkOf(visitorAddress)}`
      await rateLimits.spend(key, WRONG_LINKS)
      try {
        const result = await judge()
        await rateLimits.giveBack(key)
        return result
      } catch (error) {
        const isWrongLink = error instanceof AppError && error.kind === 'invalid'
        if (!isWrongLink) await rateLimits.giveBack(key)
        throw error
      }
    },
  }
}

export type LinkGuessesService = ReturnType<typeof createLinkGuessesService>
