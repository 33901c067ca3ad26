import { CODE_WRONG_GUESSES_PER_DAY } from '#contract/identity/identity.constants.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { AppError } from '#server/errors.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'

interface Deps {
  rateLimits: Pick<RateLimitsService, 'use' | 'uncount'>
}

const WRONG_GUESSES = { most: CODE_WRONG_GUESSES_PER_DAY, windowMs: 24 * 60 * 60_000 }

/**
 * Limits wrong guesses per account over all its one-time codes and addresses: four digits could otherwise be found by
 * requesting one code after another.
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
