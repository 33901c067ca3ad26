import { CATEGORY_NAME, MOVED_TO_COMMERCIAL } from '#contract/catalog/catalog.constants.ts'
import { projectAddress } from '../project-address.ts'

interface RequestedProject {
  categoryName: string
  projectName: string
  /** Query string, added to the redirect target because campaign links have parameters. */
  search: string
}

/** Redirect target of a project that moved from New Launch to Commercial; null for every other address. */
export function movedAddress({ categoryName, projectName, search }: RequestedProject) {
  if (categoryName.toLowerCase() !== CATEGORY_NAME.newLaunch.toLowerCase()) return null
  if (!MOVED_TO_COMMERCIAL.some((moved) => moved === projectName.toLowerCase())) return null
  return `/product/${CATEGORY_NAME.commercial}/${encodeURIComponent(projectName)}${search}`
}

/**
 * Redirect target of a project requested by a former address; null when the address is current. The target uses the
 * routing name, which is always current, so no second redirect follows.
 */
export function currentAddress(
  { projectName, search }: RequestedProject,
  project: { name: string; routingName: string; categoryName: string },
) {
  const requested = projectName.toLowerCase()
  if (requested === project.routingName || requested === project.name.toLowerCase()) return null
  return `${projectAddress(project)}${search}`
}
