import { PROJECT_FLAGS, PROJECT_STATUSES } from '#contract/catalog/catalog.constants.ts'
import type { Category } from '#contract/catalog/categories.schema.ts'
import type { ProjectListFilters } from '#contract/catalog/project-list.schema.ts'
import { oneOf } from '../../ui/table/use-list-filters.ts'

/** What a table of projects is narrowed to, as it stands in the address; '' means all. */
export type ProjectFilters = Record<'category' | 'status' | 'shown' | 'flag', string>

/** What each filter can be set to. The categories are known only once they have been read. */
export function offeredFilters(categories: readonly Category[] | undefined) {
  return {
    category: oneOf(categories?.map(({ id }) => String(id))),
    status: oneOf(PROJECT_STATUSES),
    shown: oneOf(['yes', 'no']),
    flag: oneOf(PROJECT_FLAGS),
  }
}

/** As the list is asked for. A choice that no filter offers, as in an old address, is none: its control shows so too. */
export function askedFilters({ category, status, shown, flag }: ProjectFilters): ProjectListFilters {
  return {
    categoryId: /^\d{1,9}$/.test(category) ? Number(category) : null,
    status: PROJECT_STATUSES.find((one) => one === status) ?? null,
    isShown: shown === 'yes' ? true : shown === 'no' ? false : null,
    flag: PROJECT_FLAGS.find((one) => one === flag) ?? null,
  }
}
