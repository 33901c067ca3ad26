import { type Column, sql } from 'drizzle-orm'

/** The words of some texts, so that `flats` finds `flat`. An index and the query that uses it must say it alike. */
export function wordsOf(columns: Column[]) {
  return sql`to_tsvector('english', ${sql.join(columns, sql` || ' ' || `)})`
}
