import { TRASH_DAYS } from '#contract/back-office/back-office.constants.ts'

const DAY_MS = 24 * 60 * 60_000

/** How many days a deleted record can still be restored; the last one is counted until it is over. */
export function daysLeft(deletedAt: string, now: Date) {
  const gone = Math.floor((now.getTime() - Date.parse(deletedAt)) / DAY_MS)
  return Math.max(0, TRASH_DAYS - Math.max(0, gone))
}
