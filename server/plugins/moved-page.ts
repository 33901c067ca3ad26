import type { CachedResponse } from './content-cache.ts'

/**
 * The redirect of a moved page is cached once; the query of each request, such as campaign parameters, is added to it.
 */
export function withQueryOf(url: string, cached: CachedResponse): CachedResponse {
  const { location } = cached.headers
  const query = new URLSearchParams(url.split('?', 2)[1])
  if (!location || query.size === 0) return cached
  const [address = '', fragment] = location.split('#', 2)
  const [path, own] = address.split('?', 2)
  // The target may have a query itself, such as that of a filtered list.
  for (const [key, value] of new URLSearchParams(own)) if (!query.has(key)) query.append(key, value)
  const moved = `${path}?${query}${fragment === undefined ? '' : `#${fragment}`}`
  return { ...cached, headers: { ...cached.headers, location: moved } }
}
