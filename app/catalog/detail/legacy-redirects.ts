import { projectAddress } from '#contract/catalog/project-address.ts'

interface RequestedProject {
  projectName: string
  /** Query string, added to the redirect target because campaign links have parameters. */
  search: string
}

/**
 * The redirect target for a project requested by a former address; null when the address is current. The target uses
 * the current routing name, so no second redirect follows.
 */
export function currentAddress(
  { projectName, search }: RequestedProject,
  project: { name: string; routingName: string; categoryName: string },
) {
  const requested = projectName.toLowerCase()
  if (requested === project.routingName || requested === project.name.toLowerCase()) return null
  return `${projectAddress(project)}${search}`
}
