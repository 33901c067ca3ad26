import { type Column, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './connection.ts'

// PostgreSQL accepts at most 65,535 values in one statement; our widest table has about thirty columns.
const ROWS_AT_ONCE = 1000

/** Inserts any number of rows in portions. Atomic only inside a transaction. */
export async function insertAll<T extends PgTable>(db: Db, table: T, rows: T['$inferInsert'][]) {
  for (const portion of inPortions(rows)) await db.insert(table).values(portion)
}

/** Splits rows into portions that fit into one statement. */
export function inPortions<Row>(rows: readonly Row[]) {
  const portions: Row[][] = []
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) portions.push(rows.slice(start, start + ROWS_AT_ONCE))
  return portions
}

/** Small enough that reading and serializing one batch does not delay other requests. */
export const BATCH_SIZE = 500

/** Yields all rows of a long list in batches: `next` returns the rows after the given one. */
export async function* inBatches<Row>(next: (after: Row | null) => Promise<Row[]>): AsyncGenerator<Row[]> {
  let after: Row | null = null
  for (;;) {
    const batch: Row[] = await next(after)
    if (batch.length > 0) yield batch
    if (batch.length < BATCH_SIZE) return
    after = batch.at(-1) ?? null
  }
}

export async function* mapBatches<Row, Other>(batches: AsyncIterable<Row[]>, map: (row: Row) => Other) {
  for await (const batch of batches) yield batch.map(map)
}

/** Condition for rows after the given one in a list sorted newest first; undefined for the first batch. */
export function isOlderThan(
  row: { createdAt: Date; id: number } | null,
  { createdAt, id }: { createdAt: Column; id: Column },
) {
  return row ? sql`(${createdAt}, ${id}) < (${row.createdAt.toISOString()}::timestamptz, ${row.id})` : undefined
}

/** The position of a row in a list of ids, counted from 1. */
export function placeIn(ids: readonly number[], id: Column) {
  return sql`array_position(${sql.param(`{${ids.join(',')}}`)}::int[], ${id})`
}

/** Runs a raw query and returns its rows, in the same shape on PostgreSQL and the embedded engine. */
export async function rowsOf<T extends Record<string, unknown>>(db: Db, query: SQL): Promise<T[]> {
  const result = (await db.execute(query)) as { rows: T[] }
  return result.rows
}
