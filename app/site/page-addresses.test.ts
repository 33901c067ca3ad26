import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { BUNDLED_PICTURES, FIXED_ADDRESS } from '#contract/content/site-pages.constants.ts'
import routes from '../routes.ts'
import { PICTURES } from './bundled-picture.tsx'

test('the home and about pages are served at their fixed addresses', () => {
  expect(pathsIn(routes)).toEqual(expect.arrayContaining(Object.values(FIXED_ADDRESS)))
})

test('staff can choose exactly the bundled pictures, and no name has a dot, unlike names of uploads', () => {
  expect(BUNDLED_PICTURES.toSorted()).toEqual(Object.keys(PICTURES).toSorted())
  expect(BUNDLED_PICTURES.filter((name) => name.includes('.'))).toEqual([])
})

function pathsIn(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsIn(children)])
}
