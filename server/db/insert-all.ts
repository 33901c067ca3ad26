import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './connection.ts'

// PostgreSQL takes 65,535 values in one statement; our widest table has about thirty columns.
const ROWS_AT_ONCE = 1000

/** Inserts rows in portions, however many there are. Whole or not at all only inside a transaction. */
export async function insertAll<T extends PgTable>(db: Db, table: T, rows: T['$inferInsert'][]) {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await db.insert(table).values(rows.slice(start, start + ROWS_AT_ONCE))
  }
}
