import { expect, test } from 'vitest'
import { mondayOf } from '#contract/wire/monday-of.ts'
import { isDue, isFull, isHourOver, shortDay, weekInWords } from './week.ts'

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-18', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on Monday, %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})

test.each([
  ['2026-11-16', '16 – 22 Nov 2026'],
  ['2026-11-30', '30 Nov – 6 Dec 2026'],
  ['2026-12-28', '28 Dec 2026 – 3 Jan 2027'],
])('the week from %s is written %s', (monday, words) => {
  expect(weekInWords(monday)).toBe(words)
})

test('a day of the week is written with its weekday', () => {
  expect([shortDay('2026-11-16'), shortDay('2026-11-22')]).toEqual(['Mon 16', 'Sun 22'])
})

/** 12:30 in India on Monday. */
const NOON = new Date('2026-11-16T07:00:00.000Z')

test.each([
  ['2026-11-15', '5-6 PM', true],
  ['2026-11-16', '12-1 PM', true],
  ['2026-11-16', '1-2', false],
  ['2026-11-16', null, false],
  ['2026-11-15', null, true],
  ['2026-11-17', '10-11 AM', false],
])('at Monday noon a visit on %s at %j is due: %s', (day, timeSlot, due) => {
  expect(isDue({ day, timeSlot }, NOON)).toBe(due)
})

test.each([
  ['11-12', true],
  ['12-1 PM', false],
  ['1-2', false],
])('at Monday noon the hour %s is over: %s', (timeSlot, over) => {
  expect(isHourOver('2026-11-16', timeSlot, NOON)).toBe(over)
})

test('an hour with as many visits as places is full, and an hour without a limit is never full', () => {
  expect(isFull({ places: 2, taken: 2 })).toBe(true)
  expect(isFull({ places: 2, taken: 1 })).toBe(false)
  expect(isFull({ places: null, taken: 40 })).toBe(false)
})
