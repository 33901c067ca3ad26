import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { leadsMessages as messages } from './leads.messages.ts'
import { NewLeadView } from './leads.schema.ts'
import { normalisedPhone, writtenPhone } from './phone-number.ts'
import { workingMinutes, workingMinutesBefore } from './working-time.ts'

test.each([
  [null, '53110 00493', '+915311000493'],
  ['+91', '053110-00493', '+915311000493'],
  ['91', '91 53110 00493', '+915311000493'],
  ['+91', '0091 5311000493', '+915311000493'],
  [null, '+91 53110 00493', '+915311000493'],
  ['+971', '50 123 4567', '+971501234567'],
  ['00971', '0501234567', '+971501234567'],
  ['+1', '+44 20 7946 0000', '+442079460000'],
  ['+91', '12345', null],
  ['+91', '000000', null],
  [null, null, null],
])('the number %s %s is normalised to %s', (code, number, phone) => {
  expect(normalisedPhone(code, number)).toBe(phone)
})

test('an Indian number is formatted in two groups of digits, any other number is unchanged', () => {
  expect(writtenPhone('+915311000493')).toBe('+91 53110 00493')
  expect(writtenPhone('+971501234567')).toBe('+971501234567')
})

// 14 November 2026 is a Saturday.
test.each([
  ['within a day', '2026-11-16T11:05', '2026-11-16T13:45', 160],
  ['before the desk opens', '2026-11-16T07:00', '2026-11-16T10:00', 30],
  ['over night', '2026-11-16T18:00', '2026-11-17T10:00', 60],
  ['over a Sunday', '2026-11-14T18:00', '2026-11-16T10:00', 60],
  ['on a Sunday only', '2026-11-15T10:00', '2026-11-15T16:00', 0],
  ['over a week', '2026-11-09T09:30', '2026-11-16T09:30', 6 * 540],
])('only working hours are counted %s', (_, from, to, minutes) => {
  const [start, end] = [new Date(`${from}:00+05:30`), new Date(`${to}:00+05:30`)]
  expect(workingMinutes(start, end)).toBe(minutes)
})

test('two working hours before Monday 10:00 is Saturday 17:00', () => {
  expect(workingMinutesBefore(new Date('2026-11-16T10:00:00+05:30'), 120)).toEqual(
    new Date('2026-11-14T17:00:00+05:30'),
  )
})

test.each([
  ['', messages.viewNameRequired],
  ['   ', messages.viewNameRequired],
  ['All', messages.viewIsBuiltIn],
  ['my OPEN leads ', messages.viewIsBuiltIn],
  ['All of Suncourt', undefined],
])('a view named "%s" is refused with "%s"', (name, message) => {
  expect(z.safeDecode(NewLeadView, { name, query: '' }).error?.issues[0]?.message).toBe(message)
})
