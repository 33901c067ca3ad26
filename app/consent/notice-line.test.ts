import { expect, test } from 'vitest'
import { noticeLine } from './notice-line.ts'

const notice = { version: 3, since: '2026-11-01T06:00:00.000Z' }

test.each([
  [24, 'Kept for two years after the last word between us.'],
  [12, 'Kept for one year after the last word between us.'],
  [18, 'Kept for 18 months after the last word between us.'],
  [1, 'Kept for one month after the last word between us.'],
  [null, 'Kept until you have it erased.'],
])('with a retention of %s months the line is: %s', (keptMonths, kept) => {
  expect(noticeLine({ ...notice, keptMonths })).toEqual({ kept, notice: 'Notice 3, 1 Nov 2026' })
})

test('the notice is null before one is stored', () => {
  expect(noticeLine({ version: null, since: null, keptMonths: null }).notice).toBeNull()
})
