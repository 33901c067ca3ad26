import { type Column, type SQL, sql } from 'drizzle-orm'
import { customType, text } from 'drizzle-orm/pg-core'

export type Field = Column | SQL

/**
 * Everything a table shows of a row, in lower case, one field to a line, kept by the database itself. A search looks in
 * one place, with one index, however many columns there are; since a searched word has no line break, it never matches
 * the end of one field with the beginning of the next.
 */
export const searchText = (fields: () => Field[]) =>
  text()
    .notNull()
    .generatedAlwaysAs(() => sql`lower(${sql.join(fields().map(orBlank), sql` || chr(10) || `)})`)

/** Sorts texts in any letter case and alike on every engine. Their beginning will do, and more no index can hold. */
export const sortKey = (field: Field) => sql`lower(left(${field}, 100)) collate "C"`

/**
 * A sort key that the database keeps, for tables that grow to a hundred thousand rows: working it out anew for every row
 * that is skipped on the way to a page takes a hundred times as long, and from the index alone the ids can be read.
 */
export const keptSortKey = (field: () => Field) =>
  sortedText().generatedAlwaysAs(() => sql`lower(left(${field()}, 100))`)

const sortedText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** A day as it is shown. Built by hand, because PostgreSQL's own way depends on a setting and may not be indexed. */
export const dayText = (column: Column) =>
  sql`extract(year from ${column})::text || '-' || lpad(extract(month from ${column})::text, 2, '0') || '-' || lpad(extract(day from ${column})::text, 2, '0')`

/** A phone number's digits alone, so that it is found however its blanks and dashes were typed. */
export const phoneDigits = (...parts: Field[]) =>
  sql`regexp_replace(${sql.join(parts.map(orBlank), sql` || `)}, '[^0-9]', '', 'g')`

function orBlank(field: Field) {
  return sql`coalesce(${field}, '')`
}
