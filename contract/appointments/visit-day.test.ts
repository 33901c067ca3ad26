import { expect, test } from 'vitest'
import { dayInWords } from './visit-time.ts'

test.each([
  ['2026-11-21', 'Sat 21 Nov 2026'],
  ['2028-02-29', 'Tue 29 Feb 2028'],
  ['2027-01-03', 'Sun 3 Jan 2027'],
])('%s is formatted as %s', (day, words) => {
  expect(dayInWords(day)).toBe(words)
})
