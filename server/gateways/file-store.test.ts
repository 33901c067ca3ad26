import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { loadConfig } from '#server/config.ts'
import { StartError } from '#server/errors.ts'
import { openFileStores } from '#server/files.ts'
import { openS3Server, type S3Server } from '#test/s3-server.ts'
import { storedFiles } from '#test/stored-files.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { anHourLater, NO_PLACES, textOf } from './file-store.fixture.ts'
import { createLocalFileStore } from './file-store.ts'

let s3Dir: string
let s3: S3Server

beforeAll(async () => {
  s3Dir = await mkdtemp(join(tmpdir(), 'plinth-s3-'))
  s3 = await openS3Server(s3Dir)
})

afterAll(async () => {
  await s3.close()
  await rm(s3Dir, { recursive: true, force: true })
})

describe.for(['folder', 's3'] as const)('in a store of the kind %s', (kind) => {
  test('a written file can be read, whole or in part', async () => {
    const { store } = await aStoreOf(kind)
    await store.write('ProjectImages/1_a.txt', Buffer.from('0123456789'))
    await store.write('ProjectImages/2 é #?%+&.txt', pieces('from ', 'a ', 'stream'))
    await store.write('ProjectImages/3_empty.txt', pieces())

    expect(await store.exists('ProjectImages/1_a.txt')).toBe(true)
    expect(await store.exists('ProjectImages/1_b.txt')).toBe(false)
    expect(await store.open('ProjectImages/1_b.txt')).toBeNull()
    expect(await textOf(store, 'ProjectImages/1_a.txt')).toBe('0123456789')
    expect(await textOf(store, 'ProjectImages/2 é #?%+&.txt')).toBe('from a stream')
    expect(await textOf(store, 'ProjectImages/3_empty.txt')).toBe('')
    const file = await store.open('ProjectImages/1_a.txt')
    expect(file?.bytes).toBe(10)
    expect(Math.abs(Date.now() - Number(file?.modifiedAt))).toBeLessThan(60_000)
    expect(file && (await text(file.stream({ start: 2, end: 4 })))).toBe('234')
  })

  test('a large file is equal after writing and reading', async () => {
    const { store } = await aStoreOf(kind)
    const content = Buffer.alloc(3_000_000, 'plinth ')
    const staged = await store.stage(pieces(content.subarray(0, 1_000_000), content.subarray(1_000_000)))
    await staged.moveTo('ProjectVideos/1_film.mp4')

    const film = await store.open('ProjectVideos/1_film.mp4')
    expect(film?.bytes).toBe(content.length)
    expect(film && (await text(film.stream())) === content.toString()).toBe(true)
  })

  test('all files are listed by path with their length', async () => {
    const { store, from } = await aStoreOf(kind)
    expect(await storedFiles(store)).toEqual([])
    await store.write('ProjectVideos/1_b.mp4', Buffer.from('bb'))
    await store.copyIn('ProjectImages/1_a.txt', from)
    for (const nth of [3, 2, 1]) await store.write(`ProjectImages/2_${nth}.txt`, Buffer.from('x'))
    await store.remove('ProjectImages/2_2.txt')

    expect(await storedFiles(store)).toEqual([
      { path: 'ProjectImages/1_a.txt', bytes: 6 },
      { path: 'ProjectImages/2_1.txt', bytes: 1 },
      { path: 'ProjectImages/2_3.txt', bytes: 1 },
      { path: 'ProjectVideos/1_b.mp4', bytes: 2 },
    ])
  })

  test('a file is copied unless one of the same size is already stored', async () => {
    const { store, from } = await aStoreOf(kind)
    await store.write('ProjectImages/half.txt', Buffer.from('cop'))
    await store.write('ProjectImages/whole.txt', Buffer.from('former'))

    for (const name of ['half', 'whole', 'new']) await store.copyIn(`ProjectImages/${name}.txt`, from)

    expect(await textOf(store, 'ProjectImages/half.txt')).toBe('copied')
    expect(await textOf(store, 'ProjectImages/whole.txt')).toBe('former')
    expect(await textOf(store, 'ProjectImages/new.txt')).toBe('copied')
  })

  test('a source that fails leaves neither a file nor a temporary one, and the previous content stays', async () => {
    const { store, temporaryDir } = await aStoreOf(kind)
    await store.write('ProjectImages/kept.txt', Buffer.from('before'))

    await expect(store.write('ProjectImages/kept.txt', brokenSource())).rejects.toThrow('connection lost')
    await expect(store.write('ProjectImages/new.txt', brokenSource())).rejects.toThrow('connection lost')

    expect(await storedFiles(store)).toEqual([{ path: 'ProjectImages/kept.txt', bytes: 6 }])
    expect(await textOf(store, 'ProjectImages/kept.txt')).toBe('before')
    expect(await partsIn(temporaryDir)).toEqual([])
  })

  test('a file removed while it streams arrives complete', async () => {
    const { store } = await aStoreOf(kind)
    await store.write('ProjectVideos/film.mp4', Buffer.alloc(300_000, 'frame '))

    const stream = (await store.open('ProjectVideos/film.mp4'))?.stream()
    const iterator = stream?.iterator()
    const first = await iterator?.next()
    await store.remove('ProjectVideos/film.mp4')
    await store.remove('ProjectVideos/film.mp4')

    expect(await store.open('ProjectVideos/film.mp4')).toBeNull()
    let bytes = first?.value.length
    for (let next = await iterator?.next(); next && !next.done; next = await iterator?.next())
      bytes += next.value.length
    expect(bytes).toBe(300_000)
  })

  test('a staged file has no name until it is moved, and never replaces a file', async () => {
    const { store, temporaryDir } = await aStoreOf(kind)
    await store.write('ProjectImages/taken.txt', Buffer.from('before'))
    const staged = await store.stage(Buffer.from('arrived'))

    expect(staged.bytes).toBe(7)
    expect(await text(staged.stream())).toBe('arrived')
    expect(await staged.moveTo('ProjectImages/taken.txt')).toBe(false)
    await expect(staged.moveTo('../secret.txt')).rejects.toThrow('Not a place')
    expect(await staged.moveTo('ProjectImages/free.txt')).toBe(true)
    await staged.discard()

    expect(await textOf(store, 'ProjectImages/taken.txt')).toBe('before')
    expect(await textOf(store, 'ProjectImages/free.txt')).toBe('arrived')
    expect(await partsIn(temporaryDir)).toEqual([])
  })

  test('of many parallel moves to one name only one succeeds', async () => {
    const { store } = await aStoreOf(kind)
    const staged = await Promise.all(Array.from({ length: 8 }, (_, nth) => store.stage(Buffer.from(String(nth)))))

    const moved = await Promise.all(staged.map((file) => file.moveTo('ProjectImages/wanted.txt')))

    expect(moved.filter(Boolean)).toHaveLength(1)
    expect(await textOf(store, 'ProjectImages/wanted.txt')).toBe(String(moved.indexOf(true)))
  })

  test('a staged file that is discarded, aborted or left by a killed process is removed', async () => {
    const { store, temporaryDir } = await aStoreOf(kind)
    const discarded = await store.stage(Buffer.from('x'))
    await discarded.discard()
    await expect(store.stage(brokenSource())).rejects.toThrow('connection lost')
    expect(await partsIn(temporaryDir)).toEqual([])

    await store.stage(Buffer.from('left'))
    await store.sweep()
    expect(await partsIn(temporaryDir)).toHaveLength(1)
    await store.sweep(anHourLater())
    expect(await partsIn(temporaryDir)).toEqual([])
  })

  test.for(NO_PLACES)('%j is not a valid path', async (path) => {
    const { store } = await aStoreOf(kind)

    expect(await store.open(path)).toBeNull()
    expect(await store.exists(path)).toBe(false)
    await expect(store.write(path, Buffer.from('x'))).rejects.toThrow('Not a place')
    await store.remove(path)
    expect(await storedFiles(store)).toEqual([])
  })
})

