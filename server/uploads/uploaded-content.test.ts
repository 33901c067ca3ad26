import { readFile, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect } from 'vitest'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { openTestApi } from '#test/api.ts'
import { waitFor } from '#test/wait-for.ts'
import { aPicture, smallPicture } from './file-server.fixture.ts'
import {
  expectRefusal,
  FILM,
  filesIn,
  oneChunk,
  PDF,
  postForm,
  sendFile,
  test,
  withHeaderSize,
} from './upload.fixture.ts'
import { uploads } from './uploads.tables.ts'

test('the parts of the form can be in any order and letter case', async ({ api }) => {
  const form = new FormData()
  form.append('Folder', 'ProjectImages')
  form.append('Name', 'document')
  form.append('anything', 'else')
  form.append('Image', new Blob([PDF]), 'brochure.pdf')

  const response = await postForm(api, form, { token: await api.tokenOf('SuperAdmin') })

  expect(response.json().data).toMatch(/^\d{13}_brochure\.pdf$/)
})

test('an image is stored upright and without metadata', async ({ api, config }) => {
  const camera = sharp({ create: { width: 80, height: 40, channels: 3, background: '#336699' } })
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'Asha Verma' }, IFD3: { GPSLatitude: '28/1 36/1 0/1' } })
  const photo = Buffer.concat([await camera.jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')])
  expect((await sharp(photo).metadata()).exif).toBeDefined()

  const storedName = (await sendFile(api, { content: photo, fileName: 'photo.jpeg' })).json().data

  const stored = await readFile(join(config.dataDir, 'uploads/ProjectImages', storedName))
  const metadata = await sharp(stored).metadata()
  expect(metadata).toMatchObject({ format: 'jpeg', width: 40, height: 80 })
  expect(metadata.exif ?? metadata.orientation ?? metadata.icc).toBeUndefined()
  expect(stored.includes('script')).toBe(false)
})

test('an image is stored in the format of its extension', async ({ api, config }) => {
  const formats: string[] = []
  for (const [fileName, format] of [
    ['a.png', 'png'],
    ['b.jpg', 'jpeg'],
    ['c.jpg', 'png'],
    ['d.png', 'jpeg'],
  ] as const) {
    const storedName = (await sendFile(api, { content: await smallPicture(format), fileName })).json().data
    const metadata = await sharp(join(config.dataDir, 'uploads/ProjectImages', storedName)).metadata()
    formats.push(`${fileName} ${metadata.format}`)
  }

  expect(formats).toEqual(['a.png png', 'b.jpg jpeg', 'c.jpg jpeg', 'd.png png'])
})

test('the variants of an image are created soon after the upload', async ({ api, config }) => {
  const name = (await sendFile(api, { content: await aPicture({ width: 400, height: 30 }), fileName: 'a.jpg' })).json()
    .data

  await waitFor(async () => {
    for (const width of [320, 480]) {
      for (const format of ['avif', 'webp'] as const) {
        await readFile(join(config.dataDir, `variants/ProjectImages-${width}-${format}`, name))
      }
    }
  })
})

test.for([
  ['../../../etc/cron.d/a.png', /^\d{13}_a\.png$/],
  ['..\\..\\a.png', /^\d{13}_a\.png$/],
  ['%2e%2e%2fa.png', /^\d{13}_-2e-2e-2fa\.png$/],
  ['सूर्य कोर्ट.png', /^\d{13}_सूर्य कोर्ट\.png$/],
  [`${'x'.repeat(2_000)}.png`, /^\d{13}_x{100,140}\.png$/],
  ['1730000000000_a.png', /^1730000000000_a\.png$/],
] as const)('%s is stored under a safe name', async ([fileName, stored], { api, config }) => {
  const response = await sendFile(api, { content: await smallPicture('png'), fileName })

  expect(response.json().data).toMatch(stored)
  expect(await filesIn(config)).toEqual([response.json().data])
})

