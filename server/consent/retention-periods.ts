import { RETENTION_UNITS, type RetentionKind } from '#contract/consent/consent.constants.ts'
import type { Periods } from '#contract/consent/consent.schema.ts'
import { siteDay } from '#contract/wire/site-time.ts'

/** The last day on which a record of this moment is kept; null without a period. */
export function lastDay(kind: RetentionKind, at: Date, periods: Periods) {
  const period = periods[kind]
  return period === null ? null : siteDay(moved(kind, at, period))
}

/** Records before this moment are deleted; null without a period. */
export function cutoffOf(kind: RetentionKind, now: Date, periods: Periods) {
  const period = periods[kind]
  return period === null ? null : moved(kind, now, -period)
}

function moved(kind: RetentionKind, from: Date, by: number) {
  const date = new Date(from)
  if (RETENTION_UNITS[kind] === 'days') date.setUTCDate(date.getUTCDate() + by)
  else {
    date.setUTCMonth(date.getUTCMonth() + by)
    // A month without this day ends with its last one: 31 March less a month is 28 February, not 3 March.
    if (date.getUTCDate() !== from.getUTCDate()) date.setUTCDate(0)
  }
  return date
}
