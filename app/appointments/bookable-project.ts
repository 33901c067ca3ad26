import type { ProjectName } from '#contract/catalog/projects.schema.ts'

export type BookableProject = Pick<ProjectName, 'name' | 'routingName' | 'categoryName' | 'city' | 'image'>

/** The project an address asks for, by its name or its routing name. */
export function projectNamed(projects: readonly BookableProject[], name: string | null | undefined) {
  const wanted = name?.trim().toLowerCase()
  if (!wanted) return null
  return (
    projects.find((project) => [project.name, project.routingName].some((known) => known.toLowerCase() === wanted)) ??
    null
  )
}
