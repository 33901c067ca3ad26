import { type Column, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './connection.ts'

// PostgreSQL allows 65,535 parameters in a statement, so rows with up to 65 columns fit.
const ROWS_AT_ONCE = 1000

/** Inserts any number of rows; atomic only inside a transaction. */
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

/**
 * Yields all rows of a long list. `next` returns the rows after the given one; fewer than `BATCH_SIZE` rows end the
 * list.
 */
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

/** Matches rows after the given one in a list sorted newest first; undefined if `row` is null. */
export function isOlderThan(
  row: { createdAt: Date; id: number } | null,
  { createdAt, id }: { createdAt: Column; id: Column },
) {
  return row ? sql`(${createdAt}, ${id}) < (${row.createdAt.toISOString()}::timestamptz, ${row.id})` : undefined
}

/** Returns the 1-based position of a row in a list of ids. */
export function placeIn(ids: readonly number[], id: Column) {
  return sql`array_position(${sql.param(`{${ids.join(',')}}`)}::int[], ${id})`
}

/** Returns the rows of a raw query. Both drivers put them in `rows`, which the type of `execute` does not say. */
export async function rowsOf<T extends Record<string, unknown>>(db: Db, query: SQL): Promise<T[]> {
  const result = (await db.execute(query)) as { rows: T[] }
  return result.rows
}
