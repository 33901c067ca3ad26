import { expect, test } from 'vitest'
import { currentAddress, movedAddress } from './legacy-redirects.ts'

test('redirects the four moved projects to Commercial and keeps the typed name and the query', () => {
  for (const projectName of ['rohini central', 'lucknow central', 'elite one', 'delta street']) {
    expect(movedAddress({ categoryName: 'New Launch', projectName, search: '' })).toBe(
      `/product/Commercial/${encodeURIComponent(projectName)}`,
    )
  }
  expect(movedAddress({ categoryName: 'new launch', projectName: 'Elite One', search: '?from=mail' })).toBe(
    '/product/Commercial/Elite%20One?from=mail',
  )
})

test('does not redirect other projects or other categories', () => {
  expect(movedAddress({ categoryName: 'New Launch', projectName: 'kite field', search: '' })).toBeNull()
  expect(movedAddress({ categoryName: 'Commercial', projectName: 'elite one', search: '' })).toBeNull()
  expect(movedAddress({ categoryName: 'Residential', projectName: 'rohini central', search: '' })).toBeNull()
})

test('redirects a former address to the current one with its query, and does not redirect a current address', () => {
  const project = { name: 'Elm House', routingName: 'elm court', categoryName: 'Commercial' }
  const targetOf = (projectName: string) =>
    currentAddress({ categoryName: 'Commercial', projectName, search: '?utm=1' }, project)
  expect(targetOf('elm old')).toBe('/product/Commercial/elm%20court?utm=1')
  expect([targetOf('Elm Court'), targetOf('elm house')]).toEqual([null, null])
})