test.for([
  ['a.gif', 'ProjectImages', 'GIF89a', uploadsMessages.notAnImage],
  ['a.svg', 'ProjectBannerImages', '<svg onload="alert(1)"/>', uploadsMessages.notAnImage],
  ['a.png.exe', 'ProjectImages', 'MZ', uploadsMessages.notAnImage],
  ['a.mp4', 'ProjectImages', FILM, uploadsMessages.notAnImage],
  ['a.pdf', 'ProjectImages', PDF, uploadsMessages.notAnImage],
  ['a.png', 'ProjectVideos', 'png', uploadsMessages.notAVideo],
  ['film.mov', 'ProjectVideos', FILM, uploadsMessages.notAVideo],
  ['a.png', 'ProjectImages', '<html><script>alert(1)</script></html>', uploadsMessages.notAnImage],
  [
    'a.png',
    'ProjectImages',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    uploadsMessages.notAnImage,
  ],
  ['a.png', 'ProjectImages', 'GIF89a', uploadsMessages.notAnImage],
  ['a.jpg', 'ProjectImages', '', uploadsMessages.notAnImage],
  ['a.jpg', 'ProjectImages', FILM, uploadsMessages.notAnImage],
  ['a.mp4', 'ProjectVideos', '', uploadsMessages.notAVideo],
  ['a.mp4', 'ProjectVideos', '#!/bin/sh', uploadsMessages.notAVideo],
  ['a.mp4', 'ProjectVideos', '\0\0\0\x1cftypavif\0\0\0\0', uploadsMessages.notAVideo],
  ['a.png', 'Projects', 'png', uploadsMessages.unknownFolder],
  ['a.png', '../ProjectImages', 'png', uploadsMessages.unknownFolder],
  ['a.png', '', 'png', uploadsMessages.unknownFolder],
] as const)(
  '%s for %j is refused and nothing is stored',
  async ([fileName, folder, content, sentence], { api, config, db }) => {
    const answer = await sendFile(api, { content, fileName, folder })

    expectRefusal(answer, 400, sentence)
    expect(await filesIn(config)).toEqual([])
    expect(await db.select().from(uploads)).toEqual([])
    expect(await db.select().from(auditLog)).toEqual([])
  },
)

test('a file named .pdf without PDF content is refused with the message for documents', async ({ api, config }) => {
  const answer = await sendFile(api, { content: '<html>', fileName: 'a.pdf', purpose: 'document' })

  expectRefusal(answer, 400, uploadsMessages.notADocument)
  expect(await filesIn(config)).toEqual([])
})

test('an image that is damaged or has too many pixels is refused', async ({ api, config }) => {
  const broken = (await aPicture({ width: 400, height: 300 })).subarray(0, 9_000)
  const bomb = withHeaderSize(await smallPicture('png'), { width: 60_000, height: 60_000 })
  const justTooMany = withHeaderSize(await smallPicture('png'), { width: 50_001, height: 1_000 })

  expectRefusal(await sendFile(api, { content: broken, fileName: 'a.jpg' }), 400, uploadsMessages.cutOff)
  expectRefusal(await sendFile(api, { content: bomb, fileName: 'a.png' }), 400, uploadsMessages.tooManyPixels)
  expectRefusal(await sendFile(api, { content: justTooMany, fileName: 'a.png' }), 400, uploadsMessages.tooManyPixels)
  expect(await filesIn(config)).toEqual([])
})

test('a start deletes partial files of a killed process that are an hour old', async ({ api, config, data }) => {
  await api.uploads.receive(oneChunk(FILM), 'film.mp4')
  const [left = ''] = await filesIn(config)

  await openTestApi(config, data).then((restarted) => restarted.close())
  expect(await filesIn(config)).toEqual([left])

  const anHourAgo = new Date(Date.now() - 60 * 60_000)
  await utimes(join(config.dataDir, 'uploads', left), anHourAgo, anHourAgo)
  await openTestApi(config, data).then((restarted) => restarted.close())
  expect(await filesIn(config)).toEqual([])
})
