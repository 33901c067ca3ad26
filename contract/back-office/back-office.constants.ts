/** How long a deleted record can be restored. After that it is gone for good. */
export const TRASH_DAYS = 30

/** How long a mail that could not be sent stays listed. */
export const UNDELIVERED_MAIL_DAYS = 30
