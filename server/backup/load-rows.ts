import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { rowsOf } from '#server/db/rows.ts'
import { StartError } from '#server/errors.ts'
import type { Manifest } from './manifest.ts'
import { findTableShapes, type TableShape } from './table-shapes.ts'

/** Tables in which migrations insert rows, so that they are not empty in an unused database. */
const FILLED_BY_MIGRATIONS = ['categories', 'image_categories', 'media_categories', 'content_revision', 'redirects']

/** Staff can delete these rows, so an archive may have fewer of them than the migrations insert. */
const DELETABLE = ['redirects']

/** Returns the name of a table with user data. Null if a backup can be restored into this database. */
export async function findUsedTable(db: Db): Promise<string | null> {
  for (const { name } of await findTableShapes(db)) {
    if (!FILLED_BY_MIGRATIONS.includes(name) && (await hasRows(db, name))) return name
  }
  return null
}

/**
 * Returns the insert statements for the tables of the archive. Empties the tables in `DELETABLE`, so it must run in the
 * transaction of the restore. Throws if the database lacks a table or column.
 */
export async function planLoading(tx: Db, { tables }: Manifest) {
  const shapes = new Map((await findTableShapes(tx)).map((shape) => [shape.name, shape]))
  const inserts = new Map<string, (lines: string[]) => SQL>()
  for (const { name, columns, rows } of tables) {
    const shape = shapes.get(name)
    // An empty table that no longer exists can be ignored.
    if (!shape && rows === 0) continue
    const known = columns.map((column) => shape?.columns.find((one) => one.name === column))
    if (!shape || !known.every((column) => column !== undefined)) {
      throw new StartError(
        `The database has another shape than the archive (${name}). Restore into one that Plinth was never started on.`,
      )
    }
    if (DELETABLE.includes(name)) await tx.execute(sql`delete from ${sql.identifier(name)}`)
    const conflict = (await hasRows(tx, name)) ? replacing(known) : sql``
    inserts.set(name, (lines) => insertion({ name, columns: known }, lines, conflict))
  }
  return inserts
}

export async function setSequences(tx: Db, { sequences }: Manifest) {
  for (const { name, value } of sequences) {
    await tx.execute(
      sql`select setval(format('%I.%I', schemaname, sequencename)::regclass, ${value}::bigint)
          from pg_sequences where schemaname = 'public' and sequencename = ${name}`,
    )
  }
}

/** A column missing in the archive gets its default. */
function insertion({ name, columns }: TableShape, lines: string[], conflict: SQL) {
  const names = columns.map((column) => sql.identifier(column.name))
  const values = columns.map(({ type }, nth) => sql`(line ->> ${sql.raw(String(nth))})::${sql.raw(type)}`)
  return sql`insert into public.${sql.identifier(name)} (${sql.join(names, sql`, `)}) overriding system value
    select ${sql.join(values, sql`, `)}
    from json_array_elements(${`[${lines.join(',')}]`}::text::json) as lines (line)${conflict}`
}

/** Returns the conflict clause for rows of the archive that a migration has already inserted. */
function replacing(columns: TableShape['columns']) {
  const keys = columns.filter(({ isKey }) => isKey).map(({ name }) => sql.identifier(name))
  const others = columns.filter(({ isKey }) => !isKey).map(({ name }) => sql.identifier(name))
  const target = sql` on conflict (${sql.join(keys, sql`, `)})`
  if (others.length === 0) return sql`${target} do nothing`
  return sql`${target} do update set ${sql.join(
    others.map((name) => sql`${name} = excluded.${name}`),
    sql`, `,
  )}`
}

async function hasRows(db: Db, table: string) {
  const [found] = await rowsOf<{ found: boolean }>(
    db,
    sql`select exists (select from public.${sql.identifier(table)}) as found`,
  )
  return found?.found ?? false
}
