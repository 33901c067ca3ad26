import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createLocalFileStore, type FileStore } from './file-store.ts'

test('what was written is read back, whole or in part', async () => {
  const { store } = await aStore()
  await store.write('ProjectImages/1_a.txt', Buffer.from('0123456789'))

  expect(await store.exists('ProjectImages/1_a.txt')).toBe(true)
  expect(await textOf(store, 'ProjectImages/1_a.txt')).toBe('0123456789')
  const file = await store.open('ProjectImages/1_a.txt')
  expect(file?.bytes).toBe(10)
  expect(file && (await text(file.stream({ start: 2, end: 4 })))).toBe('234')
})

test('a source that breaks off leaves neither a file nor a leftover, and the former content stays', async () => {
  const { store, root } = await aStore()
  await store.write('ProjectImages/kept.txt', Buffer.from('before'))

  await expect(store.write('ProjectImages/kept.txt', brokenSource())).rejects.toThrow('connection lost')
  await expect(store.write('ProjectImages/new.txt', brokenSource())).rejects.toThrow('connection lost')

  expect(await readdir(join(root, 'ProjectImages'))).toEqual(['kept.txt'])
  expect(await textOf(store, 'ProjectImages/kept.txt')).toBe('before')
})

test('a file removed after it was opened still streams to its end', async () => {
  const { store } = await aStore()
  await store.write('ProjectVideos/film.mp4', Buffer.from('frames'))

  const file = await store.open('ProjectVideos/film.mp4')
  await store.remove('ProjectVideos/film.mp4')

  expect(await store.open('ProjectVideos/film.mp4')).toBeNull()
  expect(file && (await text(file.stream()))).toBe('frames')
})

test('a staged file has no name until it is moved, and takes none that is in use', async () => {
  const { store, root } = await aStore()
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
  expect(await readdir(root)).toEqual(['ProjectImages'])
})

test('of many that want one name at once a single one gets it', async () => {
  const { store } = await aStore()
  const staged = await Promise.all(Array.from({ length: 8 }, (_, nth) => store.stage(Buffer.from(String(nth)))))

  const moved = await Promise.all(staged.map((file) => file.moveTo('ProjectImages/wanted.txt')))

  expect(moved.filter(Boolean)).toHaveLength(1)
  expect(await textOf(store, 'ProjectImages/wanted.txt')).toBe(String(moved.indexOf(true)))
})

test('a staged file that is discarded, broken off or left by a killed process is gone', async () => {
  const { store, root } = await aStore()
  const discarded = await store.stage(Buffer.from('x'))
  await discarded.discard()
  await expect(store.stage(brokenSource())).rejects.toThrow('connection lost')
  expect(await readdir(root)).toEqual([])

  await store.stage(Buffer.from('left'))
  await store.sweep(anHourLater())
  expect(await readdir(root)).toEqual([])
})

test.each([
  '../secret.txt',
  'ProjectImages/../secret.txt',
  'ProjectImages/..',
  '/secret.txt',
  '//secret.txt',
  'secret.txt',
  'ProjectImages/',
  'ProjectImages/deep/er.txt',
  'ProjectImages/.hidden',
  '.hidden/name.txt',
  'ProjectImages\\secret.txt',
  'ProjectImages/..\\secret.txt',
  'ProjectImages/a\0.txt',
  'ProjectImages/a\n.txt',
  'ProjectImages/name.',
  'ProjectImages/name ',
  `ProjectImages/${'x'.repeat(256)}`,
  'ProjectImages/\ud800.txt',
])('%j is no place in the store', async (path) => {
  const { store, root } = await aStore()
  await writeFile(join(root, 'secret.txt'), 'secret')
  await mkdir(join(root, 'ProjectImages', 'deep'), { recursive: true })
  await writeFile(join(root, 'ProjectImages', '.hidden'), 'secret')
  await writeFile(join(root, 'ProjectImages', 'deep', 'er.txt'), 'secret')

  expect(await store.open(path)).toBeNull()
  expect(await store.exists(path)).toBe(false)
  await expect(store.write(path, Buffer.from('x'))).rejects.toThrow('Not a place')
  await store.remove(path)
  expect((await readdir(root, { recursive: true })).toSorted()).toEqual([
    'ProjectImages',
    'ProjectImages/.hidden',
    'ProjectImages/deep',
    'ProjectImages/deep/er.txt',
    'secret.txt',
  ])
})

test('a folder is not a file', async () => {
  const { store, root } = await aStore()
  await mkdir(join(root, 'ProjectImages', 'deep.jpg'), { recursive: true })

  expect(await store.open('ProjectImages/deep.jpg')).toBeNull()
  expect(await store.exists('ProjectImages/deep.jpg')).toBe(false)
})

test('sweeping takes away what a killed process left half written and nothing else', async () => {
  const { store, root } = await aStore()
  await store.sweep()
  await store.write('ProjectImages/kept.part', Buffer.from('x'))
  await writeFile(join(root, 'ProjectImages', '.0b0e4c1a-left.part'), 'half')

  await store.sweep()
  expect(await readdir(join(root, 'ProjectImages'))).toEqual(['.0b0e4c1a-left.part', 'kept.part'])

  await store.sweep(anHourLater())
  expect(await readdir(join(root, 'ProjectImages'))).toEqual(['kept.part'])
})

test('what another process is receiving at the moment is not swept away', async () => {
  const { store, root } = await aStore()
  const arriving = await store.stage(Buffer.from('a film'))

  await createLocalFileStore(root).sweep()

  expect(await arriving.moveTo('ProjectVideos/film.mp4')).toBe(true)
  expect(await textOf(store, 'ProjectVideos/film.mp4')).toBe('a film')
})

function anHourLater() {
  return new Date(Date.now() + 60 * 60_000 + 1_000)
}

async function aStore() {
  const root = await mkdtemp(join(tmpdir(), 'plinth-store-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  return { root, store: createLocalFileStore(root) }
}

async function textOf(store: FileStore, path: string): Promise<string | null> {
  const file = await store.open(path)
  return file === null ? null : text(file.stream())
}

async function* brokenSource() {
  yield Buffer.from('half of it')
  throw new Error('connection lost')
}
