import type { SQL } from 'drizzle-orm'
import type { Db } from './connection.ts'

/** The rows of a hand-written query, which both engines answer in the same shape. */
export async function rowsOf<T extends Record<string, unknown>>(db: Db, query: SQL): Promise<T[]> {
  const result = (await db.execute(query)) as { rows: T[] }
  return result.rows
}
