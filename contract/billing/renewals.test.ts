import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SUBSCRIPTION_TYPES } from './billing.constants.ts'
import { renewalOf, renewalsBetween } from './renewals.ts'

test.each([
  ['2026-01-31T10:00:00.000Z', 'Monthly', 1, '2026-02-28T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', 'Monthly', 2, '2026-03-31T10:00:00.000Z'],
  ['2028-01-30T23:59:59.999Z', 'Monthly', 1, '2028-02-29T23:59:59.999Z'],
  ['2026-12-15T00:00:00.000Z', 'Monthly', 1, '2027-01-15T00:00:00.000Z'],
  ['2028-02-29T08:00:00.000Z', 'Yearly', 1, '2029-02-28T08:00:00.000Z'],
  ['2028-02-29T08:00:00.000Z', 'Yearly', 4, '2032-02-29T08:00:00.000Z'],
] as const)('a subscription that starts on %s and renews %s has renewal %i on %s', (start, type, nth, renewal) => {
  expect(renewalOf(new Date(start), type, nth).toISOString()).toBe(renewal)
})

const starts = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })

test('a renewal keeps the hour and the day of the month, or uses the last day of a shorter month', () => {
  fc.assert(
    fc.property(starts, fc.constantFrom(...SUBSCRIPTION_TYPES), fc.nat(400), (start, type, nth) => {
      const renewal = renewalOf(start, type, nth)
      const dayAfter = new Date(renewal.getTime() + 24 * 60 * 60_000)

      expect(renewal.getTime() % 86_400_000).toBe(start.getTime() % 86_400_000)
      const isSameDay = renewal.getUTCDate() === start.getUTCDate()
      expect(isSameDay || (renewal.getUTCDate() < start.getUTCDate() && dayAfter.getUTCDate() === 1)).toBe(true)
      const months = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth()
      expect(months(renewal) - months(start)).toBe(nth * (type === 'Monthly' ? 1 : 12))
    }),
  )
})

test('the renewals between two moments include the first moment and exclude the last', () => {
  fc.assert(
    fc.property(starts, fc.constantFrom(...SUBSCRIPTION_TYPES), starts, fc.nat(400), (start, type, from, days) => {
      const until = new Date(from.getTime() + days * 86_400_000)
      const all = Array.from({ length: 900 }, (_, at) => renewalOf(start, type, at + 1))

      expect(renewalsBetween(start, type, [from, until])).toEqual(
        all.filter((renewal) => renewal >= from && renewal < until),
      )
    }),
    { numRuns: 40 },
  )
})
