import { TRASH_DAYS } from '#contract/back-office/back-office.constants.ts'

const DAY_MS = 24 * 60 * 60_000

/** Returns the days until a deleted record can no longer be restored, rounded up. */
export function daysLeft(deletedAt: string, now: Date) {
  const daysSince = Math.floor((now.getTime() - Date.parse(deletedAt)) / DAY_MS)
  return Math.max(0, TRASH_DAYS - Math.max(0, daysSince))
}
