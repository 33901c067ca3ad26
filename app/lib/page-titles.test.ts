import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '../routes.ts'
import { isBackOfficeRoute } from './back-office.ts'
import { pageMeta } from './page-meta.ts'
import { PAGE_TITLES, pageTitle, titleOfRoute } from './page-titles.ts'
import { nameOfScreen, SCREEN_TITLES, screenTitle } from './screen-titles.ts'

const TITLES = { ...PAGE_TITLES, ...SCREEN_TITLES }

test('every route has a title', () => {
  const addresses = pathsIn(routes)

  expect(addresses.length).toBeGreaterThan(40)
  expect(addresses.filter((address) => !(address in TITLES))).toEqual([])
})

test('every title belongs to a route; the component gallery exists only in development', () => {
  const addresses = [...pathsIn(routes), 'parts']

  expect(Object.keys(TITLES).filter((address) => !addresses.includes(address))).toEqual([])
})

test('only back-office routes are in the screen titles, and none are in the page titles', () => {
  expect(Object.keys(PAGE_TITLES).filter(isBackOfficeRoute)).toEqual([])
  expect(Object.keys(SCREEN_TITLES).filter((address) => !isBackOfficeRoute(address))).toEqual([])
})

test('every route is case-sensitive and has its path as its id', () => {
  const pages = entriesIn(routes).filter(({ path }) => path)

  expect(pages.filter(({ caseSensitive }) => !caseSensitive)).toEqual([])
  expect(pages.filter(({ id, path }) => id !== path)).toEqual([])
})

test('a title is a name followed by the company, or the company alone', () => {
  const matches = [{ id: 'root', loaderData: { company: { name: 'Acme' } } }]
  const titleOf = (title: string) => pageMeta({ title, matches })[0]

  expect(titleOf(pageTitle('aboutus'))).toEqual({ title: 'About Us | Acme' })
  expect(titleOf(titleOfRoute('toString'))).toEqual({ title: 'Acme' })
  expect(titleOfRoute('disclamer')).toBe('Disclaimer')
  expect(screenTitle('admin/trash')).toBe('Trash')
  expect(nameOfScreen('admin/content')).toBe('Content')
  expect(nameOfScreen('home')).toBe('')
})

/** Resource routes, such as the sitemap, have no title. */
function pathsIn(entries: readonly RouteConfigEntry[]) {
  return entriesIn(entries).flatMap(({ path }) => (path && !path.includes('.') ? [path] : []))
}

function entriesIn(entries: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.flatMap((entry) => [entry, ...entriesIn(entry.children ?? [])])
}
