import { MENU_ORDER } from '#contract/catalog/catalog.constants.ts'
import type { MenuCategory } from '#contract/catalog/categories.schema.ts'
import { isComingSoonCategory } from '#contract/catalog/coming-soon.ts'

export interface CategoryLink {
  name: string
  /** Null for a coming-soon category. */
  count: number | null
}

/** Every category with its number of projects, in menu order; categories that are not in `MENU_ORDER` come first. */
export function categoryLinks(categories: readonly MenuCategory[]): CategoryLink[] {
  return categories
    .toSorted((one, other) => menuPlace(one.name) - menuPlace(other.name))
    .map(({ name, projects, countOnListPage = projects.length }) => ({
      name,
      count: isComingSoonCategory(name) ? null : countOnListPage,
    }))
}

/**
 * Returns −1 for unknown names, so that they sort first; the sort is stable and keeps the server's order among them.
 */
export function menuPlace(name: string) {
  return (MENU_ORDER as readonly string[]).indexOf(name)
}
