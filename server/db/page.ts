import { and, asc, type Column, desc, or, type SQL, sql } from 'drizzle-orm'
import { customType, text } from 'drizzle-orm/pg-core'
import { digitsIn, type Page, type PageRequest } from '#contract/wire/paged-list.ts'
import { siteMidnight, siteMidnightAfter } from '#contract/wire/site-time.ts'

export type Field = Column | SQL

/**
 * Creates a generated column with all searchable columns of a row in lower case, one per line, so that a search needs
 * only one index. Search words have no line breaks, so they never match across two columns.
 */
export const searchText = (fields: () => Field[]) =>
  text()
    .notNull()
    .generatedAlwaysAs(() => sql`lower(${sql.join(fields().map(orBlank), sql` || chr(10) || `)})`)

/**
 * Sorts case-insensitively and in the same order on PostgreSQL and the embedded engine. Cut off, because index entries
 * have a maximum size.
 */
export const sortKey = (field: Field) => sql`lower(left(${field}, 100)) collate "C"`

/**
 * Creates a generated column with a sort key, for large tables: otherwise PostgreSQL computes the key of every row that
 * a page skips. An index on the column also allows index-only scans.
 */
export const storedSortKey = (field: () => Field) =>
  sortedText().generatedAlwaysAs(() => sql`lower(left(${field()}, 100))`)

const sortedText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** Formats a date as yyyy-MM-dd. Generated columns cannot use `to_char`, because it is not immutable. */
export const dayText = (column: Column) =>
  sql`extract(year from ${column})::text || '-' || lpad(extract(month from ${column})::text, 2, '0') || '-' || lpad(extract(day from ${column})::text, 2, '0')`

/** Extracts the digits of a phone number, so that a search finds it however it is formatted. */
export const phoneDigits = (...parts: Field[]) =>
  sql`regexp_replace(${sql.join(parts.map(orBlank), sql` || `)}, '[^0-9]', '', 'g')`

function orBlank(field: Field) {
  return sql`coalesce(${field}, '')`
}

interface Part {
  /** Sorts by the key, then by the id. To be fast, one index should cover both. */
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

  // PostgreSQL reads every row it skips, so pages in the second half are read from the end.
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

/**
 * Matches rows that contain every word of the search. A word that looks like a phone number also matches as plain
 * digits.
 */
export function containsWords(searchText: Column | SQL, search: string | null) {
  const words = new Set(search?.split(/\s+/).filter((word) => word !== ''))
  // PostgreSQL checks these in order, and a long word usually matches fewer rows than a short one.
  const rarestFirst = [...words].toSorted((one, other) => other.length - one.length)
  const holds = (word: string) => sql`${searchText} like lower(${`%${escapeLike(word)}%`}::text)`
  return and(
    ...rarestFirst.map((word) => {
      const digits = digitsIn(word)
      return digits === null ? holds(word) : or(holds(word), holds(digits))
    }),
  )
}

/** The days are inclusive and in the time zone of the site. */
export function isOnDays(moment: Column | SQL, { from, to }: { from: string | null; to: string | null }) {
  // The bounds are computed here: in SQL, PostgreSQL would recompute the end of the day for every row, because it
  // depends on the time zone setting.
  return and(
    from === null ? undefined : sql`${moment} >= ${siteMidnight(from)}::timestamptz`,
    to === null ? undefined : sql`${moment} < ${siteMidnightAfter(to)}::timestamptz`,
  )
}

export function escapeLike(word: string) {
  return word.replaceAll(/[\\%_]/g, '\\$&')
}
