import { expect, test } from 'vitest'
import { idIn } from './id-in.ts'

test('returns the id in a text, and null for text that the API would not accept as an id', () => {
  expect(idIn('7')).toBe(7)
  for (const text of [null, '', '0', '-1', 'x', '1.5', '1e3', '9999999999']) expect(idIn(text), `${text}`).toBeNull()
})
