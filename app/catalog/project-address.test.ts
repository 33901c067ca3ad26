import { expect, test } from 'vitest'
import { projectAddress } from '#contract/catalog/project-address.ts'
import { categoryAddress, searchAddress } from './project-address.ts'

test('escapes names in URLs', () => {
  expect(projectAddress({ categoryName: 'IT SEZ', routingName: 'a/b & c' })).toBe('/product/IT%20SEZ/a%2Fb%20%26%20c')
  expect(categoryAddress('New Launch')).toBe('/products/New%20Launch')
  expect(searchAddress('Greater Noida')).toBe('/search?q=Greater%20Noida')
})

test('the URL of a new launch has Commercial as its category', () => {
  expect(projectAddress({ categoryName: 'New Launch', routingName: 'elite one' })).toBe(
    '/product/Commercial/elite%20one',
  )
})
