import type { CachedResponse } from './content-cache.ts'

/**
 * The redirect of a moved page is cached once; the query of each request, such as campaign parameters, is added to it.
 */
export function withQueryOf(url: string, cached: CachedResponse): CachedResponse {
  const { location } = cached.headers
  const query = new URLSearchParams(url.split('?', 2)[1]).toString()
  if (!location || !query) return cached
  return { ...cached, headers: { ...cached.headers, location: `${location.split('?')[0]}?${query}` } }
}
