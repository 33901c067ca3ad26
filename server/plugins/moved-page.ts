import type { RedirectSource } from '#contract/company/redirects.constants.ts'
import type { CachedResponse } from './content-cache.ts'
import type { Page } from './render-page.ts'

export function isRedirect(status: number) {
  return status === 301 || status === 302 || status === 410
}

/**
 * An automatic redirect is a 302, because another page may use the URL later. A redirect of the specification keeps the
 * letter case of the project's name in the requested URL.
 */
export function redirectTo(to: string, { pathname, origin }: URL, { source }: { source: RedirectSource }): Page {
  const target = new URL(to, origin)
  const typed = pathname.split('/').at(-1) ?? ''
  const parts = target.pathname.split('/')
  if (source === 'specified' && parts.at(-1)?.toLowerCase() === typed.toLowerCase())
    target.pathname = parts.with(-1, typed).join('/')
  const location = target.origin === origin ? target.pathname + target.search + target.hash : target.href
  return {
    status: source === 'automatic' ? 302 : 301,
    headers: new Headers({ location }),
    body: Buffer.alloc(0),
    scriptHashes: [],
    isWhole: true,
    isDatabaseDown: false,
  }
}

/**
 * The redirect of a moved page is cached once, so the query of each request, such as campaign parameters, is added
 * here.
 */
export function withQueryOf(url: string, cached: CachedResponse): CachedResponse {
  const { location } = cached.headers
  const query = new URLSearchParams(url.split('?', 2)[1])
  if (!location || query.size === 0) return cached
  const [address = '', fragment] = location.split('#', 2)
  const [path, own] = address.split('?', 2)
  // The target may have a query of its own, such as a filtered list.
  for (const [key, value] of new URLSearchParams(own)) if (!query.has(key)) query.append(key, value)
  const moved = `${path}?${query}${fragment === undefined ? '' : `#${fragment}`}`
  return { ...cached, headers: { ...cached.headers, location: moved } }
}
