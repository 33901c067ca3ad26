import { CATEGORY_NAME, MOVED_TO_COMMERCIAL } from '#contract/catalog/catalog.constants.ts'

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
