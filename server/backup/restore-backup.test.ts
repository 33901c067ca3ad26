import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { projects } from '#server/catalog/projects.tables.ts'
import { loadConfig } from '#server/config.ts'
import type { Database } from '#server/db/connection.ts'
import { migrate } from '#server/db/migrate.ts'
import { openFileStores } from '#server/files.ts'
import { createLocalFileStore } from '#server/gateways/file-store.ts'
import { secondFactors, sessions, signInChallenges } from '#server/identity/accounts.tables.ts'
import { undeliveredMails } from '#server/mail/undelivered-mails.tables.ts'
import { aSession } from '#test/api.ts'
import { anAccount, aProject } from '#test/builders.ts'
import { test as databaseTest, emptyDatabase, openEmbeddedTestDatabase, openTestDatabase } from '#test/database.ts'
import { openS3Server } from '#test/s3-server.ts'
import { storedFiles } from '#test/stored-files.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import {
  ENGINE,
  ENGINES,
  filesOfSite,
  fillSite,
  newPlace,
  newPostgres,
  openPlace,
  rowsOfSite,
  storeFile,
} from './backup.fixture.ts'
import { makeBackup } from './make-backup.ts'
import { loadArchive, restoreBackup } from './restore-backup.ts'
import { findSchemaVersion, readMigrations } from './table-shapes.ts'
import { verifyArchive } from './verify-archive.ts'

const test = databaseTest.extend<{ otherDatabase: Database; emptied: Database }>({
  /** A second database to load archives into. */
  otherDatabase: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const database = await openTestDatabase()
      await use(database)
      await database.close()
    },
    { scope: 'file' },
  ],
  emptied: async ({ otherDatabase }, use) => {
    await emptyDatabase(otherDatabase.db)
    await use(otherDatabase)
  },
})

test.for(ENGINES)(
  'a site restored on the %s engine has the same data and continues its sequences',
  async (engine, { database, db: _emptied }) => {
    const folder = await temporaryFolder()
    const uploadsDir = join(folder, 'source/uploads')
    // With two engines, the archive of each is restored on the other.
    const source = engine === 'embedded' ? database : await openEmbeddedTestDatabase(null)
    await fillSite(source.db, uploadsDir)
    const gone = await aProject(source.db)
    await source.db.delete(projects).where(eq(projects.id, gone.id))
    const before = await rowsOfSite(source.db)
    const file = join(folder, 'site.tgz')
    await makeBackup({ database: source, store: createLocalFileStore(uploadsDir), file })
    if (source !== database) await source.close()

    const dataDir = join(folder, 'restored')
    const place = await newPlace(engine)
    await restoreBackup({ database: place, dataDir }, { file })

    const restored = await openPlace(place, dataDir)
    expect(await rowsOfSite(restored.db)).toEqual(before)
    expect(await filesOfSite(join(dataDir, 'uploads'))).toEqual(await filesOfSite(uploadsDir))
    expect((await aProject(restored.db)).id).toBe(gone.id + 1)
    await restored.close()
    const left = ['lock.sqlite', 'uploads']
    expect((await readdir(dataDir)).sort()).toEqual(engine === 'embedded' ? ['db', ...left] : left)

    await expect(restoreBackup({ database: place, dataDir }, { file })).rejects.toThrow(
      /not empty.* A backup is restored only into an empty place\. Nothing was changed\.$/,
    )
  },
)

