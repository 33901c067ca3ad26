import { expect, test } from 'vitest'
import { dayInWords, siteDay } from './visit-day.ts'

test.each([
  ['2026-11-14T18:29:59.999Z', '2026-11-14'],
  ['2026-11-14T18:30:00.000Z', '2026-11-15'],
  ['2026-12-31T20:00:00.000Z', '2027-01-01'],
])('at %s it is %s at the sites', (moment, day) => {
  expect(siteDay(new Date(moment))).toBe(day)
})

test.each([
  ['2026-11-21', 'Sat 21 Nov 2026'],
  ['2028-02-29', 'Tue 29 Feb 2028'],
  ['2027-01-03', 'Sun 3 Jan 2027'],
])('%s reads %s', (day, words) => {
  expect(dayInWords(day)).toBe(words)
})
