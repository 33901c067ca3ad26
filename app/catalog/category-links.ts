import { MENU_ORDER } from '#contract/catalog/catalog.constants.ts'
import type { MenuCategory } from '#contract/catalog/categories.schema.ts'
import { isComingSoonCategory } from '#contract/catalog/coming-soon.ts'

export interface CategoryLink {
  name: string
  /** Null for a coming-soon category. */
  count: number | null
}

export function categoryLinks(categories: readonly MenuCategory[]): CategoryLink[] {
  return categories
    .toSorted((one, other) => menuPlace(one.name) - menuPlace(other.name))
    .map(({ name, projects, countOnListPage = projects.length }) => ({
      name,
      count: isComingSoonCategory(name) ? null : countOnListPage,
    }))
}

/** Returns −1 for unknown names, so that they come first, in the order of the server. */
export function menuPlace(name: string) {
  return (MENU_ORDER as readonly string[]).indexOf(name)
}
