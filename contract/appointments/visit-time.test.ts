import { expect, test } from 'vitest'
import { appointmentsMessages } from './appointments.messages.ts'
import { dayFault, hasBegun, lastVisitDay } from './visit-time.ts'

/** 12:30 in India on 16 November. */
const NOON = new Date('2026-11-16T07:00:00.000Z')

test.each([
  ['10-11 AM', true],
  ['11-12', true],
  ['12-1 PM', true],
  ['1-2', false],
  ['5-6 PM', false],
  [null, false],
])('at 12:30, hasBegun for the slot %j of today is %s', (timeSlot, expected) => {
  expect(hasBegun({ selectedDate: '2026-11-16', timeSlot }, NOON)).toBe(expected)
})

test.each(['2026-11-17', null])('a slot has not begun when the selected day is %j', (selectedDate) => {
  expect(hasBegun({ selectedDate, timeSlot: '10-11 AM' }, NOON)).toBe(false)
})

test('the day and the hour are those in India, not in UTC', () => {
  const lateEvening = new Date('2026-11-15T20:00:00.000Z')

  expect(hasBegun({ selectedDate: '2026-11-16', timeSlot: '10-11 AM' }, lateEvening)).toBe(false)
  expect(dayFault('2026-11-15', lateEvening)).toBe(appointmentsMessages.datePast)
})

test.each([
  ['2026-11-15', appointmentsMessages.datePast],
  ['2026-11-16', null],
  ['2027-11-16', null],
  ['2027-11-17', appointmentsMessages.dateTooFar],
  ['9999-12-31', appointmentsMessages.dateTooFar],
  [null, null],
])('the message about a visit on the day %j is %j', (day, message) => {
  expect(dayFault(day, NOON)).toBe(message)
})

test('the last day that can be booked is one year ahead', () => {
  expect(lastVisitDay('2026-11-16')).toBe('2027-11-16')
})
