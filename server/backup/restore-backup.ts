import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Config } from '#server/config.ts'
import { applyErasures } from '#server/consent/apply-erasures.ts'
import { createErasureList, ERASURES_FILE, type ErasureList } from '#server/consent/erasure-list.ts'
import type { Database } from '#server/db/connection.ts'
import { HEARTBEAT_FILE, LOCK_FILE, lockFolder } from '#server/db/folder-lock.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { StartError } from '#server/errors.ts'
import { openFileStores, uploadsDirOf } from '#server/files.ts'
import { createLocalFileStore, type FileStore } from '#server/gateways/file-store.ts'
import { restrictDataFolder } from '#server/owner-only.ts'
import { damagedArchive, readArchive } from './archive-reader.ts'
import { type MeasureFreeSpace, requireFreeSpace } from './disk-space.ts'
import { findUsedTable, planLoading, setSequences } from './load-rows.ts'
import { MAILS_ENTRY, type Manifest, tableEntry, uploadPathOf } from './manifest.ts'
import { findSchemaVersion, readMigrations } from './table-shapes.ts'
import { verifyArchive } from './verify-archive.ts'
import { insertWaitingMails } from './waiting-mails.ts'

const NEW_LINE = '\n'
/** Limits for one insert statement, in number and length of lines. */
const MAX_LINES = 500
const MAX_CHARACTERS = 2_000_000

async function* inLineBatches(content: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  // A multi-byte character can be split between two chunks.
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
      if (batch.length < MAX_LINES && characters < MAX_CHARACTERS) continue
      yield batch
      batch = []
      characters = 0
    }
  }
  if (rest) throw new Error('The last line has no end.')
  if (batch.length > 0) yield batch
}

/**
 * Files and an embedded database are prepared in this folder and moved at the end, so that an interrupted restore
 * leaves no partial site.
 */
const WORK_FOLDER = 'restoring'
/** Entries of a data folder that still counts as empty. */
const IGNORED_ENTRIES = [
  WORK_FOLDER,
  ERASURES_FILE,
  'backups',
  'spool',
  LOCK_FILE,
  HEARTBEAT_FILE,
  'control.sock',
  'lost+found',
]

interface RestoreOptions {
  file: string
  measure?: MeasureFreeSpace
}

type Target = Pick<Config, 'database' | 'dataDir'> & Partial<Pick<Config, 'files' | 'erasureKey'>>

/** Restores into an empty data folder, or an empty PostgreSQL database. The archive is verified before any change. */
export async function restoreBackup(target: Target, options: RestoreOptions): Promise<Manifest> {
  const { database, dataDir, files = { kind: 'folder' }, erasureKey } = target
  await requireEmptyFolder(dataDir, database.kind)
  const stores = await openFileStores({ files, dataDir })
  const bucket = files.kind === 'folder' ? null : stores.store
  const known = database.kind === 'postgres' ? await openDatabase({ ...database, poolSize: 2 }) : null
  try {
    if (known) await requireEmptyDatabase(known)
    if (bucket) await requireEmptyBucket(bucket)
    const manifest = await verifyArchive(options.file, readMigrations())
    await requireFreeSpace(
      await createFolder(dataDir),
      spaceFor(manifest, { hasFiles: bucket === null }),
      options.measure,
    )
    const lock = await lockFolder(dataDir)
    try {
      await requireEmptyFolder(dataDir, database.kind)
      const workFolder = join(dataDir, WORK_FOLDER)
      await rm(workFolder, { recursive: true, force: true })
      const places = { dataDir, workFolder, postgres: known, bucket, cache: stores.cache }
      await build({ ...options, ...places, manifest, erasureList: createErasureList({ dataDir, erasureKey }) })
      await rm(workFolder, { recursive: true, force: true })
      restrictDataFolder(dataDir, (message) => console.warn(message))
    } finally {
      await lock.release()
    }
    return manifest
  } finally {
    stores.close()
    await known?.close()
  }
}

