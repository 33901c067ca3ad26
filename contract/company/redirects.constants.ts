import { CATEGORY_NAME } from '#contract/catalog/catalog.constants.ts'

export const REDIRECT_KINDS = ['permanent', 'gone'] as const

/** Who made a redirect: staff, an import, the change of an address, or the specification. */
export const REDIRECT_SOURCES = ['hand', 'import', 'automatic', 'specified'] as const
export type RedirectSource = (typeof REDIRECT_SOURCES)[number]

/** The longest address, old or new. */
export const ADDRESS_LENGTH = 1_000

/** Projects moved from New Launch to Commercial, to whose old URLs other sites still link. */
const MOVED_TO_COMMERCIAL = ['rohini central', 'lucknow central', 'elite one', 'delta street']

/**
 * The redirects of the specification, which lead to projects of the demo and are stored with them. Project pages exist
 * under any category, so these are looked up before rendering; all others only if there is no page.
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
