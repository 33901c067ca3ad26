/** The purposes that a person can agree to in addition to an answer to their enquiry. */
export const OFFER_PURPOSES = ['call', 'whatsApp', 'email'] as const

/**
 * `answer`: be contacted about the person's own enquiry. `OFFER_PURPOSES` are about other projects. `news` and
 * `brochure` are the mails that a person asked for.
 */
export const CONSENT_PURPOSES = ['answer', ...OFFER_PURPOSES, 'news', 'brochure'] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/** The forms that store what a person agreed to. In `walkIn`, staff enter what a visitor said. */
export const CONSENT_FORMS = ['enquiry', 'newsletter', 'follow', 'brochure', 'walkIn', 'yourData'] as const
export type ConsentForm = (typeof CONSENT_FORMS)[number]

export const DATA_REQUEST_STATES = ['open', 'done', 'refused'] as const

/** How long the mailed link to a person's data is valid. */
export const DATA_LINK_MINUTES = 60

/** The number of days within which a request for erasure must be decided. */
export const ERASURE_DAYS = 30

/** How long the texts say that a decided request is kept; it is deleted after the saved period `requests`. */
export const REQUEST_KEPT_YEARS = 3

/** How long payments and receipts must be kept after the end of their financial year. */
export const RECEIPTS_KEPT_YEARS = 8

export const RETENTION_ID = 1

/** The kinds of records that are deleted automatically, with the unit of their period. */
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

/** The longest periods, in the unit of the kind. Mails that failed are deleted after 30 days in any case. */
export const LONGEST_RETENTION: Record<RetentionKind, number> = {
  enquiries: 120,
  visits: 120,
  lostLeads: 120,
  brochures: 120,
  unconfirmed: 365,
  mails: 30,
  requests: 120,
}