test.for([
  ['S3_BUCKET', 'no-such-bucket', /^The bucket no-such-bucket at http:\S+ does not exist\.$/],
  ['S3_ACCESS_KEY_ID', 'SOMEBODY', /^The bucket plinth-files at http:\S+ refuses these keys\.$/],
  ['S3_ENDPOINT', 'http://127.0.0.1:9', /^The bucket plinth-files at http:\S+ cannot be reached: .*ECONNREFUSED.*\.$/],
] as const)('a bucket that is unusable because of %s is reported in one sentence', async ([name, value, sentence]) => {
  const opening = openFileStores(loadConfig({ ...s3.env, [name]: value }))

  await expect(opening).rejects.toThrow(sentence)
  await expect(opening).rejects.toBeInstanceOf(StartError)
})

test.for(['returns errors', 'is unreachable'] as const)(
  'while the bucket %s every operation is refused, and it recovers without losing a file',
  async (how) => {
    const { store } = await aStoreOf('s3')
    await store.write('ProjectImages/kept.txt', Buffer.from('before'))
    const staged = await store.stage(Buffer.from('arrived'))
    if (how === 'is unreachable') await s3.close()
    else s3.fail()

    for (const attempt of [
      () => store.open('ProjectImages/kept.txt'),
      () => store.exists('ProjectImages/kept.txt'),
      () => store.write('ProjectImages/kept.txt', Buffer.from('x')),
      () => staged.moveTo('ProjectImages/new.txt'),
      () => store.remove('ProjectImages/kept.txt'),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ kind: 'unavailable', message: uploadsMessages.filesAway })
    }
    if (how === 'is unreachable') await s3.reopen()
    else s3.recover()

    expect(await textOf(store, 'ProjectImages/kept.txt')).toBe('before')
    expect(await staged.moveTo('ProjectImages/new.txt')).toBe(true)
  },
)

/** Returns a store, its folder for temporary files, and a file to copy. */
async function aStoreOf(kind: 'folder' | 's3') {
  const folder = await temporaryFolder()
  const from = { from: join(folder, 'file.txt'), bytes: 6 }
  await writeFile(from.from, 'copied')
  const dataDir = join(folder, 'data')
  if (kind === 'folder') {
    const root = join(dataDir, 'uploads')
    return { store: createLocalFileStore(root), temporaryDir: root, from }
  }
  const { store, close } = await openFileStores(loadConfig({ ...s3.env, DATA_DIR: dataDir }))
  for (const { path } of await storedFiles(store)) await store.remove(path)
  onTestFinished(close)
  return { store, temporaryDir: join(dataDir, 'spool'), from }
}

async function partsIn(folder: string) {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.endsWith('.part'))
}

async function* pieces(...parts: (string | Uint8Array)[]) {
  for (const part of parts) yield Buffer.from(part)
}

async function* brokenSource() {
  yield Buffer.from('half of it')
  throw new Error('connection lost')
}
