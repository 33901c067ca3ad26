import { PROJECT_FLAGS, PROJECT_STATUSES } from '#contract/catalog/catalog.constants.ts'
import type { Category } from '#contract/catalog/categories.schema.ts'
import type { ProjectListFilters } from '#contract/catalog/project-list.schema.ts'
import { oneOf } from '../../ui/table/use-list-filters.ts'

/** As in the URL; '' means that no filter is set. */
export type ProjectFilters = Record<'category' | 'status' | 'shown' | 'flag', string>

/** The allowed values of each filter. Any category is allowed while the categories are loading. */
export function offeredFilters(categories: readonly Category[] | undefined) {
  return {
    category: oneOf(categories?.map(({ id }) => String(id))),
    status: oneOf(PROJECT_STATUSES),
    shown: oneOf(['yes', 'no']),
    flag: oneOf(PROJECT_FLAGS),
  }
}

/**
 * Ignores invalid values, for example from an old link. A category only has to be a number, because the categories may
 * not be loaded yet.
 */
export function requestFilters({ category, status, shown, flag }: ProjectFilters): ProjectListFilters {
  return {
    categoryId: /^\d{1,9}$/.test(category) ? Number(category) : null,
    status: PROJECT_STATUSES.find((one) => one === status) ?? null,
    isShown: shown === 'yes' ? true : shown === 'no' ? false : null,
    flag: PROJECT_FLAGS.find((one) => one === flag) ?? null,
  }
}
