import { createTurns } from '#server/turns.ts'

/**
 * The embedded engine answers within one turn of the event loop, however many ask. So queries stand in line here instead
 * of inside the engine, which works on one at a time anyway, and past a while the next in line waits for the next turn.
 * Those of a transaction under way go on, since all others wait for it.
 */
export function takeTurns<Engine extends object>(engine: Engine, names: readonly (keyof Engine & string)[]) {
  const turn = createTurns()
  let lastInLine: Promise<unknown> = Promise.resolve()

  for (const name of names) {
    const work = engine[name] as (...args: unknown[]) => Promise<unknown>
    const inTurn = (...args: unknown[]) => {
      const result = lastInLine.then(async () => {
        await turn()
        return work.apply(engine, args)
      })
      lastInLine = result.catch(() => {})
      return result
    }
    Object.assign(engine, { [name]: inTurn })
  }
}
