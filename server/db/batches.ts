import { type Column, sql } from 'drizzle-orm'

/** Small enough that reading and writing one holds nobody else up. */
export const BATCH_SIZE = 500

/** Every row of a long list, one batch after the other: `next` brings those that follow the given row. */
export async function* inBatches<Row>(next: (after: Row | null) => Promise<Row[]>): AsyncGenerator<Row[]> {
  let after: Row | null = null
  for (;;) {
    const batch: Row[] = await next(after)
    if (batch.length > 0) yield batch
    if (batch.length < BATCH_SIZE) return
    after = batch.at(-1) ?? null
  }
}

/** Says each row in another way, as the batches come. */
export async function* mapBatches<Row, Other>(batches: AsyncIterable<Row[]>, map: (row: Row) => Other) {
  for await (const batch of batches) yield batch.map(map)
}

/** That a row follows the given one in a list sorted newest first; no condition before the first row. */
export function isOlderThan(
  row: { createdAt: Date; id: number } | null,
  { createdAt, id }: { createdAt: Column; id: Column },
) {
  return row ? sql`(${createdAt}, ${id}) < (${row.createdAt.toISOString()}::timestamptz, ${row.id})` : undefined
}
