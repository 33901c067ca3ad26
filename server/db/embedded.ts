import { mkdir, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { fromPglite } from 'pg-boss'
import { StartError } from '#server/errors.ts'
import { restrictTree } from '#server/owner-only.ts'
import type { Database, ReportProblem } from './connection.ts'
import { type FolderLock, lockFolder } from './folder-lock.ts'
import { refuseInsideWrite } from './inside-write.ts'
import { schema } from './schema.ts'

const ENGINE_VERSION = '18'
const CONTROL_FILE_BYTES = 8192

/**
 * Runs before the engine opens the folder: if PG_VERSION is missing, the engine creates a new database over the old
 * one.
 */
async function requireIntactDatabase(folder: string) {
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => null)
  if (version === null) throw damaged(folder, 'the file PG_VERSION is missing')
  if (version.trim() !== ENGINE_VERSION) {
    throw damaged(folder, `PG_VERSION is not ${ENGINE_VERSION}, the version of this engine`)
  }
  const control = await stat(join(folder, 'global/pg_control')).catch(() => null)
  if (control?.size !== CONTROL_FILE_BYTES) throw damaged(folder, 'the file global/pg_control is missing or cut off')
}

function damaged(folder: string, reason: string, cause?: unknown) {
  return new StartError(
    `The embedded database in ${folder} cannot be used: ${reason}. It was left as it is. To bring back a backup, move ${dirname(folder)} to another place and call: npm run restore -- FILE`,
    { cause },
  )
}

interface EmbeddedOptions {
  dataDir: string | null
  /** A database dump to load into a new database. */
  loadFrom?: Blob
  onProblem: ReportProblem
}

export async function openEmbedded({ dataDir, loadFrom, onProblem }: EmbeddedOptions): Promise<Database> {
  const lock = dataDir === null ? noLock : await lockFolder(dataDir)
  try {
    const engine = await openEngine(dataDir === null ? null : join(dataDir, 'db'), loadFrom)
    // The engine creates its files readable by all users, whatever the umask is.
    if (dataDir !== null) restrictTree(join(dataDir, 'db'), onProblem)
    const db = refuseInsideWrite(drizzle(engine, { schema, casing: 'snake_case' }))
    return {
      kind: 'embedded',
      db,
      dataDir,
      embedded: engine,
      onProblem,
      poolUse: () => null,
      // The folder lock already excludes other processes.
      runExclusively: (work) => work(db),
      listen: async (channel, onMessage) => {
        const stop = await engine.listen(channel, onMessage)
        return () => (engine.closed ? Promise.resolve() : stop())
      },
      jobQueue: { db: fromPglite(engine), backend: 'pglite' },
      close: async () => {
        if (!engine.closed) await engine.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

const noLock: FolderLock = { release: async () => {} }

/** Imports the engine lazily, because a server on PostgreSQL never needs it and it is large. */
async function openEngine(folder: string | null, loadFrom: Blob | undefined) {
  const [{ PGlite }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  const open = (dataDir: string, loadDataDir?: Blob) => PGlite.create({ dataDir, extensions: { pg_trgm }, loadDataDir })
  if (folder === null) return open('memory://', loadFrom)

  if (await isEmpty(folder)) await createAtomically(folder, (path) => open(path, loadFrom))
  await requireIntactDatabase(folder)
  try {
    return await open(folder)
  } catch (error) {
    throw damaged(folder, 'it does not open', error)
  }
}

async function isEmpty(folder: string) {
  await mkdir(folder, { recursive: true })
  return (await readdir(folder)).length === 0
}

/**
 * Creates the database in a temporary folder and then renames it, so that a process killed during the first startup
 * leaves no damaged database.
 */
async function createAtomically(folder: string, open: (path: string) => Promise<PGlite>) {
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  const engine = await open(unfinished)
  await engine.close()
  await rmdir(folder)
  await rename(unfinished, folder)
}
