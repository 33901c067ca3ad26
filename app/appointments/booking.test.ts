import { afterEach, expect, test, vi } from 'vitest'
import { say } from '#contract/appointments/appointments.messages.ts'
import { booking } from './booking.ts'

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

  expect(booking.complaintAbout('selectedDate', day)).toBe(sentence)
})
