import { afterEach, expect, test, vi } from 'vitest'
import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import type { Api } from '../lib/api-client.ts'
import { booking } from './booking.ts'
import { CONTACT_REQUESTED } from './contact-requested.ts'

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['2026-11-14', appointmentsMessages.datePast],
  ['2026-11-15', null],
  ['2026-11-16', null],
  ['2027-11-15', null],
  ['2027-11-16', appointmentsMessages.dateTooFar],
  ['', null],
  ['soon', appointmentsMessages.dateInvalid],
])('when it is 15 November in India, the day %j has the error %j', (day, message) => {
  vi.useFakeTimers({ now: new Date('2026-11-14T20:00:00.000Z') })

  expect(booking.validateField('selectedDate', day)).toBe(message)
})

test('a time slot of today that has begun is an error of the field timeSlot', () => {
  vi.useFakeTimers({ now: new Date('2026-11-15T07:00:00.000Z') })
  const entered = (timeSlot: string) => form({ projectName: 'Suncourt', selectedDate: '2026-11-15', timeSlot })

  expect(booking.errorsIn(entered('12-1 PM'))).toEqual({ timeSlot: appointmentsMessages.slotBegun })
  expect(booking.errorsIn(entered('1-2'))).toBeUndefined()
})

test('asks once for contact details when phone and email are missing, then books without them', async () => {
  const sent: unknown[] = []
  const api = (async (_endpoint: unknown, { body }: { body: unknown }) => {
    sent.push(body)
    return { ok: true, data: { email: null, isMailed: false }, message: '', status: 200 }
  }) as unknown as Api
  const bare = { projectName: 'Suncourt' }

  expect(await booking.post(form(bare), api)).toMatchObject({ kind: 'question', values: bare })
  expect(sent).toEqual([])
  expect(await booking.post(form({ ...bare, [CONTACT_REQUESTED]: 'yes' }), api)).toMatchObject({ kind: 'done' })
  expect(await booking.post(form({ ...bare, email: 'asha@visitor.example' }), api)).toMatchObject({ kind: 'done' })
  expect(sent).toHaveLength(2)
})

test.each([
  [{ email: 'asha@visitor.example', isMailed: true }, undefined],
  [{ email: 'asha@visitor.example', isMailed: false }, true],
  [{ email: null, isMailed: false }, undefined],
])('a booking with the response %j has isUnmailed %j', async (data, isUnmailed) => {
  const api = (async () => ({ ok: true, data, message: '', status: 200 })) as unknown as Api

  const posted = await booking.post(form({ projectName: 'Suncourt', email: 'asha@visitor.example' }), api)
  expect(posted).toEqual({ kind: 'done', values: expect.anything(), ...(isUnmailed && { isUnmailed }) })
})

function form(values: Record<string, string>) {
  const entered = new FormData()
  for (const [name, value] of Object.entries(values)) entered.set(name, value)
  return entered
}
