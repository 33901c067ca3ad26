import { and, asc, type Column, desc, or, type SQL, sql } from 'drizzle-orm'
import { customType, text } from 'drizzle-orm/pg-core'
import type { Page, PageRequest } from '#contract/wire/paged-list.ts'
import { digitsIn } from '#contract/wire/phone-digits.ts'
import { siteMidnight } from '#contract/wire/site-time.ts'

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

/** Which of the sorted rows are wanted. */
interface Part {
  /** Sorts by a key and, where that is equal, by the id. Both want to be in one index. */
  order(key: Column | SQL, id: Column | SQL): SQL[]
  limit: number
  offset: number
}

interface LongList<Row> {
  count(): PromiseLike<number>
  rows(part: Part): PromiseLike<Row[]>
}

/** One page of a long list, and how many rows all pages have together. */
export async function findPage<Row>(request: PageRequest, list: LongList<Row>): Promise<Page<Row>> {
  const total = await list.count()
  const { page, pageSize } = request
  const start = (page - 1) * pageSize
  const limit = Math.min(pageSize, total - start)
  if (limit <= 0) return { rows: [], total }

  // The database walks over every row it skips, so a page of the second half is read from the end.
  const isFromEnd = start > total / 2
  const isDescending = request.sort === null || request.descending
  const direction = isDescending === isFromEnd ? asc : desc
  const rows = await list.rows({
    order: (key, id) => [direction(key), direction(id)],
    limit,
    offset: isFromEnd ? total - start - limit : start,
  })
  return { rows: isFromEnd ? rows.reverse() : rows, total }
}

/** That a row holds every word of the search, wherever. */
export function holdsWords(searchText: Column | SQL, search: string | null) {
  const words = new Set(search?.split(/\s+/).filter((word) => word !== ''))
  // The conditions are tried in this order, and a long word is in fewer rows than a short one.
  const rarestFirst = [...words].toSorted((one, other) => other.length - one.length)
  const holds = (word: string) => sql`${searchText} like lower(${`%${escaped(word)}%`}::text)`
  return and(
    ...rarestFirst.map((word) => {
      const digits = digitsIn(word)
      return digits === null ? holds(word) : or(holds(word), holds(digits))
    }),
  )
}

/** That a moment lies on these calendar days at the sites, both included: an enquiry of a Monday there belongs to it. */
export function isOnDays(moment: Column, { from, to }: { from: string | null; to: string | null }) {
  const midnight = (day: string) => sql`${siteMidnight(day)}::timestamptz`
  return and(
    from === null ? undefined : sql`${moment} >= ${midnight(from)}`,
    to === null ? undefined : sql`${moment} < ${midnight(to)} + interval '1 day'`,
  )
}

/** In a pattern these three stand for something else. */
export function escaped(word: string) {
  return word.replaceAll(/[\\%_]/g, '\\$&')
}
