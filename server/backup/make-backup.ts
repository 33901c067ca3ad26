import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import { contentRevision } from '#server/db/change.tables.ts'
import type { Database, Db } from '#server/db/connection.ts'
import { rowsOf } from '#server/db/rows.ts'
import { AppError, StartError } from '#server/errors.ts'
import type { FileStore } from '#server/gateways/file-store.ts'
import { uploads } from '#server/uploads/uploads.tables.ts'
import { createArchiveWriter } from './archive-writer.ts'
import { findSequences, isKept, linesOfTable, readOneMoment } from './dump-rows.ts'
import { isUploadPath, MAILS_ENTRY, type Manifest, newManifest, tableEntry, uploadEntry } from './manifest.ts'
import { demandRoom, type MeasureRoom } from './room.ts'
import { findSchemaTag, findSchemaVersion } from './schema-version.ts'
import { findTableShapes } from './table-shapes.ts'
import { linesOfWaitingMails } from './waiting-mails.ts'

interface BackupOptions {
  database: Database
  store: Pick<FileStore, 'open' | 'list'>
  file: string
  /** Breaks the backup off; nothing of it is left then. */
  signal?: AbortSignal
  measure?: MeasureRoom
}

type Archive = Awaited<ReturnType<typeof createArchiveWriter>>

/** One archive of the data of one moment and of the stored files. Memory stays flat however much there is. */
export async function makeBackup(options: BackupOptions): Promise<Manifest> {
  const { database, store, file, signal = new AbortController().signal, measure } = options
  const schemaAt = await findSchemaVersion(database.db)
  if (schemaAt === null) throw new StartError('There is nothing to back up: the database is empty.')
  // Twice: a table lies beside the archive until it is packed.
  const needed =
    (await bytesOfFiles(store).catch((error) => Promise.reject(explain(error, file)))) +
    2 * (await bytesOfTables(database.db))
  await demandRoom(dirname(file), needed, measure)

  const archive = await createArchiveWriter(file, signal)
  try {
    const moment = await readOneMoment(database, (tx) => packRows(tx, archive, `${file}.partial.rows`))
    const packed = await packFiles(archive, store)
    const manifest = newManifest({
      madeAt: moment.madeAt,
      schema: { tag: await findSchemaTag(schemaAt), at: schemaAt },
      revision: moment.revision,
      tables: moment.tables,
      sequences: moment.sequences,
      missingFiles: moment.files.filter((path) => !packed.has(path)),
      entries: [...archive.entries],
    })
    await archive.finish(manifest)
    return manifest
  } catch (error) {
    await archive.discard()
    throw signal.aborted ? new StartError('The backup was broken off; nothing of it was kept.') : explain(error, file)
  }
}

async function packRows(tx: Db, archive: Archive, spool: string) {
  const madeAt = new Date().toISOString()
  const tables: Manifest['tables'] = []
  try {
    for (const shape of (await findTableShapes(tx)).filter(isKept)) {
      const rows = await packLines(archive, { name: tableEntry(shape.name), lines: linesOfTable(tx, shape), spool })
      tables.push({ name: shape.name, columns: shape.columns.map(({ name }) => name), rows })
    }
    await packLines(archive, { name: MAILS_ENTRY, lines: linesOfWaitingMails(tx), spool })
  } finally {
    await rm(spool, { force: true })
  }
  const [row] = await tx.select().from(contentRevision)
  const files = await tx.select({ folder: uploads.folder, name: uploads.storedName }).from(uploads)
  return {
    madeAt,
    tables,
    // After the rows: it is no part of the moment, and must never be behind them.
    sequences: await findSequences(tx),
    revision: row?.revision ?? 0,
    files: files.map(({ folder, name }) => `${folder}/${name}`),
  }
}

interface Lines {
  name: string
  lines: AsyncIterable<string[]>
  spool: string
}

/** By way of a file, because an entry begins with its length. Returns the number of lines. */
async function packLines(archive: Archive, { name, lines, spool }: Lines) {
  let count = 0
  await pipeline(
    async function* () {
      for await (const batch of lines) {
        count += batch.length
        yield `${batch.join('\n')}\n`
      }
    },
    createWriteStream(spool, { mode: 0o600 }),
  )
  const { size } = await stat(spool)
  await archive.add(name, size, createReadStream(spool))
  return count
}

/** Every stored file, with a row or not. A stored file never changes; one that is gone by now is left out. */
async function packFiles(archive: Archive, store: BackupOptions['store']) {
  const packed = new Set<string>()
  for await (const { path } of store.list()) {
    const file = isUploadPath(path) ? await store.open(path) : null
    const content = file?.stream()
    // An entry begins with its length, so it is begun only when its content has begun to come.
    if (!file || !content || !(await hasBegun(content))) continue
    await archive.add(uploadEntry(path), file.bytes, content)
    packed.add(path)
  }
  return packed
}

async function hasBegun(content: Readable) {
  try {
    await once(content, 'readable')
    return true
  } catch (error) {
    if (error instanceof AppError && error.kind === 'notFound') return false
    throw error
  }
}

async function bytesOfFiles(store: BackupOptions['store']) {
  let sum = 0
  for await (const { bytes } of store.list()) sum += bytes
  return sum
}

async function bytesOfTables(db: Db) {
  const [sum] = await rowsOf<{ bytes: string | null }>(
    db,
    sql`select sum(pg_table_size(oid))::text as bytes from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  return Number(sum?.bytes ?? 0)
}

function explain(error: unknown, file: string) {
  if (error instanceof AppError)
    return new StartError('The stored files cannot be reached; no backup was made.', { cause: error })
  if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') return error
  return new StartError(`The disk became full while ${file} was written; nothing of it was kept.`, { cause: error })
}
