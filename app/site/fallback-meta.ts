import { isRouteErrorResponse } from 'react-router'
import { type PageMeta, pageMeta } from '../lib/page-meta.ts'
import { pageTitle, titleOfRoute } from '../lib/page-titles.ts'

interface Shown {
  error?: unknown
  matches: PageMeta['matches']
}

/** The `meta` of error pages and of pages that export none. */
export function fallbackMeta({ error, matches }: Shown) {
  if (!error) return pageMeta({ title: titleOfRoute(matches.at(-1)?.id), matches })
  return pageMeta({ title: pageTitle(isNotFound(error) ? '404' : 'forbidden'), matches, isHidden: true })
}

export function isNotFound(error: unknown) {
  return isRouteErrorResponse(error) && error.status === 404
}
