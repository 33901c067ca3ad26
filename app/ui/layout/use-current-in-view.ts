import { useEffect, useRef } from 'react'

/**
 * Scrolls a row of links so that the current one is visible, on mount and whenever `row`, a key of the links, changes.
 */
export function useCurrentInView<E extends HTMLElement>(row: string) {
  const place = useRef<E>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other links can have other widths
  useEffect(() => {
    const current = place.current?.querySelector('[aria-current]')
    const list = current?.closest('nav')
    // Not scrollIntoView, which would scroll the page as well.
    if (current && list) list.scrollLeft = scrolledTo(list.scrollLeft, list, current)
  }, [row])
  return place
}

type Placed = Pick<Element, 'getBoundingClientRect'>

/**
 * Returns the new scroll position of the list: unchanged if the item is fully visible, otherwise with the item centred.
 */
export function scrolledTo(before: number, list: Placed, item: Placed) {
  const shown = list.getBoundingClientRect()
  const { left, right } = item.getBoundingClientRect()
  if (left >= shown.left && right <= shown.right) return before
  return before + (left + right - shown.left - shown.right) / 2
}
