/** Consent to contact about other projects, by channel. */
export const OFFER_PURPOSES = ['call', 'whatsApp', 'email'] as const

/** `answer`: contact about the person's own enquiry. `news` and `brochure`: emails that the person asked for. */
export const CONSENT_PURPOSES = ['answer', ...OFFER_PURPOSES, 'news', 'brochure'] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/** In `walkIn`, staff enter what a visitor said. */
export const CONSENT_FORMS = ['enquiry', 'newsletter', 'follow', 'brochure', 'walkIn', 'yourData'] as const
export type ConsentForm = (typeof CONSENT_FORMS)[number]

export const DATA_REQUEST_STATES = ['open', 'done', 'refused'] as const

/** Lifetime of the emailed link to a person's data. */
export const DATA_LINK_MINUTES = 60

/** Within this many days, a request for erasure must be decided. */
export const ERASURE_DAYS = 30

/** Visitors are told this period, so admins cannot change it. Counted from the day of the request. */
export const REQUEST_KEPT_YEARS = 3

/** Counted from the end of the financial year of the payment. */
export const RECEIPTS_KEPT_YEARS = 8

export const RETENTION_ID = 1

/** Records that are deleted automatically, with the unit of their period. */
export const RETENTION_UNITS = {
  enquiries: 'months',
  visits: 'months',
  lostLeads: 'months',
  brochures: 'months',
  unconfirmed: 'days',
  mails: 'days',
  requests: 'months',
} as const
export type RetentionKind = keyof typeof RETENTION_UNITS
export const RETENTION_KINDS = Object.keys(RETENTION_UNITS) as RetentionKind[]

/** The kinds whose period admins choose. */
export type ChosenRetentionKind = Exclude<RetentionKind, 'requests'>
export const CHOSEN_RETENTION_KINDS = RETENTION_KINDS.filter((kind) => kind !== 'requests')

/** In the unit of the kind. Undelivered emails are deleted after `UNDELIVERED_MAIL_DAYS` in any case. */
export const LONGEST_RETENTION: Record<ChosenRetentionKind, number> = {
  enquiries: 120,
  visits: 120,
  lostLeads: 120,
  brochures: 120,
  unconfirmed: 365,
  mails: 30,
}
