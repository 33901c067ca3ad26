import { expect, test } from 'vitest'
import { cancelVisit, moveVisit, readVisit } from '#contract/appointments/visits.endpoints.ts'
import { visitsMessages } from '#contract/appointments/visits.messages.ts'
import type { Api } from '../lib/api-client.ts'
import { changeLinkedVisit } from './change-linked-visit.ts'

const VISIT = { projectName: 'Suncourt', selectedDate: '2026-11-21', timeSlot: '3-4', canChange: true }
const FULL_DAY = { day: '2026-11-22', state: 'full', reason: 'Full', slots: [{ timeSlot: '4-5', state: 'full' }] }

test('a move to the current time of the visit sends no change and names that time', async () => {
  const { api, called } = anApi({})

  expect(await changeLinkedVisit(api, 'token', move('2026-11-21', '3-4'))).toMatchObject({
    isDone: true,
    isSame: true,
    message: visitsMessages.isOn('Sat 21 Nov 2026, 3-4'),
  })
  expect(called).toEqual([readVisit])
})

test('a move and a cancellation return whether the server sends a mail', async () => {
  const { api } = anApi({ visit: { ...VISIT, isMailed: false } })
  const cancellation = new FormData()
  cancellation.set('do', 'cancel')

  expect(await changeLinkedVisit(api, 'token', move('2026-11-22', '4-5'))).toMatchObject({ isMailed: false })
  expect(await changeLinkedVisit(api, 'token', cancellation)).toMatchObject({ isDone: true, isMailed: false })
})

test('a refused move returns the free slots if the visit can still be changed', async () => {
  const { api } = anApi({ refusal: { status: 409, message: 'Sun 22 Nov 2026, 4-5 is full.' } })

  expect(await changeLinkedVisit(api, 'token', move('2026-11-22', '4-5'))).toMatchObject({
    isDone: false,
    refused: { near: [] },
  })
})

test('a refused move of a cancelled visit returns no free slots, even if the requested slot is full', async () => {
  const cancelled = { status: 409, message: visitsMessages.alreadyCancelled }
  const { api } = anApi({ visit: { ...VISIT, canChange: false }, refusal: cancelled })

  const changed = await changeLinkedVisit(api, 'token', move('2026-11-22', '4-5'))
  expect(changed).toMatchObject({ isDone: false, ...cancelled })
  expect(changed.refused).toBeUndefined()
})

test('a day that does not exist is refused without a request and not returned to the form', async () => {
  const { api, called } = anApi({})

  const changed = await changeLinkedVisit(api, 'token', move('2026-13-99', 'zz'))
  expect(changed).toMatchObject({ isDone: false, status: 400, message: visitsMessages.timeRequired })
  expect(changed.wanted).toBeUndefined()
  expect(called).toEqual([])
})

function move(selectedDate: string, timeSlot: string) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ do: 'move', selectedDate, timeSlot })) form.set(name, value)
  return form
}

interface Server {
  visit?: object
  refusal?: { status: number; message: string }
}

function anApi({ visit = VISIT, refusal }: Server) {
  const called: unknown[] = []
  const api = (async (endpoint: unknown) => {
    called.push(endpoint)
    if (endpoint === readVisit) return { ok: true, status: 200, message: '', data: visit }
    if (endpoint === moveVisit || endpoint === cancelVisit)
      return refusal
        ? { ok: false, reason: 'refused', ...refusal }
        : { ok: true, status: 200, message: '', data: visit }
    return { ok: true, status: 200, message: '', data: { openingHours: null, days: [FULL_DAY] } }
  }) as unknown as Api
  return { api, called }
}
