/** The chart and the figures cover this many days, including today, and compare them with as many days before. */
export const DASHBOARD_PAST_DAYS = 30

/** The table of hours covers this many days from tomorrow; the visits of today are listed individually. */
export const DASHBOARD_DAYS_AHEAD = 7

/** How many interests have their own colour; the others share one. */
export const DASHBOARD_INTERESTS = 3

/** How many of the published projects with the most missing parts are listed. */
export const DASHBOARD_GAPS = 100

/** How many projects with findings of the publish gate are listed. */
export const DASHBOARD_FINDINGS = 20

/** How long a deleted record can be restored before it is removed permanently. */
export const TRASH_DAYS = 30

/** How long a failed mail stays in the list. */
export const UNDELIVERED_MAIL_DAYS = 30
