import { expect, test } from 'vitest'
import { isCalendarDay, siteDay, siteMidnight } from './site-time.ts'

test.each([
  ['2026-11-14T18:29:59.999Z', '2026-11-14'],
  ['2026-11-14T18:30:00.000Z', '2026-11-15'],
  ['2026-12-31T20:00:00.000Z', '2027-01-01'],
])('at %s the calendar day in India is %s', (moment, day) => {
  expect(siteDay(new Date(moment))).toBe(day)
})

test('a day begins in India when it is still the evening before in UTC', () => {
  expect(new Date(siteMidnight('2026-11-15')).toISOString()).toBe('2026-11-14T18:30:00.000Z')
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
