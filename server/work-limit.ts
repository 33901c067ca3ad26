import { say } from '#contract/content/refusals.messages.ts'
import { AppError } from './errors.ts'
import { withTimeLimit } from './time-limit.ts'

/** So many are done within the seconds that somebody waits; whoever comes after them would wait in vain. */
const MOST_AT_ONCE = 200

/** Shorter than the silence after which a connection is closed (`patience.ts`), so that the 503 still reaches the caller. */
const LONGEST_MS = 50_000

/** Soon enough for a person, and long after what is under way is done. */
export const RETRY_AFTER_SECONDS = 2

/**
 * Bounds what is under way. Whoever comes beyond that is refused before any work is done, and told when to come back.
 * Work that does not end gives its slot back after `longestMs`.
 */
export function createWorkLimit({ most = MOST_AT_ONCE, longestMs = LONGEST_MS } = {}) {
  let underWay = 0

  return {
    isFull: () => underWay >= most,

    async run<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
      if (underWay >= most)
        throw new AppError('unavailable', say.overloaded, { retryAfterSeconds: RETRY_AFTER_SECONDS })
      underWay += 1
      try {
        return await withTimeLimit(longestMs, work)
      } finally {
        underWay -= 1
      }
    },
  }
}

export type WorkLimit = ReturnType<typeof createWorkLimit>
