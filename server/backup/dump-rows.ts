import { type SQL, sql } from 'drizzle-orm'
import type { Database, Db } from '#server/db/connection.ts'
import { BATCH_SIZE, rowsOf } from '#server/db/rows.ts'
import type { TableShape } from './table-shapes.ts'

/**
 * Excluded, because they must not apply to a restored copy: sessions, links and codes emailed to accounts, counters of
 * attempts, and mail outages.
 */
const LEFT_OUT = new Set([
  'sessions',
  'password_reset_tokens',
  'undo_tokens',
  'one_time_codes',
  'sign_in_challenges',
  'rate_limits',
  'mail_outage',
])

export const isIncluded = ({ name }: TableShape) => !LEFT_OUT.has(name)

/** Runs the work in one read-only snapshot, which concurrent writes do not change. */
export function readSnapshot<T>({ db }: Database, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      // Values are read as text, so the settings that affect their format are fixed. The timeouts are disabled, because
      // a large backup takes a long time.
      await tx.execute(
        sql`select set_config(name, value, true) from (values ('timezone', 'UTC'), ('datestyle', 'ISO'),
              ('intervalstyle', 'postgres'), ('bytea_output', 'hex'), ('extra_float_digits', '1'),
              ('statement_timeout', '0'), ('idle_in_transaction_session_timeout', '0')) as settings (name, value)`,
      )
      return work(tx)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** Returns the rows of a table in batches of lines. Each line is a JSON list with the text of every column, or null. */
export function linesOfTable(tx: Db, { name, columns }: TableShape) {
  const texts = columns.map((column) => sql`${sql.identifier(column.name)}::text`)
  const keys = columns.filter(({ isKey }) => isKey).map((column) => sql.identifier(column.name))
  const order = keys.length > 0 ? sql` order by ${sql.join(keys, sql`, `)}` : sql``
  return linesOf(
    tx,
    sql`select to_json(array[${sql.join(texts, sql`, `)}])::text as line from public.${sql.identifier(name)}${order}`,
  )
}

/** Reads with a cursor, so that memory does not grow with the table. The query selects one column, `line`. */
export async function* linesOf(tx: Db, query: SQL): AsyncGenerator<string[]> {
  await tx.execute(sql`declare backup_lines no scroll cursor for ${query}`)
  for (;;) {
    const rows = await rowsOf<{ line: string }>(tx, sql.raw(`fetch ${BATCH_SIZE} from backup_lines`))
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await tx.execute(sql`close backup_lines`)
}

export async function findSequences(tx: Db) {
  return rowsOf<{ name: string; value: string }>(
    tx,
    sql`select sequencename as name, last_value::text as value from pg_sequences
        where schemaname = 'public' and last_value is not null order by sequencename`,
  )
}
