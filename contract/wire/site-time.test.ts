import { describe, expect, it, test } from 'vitest'
import { daysBetween, isCalendarDay, siteDay, siteMidnight, siteMidnightAfter, writtenDate } from './site-time.ts'

test.each([
  ['2026-11-14T18:29:59.999Z', '2026-11-14'],
  ['2026-11-14T18:30:00.000Z', '2026-11-15'],
  ['2026-12-31T20:00:00.000Z', '2027-01-01'],
])('at %s the calendar day in India is %s', (moment, day) => {
  expect(siteDay(new Date(moment))).toBe(day)
})

test.each([
  ['2026-02-28', '2026-03-01', 1],
  ['2026-03-01', '2026-02-28', -1],
  ['2025-12-31', '2026-12-31', 365],
])('from %s to %s there are %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days)
})

test('a day begins in India when it is still the evening before in UTC', () => {
  expect(new Date(siteMidnight('2026-11-15')).toISOString()).toBe('2026-11-14T18:30:00.000Z')
  expect(new Date(siteMidnightAfter('2026-11-15')).toISOString()).toBe('2026-11-15T18:30:00.000Z')
})

test.each(['2026-11-15', '2028-02-29', '9999-12-31'])('%s is a calendar day', (text) => {
  expect(isCalendarDay(text)).toBe(true)
})

test.each(['', '2026-02-30', '2099-12-36', '2099-62-31', '0000-01-01', '15-11-2026', '2026-11-15T00:00'])(
  '%j is not a calendar day',
  (text) => {
    expect(isCalendarDay(text)).toBe(false)
  },
)

describe('writtenDate', () => {
  it('writes the day without a leading zero, the month as three letters and the full year', () => {
    expect(writtenDate('2026-11-07T06:00:00Z')).toBe('7 Nov 2026')
  })

  it('accepts a Date as well as a string', () => {
    expect(writtenDate(new Date('2026-09-30T06:00:00Z'))).toBe('30 Sep 2026')
  })

  it('uses the next day when it has already begun in India', () => {
    expect(writtenDate('2026-12-31T18:29:59Z')).toBe('31 Dec 2026')
    expect(writtenDate('2026-12-31T18:30:00Z')).toBe('1 Jan 2027')
  })

  it('keeps the day of a date without a time', () => {
    expect(writtenDate('2026-11-07')).toBe('7 Nov 2026')
  })
})
