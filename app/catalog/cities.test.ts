import { expect, test } from 'vitest'
import { citiesOf } from './cities.ts'

test('lists each city once, the city with the most projects first and ties in their original order', () => {
  const projects = ['Gurugram', 'Lucknow', 'Noida', 'Lucknow'].map((city) => ({ city }))

  expect(citiesOf(projects)).toEqual(['Lucknow', 'Gurugram', 'Noida'])
  expect(citiesOf([])).toEqual([])
})
