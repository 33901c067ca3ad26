import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/connection.ts'
import { HEARTBEAT_FILE, LOCK_FILE, lockFolder } from '#server/db/folder-lock.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { StartError } from '#server/errors.ts'
import { openFileStores, uploadsDirOf } from '#server/files.ts'
import { createLocalFileStore, type FileStore } from '#server/gateways/file-store.ts'
import { restrictDataFolder } from '#server/owner-only.ts'
import { damaged, readArchive } from './archive-reader.ts'
import { findUsedTable, planLoading, setSequences } from './load-rows.ts'
import { MAILS_ENTRY, type Manifest, tableEntry, uploadPathOf } from './manifest.ts'
import { demandRoom, type MeasureRoom } from './room.ts'
import { findSchemaVersion, readMigrations } from './schema-version.ts'
import { verifyArchive } from './verify-archive.ts'
import { insertWaitingMails } from './waiting-mails.ts'

const NEW_LINE = '\n'
/** As many as one statement takes well, in number and in length. */
const MOST_LINES = 500
const MOST_CHARACTERS = 2_000_000

/** The lines of a text that comes in pieces, a batch at a time. */
async function* inLineBatches(content: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  // A character of several bytes may be cut in two by the end of a piece.
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  let batch: string[] = []
  let characters = 0
  for await (const piece of content) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split(NEW_LINE)
    rest = lines.pop() ?? ''
    for (const line of lines) {
      batch.push(line)
      characters += line.length
      if (batch.length < MOST_LINES && characters < MOST_CHARACTERS) continue
      yield batch
      batch = []
      characters = 0
    }
  }
  if (rest) throw new Error('The last line has no end.')
  if (batch.length > 0) yield batch
}

/** Everything is built in here and moved at the end, so that a restore broken off leaves no half of a site. */
const WORKSHOP = 'restoring'
/** What may lie in a data folder that is empty for our purpose. */
const OF_NO_ACCOUNT = [WORKSHOP, 'backups', 'spool', LOCK_FILE, HEARTBEAT_FILE, 'control.sock', 'lost+found']

interface RestoreOptions {
  file: string
  measure?: MeasureRoom
}

type Target = Pick<Config, 'database' | 'dataDir'> & { files?: Config['files'] }

/** Into an empty data folder, or an empty PostgreSQL database with one. The archive is read through before any change. */
export async function restoreBackup(target: Target, options: RestoreOptions): Promise<Manifest> {
  const { database, dataDir, files = { kind: 'folder' } } = target
  await demandEmptyFolder(dataDir, database.kind)
  const bucket = files.kind === 's3' ? await openFileStores({ files, dataDir }) : null
  const known = database.kind === 'postgres' ? await openDatabase({ ...database, poolSize: 2 }) : null
  try {
    if (known) await demandEmptyDatabase(known)
    if (bucket) await demandEmptyBucket(bucket.store)
    const manifest = await verifyArchive(options.file, readMigrations())
    await demandRoom(await madeFolder(dataDir), roomFor(manifest, { hasFiles: bucket === null }), options.measure)
    const lock = await lockFolder(dataDir)
    try {
      await demandEmptyFolder(dataDir, database.kind)
      const workshop = join(dataDir, WORKSHOP)
      await rm(workshop, { recursive: true, force: true })
      await build({ ...options, manifest, dataDir, workshop, postgres: known, bucket: bucket?.store ?? null })
      await rm(workshop, { recursive: true, force: true })
      restrictDataFolder(dataDir, (sentence) => console.warn(sentence))
    } finally {
      await lock.release()
    }
    return manifest
  } finally {
    bucket?.close()
    await known?.close()
  }
}

interface Building {
  file: string
  manifest: Manifest
  dataDir: string
  workshop: string
  /** Null: an embedded database is made in the workshop. */
  postgres: Database | null
  /** Null: the files are gathered in the workshop. An object cannot be moved, so in a bucket they are written in place. */
  bucket: FileStore | null
}

