import { COMING_SOON_CATEGORY } from '#contract/catalog/catalog.constants.ts'
import type { HomeTotals } from '#contract/content/content.schema.ts'
import { isOfCategory, isOfCategoryAtHome } from './category-rules.ts'
import type { ProjectsForPages } from './projects-for-pages.repository.ts'

type Kind = Awaited<ReturnType<ProjectsForPages['countKinds']>>[number]
type Counting = (belongs: (kind: Kind) => boolean) => number

/** Adds up the kinds that belong to a list. */
export function countingOf(kinds: Kind[]): Counting {
  return (belongs) => kinds.filter(belongs).reduce((sum, { count }) => sum + count, 0)
}

export function totalsOf(all: readonly { id: number }[], count: Counting): HomeTotals {
  return {
    projects: count(() => true),
    exclusive: count((kind) => kind.isExclusive && kind.categoryId !== COMING_SOON_CATEGORY),
    categories: all.map(({ id }) => ({
      categoryId: id,
      count: count((kind) => isOfCategoryAtHome(kind, id)),
      countOnListPage: count((kind) => isOfCategory(kind, id)),
    })),
  }
}
