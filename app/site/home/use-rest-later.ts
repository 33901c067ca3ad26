import { useIsHydrating } from './use-is-hydrating.ts'

/**
 * The beginning of a list in the document, all of it once React runs. What can be seen at first is there from the
 * start, and the rest of a long row, which is out of sight, costs no markup.
 */
export function useRestLater<T>(list: readonly T[], atFirst: number): readonly T[] {
  const isHydrating = useIsHydrating()
  return isHydrating ? list.slice(0, atFirst) : list
}
