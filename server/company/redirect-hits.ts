import { pagePath } from '#contract/company/redirect-address.ts'
import type { PathHits } from './redirects.repository.ts'

interface Options {
  store: (hits: PathHits[]) => Promise<void>
  onFailure: (error: unknown) => void
  now?: () => Date
}

const STORED_EVERY_MS = 10_000

const MOST_PATHS = 1_000

/** Counts in memory, like `interest-counter.ts`, because a write per request would slow down the response. */
export function createRedirectHitCounter({ store, onFailure, now = () => new Date() }: Options) {
  let counted = new Map<string, { hits: number; at: Date }>()
  let storing = Promise.resolve()
  const timer = setInterval(() => void flush(), STORED_EVERY_MS)
  timer.unref()

  function flush() {
    if (counted.size === 0) return storing
    const hits = [...counted].map(([path, count]) => ({
      path,
      name: /^\/product\/[^/]+\/([^/]+)$/.exec(path)?.[1] ?? null,
      hits: count.hits,
      at: count.at.toISOString(),
    }))
    counted = new Map()
    storing = storing.then(() => store(hits)).catch(onFailure)
    return storing
  }

  return {
    count(address: string) {
      const path = pagePath(address)
      if (path === null) return
      counted.set(path, { hits: (counted.get(path)?.hits ?? 0) + 1, at: now() })
      if (counted.size >= MOST_PATHS) void flush()
    },
    flush,
    async stop() {
      clearInterval(timer)
      await flush()
    },
  }
}
