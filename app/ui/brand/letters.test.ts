import { expect, test } from 'vitest'
import { lettersOf } from './letters.ts'

test.each([
  ['Sobha', 5.5],
  ['Plinth', 5],
  ['Mahogany Estates', 15.5],
  ['MAHAGUN ESTATES', 21.5],
  ['', 0],
])('%s is as wide as %d lower-case letters', (name, letters) => {
  expect(lettersOf(name)).toBe(letters)
})
