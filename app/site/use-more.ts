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
  const [state, setState] = useState({ isLoading: false, hasFailed: false, isAtEnd: false })
  const isReading = useRef(false)
  const listed = [...first, ...added]
  const hasMore = !state.isAtEnd && listed.length < total

  async function load() {
    if (isReading.current || !hasMore) return
    isReading.current = true
    setState({ ...state, isLoading: true })
    // Offline, the code that makes the call cannot be loaded either.
    const next = await read(listed.length).catch(() => null)
    isReading.current = false
    // A list that has become shorter meanwhile ends before its total.
    setState({ isLoading: false, hasFailed: !next, isAtEnd: next?.length === 0 })
    if (next) setAdded([...added, ...next])
  }

  return {
    ...state,
    // An item that moved down the list between two readings comes twice and is shown once.
    items: [...new Map(listed.map((item) => [idOf(item), item])).values()],
    hasMore,
    load,
    /** After a failure only the visitor tries again. */
    loadUnlessFailed: () => void (state.hasFailed || load()),
  }
}

export type MoreOf<T> = ReturnType<typeof useMore<T>>
