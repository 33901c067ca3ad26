import * as z from 'zod'

/** A gzip header for deflate, without flags, time, level or operating system. */
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
  schema: z.object({ tag: z.string(), at: Count }),
  /** The content revision, for information; the row itself is among the tables. */
  revision: Count,
  /** Tables in insertion order. A row is a list of strings or nulls in the order of the columns. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: Count })),
  /** Values are strings, because a sequence can exceed the safe integers. */
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^\d+$/) })),
  /** Files with a row in `uploads` that were missing from the file store during the backup. */
  missingFiles: z.array(z.string()),
  /** All entries before the manifest, in order. */
  entries: z.array(z.object({ name: z.string(), bytes: Count, sha256: z.string() })),
})

export type Manifest = z.output<typeof Manifest>
export type ManifestEntry = Manifest['entries'][number]

export function newManifest(facts: Omit<Manifest, 'format' | 'version'>): Manifest {
  return { format: 'plinth-backup', version: VERSION, ...facts }
}

/** Returns 'newer' for a manifest with a later format version. Null for any other invalid text. */
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

/** Whether a name is allowed for an archive entry. No allowed name points outside its folder. */
export function isEntryName(name: string) {
  if (name === MANIFEST_ENTRY || name === MAILS_ENTRY || /^tables\/[a-z][a-z0-9_]*\.ndjson$/.test(name)) return true
  const path = uploadPathOf(name)
  return path !== null && isUploadPath(path)
}

/** Returns `<folder>/<name>` of an entry that is a stored file. Null for other entries. */
export function uploadPathOf(name: string) {
  return name.startsWith('uploads/') ? name.slice('uploads/'.length) : null
}

// As in the file store: no hidden files, and no trailing characters that some file systems strip.
const SAFE_NAME = /^(?!\.)[^/\\\p{Cc}]*[^/\\\p{Cc}. ]$/u

export function isUploadPath(path: string) {
  const [folder = '', name = '', ...rest] = path.split('/')
  return rest.length === 0 && /^[A-Za-z]+$/.test(folder) && SAFE_NAME.test(name) && Buffer.byteLength(name) <= 255
}

export function describeArchive({ tables, entries }: Manifest) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const files = entries.filter(({ name }) => uploadPathOf(name) !== null)
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 / 1024
  return `${count(rows, 'row')} in ${count(tables.length, 'table')} and ${count(files.length, 'file')} (${megabytes.toFixed(1)} MB)`
}

function count(number: number, noun: string) {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`
}
