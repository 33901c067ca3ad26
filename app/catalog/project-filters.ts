import type { ManagedProject } from '#contract/catalog/projects.schema.ts'

export const PROJECT_FILTERS = ['category', 'status', 'shown', 'flag'] as const
export type ProjectFilter = (typeof PROJECT_FILTERS)[number]

/** What a table of projects is narrowed to, as it stands in the address; '' means all. */
export type ProjectFilters = Record<ProjectFilter, string>

export const FLAGS = ['isExclusive', 'isNewLaunch', 'isCompleted'] as const
export type Flag = (typeof FLAGS)[number]

/** A choice that no filter offers, as in an old address, leaves nothing. */
export function filterProjects(projects: readonly ManagedProject[], filters: ProjectFilters) {
  const { category, status, shown, flag } = filters
  return projects.filter(
    (project) =>
      (category === '' || String(project.categoryId) === category) &&
      (status === '' || project.status === status) &&
      (shown === '' || (project.isActive ? 'yes' : 'no') === shown) &&
      (flag === '' || FLAGS.some((known) => known === flag && project[known])),
  )
}
