/** Something that a visitor did. The subject is the routing name or id of a project, or the id of a document. */
export interface Interest {
  measure: 'views' | 'shortlists' | 'brochures'
  subject: string
  origin: string
}

export type CountedInterest = Interest & { count: number }

interface Options {
  store: (counted: CountedInterest[]) => Promise<void>
  onFailure: (error: unknown) => void
}

const STORED_EVERY_MS = 10_000

/** With more subjects than this the counts are stored early, so that a scan of many URLs does not fill the memory. */
const MOST_SUBJECTS = 1_000

/** Counts in memory, because a write per page view would slow the page down. A crash loses the last ten seconds. */
export function createInterestCounter({ store, onFailure }: Options) {
  let counted = new Map<string, CountedInterest>()
  let storing = Promise.resolve()
  const timer = setInterval(() => void flush(), STORED_EVERY_MS)
  timer.unref()

  /** If storing fails, the counts are lost, because they are not worth a growing queue. */
  function flush() {
    if (counted.size === 0) return storing
    const stored = [...counted.values()]
    counted = new Map()
    storing = storing.then(() => store(stored)).catch(onFailure)
    return storing
  }

  return {
    count(interest: Interest) {
      const key = `${interest.measure} ${interest.origin} ${interest.subject}`
      const known = counted.get(key)
      if (known) known.count += 1
      else counted.set(key, { ...interest, count: 1 })
      if (counted.size >= MOST_SUBJECTS) void flush()
    },
    flush,
    async stop() {
      clearInterval(timer)
      await flush()
    },
  }
}

export type InterestCounter = ReturnType<typeof createInterestCounter>
