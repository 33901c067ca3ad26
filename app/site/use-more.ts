import { useRef, useState } from 'react'

interface More<T> {
  /** What the page arrived with. */
  first: readonly T[]
  /** How long the whole list is. */
  total: number
  /** The next of them after so many; null when they could not be read. */
  read: (skip: number) => Promise<readonly T[] | null>
  idOf: (item: T) => number | string
}

/** A list that a page carries the beginning of, and that is read on when a visitor gets to its end. */
export function useMore<T>({ first, total, read, idOf }: More<T>) {
  const [added, setAdded] = useState<readonly T[]>([])
  const [isAtEnd, setAtEnd] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const isReading = useRef(false)
  const listed = added.length === 0 ? first : [...first, ...added]
  const hasMore = !isAtEnd && listed.length < total

  async function load() {
    if (isReading.current || !hasMore) return
    isReading.current = true
    setLoading(true)
    // Offline, the code that makes the call cannot be loaded either.
    const next = await read(listed.length).catch(() => null)
    isReading.current = false
    setLoading(false)
    setFailed(next === null)
    if (next === null) return
    // A list that has become shorter meanwhile ends before its total.
    if (next.length === 0) setAtEnd(true)
    setAdded((before) => [...before, ...next])
  }

  return {
    // An item that moved down the list between two readings comes twice and is shown once.
    items: distinct(listed, idOf),
    hasMore,
    isLoading,
    hasFailed,
    load: () => void load(),
    /** After a failure only the visitor tries again. */
    loadUnlessFailed: () => {
      if (!hasFailed) void load()
    },
  }
}

export type MoreOf<T> = ReturnType<typeof useMore<T>>

function distinct<T>(items: readonly T[], idOf: (item: T) => number | string): readonly T[] {
  const known = new Map(items.map((item) => [idOf(item), item]))
  return known.size === items.length ? items : [...known.values()]
}
