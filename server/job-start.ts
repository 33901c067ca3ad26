import { setImmediate as nextTurn } from 'node:timers/promises'

/** After this many turns a job starts even if connections keep coming in. */
const MAX_TURNS = 64

let accepted = 0
let lastStart: Promise<void> = Promise.resolve()

/** Call on the server's `connection` event. */
export function countConnection() {
  accepted += 1
}

/**
 * Starts one job per turn of the event loop, and none while connections are pending. Node accepts one connection per
 * turn: with 500 pending, each would wait for the jobs of all previous turns, including a health check.
 */
export function waitForJobStart(): Promise<void> {
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
