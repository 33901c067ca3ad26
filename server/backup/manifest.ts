import * as z from 'zod'

/** Gzip, deflate, no flags, no time, no effort named, no system named. */
export const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])

const VERSION = 1

export const MANIFEST_ENTRY = 'manifest.json'
export const MAILS_ENTRY = 'mails.ndjson'
export const tableEntry = (table: string) => `tables/${table}.ndjson`
export const uploadEntry = (path: string) => `uploads/${path}`

const Count = z.int().nonnegative()

const Manifest = z.object({
  format: z.literal('plinth-backup'),
  version: z.literal(VERSION),
  madeAt: z.iso.datetime(),
  /** The last migration of the database that was backed up. */
  schema: z.object({ tag: z.string(), at: Count }),
  /** The content revision, for whoever looks into an archive; the row itself is among the tables. */
  revision: Count,
  /** In the order they can be filled. A row is a list of texts or nulls in the order of the columns. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: Count })),
  /** As texts, because a sequence may pass what a number holds exactly. */
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^\d+$/) })),
  /** Files that a row names and that were not there when the backup was made. */
  missingFiles: z.array(z.string()),
  /** Everything before the manifest, in its order. */
  entries: z.array(z.object({ name: z.string(), bytes: Count, sha256: z.string() })),
})

export type Manifest = z.output<typeof Manifest>
export type ManifestEntry = Manifest['entries'][number]

export function newManifest(facts: Omit<Manifest, 'format' | 'version'>): Manifest {
  return { format: 'plinth-backup', version: VERSION, ...facts }
}

/** `newer`: made by a program that writes archives in another way; null: not a manifest of ours. */
export function parseManifest(text: string): Manifest | 'newer' | null {
  const json = parseJson(text)
  if (AnyManifest.safeParse(json).data?.version) return 'newer'
  return Manifest.safeParse(json).data ?? null
}

const AnyManifest = z.object({ format: z.literal('plinth-backup'), version: z.int().gt(VERSION) })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Whether an archive may hold an entry of this name. None can point out of its folder. */
export function isEntryName(name: string) {
  if (name === MANIFEST_ENTRY || name === MAILS_ENTRY || /^tables\/[a-z][a-z0-9_]*\.ndjson$/.test(name)) return true
  const path = uploadPathOf(name)
  return path !== null && isUploadPath(path)
}

/** '<folder>/<name>' of an entry that is a stored file; null for any other entry. */
export function uploadPathOf(name: string) {
  return name.startsWith('uploads/') ? name.slice('uploads/'.length) : null
}

// As the file store takes names: nothing hidden, and no end that some file systems drop.
const SAFE_NAME = /^(?!\.)[^/\\\p{Cc}]*[^/\\\p{Cc}. ]$/u

export function isUploadPath(path: string) {
  const [folder = '', name = '', ...rest] = path.split('/')
  return rest.length === 0 && /^[A-Za-z]+$/.test(folder) && SAFE_NAME.test(name) && Buffer.byteLength(name) <= 255
}

/** What an archive holds, in a few words for the terminal. */
export function describeArchive({ tables, entries }: Manifest) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const files = entries.filter(({ name }) => uploadPathOf(name) !== null)
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 / 1024
  return `${count(rows, 'row')} in ${count(tables.length, 'table')} and ${count(files.length, 'file')} (${megabytes.toFixed(1)} MB)`
}

function count(number: number, noun: string) {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`
}