interface Building {
  file: string
  manifest: Manifest
  dataDir: string
  workFolder: string
  /** If null, an embedded database is created in the work folder. */
  postgres: Database | null
  /**
   * If null, files are collected in the work folder. Objects cannot be renamed, so in a bucket they are written to
   * their final place.
   */
  bucket: FileStore | null
  cache: FileStore
  erasureList: ErasureList
}

async function build({ file, manifest, dataDir, workFolder, postgres, bucket, cache, erasureList }: Building) {
  const database = postgres ?? (await openDatabase({ kind: 'embedded', dataDir: await createFolder(workFolder) }))
  let areFilesInPlace = bucket !== null
  try {
    await loadArchive({
      database,
      file,
      manifest,
      store: bucket ?? createLocalFileStore(uploadsDirOf(workFolder)),
      // In PostgreSQL the rows are visible after the commit, so their files must be in place before it.
      beforeCommit: async () => {
        if (!postgres || bucket) return
        await moveUploads(workFolder, dataDir)
        areFilesInPlace = true
      },
    })
    await migrate(database)
    const store = bucket ?? createLocalFileStore(uploadsDirOf(areFilesInPlace ? dataDir : workFolder))
    await applyErasures(database.db, erasureList, { store, cache })
  } catch (error) {
    const areRowsLost =
      !postgres || (areFilesInPlace && (await findUsedTable(database.db).catch(() => 'unknown')) === null)
    // Safe, because the bucket was empty before.
    if (areRowsLost && bucket) await removeFiles(bucket, manifest).catch(() => {})
    if (areRowsLost && !bucket) await rm(uploadsDirOf(dataDir), { recursive: true, force: true })
    throw error
  } finally {
    if (!postgres) await database.close()
  }
  if (postgres) return
  if (!bucket) await moveUploads(workFolder, dataDir)
  // The database is moved last, because the folder counts as a complete site once it has one.
  await rename(join(workFolder, 'db'), join(dataDir, 'db'))
}

interface Loading {
  database: Database
  file: string
  manifest: Manifest
  store: Pick<FileStore, 'write'>
  beforeCommit?: () => Promise<void>
}

/**
 * Loads all rows in one transaction, and all files. A database without tables first gets the schema of the archive, so
 * that later migrations also update the rows.
 */
export async function loadArchive({ database, file, manifest, store, beforeCommit }: Loading) {
  if ((await findSchemaVersion(database.db)) === null) {
    const upToArchive = readMigrations().filter(({ folderMillis }) => folderMillis <= manifest.schema.at)
    await migrate(database, upToArchive)
  }

  await database.runExclusively((db) =>
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
      // The file may have changed since it was verified.
      const isSame = manifest.entries.every((entry, nth) => entry.sha256 === read[nth]?.sha256)
      if (!isSame) throw damagedArchive(file)
      await tx.execute(sql`analyze`)
      await beforeCommit?.()
    }),
  )
}

async function requireEmptyFolder(dataDir: string, kind: Database['kind']) {
  const names = kind === 'embedded' ? await namesIn(dataDir) : await namesIn(uploadsDirOf(dataDir))
  const folder = kind === 'embedded' ? dataDir : uploadsDirOf(dataDir)
  if (names.every((name) => IGNORED_ENTRIES.includes(name))) return
  throw new StartError(`${folder} is not empty. A backup is restored only into an empty place. Nothing was changed.`)
}

async function requireEmptyBucket(store: FileStore) {
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

async function requireEmptyDatabase({ db }: Database) {
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

/** Rows with their indexes take up to three times the size of their text. */
function spaceFor({ entries }: Manifest, { hasFiles }: { hasFiles: boolean }) {
  const perFile = hasFiles ? 1 : 0
  return entries.reduce((sum, { name, bytes }) => sum + bytes * (uploadPathOf(name) === null ? 3 : perFile), 0)
}

async function moveUploads(from: string, to: string) {
  await createFolder(uploadsDirOf(from))
  await rmdir(uploadsDirOf(to)).catch(() => {})
  await rename(uploadsDirOf(from), uploadsDirOf(to))
}

async function createFolder(folder: string) {
  await mkdir(folder, { recursive: true })
  return folder
}
