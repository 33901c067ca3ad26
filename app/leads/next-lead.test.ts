import { expect, test } from 'vitest'
import { nextDue } from './next-lead.ts'

const NOW = new Date('2026-11-16T13:45:00+05:30')
const waiting = (id: number) => ({ id, nextStepAt: null })
const planned = (id: number, at: string) => ({ id, nextStepAt: new Date(at).toISOString() })
const idAfter = (id: number, leads: Parameters<typeof nextDue>[0]) => nextDue(leads, id, NOW)?.id

test('after missed calls the next lead is the first without a planned attempt', () => {
  const called = [planned(1, '2026-11-16T15:45:00+05:30'), planned(2, '2026-11-17T11:00:00+05:30')]

  expect(idAfter(2, [...called, waiting(3), waiting(4)])).toBe(3)
  expect(idAfter(2, called)).toBeUndefined()
})

test('missed calls without a planned attempt go through the list instead of returning to its start', () => {
  const leads = [waiting(1), waiting(2), waiting(3)]

  expect([1, 2, 3].map((id) => idAfter(id, leads))).toEqual([2, 3, 1])
  expect(idAfter(1, [waiting(1)])).toBeUndefined()
})

test('after an answered lead, which is no longer in the list, its first due lead is next', () => {
  expect(idAfter(9, [planned(1, '2026-11-16T15:45:00+05:30'), waiting(2)])).toBe(2)
  expect(idAfter(9, [planned(1, '2026-11-16T13:00:00+05:30'), waiting(2)])).toBe(1)
})
