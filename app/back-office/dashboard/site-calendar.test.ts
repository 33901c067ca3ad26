import { expect, test } from 'vitest'
import { dayParts, momentInWords } from './site-calendar.ts'

test.for<[moment: string, words: string]>([
  ['2026-03-15T18:30:00.000Z', 'Today, 00:00'],
  ['2026-03-16T04:12:59.000Z', 'Today, 09:42'],
  ['2026-03-15T18:29:00.000Z', 'Yesterday, 23:59'],
  ['2026-03-14T18:29:00.000Z', '14 Mar 2026'],
])('on 16 March in India %s is shown as «%s»', ([moment, words]) => {
  expect(momentInWords(moment, '2026-03-16')).toBe(words)
})

test('splits a day into its parts without a time zone shift', () => {
  expect(dayParts('2026-11-15')).toEqual({ weekday: 'Sunday', date: 15, month: 'November', short: '15 Nov' })
})
