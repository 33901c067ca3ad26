import { type RefObject, useCallback, useEffect, useState } from 'react'

export type ItemsFrom = readonly { width: number; items: number }[]

/** The widths at which carousel.css can change the number of items. */
export const CAROUSEL_WIDTHS = [0, 600, 900, 1000, 1100, 1201] as const

/** One number of items per width of the style sheet: the widest entry that fits wins. */
export function itemsPerWidth(items: ItemsFrom): number[] {
  return CAROUSEL_WIDTHS.map((width) => {
    const fitting = items.filter((entry) => entry.width <= width).sort((one, other) => other.width - one.width)
    return fitting[0]?.items ?? 1
  })
}

/** What is known about the track at one moment. */
export type Place = {
  index: number
  count: number
  perView: number
}

/** The last item that can stand at the left edge. */
export function lastIndex({ count, perView }: Pick<Place, 'count' | 'perView'>): number {
  return Math.max(0, count - Math.max(1, Math.floor(perView)))
}

/** Less than one more screenful is left. */
export function isNearLast({ index, count, perView }: Place): boolean {
  return index + 2 * Math.max(1, Math.floor(perView)) >= count
}

type Direction = 'next' | 'previous'

/** Where a step leads; null at an end when the carousel does not loop. */
export function stepFrom(place: Place, direction: Direction, isLooping: boolean): number | null {
  const last = lastIndex(place)
  if (last === 0) return null
  const wanted = place.index + (direction === 'next' ? 1 : -1)
  if (wanted >= 0 && wanted <= last) return wanted
  if (!isLooping) return null
  return wanted < 0 ? last : 0
}

/** The item at the left edge of a track that has been scrolled by `left`, `step` px apart. */
export function indexAt(
  { left, step, maxLeft }: { left: number; step: number; maxLeft: number },
  last: number,
): number {
  if (step <= 0) return 0
  // The last stop is often shorter than a whole step: the end of the track counts as the last item.
  if (maxLeft > 0 && left >= maxLeft - 1) return last
  return Math.min(last, Math.max(0, Math.round(left / step)))
}

/** How far along the track is, from 0 to 1. */
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

/** Where autoplay goes next: it begins again at the end, looping or not, so that it never stands still for good. */
export function autoplayStep(place: Place): number | null {
  return stepFrom(place, 'next', true)
}

type CarouselView = { index: number; perView: number; shown: ReadonlySet<number> | null }

/** Reads the track's place while it is scrolled, by whatever means, and moves it. */
export function useCarousel(track: RefObject<HTMLUListElement | null>, count: number) {
  const [view, setView] = useState<CarouselView>({ index: 0, perView: 1, shown: null })

  useEffect(() => {
    const list = track.current
    if (!list) return
    let frame = 0
    let shownProgress = 0

    function read() {
      frame = 0
      if (!list) return
      const { perView, ...place } = measure(list)
      const index = indexAt(place, lastIndex({ count, perView }))
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
    // It also reports the first size, when the page has been laid out anyway. Read here, each of a page's carousels would
    // have it laid out anew.
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
        // The whole row is out of sight: which of it will show is as it was.
        if (seen.size > 0) setView((before) => ({ ...before, shown: new Set(seen) }))
      },
      // The row itself may be below the fold: only the sideways position matters, so the box is stretched up and down.
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
      list.scrollTo({ left: index * measure(list).step, behavior: calm ? 'instant' : 'smooth' })
    },
    [track],
  )

  function destination(direction: Direction, isLooping: boolean) {
    return stepFrom({ index: view.index, count, perView: view.perView }, direction, isLooping)
  }

  return { ...view, goTo, destination }
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
