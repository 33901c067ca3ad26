import type { RetentionKind } from '#contract/consent/consent.constants.ts'

/** The optional consents (`OFFER_PURPOSES`) that the nth sender of an enquiry has ticked; about half tick none. */
export function offersOf(nth: number) {
  return { call: nth % 7 === 2, whatsApp: nth % 5 === 1, email: nth % 4 === 1 }
}

/** Every ninth person who allowed mails withdrew that consent a week later. */
export function hasWithdrawn(nth: number) {
  return nth % 36 === 1
}

/** Two people who requested erasure: their position counted from the newest enquiry, and how many days ago. */
export const erasureRequests = [
  { nthNewest: 9, daysAgo: 24 },
  { nthNewest: 4, daysAgo: 2 },
]

/** How long the demo company keeps records, in months or days. */
export const retentionPeriods: Record<RetentionKind, number | null> = {
  enquiries: 24,
  visits: 24,
  lostLeads: 24,
  brochures: 12,
  unconfirmed: 90,
  mails: 30,
  requests: 36,
}
