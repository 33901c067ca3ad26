import { setImmediate as nextTurn } from 'node:timers/promises'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { unfinished } from '#contract/wire/unfinished.messages.ts'
import { AppError } from './errors.ts'

/** After this many iterations of the event loop a job starts even if connections keep arriving. */
const MAX_TURNS = 64

let accepted = 0
let lastStart: Promise<void> = Promise.resolve()

/** Call on the server's `connection` event. */
export function countConnection() {
  accepted += 1
}

/**
 * Starts one job per iteration of the event loop, and none while connections are pending. Node accepts one connection
 * per iteration: with 500 pending, each one, even a health check, would wait for the jobs of all previous iterations.
 */
function waitForJobStart(): Promise<void> {
  lastStart = lastStart.then(waitForPendingConnections)
  return lastStart
}

async function waitForPendingConnections() {
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const before = accepted
    await nextTurn()
    if (accepted === before) return
  }
}

interface Limits {
  running: number
  /** Maximum number of queued jobs. Jobs beyond it are refused at once. */
  waiting?: number
  /**
   * Limits waiting and running time together. After this time the caller gets a 503, or a 504 for a change that has
   * started, and the slot is free again.
   */
  timeoutMs?: number
}

/** Retry-After of a refused job: short for a visitor, but long enough for the queue to empty. */
export const RETRY_AFTER_SECONDS = 2

const RETRY_AFTER_TIMEOUT_SECONDS = 5

/** Limits the number of running and queued jobs. Queued jobs run in order of arrival. */
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
        // A job that is not in the queue has just been given a slot.
        if (position === -1) return
        queue.splice(position, 1)
        reject(signal.reason)
      })
    })
  }

  return {
    isFull: () => running >= maxRunning && queue.length >= maxWaiting,

    waiting: () => queue.length,

    /**
     * The signal aborts at the timeout; a later result of the job is ignored. A change may still be completed after the
     * timeout, so its caller gets a 504 with a message that says so.
     */
    async run<T>(job: (signal: AbortSignal) => Promise<T>, { isChange = false } = {}): Promise<T> {
      if (running >= maxRunning && queue.length >= maxWaiting)
        throw new AppError('unavailable', wireRefusals.overloaded, { retryAfterSeconds: RETRY_AFTER_SECONDS })

      const controller = new AbortController()
      const { signal } = controller
      let isStarted = false
      const abort = () => controller.abort(timedOut(timeoutMs, isChange && isStarted))
      const timer = timeoutMs === undefined ? null : setTimeout(abort, timeoutMs)
      timer?.unref()
      try {
        if (running < maxRunning) running += 1
        else await waitForSlot(signal)
        try {
          await waitForJobStart()
          signal.throwIfAborted()
          isStarted = true
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

/** The error has a cause, so that it is logged: a job that does not finish is a bug. */
function timedOut(timeoutMs: number | undefined, isUnfinished: boolean) {
  const cause = new Error(`The job was not done after ${timeoutMs} ms.`)
  if (isUnfinished) return new AppError('unfinished', unfinished, { cause })
  return new AppError('unavailable', wireRefusals.timedOut, { cause, retryAfterSeconds: RETRY_AFTER_TIMEOUT_SECONDS })
}

function rejectedOnAbort(signal: AbortSignal) {
  return new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}
