import { say } from '#contract/content/refusals.messages.ts'
import { AppError } from './errors.ts'

/** So many are done within the seconds that somebody waits; whoever comes after them would wait in vain. */
const MOST_AT_ONCE = 200

/** Soon enough for a person, and long after what is under way is done. */
export const RETRY_AFTER_SECONDS = 2

/** Bounds what is under way. Whoever comes beyond that is refused before any work is done, and told when to come back. */
export function createWorkLimit({ most = MOST_AT_ONCE } = {}) {
  let underWay = 0

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (underWay >= most) throw new AppError('unavailable', say.overloaded, { retryAfterSeconds: RETRY_AFTER_SECONDS })
    underWay += 1
    try {
      return await work()
    } finally {
      underWay -= 1
    }
  }
}

export type WorkLimit = ReturnType<typeof createWorkLimit>
