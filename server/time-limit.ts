import { say } from '#contract/content/refusals.messages.ts'
import { AppError } from './errors.ts'

/** When the caller of work that was given up may try again. */
const RETRY_AFTER_SECONDS = 5

/**
 * Bounds the time of some work. Past it the caller gets a 503 and the signal aborts, so that the work can release what
 * it holds; its result is ignored from then on.
 */
export async function withTimeLimit<T>(longestMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const aborting = new AbortController()
  const overdue = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    // With a cause, so that it is logged: work that never ends is a fault of ours.
    const cause = new Error(`The work was not done after ${longestMs} ms.`)
    const error = new AppError('unavailable', say.timedOut, { cause, retryAfterSeconds: RETRY_AFTER_SECONDS })
    aborting.abort(error)
    overdue.reject(error)
  }, longestMs)
  timer.unref()
  try {
    return await Promise.race([work(aborting.signal), overdue.promise])
  } finally {
    clearTimeout(timer)
  }
}
