import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { AppError } from './errors.ts'
import { turnForJob } from './job-turns.ts'

interface Limits {
  /** Jobs that run at the same time. */
  running: number
  /** Jobs that wait for one of those to end. A job beyond that is refused at once. */
  waiting?: number
  /** For waiting and running together. After it the caller gets a 503 and the slot is free again. */
  timeoutMs?: number
}

/** Soon enough for a visitor, and long enough for the jobs in the queue. */
export const RETRY_AFTER_SECONDS = 2

/** When the caller of a job that timed out may try again. */
const RETRY_AFTER_TIMEOUT_SECONDS = 5

/** Runs a bounded number of jobs at a time, in the order they came; a bounded number of others waits. */
export function createConcurrencyLimit({ running: maxRunning, waiting: maxWaiting = Infinity, timeoutMs }: Limits) {
  const queue: Array<() => void> = []
  let running = 0

  function release() {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }

  function waitForSlot(signal: AbortSignal) {
    return new Promise<void>((resolve, reject) => {
      queue.push(resolve)
      signal.addEventListener('abort', () => {
        const position = queue.indexOf(resolve)
        // A job that has just been given its slot is no longer in the queue.
        if (position === -1) return
        queue.splice(position, 1)
        reject(signal.reason)
      })
    })
  }

  return {
    /** Whether the next job would be refused. */
    isFull: () => running >= maxRunning && queue.length >= maxWaiting,

    waiting: () => queue.length,

    /** The signal aborts at the timeout; what the job returns later is ignored. */
    async run<T>(job: (signal: AbortSignal) => Promise<T>): Promise<T> {
      if (running >= maxRunning && queue.length >= maxWaiting)
        throw new AppError('unavailable', wireRefusals.overloaded, { retryAfterSeconds: RETRY_AFTER_SECONDS })

      const controller = new AbortController()
      const { signal } = controller
      const timer = timeoutMs === undefined ? null : setTimeout(() => controller.abort(timedOut(timeoutMs)), timeoutMs)
      timer?.unref()
      try {
        if (running < maxRunning) running += 1
        else await waitForSlot(signal)
        try {
          await turnForJob()
          signal.throwIfAborted()
          return await Promise.race([job(signal), rejectedOnAbort(signal)])
        } finally {
          release()
        }
      } finally {
        clearTimeout(timer ?? undefined)
      }
    },
  }
}

export type ConcurrencyLimit = ReturnType<typeof createConcurrencyLimit>

/** With a cause, so that it is logged: a job that never ends is a fault of the program. */
function timedOut(timeoutMs: number) {
  const cause = new Error(`The job was not done after ${timeoutMs} ms.`)
  return new AppError('unavailable', wireRefusals.timedOut, { cause, retryAfterSeconds: RETRY_AFTER_TIMEOUT_SECONDS })
}

function rejectedOnAbort(signal: AbortSignal) {
  return new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}
