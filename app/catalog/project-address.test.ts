import { expect, test } from 'vitest'
import { categoryAddress, projectAddress, searchAddress } from './project-address.ts'

test('names are escaped in addresses', () => {
  expect(projectAddress({ categoryName: 'IT SEZ', routingName: 'a/b & c' })).toBe('/product/IT%20SEZ/a%2Fb%20%26%20c')
  expect(categoryAddress('New Launch')).toBe('/products/New%20Launch')
  expect(searchAddress('Greater Noida')).toBe('/search?q=Greater%20Noida')
})

test('a new launch is linked under Commercial', () => {
  expect(projectAddress({ categoryName: 'New Launch', routingName: 'elite one' })).toBe(
    '/product/Commercial/elite%20one',
  )
})
