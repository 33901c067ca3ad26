import type { MigrationMeta } from 'drizzle-orm/migrator'
import { StartError } from '#server/errors.ts'
import { damagedArchive, readArchive } from './archive-reader.ts'
import {
  isEntryName,
  MAILS_ENTRY,
  MANIFEST_ENTRY,
  type Manifest,
  type ManifestEntry,
  parseManifest,
  tableEntry,
  uploadPathOf,
} from './manifest.ts'

/** Enough for far more than a million files. The maximum limits the memory that a forged archive can use. */
const MAX_MANIFEST_BYTES = 256 * 1024 * 1024
const NEW_LINE = 10

/** Reads the whole archive before anything is changed. Returns the manifest if it can be restored, otherwise throws. */
export async function verifyArchive(file: string, migrations: MigrationMeta[]): Promise<Manifest> {
  const rows = new Map<string, number>()
  let manifestText: string | null = null

  const read = await readArchive(file, async (name, content) => {
    if (!isEntryName(name) || manifestText !== null) throw damagedArchive(file)
    if (name === MANIFEST_ENTRY) manifestText = await textOf(content, file)
    else rows.set(name, await countLines(content))
  })
  if (manifestText === null) throw damagedArchive(file)

  const manifest = parseManifest(manifestText)
  if (manifest === null) throw damagedArchive(file)
  if (manifest === 'newer' || manifest.schema.at > (migrations.at(-1)?.folderMillis ?? 0)) {
    throw new StartError(`${file} was made by a newer version of Plinth; please restore it with that version.`)
  }
  const isKnown = migrations.some(({ folderMillis }) => folderMillis === manifest.schema.at)
  if (!isKnown || !matchesManifest(manifest, read.slice(0, -1), rows)) throw damagedArchive(file)
  return manifest
}

/** Whether the read entries are exactly those of the manifest, unchanged: all tables, then emails, then files. */
function matchesManifest({ entries, tables }: Manifest, read: ManifestEntry[], rows: Map<string, number>) {
  const isSame = ({ name, bytes, sha256 }: ManifestEntry, nth: number) =>
    read[nth]?.name === name && read[nth]?.bytes === bytes && read[nth]?.sha256 === sha256
  if (entries.length !== read.length || !entries.every(isSame)) return false
  if (new Set(entries.map(({ name }) => name)).size !== entries.length) return false

  const expected = [...tables.map(({ name }) => tableEntry(name)), MAILS_ENTRY]
  const areFirst = expected.every((name, nth) => entries[nth]?.name === name)
  const areFiles = entries.slice(expected.length).every(({ name }) => uploadPathOf(name) !== null)
  return areFirst && areFiles && tables.every(({ name, rows: count }) => rows.get(tableEntry(name)) === count)
}

async function countLines(content: AsyncIterable<Buffer>) {
  let lines = 0
  for await (const chunk of content) {
    for (let at = chunk.indexOf(NEW_LINE); at !== -1; at = chunk.indexOf(NEW_LINE, at + 1)) lines += 1
  }
  return lines
}

async function textOf(content: AsyncIterable<Buffer>, file: string) {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of content) {
    bytes += chunk.length
    if (bytes > MAX_MANIFEST_BYTES) throw damagedArchive(file)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
