import type { SubscriptionType } from './billing.constants.ts'

const MONTHS = { Monthly: 1, Yearly: 12 }

/**
 * Returns the date of the nth renewal. Counts from the start, so that a subscription from the 31st renews on the last
 * day of shorter months and on the 31st again afterwards.
 */
export function renewalOf(startedAt: Date, type: SubscriptionType, nth: number) {
  const month = startedAt.getUTCMonth() + MONTHS[type] * nth
  const lastDay = new Date(Date.UTC(startedAt.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const renewal = new Date(startedAt)
  renewal.setUTCFullYear(startedAt.getUTCFullYear(), month, Math.min(startedAt.getUTCDate(), lastDay))
  return renewal
}

/** Returns the renewals from `from` (inclusive) to `until` (exclusive). */
export function renewalsBetween(startedAt: Date, type: SubscriptionType, [from, until]: readonly [Date, Date]) {
  const monthsBefore =
    (from.getUTCFullYear() - startedAt.getUTCFullYear()) * 12 + from.getUTCMonth() - startedAt.getUTCMonth()
  const renewals: Date[] = []
  for (let nth = Math.max(1, Math.floor(monthsBefore / MONTHS[type])); ; nth += 1) {
    const renewal = renewalOf(startedAt, type, nth)
    if (renewal >= until) return renewals
    if (renewal >= from) renewals.push(renewal)
  }
}
