import { CATEGORY_NAME } from '#contract/catalog/catalog.constants.ts'

export const REDIRECT_KINDS = ['permanent', 'gone'] as const

/** Created by staff, by an import, by a changed path, or with the demo as specified. */
export const REDIRECT_SOURCES = ['hand', 'import', 'automatic', 'specified'] as const
export type RedirectSource = (typeof REDIRECT_SOURCES)[number]

/** Maximum length of an old path or a target. */
export const ADDRESS_LENGTH = 1_000

/** Projects that moved from New Launch to Commercial; other sites still link to their old URLs. */
const MOVED_TO_COMMERCIAL = ['rohini central', 'lucknow central', 'elite one', 'delta street']

/**
 * The specified redirects lead to projects of the demo and are stored with them. Project pages exist under any
 * category, so these redirects are looked up before rendering; all others only if there is no page.
 */
export const SPECIFIED_REDIRECTS = MOVED_TO_COMMERCIAL.map((name) => ({
  routingName: name,
  from: `/product/${CATEGORY_NAME.newLaunch.toLowerCase()}/${name}`,
  to: `/product/${CATEGORY_NAME.commercial}/${name}`,
}))

/** Whether the path may have such a redirect; a site without the demo has none. */
export function isSpecifiedRedirect(path: string) {
  return SPECIFIED_REDIRECTS.some(({ from }) => from === path)
}
