import { projectAddress } from '#contract/catalog/project-address.ts'

interface RequestedProject {
  projectName: string
  /** Query string, kept in the redirect because campaign links have parameters. */
  search: string
}

/**
 * Returns the URL of a project that was requested by a former routing name. Null if the requested name is the current
 * routing name or the name of the project.
 */
export function currentAddress(
  { projectName, search }: RequestedProject,
  project: { name: string; routingName: string; categoryName: string },
) {
  const requested = projectName.toLowerCase()
  if (requested === project.routingName || requested === project.name.toLowerCase()) return null
  return `${projectAddress(project)}${search}`
}
