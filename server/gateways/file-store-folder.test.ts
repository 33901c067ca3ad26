import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { anHourLater, NO_PLACES, textOf } from './file-store.fixture.ts'
import { createLocalFileStore } from './file-store.ts'

test.for(NO_PLACES)('the invalid path %j neither reads nor changes a file', async (path) => {
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

test('a folder is never opened as a file', async () => {
  const { store, root } = await aStore()
  await mkdir(join(root, 'ProjectImages', 'deep.jpg'), { recursive: true })

  expect(await store.open('ProjectImages/deep.jpg')).toBeNull()
  expect(await store.exists('ProjectImages/deep.jpg')).toBe(false)
})

test('sweeping removes only partial files of a killed process', async () => {
  const { store, root } = await aStore()
  await store.sweep()
  await store.write('ProjectImages/kept.part', Buffer.from('x'))
  await writeFile(join(root, 'ProjectImages', '.0b0e4c1a-left.part'), 'half')

  await store.sweep()
  expect(await readdir(join(root, 'ProjectImages'))).toEqual(['.0b0e4c1a-left.part', 'kept.part'])

  await store.sweep(anHourLater())
  expect(await readdir(join(root, 'ProjectImages'))).toEqual(['kept.part'])
})

test('sweeping keeps a file that another process is receiving', async () => {
  const { store, root } = await aStore()
  const arriving = await store.stage(Buffer.from('a film'))

  await createLocalFileStore(root).sweep()

  expect(await arriving.moveTo('ProjectVideos/film.mp4')).toBe(true)
  expect(await textOf(store, 'ProjectVideos/film.mp4')).toBe('a film')
})

async function aStore() {
  const root = await temporaryFolder()
  return { root, store: createLocalFileStore(root) }
}
