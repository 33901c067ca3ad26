import { setImmediate as nextTurn } from 'node:timers/promises'

/** A job starts after so many turns even if connections never stop coming in. */
const MAX_TURNS = 64

let accepted = 0
let lastStart: Promise<void> = Promise.resolve()

/** For the server's `connection` event. */
export function countConnection() {
  accepted += 1
}

/**
 * Starts one job per turn of the event loop, and none while connections are pending. Node accepts one connection per turn:
 * with 500 of them pending, each would wait for the jobs of all turns before, a health check included.
 */
export function turnForJob(): Promise<void> {
  lastStart = lastStart.then(untilNoConnectionComesIn)
  return lastStart
}

async function untilNoConnectionComesIn() {
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const before = accepted
    await nextTurn()
    if (accepted === before) return
  }
}
