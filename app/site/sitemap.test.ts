import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { isBackOfficeRoute } from '../lib/back-office.ts'
import routes from '../routes.ts'
import { FIXED_PAGES } from './sitemap.ts'

/** Pages left out of the sitemap: they are empty without a link, a form, a session or a search, or report an error. */
const HIDDEN_PAGES = [
  '/search',
  '/shortlist',
  '/compare',
  '/newsletter',
  '/follow',
  '/brochure',
  '/your-data',
  '/businessowner/signin',
  '/verify',
  '/subscriptions',
  '/forgotpassword',
  '/resetpassword',
  '/undo',
  '/opening-soon',
  '/404',
  '/forbidden',
  '/customer/job/list',
  '/businessowner/dashboard',
  '/businessowner/card',
]

test('every public page is either in the sitemap or in the list of hidden pages', () => {
  const publicPages = pathsIn(routes).filter((path) => !isBackOfficeRoute(path) && !/[:*.]/.test(path))

  expect(publicPages.map((path) => `/${path}`).toSorted()).toEqual([...FIXED_PAGES, ...HIDDEN_PAGES].toSorted())
})

function pathsIn(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsIn(children)])
}
