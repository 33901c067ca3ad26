import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { aFileServer, aPicture, smallPicture } from './file-server.fixture.ts'
import type { encodeVariant } from './image-variants.ts'
import { withHeaderSize } from './upload.fixture.ts'
import { warmVariants } from './upload-jobs.ts'

const PHOTO = '/assets/variants/ProjectImages/1730000000000_photo.jpg'
const SMALL = { width: 32, height: 20 }
const withPhoto = async (photo: Parameters<typeof aPicture>[0] = SMALL) =>
  aFileServer({ files: { 'ProjectImages/1730000000000_photo.jpg': await aPicture(photo) } })

test.each([
  ['320.webp', 'image/webp', 'webp', 320],
  ['320.avif', 'image/avif', 'heif', 320],
  ['640.avif', 'image/avif', 'heif', 640],
])('%s is an image of that format and width with immutable caching', async (file, type, format, width) => {
  const { app } = await withPhoto({ width: 800, height: 500 })

  const response = await app.inject(`${PHOTO}/${file}`)

  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    etag: expect.any(String),
  })
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format, width, height: (width * 5) / 8 })
})

test('concurrent requests create a variant once, and later ones find it', async () => {
  const { app, encode } = await withPhoto()

  const responses = await Promise.all(Array.from({ length: 20 }, () => app.inject(`${PHOTO}/480.avif`)))
  const later = await app.inject(`${PHOTO}/480.avif`)

  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(responses.every(({ rawPayload }) => rawPayload.equals(later.rawPayload))).toBe(true)
  expect(encode).toHaveBeenCalledTimes(1)
})

test('a variant created before a restart is not created again', async () => {
  const { app, encode, cache } = await withPhoto()
  await cache.write('ProjectImages-480-avif/1730000000000_photo.jpg', Buffer.from('made earlier'))

  expect((await app.inject(`${PHOTO}/480.avif`)).body).toBe('made earlier')
  expect(encode).not.toHaveBeenCalled()
})

test('an image is never enlarged', async () => {
  const { app } = await withPhoto({ width: 500, height: 300 })

  const response = await app.inject(`${PHOTO}/1920.webp`)

  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 500, height: 300 })
})

test('a variant is upright and has no metadata', async () => {
  const { app } = await withPhoto({ width: 800, height: 400, orientation: 6 })

  const response = await app.inject(`${PHOTO}/320.webp`)

  const metadata = await sharp(response.rawPayload).metadata()
  expect(metadata).toMatchObject({ width: 320, height: 640 })
  expect(metadata.exif).toBeUndefined()
  expect(metadata.orientation).toBeUndefined()
})

test('an image with the longest possible file name has variants too', async () => {
  const name = `${'x'.repeat(251)}.jpg`
  const { app } = await aFileServer({ files: { [`ProjectImages/${name}`]: await aPicture(SMALL) } })

  expect((await app.inject(`/assets/variants/ProjectImages/${name}/1920.avif`)).statusCode).toBe(200)
})

test.each(['321.avif', '0640.avif', '640', '640.jpg', '640.AVIF', '.avif', '-320.webp', '1e3.webp', '640.avif/x'])(
  '%s returns 404, and no variant is created',
  async (file) => {
    const { app, encode, folder } = await withPhoto()

    expect((await app.inject(`${PHOTO}/${file}`)).statusCode).toBe(404)
    expect(encode).not.toHaveBeenCalled()
    await expect(readdir(join(folder, 'variants'))).rejects.toThrow('ENOENT')
  },
)

test('variants of a video, a document or an unknown image return 404', async () => {
  const { app, encode } = await aFileServer({
    files: { 'ProjectVideos/a.mp4': 'film', 'ProjectImages/a.pdf': 'paper' },
  })

  for (const path of ['ProjectVideos/a.mp4', 'ProjectImages/a.pdf', 'ProjectImages/unknown.jpg']) {
    expect((await app.inject(`/assets/variants/${path}/640.avif`)).statusCode).toBe(404)
  }
  expect(encode).not.toHaveBeenCalled()
})

test.each([
  ['garbage', /unsupported/, async () => Buffer.from('not a picture at all')],
  ['cut off', /premature end/, async () => (await aPicture()).subarray(0, 20_000)],
  [
    'too many pixels',
    /pixel limit/,
    async () => withHeaderSize(await smallPicture('png'), { width: 8000, height: 6300 }),
  ],
])('an image that is %s returns 404 and logs a warning', async (_fault, reason, bytes) => {
  const { app, log, folder } = await aFileServer({ files: { 'ProjectImages/bad.jpg': await bytes() } })

  const response = await app.inject('/assets/variants/ProjectImages/bad.jpg/640.webp')

  expect(response.statusCode).toBe(404)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(log.warn).toHaveBeenCalledTimes(1)
  expect(log.warn.mock.lastCall?.[0].err.message).toMatch(reason)
  await expect(readdir(join(folder, 'variants'))).rejects.toThrow('ENOENT')
})

