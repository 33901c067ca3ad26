import { expect, test } from 'vitest'
import { idIn } from './id-in.ts'

test('reads an id, and null from a text that no call accepts as one', () => {
  expect(idIn('7')).toBe(7)
  for (const text of [null, '', '0', '-1', 'x', '1.5', '1e3', '9999999999']) expect(idIn(text), `${text}`).toBeNull()
})
