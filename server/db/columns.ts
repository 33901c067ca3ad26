import { type Column, sql } from 'drizzle-orm'
import { integer, timestamp } from 'drizzle-orm/pg-core'

export const moment = () => timestamp({ withTimezone: true, precision: 3 })

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()

export const createdAt = () => moment().notNull().defaultNow()

export const timestamps = () => ({
  createdAt: createdAt(),
  updatedAt: moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
})

/** Counts the saves of a row, so that a form opened before another person's save is refused instead of undoing it. */
export const version = () => integer().notNull().default(1)

/** Rows people may regret deleting stay until the trash is emptied. No foreign key: the deleter's account may go first. */
export const trash = () => ({ deletedAt: moment(), deletedBy: integer() })

/** The words of some texts, so that `flats` finds `flat`. An index and the query that uses it must say it alike. */
export function wordsOf(columns: Column[]) {
  return sql`to_tsvector('english', ${sql.join(columns, sql` || ' ' || `)})`
}
