import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/db/columns.ts'

/** One row during an outage, none otherwise. */
export const mailOutage = pgTable(
  'mail_outage',
  { id: integer().primaryKey().default(1), since: moment().notNull(), reason: text().notNull() },
  (row) => [check('mail_outage_one_row', sql`${row.id} = 1`)],
)
