import { PROJECT_FLAGS, PROJECT_STATUSES } from '#contract/catalog/catalog.constants.ts'
import type { ProjectListFilters } from '#contract/catalog/project-list.schema.ts'

export const PROJECT_FILTERS = ['category', 'status', 'shown', 'flag'] as const
export type ProjectFilter = (typeof PROJECT_FILTERS)[number]

/** What a table of projects is narrowed to, as it stands in the address; '' means all. */
export type ProjectFilters = Record<ProjectFilter, string>

/** As the list is asked for. A choice that no filter offers, as in an old address, is none: its control shows so too. */
export function askedFilters({ category, status, shown, flag }: ProjectFilters): ProjectListFilters {
  return {
    categoryId: /^\d{1,9}$/.test(category) ? Number(category) : null,
    status: PROJECT_STATUSES.find((one) => one === status) ?? null,
    isShown: shown === 'yes' ? true : shown === 'no' ? false : null,
    flag: PROJECT_FLAGS.find((one) => one === flag) ?? null,
  }
}
