import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openData } from '#server/data.ts'
import { startPostgresServer } from '#test/postgres-server.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { waitFor } from '#test/wait-for.ts'
import type { Database } from './connection.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { createContentRevision } from './revision.ts'
import { rowsOf } from './rows.ts'

const IN_FOLDER = { kind: 'folder' } as const
const IN_BUCKET = {
  kind: 's3',
  bucket: 'site',
  endpoint: null,
  region: 'eu-1',
  accessKeyId: 'id',
  secretAccessKey: 'secret',
} as const

let server: Awaited<ReturnType<typeof startPostgresServer>>
let database: Database
const problems: string[] = []

beforeAll(async () => {
  server = await startPostgresServer()
  await server.createDatabase('site')
  database = await openDatabase({
    kind: 'postgres',
    url: server.url('site'),
    onProblem: (message) => problems.push(message),
  })
})

afterAll(async () => {
  await database.close()
  await server.stop()
})

test('four processes starting at once on an empty PostgreSQL database migrate it once', async () => {
  const known = readMigrationFiles({ migrationsFolder: 'server/db/migrations' }).length

  await Promise.all([migrate(database), migrate(database), migrate(database), migrate(database)])

  expect(
    await rowsOf(
      database.db,
      sql`select count(*)::int, count(distinct hash)::int as different from drizzle.__drizzle_migrations`,
    ),
  ).toEqual([{ count: known, different: known }])
})

test('a change without a notification is found by polling', async () => {
  const revision = await createContentRevision(database, { pollEveryMs: 20 })

  await database.db.execute(sql`update content_revision set revision = 9`)

  await expect.poll(() => revision.current()).toBe(9)
  await revision.close()
})

test('a lost listening connection reconnects and catches up on missed messages', async () => {
  const revision = await createContentRevision(database, { pollEveryMs: 1_000_000 })

  await database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'plinth-listener'`,
  )
  await database.db.execute(sql`update content_revision set revision = 20`)
  await waitFor(() => expect(revision.current()).toBe(20))
  expect(problems).toContain('The connection that hears of changes was lost; trying again.')

  await database.db.execute(sql`select pg_notify('content_revision', '21')`)
  await expect.poll(() => revision.current()).toBe(21)
  await revision.close()
})

test('a listener whose LISTEN fails closes its connection', async () => {
  await expect(database.listen('', () => {})).rejects.toThrow('zero-length delimited identifier')

  await expect.poll(() => connectionsOf('plinth-listener')).toBe(0)
})

test('losing the migration connection does not end the process', async () => {
  const message = 'The connection that migrates the database was lost.'

  await database.runExclusively(async () => {
    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'plinth-migrations'`,
    )
    await expect.poll(() => problems).toContain(message)
  })
})

test('a first start creates the data folder with PostgreSQL too', async () => {
  const dataDir = join(await temporaryFolder(), 'not', 'there')

  const data = await openData({ database: { kind: 'postgres', url: server.url('site') }, files: IN_FOLDER, dataDir })

  expect(await data.write(async () => 'written')).toBe('written')
  expect(await data.freeSpace.isShort()).toBe(false)
  await data.close()
})

test('free disk space is measured only while rows or files are stored on the local disk', async () => {
  const postgres = { kind: 'postgres', url: server.url('site') } as const

  for (const [database, files, isMeasured] of [
    [postgres, IN_BUCKET, false],
    [postgres, IN_FOLDER, true],
    [{ kind: 'embedded' }, IN_BUCKET, true],
  ] as const) {
    const data = await openData({ database, files, dataDir: await temporaryFolder() })
    const bytes = await data.freeSpace.bytes()
    await data.close()
    expect(bytes !== null, `${database.kind} and ${files.kind}`).toBe(isMeasured)
  }
})

test('a query that takes too long is cancelled', async () => {
  const [row] = await rowsOf<{ limit: string }>(database.db, sql`select current_setting('statement_timeout') as limit`)

  expect(row?.limit).toBe('15s')
})

test('a wrong password is reported without showing it', async () => {
  const url = server.url('site').replace(':plinth@', ':guess-me@')

  await expect(openDatabase({ kind: 'postgres', url })).rejects.toThrow(
    /^The database at 127\.0\.0\.1:\d+\/site cannot be reached: password authentication failed for user "plinth"\.$/,
  )
})

async function connectionsOf(name: string) {
  const [row] = await rowsOf<{ count: number }>(
    database.db,
    sql`select count(*)::int from pg_stat_activity where application_name = ${name}`,
  )
  return row?.count
}
