import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { appRoot } from '#server/app-root.ts'
import type { Db } from '#server/db/connection.ts'
import { rowsOf } from '#server/db/rows.ts'

const migrationsFolder = join(appRoot, 'server/db/migrations')

export const readMigrations = () => readMigrationFiles({ migrationsFolder })

/** The timestamp of the last migration of a database; null without migrations. */
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

/** The name of a migration; migrations of newer versions are unknown. */
export async function findSchemaTag(at: number): Promise<string> {
  const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8'))
  const entries: { when: number; tag: string }[] = journal.entries
  return entries.find(({ when }) => when === at)?.tag ?? 'unknown'
}
