import { setImmediate as nextTurn } from 'node:timers/promises'

let connections = 0

/** To be told of each connection that is let in. */
export function noteConnection() {
  connections += 1
}

/**
 * Only one connection is let in per turn of the event loop. Where hundreds stand at the door, every piece of work in a
 * turn keeps all of them waiting, a health check among them. So whoever has work waits until those at the door are in:
 * until a turn in which nobody came.
 */
export function watchCrowd() {
  let seen = connections

  return {
    isAtDoor: () => connections !== seen,

    async letIn(longestMs: number) {
      const until = performance.now() + longestMs
      do {
        seen = connections
        await nextTurn()
      } while (connections !== seen && performance.now() < until)
      seen = connections
    },
  }
}
