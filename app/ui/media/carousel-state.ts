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

export type Direction = 'next' | 'previous'

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
