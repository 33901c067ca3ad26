import { expect, test } from 'vitest'
import { nextDue } from './next-lead.ts'

const NOW = new Date('2026-11-16T13:45:00+05:30')
const waiting = (id: number) => ({ id, nextStepAt: null })
const planned = (id: number, at: string) => ({ id, nextStepAt: new Date(at).toISOString() })
const idAfter = (id: number, leads: Parameters<typeof nextDue>[0]) => nextDue(leads, id, NOW)?.id

test('skips leads whose next attempt is planned for later, and returns null if no other lead is left', () => {
  const called = [planned(1, '2026-11-16T15:45:00+05:30'), planned(2, '2026-11-17T11:00:00+05:30')]

  expect(idAfter(2, [...called, waiting(3), waiting(4)])).toBe(3)
  expect(idAfter(2, called)).toBeUndefined()
})

test('goes through leads without a planned attempt in order, and from the last lead to the first', () => {
  const leads = [waiting(1), waiting(2), waiting(3)]

  expect([1, 2, 3].map((id) => idAfter(id, leads))).toEqual([2, 3, 1])
  expect(idAfter(1, [waiting(1)])).toBeUndefined()
})

test('returns the first due lead of the list if the given lead is not in the list', () => {
  expect(idAfter(9, [planned(1, '2026-11-16T15:45:00+05:30'), waiting(2)])).toBe(2)
  expect(idAfter(9, [planned(1, '2026-11-16T13:00:00+05:30'), waiting(2)])).toBe(1)
})
