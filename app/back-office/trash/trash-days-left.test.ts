import { expect, test } from 'vitest'
import { daysLeft } from './trash-days-left.ts'

test.each([
  ['2026-11-15T10:00:00.000Z', 30],
  ['2026-11-14T10:00:00.001Z', 30],
  ['2026-11-14T10:00:00.000Z', 29],
  ['2026-10-17T10:00:00.000Z', 1],
  ['2026-10-16T10:00:00.000Z', 0],
  ['2026-01-01T00:00:00.000Z', 0],
  ['2026-11-15T10:00:05.000Z', 30],
])('a record deleted at %s has %i days left', (deletedAt, days) => {
  expect(daysLeft(deletedAt, new Date('2026-11-15T10:00:00.000Z'))).toBe(days)
})
