import { LRUCache } from 'lru-cache'

/** Reads once per content revision, however many ask. A failure is forgotten, so whoever asks next tries again. */
export function oncePerRevision<T>(revision: () => number, read: () => Promise<T>) {
  let kept: { revision: number; value: Promise<T> } | null = null

  return () => {
    const current = revision()
    if (kept?.revision === current) return kept.value
    const reading = { revision: current, value: read() }
    kept = reading
    reading.value.catch(() => {
      if (kept === reading) kept = null
    })
    return reading.value
  }
}

/** The same for what nothing in the program changes: read once for as long as the process lives. */
export function onceForGood<T>(read: () => PromiseLike<T>) {
  return oncePerRevision(
    () => 0,
    async () => read(),
  )
}

/** Once per revision for each of many things, of which the latest are kept. */
export function oncePerRevisionFor<Key extends string | number, T>(
  revision: () => number,
  read: (key: Key) => PromiseLike<T>,
) {
  const keptNow = oncePerRevision(revision, async () => new LRUCache<Key, Promise<T>>({ max: MOST_KEPT }))

  return async (key: Key): Promise<T> => {
    const kept = await keptNow()
    const known = kept.get(key)
    if (known) return known
    const reading = Promise.resolve(read(key))
    kept.set(key, reading)
    reading.catch(() => kept.delete(key))
    return reading
  }
}

const MOST_KEPT = 100
