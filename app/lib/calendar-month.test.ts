import { expect, test } from 'vitest'
import { dayAfterKey, dayInFull, monthInWords, shiftMonth, weeksOf } from './calendar-month.ts'

test('a month is laid out in weeks that begin on Monday', () => {
  const weeks = weeksOf('2026-11')

  expect(weeks).toHaveLength(6)
  expect(weeks.every((week) => week.length === 7)).toBe(true)
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null])
  expect(weeks.flat().filter(Boolean)).toHaveLength(30)
})

test.each([
  ['2028-02', 29],
  ['2026-02', 28],
  ['2026-12', 31],
])('%s has %i days', (month, days) => {
  expect(weeksOf(month).flat().filter(Boolean)).toHaveLength(days)
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2027-01-15', -1, '2026-12-15'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s moved by %i month is %s', (day, months, moved) => {
  expect(shiftMonth(day, months)).toBe(moved)
})

test.each([
  ['ArrowLeft', '2026-11-30'],
  ['ArrowRight', '2026-12-02'],
  ['ArrowUp', '2026-11-24'],
  ['ArrowDown', '2026-12-08'],
  ['Home', '2026-11-30'],
  ['End', '2026-12-06'],
  ['PageUp', '2026-11-01'],
  ['PageDown', '2027-01-01'],
  ['a', null],
])('%s moves from 1 December to %s', (key, day) => {
  expect(dayAfterKey('2026-12-01', key)).toBe(day)
})

test('days and months are formatted in full', () => {
  expect(monthInWords('2026-11')).toBe('November 2026')
  expect(dayInFull('2026-11-21')).toBe('Saturday 21 November 2026')
})
