import { MENU_ORDER } from '#contract/catalog/catalog.constants.ts'
import type { MenuCategory } from '#contract/catalog/categories.schema.ts'
import { isComingSoonCategory } from '#contract/catalog/coming-soon.ts'

export interface CategoryLink {
  name: string
  /** Null where nothing is to be seen yet. */
  count: number | null
}

/** Every category with the number of its projects, in the menu's order; unknown names come first. */
export function categoryLinks(categories: readonly MenuCategory[]): CategoryLink[] {
  return categories
    .toSorted((one, other) => menuPlace(one.name) - menuPlace(other.name))
    .map(({ name, projects, countOnListPage = projects.length }) => ({
      name,
      count: isComingSoonCategory(name) ? null : countOnListPage,
    }))
}

/** Unknown names get −1, so they come first; sorting is stable, so they keep the server's order. */
export function menuPlace(name: string) {
  return (MENU_ORDER as readonly string[]).indexOf(name)
}
