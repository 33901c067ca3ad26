import { expect, test } from 'vitest'
import { currentAddress } from './legacy-redirects.ts'

test('redirects a former address to the current one with its query, and does not redirect a current address', () => {
  const project = { name: 'Elm House', routingName: 'elm court', categoryName: 'Commercial' }
  const targetOf = (projectName: string) => currentAddress({ projectName, search: '?utm=1' }, project)
  expect(targetOf('elm old')).toBe('/product/Commercial/elm%20court?utm=1')
  expect([targetOf('Elm Court'), targetOf('elm house')]).toEqual([null, null])
})
