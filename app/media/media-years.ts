import { PRESS_ITEMS } from '#contract/media/media.constants.ts'
import type { MediaGroup, MediaItem } from '#contract/media/media.schema.ts'

export type ShownItem = Pick<MediaItem, 'id' | 'name' | 'description' | 'image' | 'link' | 'date'>

export interface MediaYear {
  year: number
  /** The total number of items; `items` may have fewer. */
  total: number
  items: ShownItem[]
}

export function yearsOf(
  groups: readonly MediaGroup[],
  categoryId: number,
  most = Number.POSITIVE_INFINITY,
): MediaYear[] {
  return groups
    .filter((group) => group.categoryId === categoryId && group.items.length > 0)
    .sort((one, other) => other.year - one.year)
    .map(({ year, items }) => ({ year, total: items.length, items: items.slice(0, most).map(shown) }))
}

/** Returns multiples of the step: up to the number of items, but at least up to the default. */
export function countOptions(total: number): string[] {
  const { shownAtFirst, step } = PRESS_ITEMS
  const largest = Math.max(shownAtFirst, Math.ceil(total / step) * step)
  return Array.from({ length: largest / step }, (_, index) => String((index + 1) * step))
}

/** Any value that is not a positive multiple of the step becomes the default. */
export function readCount(text: string | null): number {
  const count = text !== null && /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
  return count > 0 && count % PRESS_ITEMS.step === 0 ? count : PRESS_ITEMS.shownAtFirst
}

function shown({ id, name, description, image, link, date }: MediaItem): ShownItem {
  return { id, name, description, image, link, date }
}
