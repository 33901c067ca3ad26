import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { test as base, inject } from 'vitest'
import { copyFolder } from '#server/backup/disk-space.ts'
import type { Database, Db } from '#server/db/connection.ts'
import { createFreeSpaceGuard } from '#server/db/free-space.ts'
import { createJobs, type Jobs } from '#server/db/jobs.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { type ContentRevision, createContentRevision } from '#server/db/revision.ts'
import { rowsOf } from '#server/db/rows.ts'
import { createWriter, type Write } from '#server/db/write.ts'

/** A migrated database: in memory, or on the run's PostgreSQL server when TEST_ENGINE=postgres. */
export async function openTestDatabase(): Promise<Database> {
  const postgres = inject('postgres')
  if (!postgres) return openEmbeddedTestDatabase(null)

  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: `${postgres.serverUrl}postgres` })
  await client.connect()
  await client.query(`create database ${name} template ${postgres.template}`)
  await client.end()
  return openDatabase({ kind: 'postgres', url: `${postgres.serverUrl}${name}`, poolSize: 5 })
}

/** A migrated embedded database regardless of TEST_ENGINE, in memory or in a folder. */
export async function openEmbeddedTestDatabase(dataDir: string | null): Promise<Database> {
  if (dataDir === null) {
    const dump = new Blob([await readFile(inject('embeddedTemplate').dump)])
    return openDatabase({ kind: 'embedded', dataDir, loadFrom: dump })
  }
  await placeEmbeddedTestDatabase(dataDir)
  return openDatabase({ kind: 'embedded', dataDir })
}

/** A migrated embedded database in a folder, for another process to open. */
export async function placeEmbeddedTestDatabase(dataDir: string) {
  await copyFolder(inject('embeddedTemplate').folder, join(dataDir, 'db'))
}

/**
 * The number of lines in the test of the largest import. On the embedded engine it is a quarter, which still needs
 * several statements, because the full number on both engines would take a tenth of a whole test run.
 */
export function linesOfLargestImport() {
  return inject('postgres') ? 20_000 : 5_000
}

/** Deletes all rows except those that migrations insert, and resets sequences. Truncating takes ten times as long. */
export async function emptyDatabase(db: Db) {
  if (!preparedForEmptying.has(db)) await prepareForEmptying(db)
  preparedForEmptying.add(db)
  await db.execute(sql`select test.empty_database()`)
}

const preparedForEmptying = new WeakSet<Db>()

/**
 * The deletes run in a database function, because the engine caches its query plans; planning them for each test would
 * take longer than running them. `session_replication_role = replica` disables foreign keys, so the order of tables
 * does not matter.
 */
async function prepareForEmptying(db: Db) {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname = 'public' and tablename not in ('categories', 'image_categories', 'media_categories', 'content_revision')
        or schemaname = 'jobs' and tablename = 'job'`,
  )
  const deletes = tables.map(({ name }) => `if exists (select from ${name}) then delete from ${name}; end if;`)
  await db.execute(sql`create schema if not exists test`)
  await db.execute(
    sql.raw(`create or replace function test.empty_database() returns void language plpgsql
      set session_replication_role = replica as $$ begin
        ${deletes.join('\n')}
        update content_revision set revision = 1 where revision <> 1;
        perform setval(seqrelid, seqstart, false) from pg_sequence join pg_class on pg_class.oid = seqrelid
          where relnamespace = 'public'::regnamespace and pg_sequence_last_value(seqrelid) is not null;
      end $$`),
  )
}

let sharedDatabase: Promise<Database> | null = null
let users = 0

/**
 * Vitest creates a worker fixture again for every `test.extend`. Opening a database takes two seconds and 150 MB, so
 * all of these fixtures share one database, and the last to be torn down closes it.
 */
async function withSharedDatabase(use: (database: Database) => Promise<void>) {
  users += 1
  sharedDatabase ??= openTestDatabase()
  const database = await sharedDatabase
  try {
    await use(database)
  } finally {
    users -= 1
    if (users === 0) {
      sharedDatabase = null
      await database.close()
    }
  }
}

interface Fixtures {
  /** The database of the worker. It is emptied only before tests that use `db`, or a fixture that needs `db`. */
  database: Database
  /** The Drizzle client of the database, which is emptied before each test. */
  db: Db
  jobs: Jobs
  revision: ContentRevision
  write: Write
}

/** `test` with a database. Each test starts with only the rows that migrations insert. */
export const test = base.extend<Fixtures>({
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      await withSharedDatabase(use)
    },
    { scope: 'worker' },
  ],
  db: async ({ database }, use) => {
    await emptyDatabase(database.db)
    await use(database.db)
  },
  /** The jobs are not started: a test that needs them registers its queues and starts them. */
  jobs: async ({ database, db: _emptied }, use) => {
    const jobs = createJobs(database, { pollEverySeconds: 0.5 })
    await use(jobs)
    await jobs.stop()
  },
  revision: async ({ database, db: _emptied }, use) => {
    const revision = await createContentRevision(database)
    await use(revision)
    await revision.close()
  },
  write: async ({ database, jobs, revision }, use) => {
    await use(createWriter(database, { jobs, revision, freeSpace: createFreeSpaceGuard({ folder: null }) }))
  },
})
