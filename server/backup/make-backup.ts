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
import { type MeasureFreeSpace, requireFreeSpace } from './disk-space.ts'
import { findSequences, isIncluded, linesOfTable, readSnapshot } from './dump-rows.ts'
import { isUploadPath, MAILS_ENTRY, type Manifest, newManifest, tableEntry, uploadEntry } from './manifest.ts'
import { findSchemaTag, findSchemaVersion, findTableShapes } from './table-shapes.ts'
import { linesOfWaitingMails } from './waiting-mails.ts'

interface BackupOptions {
  database: Database
  store: Pick<FileStore, 'open' | 'list'>
  file: string
  signal?: AbortSignal
  measure?: MeasureFreeSpace
}

type Archive = Awaited<ReturnType<typeof createArchiveWriter>>

/** Creates one archive of a database snapshot and the stored files. Memory use does not grow with the data. */
export async function makeBackup(options: BackupOptions): Promise<Manifest> {
  const { database, store, file, signal = new AbortController().signal, measure } = options
  const schemaAt = await findSchemaVersion(database.db)
  if (schemaAt === null) throw new StartError('There is nothing to back up: the database is empty.')
  // Tables count twice, because each is written uncompressed to the folder of the archive before it is added.
  const needed =
    (await bytesOfFiles(store).catch((error) => Promise.reject(explain(error, file)))) +
    2 * (await bytesOfTables(database.db))
  await requireFreeSpace(dirname(file), needed, measure)

  const archive = await createArchiveWriter(file, signal)
  try {
    const moment = await readSnapshot(database, (tx) => packRows(tx, archive, `${file}.partial.rows`))
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
    for (const shape of (await findTableShapes(tx)).filter(isIncluded)) {
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
    // Read after the rows, because sequences are not part of the snapshot and must not be behind the rows.
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

/** Writes the lines to a file first, because a tar entry begins with its length. Returns the number of lines. */
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

/** Adds all stored files, with or without a row in `uploads`. A file deleted in the meantime is skipped. */
async function packFiles(archive: Archive, store: BackupOptions['store']) {
  const packed = new Set<string>()
  for await (const { path } of store.list()) {
    const file = isUploadPath(path) ? await store.open(path) : null
    const content = file?.stream()
    // A tar entry begins with its length, so it is only started once the content is known to be readable.
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
