/** The chart and the figures look back this many days, today included, and compare them with as many before. */
export const DASHBOARD_PAST_DAYS = 30

/** The table of hours looks ahead this many days, from tomorrow on: today's visits are listed one by one. */
export const DASHBOARD_DAYS_AHEAD = 7

/** So many interests have a colour of their own; the rest share one. */
export const DASHBOARD_INTERESTS = 3

/** Of the projects on the site, so many with most gaps are listed one by one. */
export const DASHBOARD_GAPS = 100

/** How long a deleted record can be restored. After that it is gone for good. */
export const TRASH_DAYS = 30

/** How long a mail that could not be sent stays listed. */
export const UNDELIVERED_MAIL_DAYS = 30
