import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long the work of one turn may go on before others get theirs. */
const LONGEST_TURN_MS = 20

/**
 * The embedded engine answers within one turn of the event loop, however many ask: five hundred queries at once would
 * be one turn of seconds, in which not even a health check is answered. So they stand in line here instead of inside
 * the engine, which works on one at a time anyway, and past a while the next in line waits for the next turn. Those of a
 * transaction under way go on, since all others wait for it.
 */
export function takeTurns<Engine extends object>(engine: Engine, names: readonly (keyof Engine & string)[]) {
  let startedAt: number | null = null
  let lastInLine: Promise<unknown> = Promise.resolve()

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

  for (const name of names) {
    const work = engine[name] as (...args: unknown[]) => Promise<unknown>
    const inTurn = (...args: unknown[]) => {
      const result = lastInLine.then(async () => {
        while (isOver()) await nextTurn()
        return work.apply(engine, args)
      })
      lastInLine = result.catch(() => {})
      return result
    }
    Object.assign(engine, { [name]: inTurn })
  }
}
