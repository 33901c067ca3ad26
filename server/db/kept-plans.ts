import type { PGlite, QueryOptions, Results } from '@electric-sql/pglite'

const worthKeeping = new Set<string>()

/** Few of them, asked again and again: each is kept for as long as the process lives. */
export function keepPlanOf(text: string) {
  worthKeeping.add(text)
}

/** A plan is made for tables as they are; now and then it is made anew, because they grow. */
const MOST_USES = 200

/**
 * The embedded engine needs almost as long to understand and plan a query of many columns as to answer it. It has one
 * connection, so what it has planned is there the next time. The queries must come one after the other.
 */
export function keepPlans(engine: Pick<PGlite, 'query' | 'exec'>) {
  const ask = engine.query.bind(engine)
  // Asked this way the engine is entered once, not for each step of a query.
  const run = engine.exec.bind(engine)
  const plans = new Map<string, { name: string; uses: number }>()
  let made = 0

  engine.query = async <Row>(text: string, params: unknown[] = [], options?: QueryOptions) => {
    if (!worthKeeping.has(text) || !params.every(Number.isSafeInteger)) return ask<Row>(text, params, options)
    const { name } = await planOf(text)
    try {
      const [answer] = await run(`execute ${name}${params.length > 0 ? `(${params.join(', ')})` : ''}`, options)
      return answer as Results<Row>
    } catch (error) {
      // Left there, one more would stay in the engine with each failure. If it is gone already, that is as good.
      await forget(text, name).catch(() => {})
      throw error
    }
  }

  async function planOf(text: string) {
    const known = plans.get(text)
    if (known && known.uses < MOST_USES) {
      known.uses += 1
      return known
    }
    if (known) await forget(text, known.name)
    made += 1
    const plan = { name: `kept_${made}`, uses: 1 }
    await ask(`prepare ${plan.name} as ${text}`)
    plans.set(text, plan)
    return plan
  }

  async function forget(text: string, name: string) {
    plans.delete(text)
    await ask(`deallocate ${name}`)
  }
}
