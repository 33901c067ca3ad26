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

/**
 * Incremented with every save, so that a save based on an older version is refused instead of overwriting a newer one.
 */
export const version = () => integer().notNull().default(1)

/**
 * For rows that can be restored for some time after deletion. `deletedBy` has no foreign key, because the account may
 * be deleted before the row.
 */
export const trash = () => ({ deletedAt: moment(), deletedBy: integer() })

/**
 * Full-text search vector with English stemming, so that `flats` finds `flat`. An index and its query must use the same
 * expression.
 */
export function searchVector(columns: Column[]) {
  return sql`to_tsvector('english', ${sql.join(columns, sql` || ' ' || `)})`
}
