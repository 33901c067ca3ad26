import { and, asc, type Column, desc, or, type SQL, sql } from 'drizzle-orm'
import { customType, text } from 'drizzle-orm/pg-core'
import { digitsIn, type Page, type PageRequest } from '#contract/wire/paged-list.ts'
import { siteMidnight, siteMidnightAfter } from '#contract/wire/site-time.ts'

export type Field = Column | SQL

/**
 * All searchable columns of a row in lower case, one per line, as a generated column, so that a search needs one index
 * for any number of columns. Search words have no line breaks, so a match never spans two columns.
 */
export const searchText = (fields: () => Field[]) =>
  text()
    .notNull()
    .generatedAlwaysAs(() => sql`lower(${sql.join(fields().map(orBlank), sql` || chr(10) || `)})`)

/**
 * Sorts text case-insensitively, and equally on PostgreSQL and the embedded engine. Uses only the beginning of the
 * text, because index entries have a maximum size.
 */
export const sortKey = (field: Field) => sql`lower(left(${field}, 100)) collate "C"`

/**
 * A sort key as a generated column, for large tables: computing the key for every skipped row of a page takes a hundred
 * times as long, and an index on the column allows index-only scans.
 */
export const storedSortKey = (field: () => Field) =>
  sortedText().generatedAlwaysAs(() => sql`lower(left(${field()}, 100))`)

const sortedText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** A date as yyyy-MM-dd. Built from its parts, because `to_char` depends on a setting and cannot be indexed. */
export const dayText = (column: Column) =>
  sql`extract(year from ${column})::text || '-' || lpad(extract(month from ${column})::text, 2, '0') || '-' || lpad(extract(day from ${column})::text, 2, '0')`

/** The digits of a phone number, so that a search ignores its spaces and dashes. */
export const phoneDigits = (...parts: Field[]) =>
  sql`regexp_replace(${sql.join(parts.map(orBlank), sql` || `)}, '[^0-9]', '', 'g')`

function orBlank(field: Field) {
  return sql`coalesce(${field}, '')`
}

/** The order, limit and offset for the query of one page. */
interface Part {
  /** Sorts by a key and then by the id. One index should cover both. */
  order(key: Column | SQL, id: Column | SQL): SQL[]
  limit: number
  offset: number
}

interface LongList<Row> {
  count(): PromiseLike<number>
  rows(part: Part): PromiseLike<Row[]>
}

export async function findPage<Row>(request: PageRequest, list: LongList<Row>): Promise<Page<Row>> {
  const total = await list.count()
  const { page, pageSize } = request
  const start = (page - 1) * pageSize
  const limit = Math.min(pageSize, total - start)
  if (limit <= 0) return { rows: [], total }

  // PostgreSQL reads every row it skips, so pages of the second half are read from the end.
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

/** Condition that a row contains every word of the search. */
export function containsWords(searchText: Column | SQL, search: string | null) {
  const words = new Set(search?.split(/\s+/).filter((word) => word !== ''))
  // Conditions are evaluated in order, and a long word usually matches fewer rows than a short one.
  const rarestFirst = [...words].toSorted((one, other) => other.length - one.length)
  const holds = (word: string) => sql`${searchText} like lower(${`%${escapeLike(word)}%`}::text)`
  return and(
    ...rarestFirst.map((word) => {
      const digits = digitsIn(word)
      return digits === null ? holds(word) : or(holds(word), holds(digits))
    }),
  )
}

/** Condition that a time is within these calendar days, inclusive, in the time zone of the site. */
export function isOnDays(moment: Column | SQL, { from, to }: { from: string | null; to: string | null }) {
  // The bounds are computed here. In SQL, PostgreSQL would add the day again for every row, because the length of a day
  // depends on the time zone.
  return and(
    from === null ? undefined : sql`${moment} >= ${siteMidnight(from)}::timestamptz`,
    to === null ? undefined : sql`${moment} < ${siteMidnightAfter(to)}::timestamptz`,
  )
}

export function escapeLike(word: string) {
  return word.replaceAll(/[\\%_]/g, '\\$&')
}
