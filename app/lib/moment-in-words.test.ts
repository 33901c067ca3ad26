import { expect, test } from 'vitest'
import { momentInWords } from './moment-in-words.ts'

test.each([
  ['2026-11-15T09:02:00.000Z', '15 Nov 2026, 14:32'],
  ['2026-11-15T18:29:59.999Z', '15 Nov 2026, 23:59'],
  ['2026-11-15T18:30:00.000Z', '16 Nov 2026, 00:00'],
  ['2026-01-01T00:00:00.000Z', '1 Jan 2026, 05:30'],
])('%s is formatted as %s', (moment, words) => {
  expect(momentInWords(moment)).toBe(words)
})
