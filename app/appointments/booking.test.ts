import { afterEach, expect, test, vi } from 'vitest'
import { say } from '#contract/appointments/appointments.messages.ts'
import { fieldRule } from '../lib/field-rule.ts'
import { Booking, projectNamed } from './booking.ts'

const projects = [
  { name: 'Suncourt', routingName: 'suncourt', categoryName: 'Residential', city: 'Noida', image: '1_a.jpg' },
  {
    name: 'Rohini Central',
    routingName: 'rohini central',
    categoryName: 'Commercial',
    city: 'New Delhi',
    image: '1_b.jpg',
  },
]

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['2026-11-14', say.datePast],
  ['2026-11-15', null],
  ['2026-11-16', null],
  ['', null],
  ['soon', say.dateInvalid],
])('on 15 November at the sites the day %j says %j', (day, sentence) => {
  vi.useFakeTimers({ now: new Date('2026-11-14T20:00:00.000Z') })

  expect(fieldRule(Booking.shape.selectedDate)(day)).toBe(sentence)
})

test.each([
  ['rohini central', 'Rohini Central'],
  [' SUNCOURT ', 'Suncourt'],
  ['castle', undefined],
  ['', undefined],
  [null, undefined],
])('?project=%s chooses %s', (asked, name) => {
  expect(projectNamed(projects, asked)?.name).toBe(name)
})