async function build({ file, manifest, dataDir, workshop, postgres, bucket }: Building) {
  const database = postgres ?? (await openDatabase({ kind: 'embedded', dataDir: await madeFolder(workshop) }))
  let areFilesInPlace = bucket !== null
  try {
    await loadArchive({
      database,
      file,
      manifest,
      store: bucket ?? createLocalFileStore(uploadsDirOf(workshop)),
      // PostgreSQL has the rows from its commit on, so their files are in place before.
      beforeCommit: async () => {
        if (!postgres || bucket) return
        await moveUploads(workshop, dataDir)
        areFilesInPlace = true
      },
    })
    await migrate(database)
  } catch (error) {
    const areRowsLost =
      !postgres || (areFilesInPlace && (await findUsedTable(database.db).catch(() => 'unknown')) === null)
    // Ours alone: the place was empty.
    if (areRowsLost && bucket) await removeFiles(bucket, manifest).catch(() => {})
    if (areRowsLost && !bucket) await rm(uploadsDirOf(dataDir), { recursive: true, force: true })
    throw error
  } finally {
    if (!postgres) await database.close()
  }
  if (postgres) return
  if (!bucket) await moveUploads(workshop, dataDir)
  // Last: with its database the folder is a site.
  await rename(join(workshop, 'db'), join(dataDir, 'db'))
}

interface Loading {
  database: Database
  file: string
  manifest: Manifest
  store: Pick<FileStore, 'write'>
  beforeCommit?: () => Promise<void>
}

/**
 * All rows in one transaction, and all files. A database without tables first gets those the archive was made with:
 * later migrations then bring old rows up to date, as they would have on the site itself.
 */
export async function loadArchive({ database, file, manifest, store, beforeCommit }: Loading) {
  if ((await findSchemaVersion(database.db)) === null) {
    const upToArchive = readMigrations().filter(({ folderMillis }) => folderMillis <= manifest.schema.at)
    await migrate(database, upToArchive)
  }

  await database.alone((db) =>
    db.transaction(async (tx) => {
      const inserts = await planLoading(tx, manifest)
      const tables = new Map(manifest.tables.map(({ name }) => [tableEntry(name), inserts.get(name)]))
      const read = await readArchive(file, async (name, content) => {
        const insert = tables.get(name)
        const path = uploadPathOf(name)
        if (insert) for await (const lines of inLineBatches(content)) await tx.execute(insert(lines))
        else if (name === MAILS_ENTRY) {
          await setSequences(tx, manifest)
          for await (const lines of inLineBatches(content)) await insertWaitingMails(tx, lines)
        } else if (path !== null) await store.write(path, content)
        else for await (const _ of content);
      })
      // The file may have been changed since it was verified.
      const isSame = manifest.entries.every((entry, nth) => entry.sha256 === read[nth]?.sha256)
      if (!isSame) throw damaged(file)
      await tx.execute(sql`analyze`)
      await beforeCommit?.()
    }),
  )
}

async function demandEmptyFolder(dataDir: string, kind: Database['kind']) {
  const names = kind === 'embedded' ? await namesIn(dataDir) : await namesIn(uploadsDirOf(dataDir))
  const folder = kind === 'embedded' ? dataDir : uploadsDirOf(dataDir)
  if (names.every((name) => OF_NO_ACCOUNT.includes(name))) return
  throw new StartError(`${folder} is not empty. A backup is restored only into an empty place. Nothing was changed.`)
}

async function demandEmptyBucket(store: FileStore) {
  for await (const { path } of store.list()) {
    throw new StartError(
      `The bucket is not empty (${path}). A backup is restored only into an empty place. Nothing was changed.`,
    )
  }
}

async function removeFiles(store: FileStore, { entries }: Manifest) {
  for (const { name } of entries) {
    const path = uploadPathOf(name)
    if (path !== null) await store.remove(path)
  }
}

async function demandEmptyDatabase({ db }: Database) {
  const used = await findUsedTable(db)
  if (used === null) return
  throw new StartError(
    `The database is not empty (${used}). A backup is restored only into an empty place. Nothing was changed.`,
  )
}

async function namesIn(folder: string) {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

/** Rows take up to three times their text, with their indexes; files are as long as they are. */
function roomFor({ entries }: Manifest, { hasFiles }: { hasFiles: boolean }) {
  const perFile = hasFiles ? 1 : 0
  return entries.reduce((sum, { name, bytes }) => sum + bytes * (uploadPathOf(name) === null ? 3 : perFile), 0)
}

async function moveUploads(from: string, to: string) {
  await madeFolder(uploadsDirOf(from))
  await rmdir(uploadsDirOf(to)).catch(() => {})
  await rename(uploadsDirOf(from), uploadsDirOf(to))
}

async function madeFolder(folder: string) {
  await mkdir(folder, { recursive: true })
  return folder
}
