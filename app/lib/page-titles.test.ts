import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { brand } from '#contract/content/brand.ts'
import routes from '../routes.ts'
import { PAGE_TITLES, pageTitle, titled, titleOfRoute } from './page-titles.ts'

test('every address of the product has a title', () => {
  const addresses = pathsIn(routes)

  expect(addresses.length).toBeGreaterThan(40)
  expect(addresses.filter((address) => !(address in PAGE_TITLES))).toEqual([])
})

test('every title belongs to an address; the gallery of parts exists in development only', () => {
  const addresses = [...pathsIn(routes), 'parts']

  expect(Object.keys(PAGE_TITLES).filter((address) => !addresses.includes(address))).toEqual([])
})

test('addresses match exactly as they are spelled, and are the ids by which titles are found', () => {
  const pages = entriesIn(routes).filter(({ path }) => path)

  expect(pages.filter(({ caseSensitive }) => !caseSensitive)).toEqual([])
  expect(pages.filter(({ id, path }) => id !== path)).toEqual([])
})

test('a title is a name followed by the brand', () => {
  expect(pageTitle('aboutus')).toBe(`About Us | ${brand.name}`)
  expect(titled('Elite One')).toBe(`Elite One | ${brand.name}`)
  expect(titleOfRoute('disclamer')).toBe(`Disclaimer | ${brand.name}`)
  expect(titleOfRoute('toString')).toBe(brand.name)
})

/** Files for programs, such as the sitemap, have no title. */
function pathsIn(entries: readonly RouteConfigEntry[]) {
  return entriesIn(entries).flatMap(({ path }) => (path && !path.includes('.') ? [path] : []))
}

function entriesIn(entries: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.flatMap((entry) => [entry, ...entriesIn(entry.children ?? [])])
}
