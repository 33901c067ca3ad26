import type { SubscriptionType } from './billing.constants.ts'

const MONTHS = { Monthly: 1, Yearly: 12 }

/**
 * Returns the date of the nth renewal of a subscription. It is counted from the start, so that a subscription from the
 * 31st returns to the 31st after a shorter month, where it renews on the last day.
 */
export function renewalOf(startedAt: Date, type: SubscriptionType, nth: number) {
  const month = startedAt.getUTCMonth() + MONTHS[type] * nth
  const lastDay = new Date(Date.UTC(startedAt.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const renewal = new Date(startedAt)
  renewal.setUTCFullYear(startedAt.getUTCFullYear(), month, Math.min(startedAt.getUTCDate(), lastDay))
  return renewal
}

/** All renewals from one moment up to, but not including, another. */
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
