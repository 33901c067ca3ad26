import { useEffect, useState } from 'react'

/**
 * The beginning of a list until React runs, then all of it. The document carries what can be seen at first, and the
 * rest of a long row, which is out of sight, costs no markup.
 */
export function useRestLater<T>(list: readonly T[], atFirst: number): readonly T[] {
  const [isWhole, setWhole] = useState(false)
  useEffect(() => setWhole(true), [])
  return isWhole ? list : list.slice(0, atFirst)
}
