import { expect, test } from 'vitest'
import { minutesInWords } from './lead-texts.ts'
import { dueInWords, momentOf, proposedTimes, waitingOf } from './lead-times.ts'

// A Monday, 13:45 in India.
const NOW = new Date('2026-11-16T13:45:00+05:30')

test.each([
  ['2026-11-16T11:05:00+05:30', '2 h 40 min', 'late'],
  ['2026-11-16T12:50:00+05:30', '55 min', 'warning'],
  ['2026-11-16T13:35:00+05:30', '10 min', 'plain'],
])('at 13:45 on 16 November a lead that waits since %s is shown as waiting %s', (waitingSince, text, tone) => {
  expect(waitingOf({ waitingSince }, NOW)).toEqual({ text, tone })
})

test.each([
  ['2026-11-14T10:00:00+05:30', 'Overdue, 14 Nov', 'late'],
  ['2026-11-16T13:05:00+05:30', 'Today, 13:05', 'late'],
  ['2026-11-16T16:00:00+05:30', 'Today, 16:00', 'plain'],
  ['2026-11-17T11:00:00+05:30', 'Tomorrow, 11:00', 'plain'],
  ['2026-11-20T11:00:00+05:30', '20 Nov 2026', 'plain'],
])('at 13:45 on 16 November a step due at %s is written as %s', (at, text, tone) => {
  expect(dueInWords(at, NOW)).toEqual({ text, tone })
})

test('proposes the time in two hours, tomorrow at eleven and the next Saturday', () => {
  expect(proposedTimes(NOW, 2)).toEqual([
    { label: 'In 2 hours, 15:45', at: new Date('2026-11-16T15:45:00+05:30').toISOString() },
    { label: 'Tomorrow, 11:00', at: momentOf('2026-11-17', '11:00') },
    { label: 'Sat 21 Nov', at: momentOf('2026-11-21', '11:00') },
  ])
})

test.each([
  ['2026-11-19', 'Sat 21 Nov'],
  ['2026-11-20', 'Sat 28 Nov'],
  ['2026-11-21', 'Sat 28 Nov'],
  ['2026-11-22', 'Sat 28 Nov'],
])('the Saturday proposed on %s is %s, and never tomorrow', (day, label) => {
  const times = proposedTimes(new Date(momentOf(day, '13:45')), 1)
  expect(times[2]?.label).toBe(label)
  expect(new Set(times.map(({ at }) => at)).size).toBe(3)
})

test('writes sixty minutes or more as hours and minutes', () => {
  expect([0, 59, 60, 125].map(minutesInWords)).toEqual(['0 min', '59 min', '1 h', '2 h 5 min'])
})
