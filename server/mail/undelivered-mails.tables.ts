import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '#server/db/columns.ts'

/** One row during an outage, none otherwise. */
export const mailOutage = pgTable(
  'mail_outage',
  { id: integer().primaryKey().default(1), since: moment().notNull(), reason: text().notNull() },
  (row) => [check('mail_outage_one_row', sql`${row.id} = 1`)],
)

/**
 * Emails that are no longer retried. The content is stored so that staff can resend it, unless it contains credentials.
 */
export const undeliveredMails = pgTable(
  'undelivered_mails',
  {
    id: id(),
    /** The failed job; unique, so that an email is stored once even if its failure is reported twice. */
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
