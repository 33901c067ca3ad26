/** The chart of enquiries covers this many days, including today, and compares them with as many days before. */
export const DASHBOARD_PAST_DAYS = 30

/**
 * Number of days for which visits are counted by slot, from tomorrow on. The visits of today are listed individually.
 */
export const DASHBOARD_DAYS_AHEAD = 7

/** The chart names this many interests and sums up all others. */
export const DASHBOARD_INTERESTS = 3

export const DASHBOARD_GAPS = 100

export const DASHBOARD_FINDINGS = 20

/** How long a deleted record can be restored before it is deleted permanently. */
export const TRASH_DAYS = 30

/** How long an undelivered email stays in the list. */
export const UNDELIVERED_MAIL_DAYS = 30
