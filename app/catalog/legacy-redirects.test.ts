import { expect, test } from 'vitest'
import { movedAddress } from './legacy-redirects.ts'

test('the four moved projects are sent to Commercial, with the name as it was typed', () => {
  for (const projectName of ['rohini central', 'lucknow central', 'elite one', 'delta street']) {
    expect(movedAddress({ categoryName: 'New Launch', projectName })).toBe(
      `/product/Commercial/${encodeURIComponent(projectName)}`,
    )
  }
  expect(movedAddress({ categoryName: 'new launch', projectName: 'Elite One' })).toBe('/product/Commercial/Elite%20One')
})

test('other projects and other categories stay where they are', () => {
  expect(movedAddress({ categoryName: 'New Launch', projectName: 'kite field' })).toBeNull()
  expect(movedAddress({ categoryName: 'Commercial', projectName: 'elite one' })).toBeNull()
  expect(movedAddress({ categoryName: 'Residential', projectName: 'rohini central' })).toBeNull()
})
