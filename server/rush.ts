import { threadMs } from './thread-time.ts'

/** Short enough that a health check, which needs three turns, is answered within a second. */
const LONGEST_TURN_MS = 80

/** Fewer are no rush: the first page after a start takes long by itself. */
const LEAST_REQUESTS = 50

/**
 * Tells of each request whether it came in a rush: so many at once, within one turn of the event loop, that all others
 * have waited long for those before it. By the time of this thread on a processor: to be kept from it by other programs
 * is no reason to refuse those who came meanwhile.
 */
export function watchForRush({ longestMs = LONGEST_TURN_MS, leastRequests = LEAST_REQUESTS } = {}) {
  let startedAt = 0
  let requests = 0

  return () => {
    if (requests === 0) {
      startedAt = threadMs()
      setImmediate(() => {
        requests = 0
      })
    }
    requests += 1
    return requests > leastRequests && threadMs() - startedAt > longestMs
  }
}
