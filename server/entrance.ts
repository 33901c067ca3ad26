import { setImmediate as nextTurn } from 'node:timers/promises'
import { watchCrowd } from './crowd.ts'

/** Long enough for hundreds to come in, and short for whoever is in already. */
const LONGEST_ENTRY_MS = 40

/** So many are begun in one turn; what they start goes on in it, and others have to get theirs. */
const AT_ONCE = 16

/** What is answered at once takes so little that more fit into a turn; but whoever comes in meanwhile waits for all. */
const MOST_PASSING = 128

/** Requests are served in the order they came, but not while others still stand at the door, and not all in one turn. */
export function createEntrance({ longestMs = LONGEST_ENTRY_MS } = {}) {
  const crowd = watchCrowd()
  const held: Array<() => void> = []
  let isReleasing = false
  let passing = 0

  async function release() {
    isReleasing = true
    while (held.length > 0) {
      if (crowd.isAtDoor()) await crowd.letIn(longestMs)
      for (const serve of held.splice(0, AT_ONCE)) serve()
      await nextTurn()
    }
    isReleasing = false
  }

  return {
    enter(serve: () => void) {
      if (!isReleasing && !crowd.isAtDoor()) return serve()
      held.push(serve)
      if (!isReleasing) void release()
    },

    /** Whether what takes less time than waiting for a turn may be done in this one, past those who wait. */
    mayPass() {
      if (crowd.isAtDoor()) return false
      if (passing === 0) {
        setImmediate(() => {
          passing = 0
        })
      }
      passing += 1
      return passing <= MOST_PASSING
    },
  }
}
