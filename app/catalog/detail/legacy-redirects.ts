import { CATEGORY_NAME, MOVED_TO_COMMERCIAL } from '#contract/catalog/catalog.constants.ts'
import { projectAddress } from '../project-address.ts'

interface Asked {
  categoryName: string
  projectName: string
  /** What campaigns and mails hang on an address goes along. */
  search: string
}

/** Where a project that moved from New Launch to Commercial is found now; null for every other address. */
export function movedAddress({ categoryName, projectName, search }: Asked) {
  if (categoryName.toLowerCase() !== CATEGORY_NAME.newLaunch.toLowerCase()) return null
  if (!MOVED_TO_COMMERCIAL.some((moved) => moved === projectName.toLowerCase())) return null
  return `/product/${CATEGORY_NAME.commercial}/${encodeURIComponent(projectName)}${search}`
}

/**
 * Where a project that was asked for by a former address is found now; null when the address is present. It leads to the
 * routing name, which is always a present address, so there is no second redirect.
 */
export function presentAddress(
  { projectName, search }: Asked,
  project: { name: string; routingName: string; categoryName: string },
) {
  const asked = projectName.toLowerCase()
  if (asked === project.routingName || asked === project.name.toLowerCase()) return null
  return `${projectAddress(project)}${search}`
}
