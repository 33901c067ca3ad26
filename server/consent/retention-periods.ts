import { RETENTION_UNITS, type RetentionKind } from '#contract/consent/consent.constants.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import type { RetentionPeriods } from './retention.repository.ts'

/** Returns the last day on which a record with this time is kept. Null if its kind has no period. */
export function lastDay(kind: RetentionKind, at: Date, periods: RetentionPeriods) {
  const period = periods[kind]
  return period === null ? null : siteDay(moved(kind, at, period))
}

/** Records from before this time are deleted. Null if their kind has no period. */
export function cutoffOf(kind: RetentionKind, now: Date, periods: RetentionPeriods) {
  const period = periods[kind]
  return period === null ? null : moved(kind, now, -period)
}

function moved(kind: RetentionKind, from: Date, by: number) {
  const date = new Date(from)
  if (RETENTION_UNITS[kind] === 'days') date.setUTCDate(date.getUTCDate() + by)
  else {
    date.setUTCMonth(date.getUTCMonth() + by)
    // If the month lacks this day, its last day is used: 31 March minus one month is 28 February, not 3 March.
    if (date.getUTCDate() !== from.getUTCDate()) date.setUTCDate(0)
  }
  return date
}
