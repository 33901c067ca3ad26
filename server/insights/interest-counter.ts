/** What a visitor did; the subject is the name in the address of the project, its id, or the id of a document. */
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

/** Stored early when so many different things were counted, so that a scan of addresses needs no memory. */
const MOST_SUBJECTS = 1_000

/** Counts in memory, because a write for each page would slow it down. A crash loses the last ten seconds. */
export function createInterestCounter({ store, onFailure }: Options) {
  let counted = new Map<string, CountedInterest>()
  let storing = Promise.resolve()
  const timer = setInterval(() => void flush(), STORED_EVERY_MS)
  timer.unref()

  /** Stores what was counted. A count that cannot be stored is lost, because it is not worth a growing queue. */
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
