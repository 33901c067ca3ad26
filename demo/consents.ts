import type { ChosenRetentionKind } from '#contract/consent/consent.constants.ts'

/** The nth sender of an enquiry has ticked these optional consents (`OFFER_PURPOSES`). About half tick none. */
export function offersOf(nth: number) {
  return { call: nth % 7 === 2, whatsApp: nth % 5 === 1, email: nth % 4 === 1 }
}

/** Whether the nth sender, who had allowed emails, has withdrawn that consent: true for every ninth of them. */
export function hasWithdrawn(nth: number) {
  return nth % 36 === 1
}

/** `nthNewest` counts from the newest enquiry. */
export const erasureRequests = [
  { nthNewest: 9, daysAgo: 24 },
  { nthNewest: 4, daysAgo: 2 },
]

/** In months, except `unconfirmed` and `mails`, which are in days. */
export const retentionPeriods: Record<ChosenRetentionKind, number | null> = {
  enquiries: 24,
  visits: 24,
  lostLeads: 24,
  brochures: 12,
  unconfirmed: 90,
  mails: 30,
}
