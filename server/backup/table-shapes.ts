import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { appRoot } from '#server/app-root.ts'
import type { Db } from '#server/db/connection.ts'
import { rowsOf } from '#server/db/rows.ts'

const migrationsFolder = join(appRoot, 'server/db/migrations')

export const readMigrations = () => readMigrationFiles({ migrationsFolder })

/** Returns the timestamp of the last migration of a database. Null if there is none. */
export async function findSchemaVersion(db: Db): Promise<number | null> {
  const [{ exists } = { exists: false }] = await rowsOf<{ exists: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  if (!exists) return null
  const [last] = await rowsOf<{ at: string | null }>(
    db,
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  )
  return last?.at ? Number(last.at) : null
}

/** Returns 'unknown' for a migration of a newer version. */
export async function findSchemaTag(at: number): Promise<string> {
  const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8'))
  const entries: { when: number; tag: string }[] = journal.entries
  return entries.find(({ when }) => when === at)?.tag ?? 'unknown'
}

export interface TableShape {
  name: string
  /** All columns except generated ones. */
  columns: { name: string; type: string; isKey: boolean }[]
}

/**
 * Returns the tables in the database, each after those it references. Read from the database and not from the code,
 * because an archive can be older than the code.
 */
export async function findTableShapes(db: Db): Promise<TableShape[]> {
  const columns = await rowsOf<{ table: string; name: string; type: string; isKey: boolean }>(
    db,
    sql`select t.relname as "table", c.attname as name, format_type(c.atttypid, c.atttypmod) as type,
          exists (select from pg_index i where i.indrelid = t.oid and i.indisprimary and c.attnum = any (i.indkey)) as "isKey"
        from pg_class t join pg_attribute c on c.attrelid = t.oid
        where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
          and c.attnum > 0 and not c.attisdropped and c.attgenerated = ''
        order by t.relname, c.attnum`,
  )
  const references = await rowsOf<{ from: string; to: string }>(
    db,
    sql`select f.relname as "from", t.relname as "to"
        from pg_constraint r join pg_class f on f.oid = r.conrelid join pg_class t on t.oid = r.confrelid
        where r.contype = 'f' and r.connamespace = 'public'::regnamespace and r.conrelid <> r.confrelid`,
  )
  const byTable = Map.groupBy(columns, ({ table }) => table)
  return inFillingOrder([...byTable.keys()], references).map((name) => ({
    name,
    columns: (byTable.get(name) ?? []).map(({ table: _, ...column }) => column),
  }))
}

function inFillingOrder(tables: string[], references: { from: string; to: string }[]): string[] {
  const needs = Map.groupBy(references, ({ from }) => from)
  const ordered = new Set<string>()

  function place(table: string, above: string[]) {
    if (ordered.has(table)) return
    if (above.includes(table)) throw new Error(`These tables refer to each other: ${[...above, table].join(', ')}`)
    for (const { to } of needs.get(table) ?? []) place(to, [...above, table])
    ordered.add(table)
  }
  for (const table of tables) place(table, [])
  return [...ordered]
}
