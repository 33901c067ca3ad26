import { CODE_WRONG_GUESSES_PER_DAY } from '#contract/identity/identity.constants.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { AppError } from '#server/errors.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'

interface Deps {
  rateLimits: Pick<RateLimitsService, 'use' | 'giveBack'>
}

const WRONG_GUESSES = { most: CODE_WRONG_GUESSES_PER_DAY, windowMs: 24 * 60 * 60_000 }

/**
 * Limits the wrong guesses of one account at its one-time codes, whichever code or address they are for: four digits
 * would else be found by asking for code after code.
 */
export function createCodeGuessesService({ rateLimits }: Deps) {
  return {
    /** To be called before the guess is judged: counted afterwards, many guesses at once would all be judged. */
    async begin(accountId: number) {
      const retryAfterSeconds = await rateLimits.use(keyOf(accountId), WRONG_GUESSES)
      if (retryAfterSeconds === null) return
      throw new AppError('tooMany', identityMessages.tooManyWrongCodes(inWords(retryAfterSeconds)), {
        retryAfterSeconds,
      })
    },

    succeed: (accountId: number) => rateLimits.giveBack(keyOf(accountId)),
  }
}

export type CodeGuessesService = ReturnType<typeof createCodeGuessesService>

function keyOf(accountId: number) {
  return `code-guess:account:${accountId}`
}

/** Rounded up, so that the next try is never too early. */
function inWords(seconds: number) {
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  return `${Math.ceil(minutes / 60)} hours`
}
