import { CODE_WRONG_GUESSES_PER_DAY } from '#contract/identity/identity.constants.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { AppError } from '#server/errors.ts'
import { networkOf, type RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'

interface Deps {
  rateLimits: Pick<RateLimitsService, 'use' | 'uncount'>
}

const WRONG_GUESSES = { most: CODE_WRONG_GUESSES_PER_DAY, windowMs: 24 * 60 * 60_000 }

/**
 * Limits wrong guesses per account, across all its codes and email addresses. Otherwise a short code could be guessed
 * by requesting one code after another.
 */
export function createCodeGuessesService({ rateLimits }: Deps) {
  return {
    /** Call before the guess is compared, so that parallel guesses are all counted. */
    async begin(accountId: number) {
      const retryAfterSeconds = await rateLimits.use(keyOf(accountId), WRONG_GUESSES)
      if (retryAfterSeconds === null) return
      throw new AppError('tooMany', identityMessages.tooManyWrongCodes(inWords(retryAfterSeconds)), {
        retryAfterSeconds,
      })
    },

    succeed: (accountId: number) => rateLimits.uncount(keyOf(accountId)),
  }
}

export type CodeGuessesService = ReturnType<typeof createCodeGuessesService>

function keyOf(accountId: number) {
  return `code-guess:account:${accountId}`
}

/** Rounded up, so that the next attempt is never too early. */
function inWords(seconds: number) {
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  return `${Math.ceil(minutes / 60)} hours`
}

/** Tokens are too long to guess; the limit stops programs that try anyway. */
const WRONG_LINKS = { most: 20, windowMs: 60 * 60_000 }

/** Limits invalid tokens of emailed links by the visitor's network, because a wrong token names no account. */
export function createLinkGuessesService({ rateLimits }: { rateLimits: Pick<RateLimitsService, 'spend' | 'uncount'> }) {
  return {
    /**
     * Counts the attempt before `check` runs, so that parallel attempts are all counted. Only an invalid token stays
     * counted.
     */
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
