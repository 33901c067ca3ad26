import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { test as base, expect } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { createArchiveWriter } from './archive-writer.ts'
import { GZIP_HEADER, type Manifest, newManifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { readMigrations } from './table-shapes.ts'
import { verifyArchive } from './verify-archive.ts'

const migrations = readMigrations()
const newest = migrations.at(-1)?.folderMillis ?? 0
const DAMAGED = /( is damaged or cut off|its beginning is damaged)\. Nothing was changed\.$/

const test = base.extend<{ folder: string; file: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
  folder: async ({}, use) => {
    await use(await temporaryFolder())
  },
  file: async ({ folder }, use) => {
    await use(await smallArchive(join(folder, 'site.tgz')))
  },
})

test('a complete archive is accepted', async ({ file }) => {
  expect(await verifyArchive(file, migrations)).toMatchObject({ tables: [{ name: 'projects', rows: 2 }] })
})

test('an archive truncated at any byte is refused', async ({ file }) => {
  for (let bytes = (await readFile(file)).length - 1; bytes >= 0; bytes -= 1) {
    await truncate(file, bytes)
    await expect(verifyArchive(file, migrations), `the first ${bytes} bytes`).rejects.toThrow(DAMAGED)
  }
})

test('an archive with any byte changed or added is refused', async ({ file }) => {
  const whole = await readFile(file)
  for (let at = 0; at < whole.length; at += 1) {
    const changed = Buffer.from(whole)
    changed[at] = (whole[at] ?? 0) ^ 0xff
    // Some changed bytes decompress to the same content, which is not an error.
    if (at >= GZIP_HEADER.length && decompressesAlike(changed, whole)) continue
    await writeFile(file, changed)
    await expect(verifyArchive(file, migrations), `byte ${at}`).rejects.toThrow(DAMAGED)
  }
  await writeFile(file, Buffer.concat([whole, Buffer.from([7])]))
  await expect(verifyArchive(file, migrations)).rejects.toThrow(DAMAGED)
})

test.for<[string, string, string]>([
  ['a table', 'Suncourt', 'Moncourt'],
  ['a file', 'picture', 'picturf'],
  ['the manifest', '"rows":2', '"rows":3'],
  ['a name', 'house.jpg', 'mouse.jpg'],
])(
  '%s changed under a valid outer checksum is refused, and the data folder is not created',
  async ([, from, to], { file, folder }) => {
    const tar = gunzipSync(await readFile(file))
    const text = tar.toString('latin1')
    expect(text).toContain(from)
    await writeFile(file, zipped(fixHeaders(Buffer.from(text.replace(from, to), 'latin1'))))

    const dataDir = join(folder, 'data')
    await expect(restoreBackup({ database: { kind: 'embedded' }, dataDir }, { file })).rejects.toThrow(DAMAGED)

    expect(existsSync(dataDir)).toBe(false)
  },
)

test.for([
  '../../escape.txt',
  '/etc/escape',
  'uploads/../escape',
  'uploads/ProjectImages/../../escape',
  'uploads/ProjectImages/.hidden',
  'uploads/ProjectImages/sub/name.jpg',
  'tables/../x.ndjson',
  'notes.txt',
])('an entry named %s is refused', async (name, { folder }) => {
  const file = join(folder, 'forged.tgz')
  await smallArchive(file, { more: [name] })

  await expect(verifyArchive(file, migrations)).rejects.toThrow(DAMAGED)
})

