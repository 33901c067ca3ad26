import { expect, test } from 'vitest'
import { TIME_SLOTS } from './appointments.constants.ts'
import { openingHours } from './opening-hours.ts'
import { DEFAULT_VISIT_RULES, type VisitRules, visitDay } from './visit-rules.ts'

const slotsWithout = (...closed: string[]) =>
  TIME_SLOTS.filter((timeSlot) => !closed.includes(timeSlot)).map((timeSlot) => ({
    timeSlot,
    places: null,
    weekendPlaces: null,
  }))

test.each<[Partial<VisitRules>, string | null]>([
  [{}, null],
  [{ openWeekdays: [] }, null],
  [{ slots: [] }, null],
  [{ noticeHours: 3 }, 'Open every day, 10 AM to 6 PM. Visits are booked at least 3 hours ahead.'],
  [
    { openWeekdays: [0, 1, 2, 3, 5, 6], noticeHours: 24 },
    'Open Friday to Wednesday, 10 AM to 6 PM. Visits are booked at least a day ahead.',
  ],
  [{ openWeekdays: [1, 2, 3, 4, 5] }, 'Open Monday to Friday, 10 AM to 6 PM.'],
  [{ openWeekdays: [0, 6] }, 'Open on Saturday and Sunday, 10 AM to 6 PM.'],
  [{ openWeekdays: [1, 3, 6] }, 'Open on Monday, Wednesday and Saturday, 10 AM to 6 PM.'],
  [{ slots: slotsWithout('1-2') }, 'Open every day, 10 AM to 1 PM and 2 PM to 6 PM.'],
  [{ slots: slotsWithout('10-11 AM', '11-12') }, 'Open every day, 12 PM to 6 PM.'],
])('the rules %j are written as %j', (given, line) => {
  expect(openingHours({ ...DEFAULT_VISIT_RULES, ...given })).toBe(line)
})

/** 9:00 in India on Tuesday 17 November. */
const NOW = new Date('2026-11-17T03:30:00.000Z')

test.each<[day: string, given: Partial<VisitRules>, reason: string]>([
  ['2026-11-24', { openWeekdays: [0, 1, 3, 4, 5, 6] }, 'Closed on Tuesdays'],
  ['2026-11-24', { holidays: [{ day: '2026-11-24', name: 'Diwali' }] }, 'Holiday: Diwali'],
  ['2026-11-17', { noticeHours: 24 }, 'Too soon: visits need a day’s notice'],
  ['2026-11-17', { noticeHours: 48 }, 'Too soon: visits need 2 days’ notice'],
  ['2026-11-17', { noticeHours: 10 }, 'Too soon: visits need 10 hours’ notice'],
  ['2026-11-24', { slots: [{ timeSlot: '3-4', places: 1, weekendPlaces: 1 }] }, 'Full'],
  ['2026-11-24', { slots: [] }, 'Not offered'],
  ['2026-11-16', {}, 'Over'],
  ['2026-12-24', { daysAhead: 30 }, 'Too far ahead'],
])('a slot on %s cannot be booked with the rules %j, for the reason: %s', (day, given, reason) => {
  const { slots } = visitDay({ ...DEFAULT_VISIT_RULES, ...given }, day, new Map([['3-4', 1]]), NOW)

  expect(slots.find(({ timeSlot }) => timeSlot === '3-4')?.reason).toBe(reason)
})
