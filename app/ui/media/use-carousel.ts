import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

export type ItemsFrom = readonly { width: number; items: number }[]

/** Must match the breakpoints in carousel.css. */
export const CAROUSEL_WIDTHS = [0, 600, 900, 1000, 1100, 1201] as const

/** Returns the number of items per breakpoint; the widest entry that fits wins. */
export function itemsPerWidth(items: ItemsFrom): number[] {
  return CAROUSEL_WIDTHS.map((width) => {
    const fitting = items.filter((entry) => entry.width <= width).sort((one, other) => other.width - one.width)
    return fitting[0]?.items ?? 1
  })
}

/** `index` is the item at the left edge. */
export type Place = {
  index: number
  count: number
  perView: number
}

/** Returns the index of the last item that can be at the left edge. */
export function lastIndex({ count, perView }: Pick<Place, 'count' | 'perView'>): number {
  return Math.max(0, count - Math.max(1, Math.floor(perView)))
}

/** Whether at most one more view of items is left. */
export function isNearLast({ index, count, perView }: Place): boolean {
  return index + 2 * Math.max(1, Math.floor(perView)) >= count
}

type Direction = 'next' | 'previous'

/** Returns the target index of a step. Null if all items are in view, or at an end of a carousel that does not loop. */
export function stepFrom(place: Place, direction: Direction, isLooping: boolean): number | null {
  const last = lastIndex(place)
  if (last === 0) return null
  const target = place.index + (direction === 'next' ? 1 : -1)
  if (target >= 0 && target <= last) return target
  if (!isLooping) return null
  return target < 0 ? last : 0
}

/** Returns the index of the item at the left edge of a track scrolled by `left`, with items `step` px apart. */
export function indexAt(
  { left, step, maxLeft }: { left: number; step: number; maxLeft: number },
  last: number,
): number {
  if (step <= 0) return 0
  // The last stop is often shorter than a full step, so the end of the track counts as the last item.
  if (maxLeft > 0 && left >= maxLeft - 1) return last
  return Math.min(last, Math.max(0, Math.round(left / step)))
}

/**
 * Returns the target of a smooth scroll after the track has moved from `before` to `index`. Null once it has arrived,
 * or if the visitor scrolls the other way.
 */
export function targetAfter(target: number | null, { before, index }: { before: number; index: number }) {
  if (target === null || index === target) return null
  return Math.abs(index - target) > Math.abs(before - target) ? null : target
}

export function progressAt({ left, maxLeft }: { left: number; maxLeft: number }): number {
  return maxLeft > 0 ? Math.min(1, Math.max(0, left / maxLeft)) : 0
}

export type AutoplayConditions = {
  autoplayMs: number | null
  isPaused: boolean
  isStoppedByUser: boolean
  isHovered: boolean
  hasFocus: boolean
  isDocumentHidden: boolean
  isOffScreen: boolean
  prefersReducedMotion: boolean
}

export function shouldAutoplay({ autoplayMs, ...reasonsToWait }: AutoplayConditions): boolean {
  return autoplayMs !== null && !Object.values(reasonsToWait).some(Boolean)
}

/**
 * Returns the next index for autoplay, which wraps around even in a carousel that does not loop, so that it never
 * stops. Null if all items are in view.
 */
export function autoplayStep(place: Place): number | null {
  return stepFrom(place, 'next', true)
}

type CarouselView = { index: number; perView: number; shown: ReadonlySet<number> | null }

/**
 * Follows the scroll position of a carousel's track, and scrolls it. `shown`, the set of visible items, is null until
 * it has been measured.
 */
export function useCarousel(track: RefObject<HTMLUListElement | null>, count: number) {
  const [view, setView] = useState<CarouselView>({ index: 0, perView: 1, shown: null })
  // A second press during a smooth scroll counts from the target of the first one, not from the current position.
  const target = useRef<number | null>(null)

  useEffect(() => {
    const list = track.current
    if (!list) return
    let frame = 0
    let shownIndex = 0
    let shownProgress = 0

    function read() {
      frame = 0
      if (!list) return
      const { perView, ...place } = measure(list)
      const index = indexAt(place, lastIndex({ count, perView }))
      target.current = targetAfter(target.current, { before: shownIndex, index })
      shownIndex = index
      const progress = progressAt(place)
      if (progress !== shownProgress) list.parentElement?.style.setProperty('--progress', String(progress))
      shownProgress = progress
      setView((before) =>
        before.index === index && before.perView === perView ? before : { ...before, index, perView },
      )
    }
    function readSoon() {
      frame ||= requestAnimationFrame(read)
    }

    list.addEventListener('scroll', readSoon, { passive: true })
    // The observer also reports the initial size, after layout. Measuring here would force a layout for each carousel.
    const resized = new ResizeObserver(read)
    resized.observe(list)
    return () => {
      cancelAnimationFrame(frame)
      list.removeEventListener('scroll', readSoon)
      resized.disconnect()
    }
  }, [track, count])

  useEffect(() => {
    const list = track.current
    if (!list) return
    const items = [...list.children]
    const seen = new Set<number>()
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const index = items.indexOf(entry.target)
          if (entry.isIntersecting) seen.add(index)
          else seen.delete(index)
        }
        // No item is visible when the whole row is outside the window; keep the last visible items then.
        if (seen.size > 0) setView((before) => ({ ...before, shown: new Set(seen) }))
      },
      // Only the horizontal position matters, and the row may be below the fold, so extend the root vertically.
      { root: list, rootMargin: '9999px -2px', threshold: 0 },
    )
    for (const item of items.slice(0, count)) watcher.observe(item)
    return () => watcher.disconnect()
  }, [track, count])

  const goTo = useCallback(
    (index: number) => {
      const list = track.current
      if (!list) return
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
      target.current = index
      list.scrollTo({ left: index * measure(list).step, behavior: calm ? 'instant' : 'smooth' })
    },
    [track],
  )

  function destination(direction: Direction, isLooping: boolean) {
    return stepFrom({ index: view.index, count, perView: view.perView }, direction, isLooping)
  }

  function move(direction: Direction, isLooping: boolean) {
    const next = stepFrom({ index: target.current ?? view.index, count, perView: view.perView }, direction, isLooping)
    if (next !== null) goTo(next)
  }

  return { ...view, goTo, destination, move }
}

function measure(list: HTMLElement) {
  const [first, second] = list.children
  const step =
    first instanceof HTMLElement && second instanceof HTMLElement
      ? second.offsetLeft - first.offsetLeft
      : list.clientWidth
  const perView = Number(getComputedStyle(list).getPropertyValue('--items')) || 1
  return { left: list.scrollLeft, step, maxLeft: list.scrollWidth - list.clientWidth, perView }
}