test('an entry that is repeated, after the manifest or not a file is refused', async ({ folder }) => {
  const twice = await smallArchive(join(folder, 'twice.tgz'), { more: ['uploads/ProjectImages/house.jpg'] })
  await expect(verifyArchive(twice, migrations)).rejects.toThrow(DAMAGED)

  const whole = gunzipSync(await readFile(await smallArchive(join(folder, 'site.tgz'))))
  const forged = join(folder, 'forged.tgz')
  const late = await packed({ name: 'uploads/ProjectImages/late.jpg', type: 'file' })
  await writeFile(forged, zipped(Buffer.concat([whole.subarray(0, -1024), late])))
  await expect(verifyArchive(forged, migrations)).rejects.toThrow(DAMAGED)

  const link = await packed({ name: 'uploads/ProjectImages/link.jpg', type: 'symlink', linkname: '/etc/passwd' })
  await writeFile(forged, zipped(Buffer.concat([link.subarray(0, -1024), whole])))
  await expect(verifyArchive(forged, migrations)).rejects.toThrow(DAMAGED)
})

test('a file that is not an archive is reported by its name', async ({ folder }) => {
  const file = join(folder, 'photo.jpg')
  await writeFile(file, 'not an archive at all')

  await expect(verifyArchive(file, migrations)).rejects.toThrow(
    'is not a backup of Plinth, or its beginning is damaged',
  )
  await expect(verifyArchive(join(folder, 'absent'), migrations)).rejects.toThrow('absent cannot be read (ENOENT).')
  await expect(verifyArchive(folder, migrations)).rejects.toThrow('is a folder, not a backup.')
})

test.for<[string, Partial<Manifest> & { version?: number }]>([
  ['with a newer format version', { version: 2 as 1 }],
  ['with a newer migration', { schema: { tag: '9999_later', at: newest + 1 } }],
])('an archive %s is refused with a message to use the newer version', async ([, facts], { folder }) => {
  const file = await smallArchive(join(folder, 'newer.tgz'), { facts })

  await expect(verifyArchive(file, migrations)).rejects.toThrow(
    'was made by a newer version of Plinth; please restore it with that version.',
  )
})

interface Given {
  facts?: Partial<Manifest>
  /** Additional entries, all with the same short text. */
  more?: string[]
}

async function smallArchive(file: string, { facts = {}, more = [] }: Given = {}) {
  const archive = await createArchiveWriter(file, new AbortController().signal)
  const add = (name: string, text: string) => archive.add(name, Buffer.byteLength(text), [Buffer.from(text)])
  await add('tables/projects.ndjson', '["1","Suncourt"]\n["2",null]\n')
  await add('mails.ndjson', '')
  await add('uploads/ProjectImages/house.jpg', `picture ${randomUUID()}`)
  for (const name of more) await add(name, 'more')
  await archive.finish({
    ...newManifest({
      madeAt: new Date(0).toISOString(),
      schema: { tag: 'newest', at: newest },
      revision: 1,
      tables: [{ name: 'projects', columns: ['id', 'name'], rows: 2 }],
      sequences: [],
      missingFiles: [],
      entries: [...archive.entries],
    }),
    ...facts,
  })
  return file
}

async function packed(header: Parameters<ReturnType<typeof pack>['entry']>[0]) {
  const archive = pack()
  archive.entry(header, '')
  archive.finalize()
  const chunks: Uint8Array[] = []
  for await (const chunk of archive as AsyncIterable<Uint8Array>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function decompressesAlike(one: Buffer, other: Buffer) {
  try {
    return gunzipSync(one).equals(gunzipSync(other))
  } catch {
    return false
  }
}

function zipped(tar: Buffer) {
  const gzip = gzipSync(tar)
  GZIP_HEADER.copy(gzip)
  return gzip
}

/** Recomputes the checksums of the tar headers. */
function fixHeaders(tar: Buffer) {
  for (let at = 0; at + 512 <= tar.length; at += 512) {
    if (tar.toString('latin1', at + 257, at + 262) !== 'ustar') continue
    tar.write('        ', at + 148, 'latin1')
    const sum = tar.subarray(at, at + 512).reduce((total, byte) => total + byte, 0)
    tar.write(`${sum.toString(8).padStart(6, '0')}\0 `, at + 148, 'latin1')
  }
  return tar
}
