import { expect, test } from 'vitest'
import { builtInOwner, isBuiltInAddress } from '#contract/content/built-in-addresses.ts'
import routes from '../routes.ts'

type Entry = { path?: string | undefined; children?: Entry[] | undefined }

function pathsOf(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pathsOf(children ?? [])])
}

test('every page without a parameter is a built-in address, and an unknown address is not', () => {
  const paths = pathsOf(routes as Entry[]).filter((path) => !/[:*]/.test(path) && path !== 'parts')

  expect(paths.length).toBeGreaterThan(40)
  expect(paths.filter((path) => !isBuiltInAddress(`/${path}`))).toEqual([])
  expect(isBuiltInAddress('/admin/anything')).toBe(true)
  expect(isBuiltInAddress('/API/x')).toBe(true)
  expect(isBuiltInAddress('/products/it sez')).toBe(true)
  expect(isBuiltInAddress('/products/villas')).toBe(false)
  expect(isBuiltInAddress('/about.html')).toBe(false)
})

test('the first segment of every route has a built-in owner, so no page added by staff can take it', () => {
  const taken = pathsOf(routes as Entry[]).map((path) => path.split('/', 1)[0] ?? '')

  expect(taken.length).toBeGreaterThan(40)
  expect(taken.filter((first) => !/^[:*]/.test(first) && builtInOwner(first) === null)).toEqual([])
})
