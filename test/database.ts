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

/** Deletes all rows except those of migrations and resets sequences. Truncating takes ten times as long. */
export async function emptyDatabase(db: Db) {
  const filled = await rowsOf<{ name: string }>(db, sql.raw(await lookIntoTables(db)))
  if (filled.length > 0) {
    // In one statement: foreign keys are checked at its end, so the order of tables does not matter.
    const deletes = filled.map(({ name }, nth) => `deleted_${nth} as (delete from ${name})`)
    await db.execute(sql.raw(`with ${deletes.join(', ')} select`))
  }
  await db.execute(
    sql`with begun as (update content_revision set revision = 1 where revision <> 1)
        select setval(seqrelid, 1, false) from pg_sequence join pg_class on pg_class.oid = seqrelid
        where relnamespace = 'public'::regnamespace and pg_sequence_last_value(seqrelid) is not null`,
  )
}

const looks = new WeakMap<Db, string>()

/** A query for the tables with rows. The list of tables does not change, so it is read once. */
async function lookIntoTables(db: Db) {
  const known = looks.get(db)
  if (known) return known
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname = 'public' and tablename not in ('categories', 'image_categories', 'media_categories', 'content_revision')
        or schemaname = 'jobs' and tablename = 'job'`,
  )
  const look = tables
    .map(({ name }) => `select '${name}' as name where exists (select from ${name})`)
    .join(' union all ')
  looks.set(db, look)
  return look
}

let sharedDatabase: Promise<Database> | null = null
let users = 0

/**
 * Vitest makes a worker fixture anew for every `test.extend`, and opening a database takes two seconds and 150 MB, so
 * all of them share one. The last to be torn down closes it.
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
  /** Opened once per worker; not emptied automatically. */
  database: Database
  /** The database, emptied. */
  db: Db
  jobs: Jobs
  revision: ContentRevision
  write: Write
}

/** `test` with a database. Each test starts with the reference rows only. */
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
  /** Not started: a test that needs jobs registers its queues and starts them. */
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
