import type { ServerBuild } from 'react-router'
import { MOST_VALUES } from '#contract/catalog/finder.constants.ts'

/** Limit for one query parameter, enough for a list of project names. */
const LONGEST_QUERY = 1000

const CANONICAL = '<link rel="canonical" href="'

export const pageKey = (address: string) => `page ${address}`

/**
 * Normalizes a URL, so that equal pages share one cache key: no trailing slash, only known query keys, in a fixed
 * order.
 */
export function pageAddress(url: string, { origin, keys }: { origin: string; keys: readonly string[] }) {
  const address = new URL(origin)
  const [pathname = '/', query = ''] = url.split('?', 2)
  address.pathname = `/${pathname.split('/').filter(Boolean).map(normalizeEncoding).join('/')}`
  const given = new URLSearchParams(query)
  for (const key of keys) {
    // A form sends the same key once per ticked box.
    for (const value of given.getAll(key).slice(0, MOST_VALUES))
      if (value) address.searchParams.append(key, value.slice(0, LONGEST_QUERY))
  }
  return address
}

/** Normalizes percent-encoding: `%65lite` becomes `elite`. */
function normalizeEncoding(segment: string) {
  return encodeURIComponent(decodeURIComponent(segment))
}

/** A page also has URLs that are not canonical: in another letter case, in another category, or with a query. */
export function isCanonical({ pathname, search }: URL, { body, fixed }: { body: Buffer; fixed: ReadonlySet<string> }) {
  if (search !== '') return false
  const at = body.indexOf(CANONICAL)
  if (at === -1) return fixed.has(pathname)
  const from = at + CANONICAL.length
  return new URL(body.toString('utf8', from, body.indexOf('"', from))).pathname === pathname
}

/**
 * Returns the paths of routes without a parameter. A route with one, such as a back-office shell, matches any number of
 * paths.
 */
export function fixedAddresses(routes: ServerBuild['routes']): ReadonlySet<string> {
  const paths = Object.values(routes).map((route) => {
    const steps: string[] = []
    for (let at = route; at; at = at.parentId === undefined ? undefined : routes[at.parentId])
      steps.unshift(at?.path ?? '')
    return `/${steps.filter(Boolean).join('/')}`
  })
  return new Set(paths.filter((path) => !/[:*]/.test(path)))
}
