import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { appRoot } from '#server/app-root.ts'
import { StartError } from '#server/errors.ts'
import type { Database, Db } from './connection.ts'
import { rowsOf } from './rows.ts'

const migrationsFolder = join(appRoot, 'server/db/migrations')

/** Applies pending migrations; safe to run in several processes at once. */
export function migrate(database: Database, migrations = readMigrationFiles({ migrationsFolder })): Promise<void> {
  return database.runExclusively(async (db) => {
    await db.execute(sql`create schema if not exists drizzle`)
    await db.execute(
      sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    )
    const applied = await lastApplied(db)
    const newest = migrations.at(-1)?.folderMillis ?? 0
    if (applied > newest) {
      throw new StartError('The database was made by a newer version of Plinth; please start that version instead.')
    }
    const missing = migrations.filter((migration) => migration.folderMillis > applied)
    if (missing.length > 0) await db.transaction((tx) => apply(tx, missing))
  })
}

async function lastApplied(db: Db) {
  const [last] = await rowsOf<{ at: string | number | null }>(
    db,
    sql`select max(created_at) as at from drizzle.__drizzle_migrations`,
  )
  return Number(last?.at ?? 0)
}

/** Writes the same migration table as Drizzle's own migrator, so that Drizzle's tools work with our database. */
async function apply(tx: Db, migrations: MigrationMeta[]) {
  for (const migration of migrations) {
    for (const statement of migration.sql) await tx.execute(sql.raw(statement))
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
    )
  }
}
