import { expect, test } from 'vitest'
import { citiesOf } from './cities.ts'

test('cities are offered once, the fullest first, others in the order they come', () => {
  const projects = ['Gurugram', 'Lucknow', 'Noida', 'Lucknow'].map((city) => ({ city }))

  expect(citiesOf(projects)).toEqual(['Lucknow', 'Gurugram', 'Noida'])
  expect(citiesOf([])).toEqual([])
})