test('files in a bucket are backed up and restored to another bucket', async ({ database, db: _emptied }) => {
  const folder = await temporaryFolder()
  const file = join(folder, 'site.tgz')
  const [from, to] = [await openS3Server(), await openS3Server()]
  const source = await openFileStores(loadConfig({ ...from.env, DATA_DIR: join(folder, 'source') }))
  const paths = ['ProjectImages/1_a.jpg', 'ProjectImages/2 é.jpg', 'ProjectVideos/3_empty.mp4']
  for (const [nth, path] of paths.entries()) await source.store.write(path, Buffer.alloc(2 - nth, 'x'))
  await makeBackup({ database, store: source.store, file })

  const postgres = ENGINE === 'postgres' ? { DATABASE_URL: await newPostgres({ isMigrated: false }) } : {}
  const target = loadConfig({ ...to.env, ...postgres, DATA_DIR: join(folder, 'restored') })
  await restoreBackup(target, { file })

  const restored = await openFileStores(target)
  expect(await storedFiles(restored.store)).toEqual(await storedFiles(source.store))
  expect(await readdir(target.dataDir)).not.toContain('uploads')
  const elsewhere = loadConfig({ ...to.env, DATA_DIR: join(folder, 'elsewhere') })
  await expect(restoreBackup(elsewhere, { file })).rejects.toThrow(/^The bucket is not empty \(ProjectImages/)
  for (const { path } of await storedFiles(restored.store)) await restored.store.remove(path)
  to.fail()
  await expect(restoreBackup(elsewhere, { file })).rejects.toThrow('cannot be reached')
  from.fail()
  await expect(makeBackup({ database, store: source.store, file: `${file}2` })).rejects.toThrow(
    'The stored files cannot be reached; no backup was made.',
  )
  expect(await readdir(folder)).not.toContain('site.tgz2')
  for (const one of [source, restored]) one.close()
  for (const server of [from, to]) await server.close()
})

test('sessions, unfinished sign-ins and mails to erased people are excluded, and waiting mails are restored for staff to send, without the text of mails with credentials', async ({
  database,
  db,
  jobs,
  write,
  emptied,
}) => {
  const folder = await temporaryFolder()
  const account = await anAccount(db)
  await aSession(db, account)
  const [session] = await db.select().from(sessions)
  await db.insert(secondFactors).values({ accountId: account.id, secret: 'JBSWY3DPEHPK3PXP' })
  const expiresAt = new Date(Date.now() + 600_000)
  await db.insert(signInChallenges).values({ accountId: account.id, tokenHash: 'challenge-hash', expiresAt })
  jobs.register('mail', async () => {})
  await jobs.start()
  const mail = { to: 'ravi@visitor.example', subject: 'Thank you', text: 'Kept text', html: '<p>', replyTo: null }
  const secret = { ...mail, subject: 'Your code', text: 'Code 918273', isSecret: true }
  const tomorrow = { startAfter: new Date(Date.now() + 86_400_000) }
  await write(async (change) => {
    change.enqueue('mail', mail, tomorrow)
    change.enqueue('mail', secret, tomorrow)
    change.enqueue('mail', { ...mail, to: 'erased@visitor.example', isLast: true }, tomorrow)
  })

  const file = join(folder, 'site.tgz')
  await makeBackup({ database, store: createLocalFileStore(folder), file })
  const text = gunzipSync(await readFile(file)).toString('latin1')
  expect([text.includes('Kept text'), text.includes('918273')]).toEqual([true, false])
  expect(text).not.toContain(session?.tokenHash)
  expect(text).not.toContain('challenge-hash')
  expect(text).not.toContain('erased@visitor.example')

  await loadInto(emptied, file)
  for (const table of [sessions, signInChallenges]) expect(await emptied.db.select().from(table)).toEqual([])
  const mails = await emptied.db.select().from(undeliveredMails).orderBy(undeliveredMails.subject)
  expect(mails).toMatchObject([
    { recipient: 'ravi@visitor.example', subject: 'Thank you', mail },
    { recipient: 'ravi@visitor.example', subject: 'Your code', mail: null },
  ])
})

test('an archive of an older version is migrated, and on a newer schema new columns get their default', async ({
  emptied,
}) => {
  const folder = await temporaryFolder()
  const file = join(folder, 'site.tgz')
  const older = await openTestDatabase()
  await older.db.execute(sql`drop schema public, drizzle, jobs cascade`)
  await older.db.execute(sql`create schema public`)
  await migrate(older, readMigrations().slice(0, -1))
  // Written as SQL, because the tables of the code have columns that the older schema lacks.
  await older.db.execute(sql`insert into projects
    (name, address, rera_number, type, category_id, routing_name, banner_image, overview, city, state, image, description)
    values ('Old court', 'Sector 12', 'R-1', 'Homes', 1, 'old court', 'b.jpg', 'A court.', 'Delhi', 'Delhi', 'c.jpg', 'Two.')`)
  await older.db.execute(sql`alter table projects drop column sort_order`)
  await makeBackup({ database: older, store: createLocalFileStore(file), file })
  await older.close()

  await loadInto(emptied, file)
  expect(await emptied.db.select().from(projects)).toMatchObject([{ id: 1, name: 'Old court', sortOrder: 0 }])

  const dataDir = join(folder, 'data')
  const place = await newPlace(ENGINE)
  await restoreBackup({ database: place, dataDir }, { file })
  const restored = await openPlace(place, dataDir)
  expect(await restored.db.select().from(projects)).toMatchObject([{ id: 1, name: 'Old court', sortOrder: 0 }])
  expect(await findSchemaVersion(restored.db)).toBe(readMigrations().at(-1)?.folderMillis)
  await restored.close()

  const manifest = await verifyArchive(file, readMigrations())
  expect(manifest.schema.at).toBe(readMigrations().at(-2)?.folderMillis)
})

test('an archive with an unknown column is refused and nothing of it is stored', async ({ database, db, emptied }) => {
  const file = join(await temporaryFolder(), 'site.tgz')
  await db.execute(sql`alter table projects add column mood text`)
  await aProject(db)
  await makeBackup({ database, store: createLocalFileStore(file), file }).finally(() =>
    db.execute(sql`alter table projects drop column mood`),
  )

  await expect(loadInto(emptied, file)).rejects.toThrow('The database has another shape than the archive (projects).')

  expect(await emptied.db.select().from(projects)).toEqual([])
})

test('a backup does not overwrite a file, reports missing files, and leaves nothing when the disk is full or it is aborted', async ({
  database,
  db,
}) => {
  const folder = await temporaryFolder()
  const uploadsDir = join(folder, 'uploads')
  await storeFile(db, uploadsDir, 'here')
  await db.execute(sql`insert into uploads (folder, stored_name, original_name, bytes, mime, sha256)
                       values ('ProjectImages', 'lost.jpg', 'lost.jpg', 1, 'image/jpeg', '')`)
  const store = createLocalFileStore(uploadsDir)
  const make = (name: string, more = {}) => makeBackup({ database, store, file: join(folder, name), ...more })
  await writeFile(join(folder, 'taken.tgz'), 'mine')
  const before = (await readdir(folder)).sort()

  await expect(make('taken.tgz')).rejects.toThrow('taken.tgz already exists. Choose a file that does not.')
  await expect(make('no/such.tgz')).rejects.toThrow(`The folder ${join(folder, 'no')} does not exist.`)
  await expect(make('a.tgz', { measure: async () => 1_000_000 })).rejects.toThrow(/^There is too little room in .+/)
  await expect(make('a.tgz', { signal: AbortSignal.abort() })).rejects.toThrow('The backup was broken off')
  expect((await readdir(folder)).sort()).toEqual(before)
  expect(await readFile(join(folder, 'taken.tgz'), 'utf8')).toBe('mine')

  expect((await make('a.tgz')).missingFiles).toEqual(['ProjectImages/lost.jpg'])
})

async function loadInto(database: Database, file: string) {
  const manifest = await verifyArchive(file, readMigrations())
  await loadArchive({ database, file, manifest, store: createLocalFileStore(await temporaryFolder()) })
}
