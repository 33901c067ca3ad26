import type { Kept } from './content-cache.ts'

/** That a page moved is kept once for all. What campaigns and mails hang on its address is each visitor's own. */
export function withQueryOf(url: string, kept: Kept): Kept {
  const { location } = kept.headers
  const query = new URLSearchParams(url.split('?', 2)[1]).toString()
  if (!location || !query) return kept
  return { ...kept, headers: { ...kept.headers, location: `${location.split('?')[0]}?${query}` } }
}
