import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '#server/db/columns.ts'

/** Mails that were given up. The text is kept for another try, but not where it would open an account. */
export const undeliveredMails = pgTable(
  'undelivered_mails',
  {
    id: id(),
    /** The job that failed: told twice of the same one, we keep one line. */
    jobId: text().notNull().unique(),
    recipient: text().notNull(),
    subject: text().notNull(),
    reason: text().notNull(),
    queuedAt: moment().notNull(),
    failedAt: createdAt(),
    mail: jsonb(),
  },
  (mail) => [index('undelivered_mails_newest').on(mail.failedAt, mail.id)],
)
