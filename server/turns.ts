import { setImmediate as nextTurn } from 'node:timers/promises'
import { watchCrowd } from './crowd.ts'

/** How long the work of one turn may go on before others get theirs. */
const LONGEST_TURN_MS = 20

/** How long a piece of work waits for those at the door. */
const LONGEST_ENTRY_MS = 20

/**
 * For work that could go on within one turn of the event loop, however much there is of it: five hundred queries or
 * pages at once would be one turn of seconds, in which not even a health check is answered. Awaited before each piece,
 * this puts it off to the next turn once this one has lasted for a while.
 */
export function createTurns() {
  const crowd = watchCrowd()
  let startedAt: number | null = null

  function isOver() {
    const now = performance.now()
    if (startedAt === null) {
      startedAt = now
      setImmediate(() => {
        startedAt = null
      })
    }
    return now - startedAt > LONGEST_TURN_MS
  }

  return async () => {
    if (crowd.isAtDoor()) await crowd.letIn(LONGEST_ENTRY_MS)
    while (isOver()) await nextTurn()
  }
}