test('two variants are created at once, two hundred requests wait, and further ones get 503', async () => {
  const gate = Promise.withResolvers<void>()
  const statuses: number[] = []
  let running = 0
  let mostRunning = 0
  const encode: typeof encodeVariant = async () => {
    running += 1
    mostRunning = Math.max(mostRunning, running)
    openGateWhenFull()
    await gate.promise
    running -= 1
    return Buffer.from('made')
  }
  const openGateWhenFull = () => {
    if (statuses.length === 8 && running === 2) gate.resolve()
  }
  const files = Object.fromEntries(Array.from({ length: 210 }, (_, at) => [`ProjectImages/${at}.jpg`, 'source']))
  const { app } = await aFileServer({ files, encode })

  const requests = Object.keys(files).map(async (path) => {
    const response = await app.inject(`/assets/variants/${path}/640.avif`)
    statuses.push(response.statusCode)
    if (response.statusCode === 503)
      expect(response.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    openGateWhenFull()
  })
  await Promise.all(requests)

  expect(statuses.slice(0, 8)).toEqual(Array(8).fill(503))
  expect(statuses.slice(8)).toEqual(Array(202).fill(200))
  expect(mostRunning).toBe(2)
})

test('a variant that cannot be stored returns 500, and the next request creates it', async () => {
  let isDiskFull = true
  const { app, cache } = await aFileServer({ files: { 'ProjectImages/a.jpg': await aPicture(SMALL) } })
  const write = cache.write
  cache.write = async (...call) => {
    if (isDiskFull) throw new Error('ENOSPC')
    return write(...call)
  }

  const first = await app.inject('/assets/variants/ProjectImages/a.jpg/320.webp')
  isDiskFull = false
  const second = await app.inject('/assets/variants/ProjectImages/a.jpg/320.webp')

  expect(first.statusCode).toBe(500)
  expect(first.headers['cache-control']).toBe('no-store')
  expect(second.statusCode).toBe(200)
})

test('all variants of an image are created in both formats up to the first width that is not smaller', async () => {
  const { variants, encode, folder } = await withPhoto({ width: 700, height: 40 })

  await variants.makeAll({ folder: 'ProjectImages', name: '1730000000000_photo.jpg' })
  await variants.makeAll({ folder: 'ProjectImages', name: '1730000000000_photo.jpg' })

  expect(encode).toHaveBeenCalledTimes(8)
  expect((await readdir(join(folder, 'variants'))).toSorted()).toEqual(
    ['320', '480', '640', '960'].flatMap((width) => [`ProjectImages-${width}-avif`, `ProjectImages-${width}-webp`]),
  )
})

test('removing an image removes its variants and no others', async () => {
  const { variants, folder } = await aFileServer({
    files: {
      'ProjectImages/a.jpg': await aPicture(SMALL),
      'ProjectImages/b.jpg': await aPicture(SMALL),
    },
  })
  await variants.makeAll({ folder: 'ProjectImages', name: 'a.jpg' })
  await variants.makeAll({ folder: 'ProjectImages', name: 'b.jpg' })

  await variants.remove({ folder: 'ProjectImages', name: 'a.jpg' })

  expect(await readdir(join(folder, 'variants', 'ProjectImages-320-avif'))).toEqual(['b.jpg'])
  expect(await readdir(join(folder, 'variants', 'ProjectImages-320-webp'))).toEqual(['b.jpg'])
})

test('no variant is left of an image that is deleted while one is created', async () => {
  const name = '1730000000000_photo.jpg'
  const { variants, originals, folder } = await aFileServer({
    files: { [`ProjectImages/${name}`]: await aPicture(SMALL) },
    encode: async () => {
      await originals.remove(`ProjectImages/${name}`)
      return Buffer.from('encoded')
    },
  })

  await variants.makeAll({ folder: 'ProjectImages', name })

  expect(await readdir(join(folder, 'variants', 'ProjectImages-320-avif'))).toEqual([])
})

test('warming creates the AVIF variants of all images one after another and skips a damaged one', async () => {
  const small = await aPicture(SMALL)
  const files = { 'ProjectImages/a.jpg': small, 'ProjectImages/bad.jpg': 'bad', 'ProjectImages/b.jpg': small }
  const { variants, encode, folder } = await aFileServer({ files })
  const pictures = ['a.jpg', 'bad.jpg', 'gone.jpg', 'b.jpg'].map(
    (name) => ({ folder: 'ProjectImages', name, width: name === 'bad.jpg' ? null : 300 }) as const,
  )

  await warmVariants({ variants, pictures, signal: new AbortController().signal })

  expect(encode).toHaveBeenCalledTimes(2)
  expect(await readdir(join(folder, 'variants'))).toEqual(['ProjectImages-320-avif'])
  expect((await readdir(join(folder, 'variants', 'ProjectImages-320-avif'))).toSorted()).toEqual(['a.jpg', 'b.jpg'])
})

test('warming stops after the current variant when the server closes', async () => {
  const closing = new AbortController()
  const encode: typeof encodeVariant = async () => {
    closing.abort()
    return Buffer.from('made')
  }
  const files = { 'ProjectImages/a.jpg': await aPicture(SMALL), 'ProjectImages/b.jpg': await aPicture(SMALL) }
  const server = await aFileServer({ files, encode })
  const pictures = ['a.jpg', 'b.jpg'].map((name) => ({ folder: 'ProjectImages', name, width: 800 }) as const)

  await warmVariants({ variants: server.variants, pictures, signal: closing.signal })

  expect(server.encode).toHaveBeenCalledTimes(1)
})

test('warming does not read images whose variants all exist', async () => {
  const { variants, originals, encode } = await aFileServer({
    files: { 'ProjectImages/a.jpg': await aPicture(SMALL) },
  })
  const pictures = [{ folder: 'ProjectImages', name: 'a.jpg', width: 300 }] as const
  const { signal } = new AbortController()
  await warmVariants({ variants, pictures: [...pictures], signal })
  const reading = vi.spyOn(originals, 'open')

  await warmVariants({ variants, pictures: [...pictures], signal })

  expect(encode).toHaveBeenCalledTimes(1)
  expect(reading).not.toHaveBeenCalled()
})
