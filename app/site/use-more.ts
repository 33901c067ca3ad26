import { useRef, useState } from 'react'

interface More<T> {
  /** The items that are part of the page's data. */
  first: readonly T[]
  total: number
  /** Loads the items after the first `skip` ones. Resolves to null if that fails. */
  read: (skip: number) => Promise<readonly T[] | null>
  idOf: (item: T) => number | string
}

/** Extends a list whose first items are part of the page; the rest is loaded when the visitor reaches its end. */
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
    // `read` also rejects if its lazy chunk cannot be loaded, for example offline.
    const next = await read(listed.length).catch(() => null)
    isReading.current = false
    // If items were removed since the page load, the list ends before `total`.
    setState({ isLoading: false, hasFailed: !next, isAtEnd: next?.length === 0 })
    if (next) setAdded([...added, ...next])
  }

  return {
    ...state,
    // An item that moved down the list between two requests is returned twice, so remove duplicates.
    items: [...new Map(listed.map((item) => [idOf(item), item])).values()],
    hasMore,
    load,
    /** For automatic loading: after a failure, only the visitor can retry. */
    loadUnlessFailed: () => void (state.hasFailed || load()),
  }
}

export type MoreOf<T> = ReturnType<typeof useMore<T>>
