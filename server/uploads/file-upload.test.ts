import { createHash } from 'node:crypto'
import { readFile, utimes } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, vi } from 'vitest'
import { say as contentSay } from '#contract/content/content.messages.ts'
import { UPLOAD_LIMIT } from '#contract/uploads/uploads.constants.ts'
import { say } from '#contract/uploads/uploads.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { createFreeSpaceGuard } from '#server/db/free-space.ts'
import { rowsOf } from '#server/db/rows.ts'
import { createWriter, type Write } from '#server/db/write.ts'
import { openTestApi, type TestApi } from '#test/api.ts'
import { anUpload } from '#test/builders.ts'
import { aPicture } from './file-server.fixture.ts'
import { claiming, FILM, filesIn, PAPER, postForm, type SentFile, test, uploadForm } from './upload.fixture.ts'
import { createUploadsRepository } from './uploads.repository.ts'
import { createUploadsService } from './uploads.service.ts'
import { uploads } from './uploads.tables.ts'

const small = (format: 'png' | 'jpeg') =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: '#336699' } })
    [format]()
    .toBuffer()

test('a picture is stored under its name with the time before it, and the row agrees with the file', async ({
  api,
  config,
  db,
}) => {
  const before = Date.now()
  const answer = await send(api, { content: await aPicture({ width: 400, height: 300 }), fileName: 'Court yard.jpg' })

  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  const { responseMessage, data: storedName } = answer.json()
  expect(responseMessage).toEqual({ isSuccessStatusCode: true, reasonPhrase: say.uploaded })
  expect(storedName).toMatch(/^\d{13}_Court yard\.jpg$/)
  expect(Number(storedName.slice(0, 13))).toBeGreaterThanOrEqual(before)

  const content = await readFile(join(config.dataDir, 'uploads/ProjectImages', storedName))
  expect(await filesIn(config)).toEqual([storedName])
  expect(await db.select().from(uploads)).toMatchObject([
    {
      folder: 'ProjectImages',
      storedName,
      originalName: 'Court yard.jpg',
      bytes: content.length,
      mime: 'image/jpeg',
      sha256: createHash('sha256').update(content).digest('hex'),
      width: 400,
      height: 300,
      dominantColour: expect.stringMatching(/^#[0-9a-f]{6}$/),
      createdBy: expect.any(Number),
    },
  ])
})

test('who uploaded what is in the audit log', async ({ api, db }) => {
  const token = await api.tokenOf('Admin', { email: 'meera@plinth.example' })

  await postForm(api, uploadForm({ content: FILM, fileName: '1730000000000_film.mp4', folder: 'ProjectVideos' }), {
    token,
  })

  expect(await db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
    {
      actorEmail: 'meera@plinth.example',
      actorRole: 'Admin',
      action: 'upload',
      entity: 'upload',
      after: { folder: 'ProjectVideos', storedName: '1730000000000_film.mp4', bytes: FILM.length },
    },
  ])
})

test.for([
  ['ProjectVideos', 'film.MP4', undefined, FILM, 'video/mp4'],
  ['ProjectImages', 'brochure.pdf', 'document', PAPER, 'application/pdf'],
] as const)(
  'a file for %s called %s is kept byte by byte',
  async ([folder, fileName, purpose, content, mime], { api, config, db }) => {
    const answer = await send(api, { content, fileName, folder, purpose })

    expect(answer.statusCode).toBe(200)
    const storedName = answer.json().data
    expect(await readFile(join(config.dataDir, 'uploads', folder, storedName))).toEqual(content)
    const sha256 = createHash('sha256').update(content).digest('hex')
    expect(await db.select().from(uploads)).toMatchObject([{ folder, storedName, mime, sha256, width: null }])
  },
)

test('the parts may come in any order and letter case', async ({ api }) => {
  const form = new FormData()
  form.append('Folder', 'ProjectImages')
  form.append('Name', 'document')
  form.append('anything', 'else')
  form.append('Image', new Blob([PAPER]), 'brochure.pdf')

  const answer = await postForm(api, form, { token: await api.tokenOf('SuperAdmin') })

  expect(answer.json().data).toMatch(/^\d{13}_brochure\.pdf$/)
})

test('of a picture only what it shows is kept: it stands upright and says nothing about the camera', async ({
  api,
  config,
}) => {
  const camera = sharp({ create: { width: 80, height: 40, channels: 3, background: '#336699' } })
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'Asha Verma' }, IFD3: { GPSLatitude: '28/1 36/1 0/1' } })
  const photo = Buffer.concat([await camera.jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')])
  expect((await sharp(photo).metadata()).exif).toBeDefined()

  const storedName = (await send(api, { content: photo, fileName: 'photo.jpeg' })).json().data

  const stored = await readFile(join(config.dataDir, 'uploads/ProjectImages', storedName))
  const metadata = await sharp(stored).metadata()
  expect(metadata).toMatchObject({ format: 'jpeg', width: 40, height: 80 })
  expect(metadata.exif ?? metadata.orientation ?? metadata.icc).toBeUndefined()
  expect(stored.includes('script')).toBe(false)
})

test('a picture keeps the format its name says', async ({ api, config }) => {
  const formats: string[] = []
  for (const [fileName, format] of [
    ['a.png', 'png'],
    ['b.jpg', 'jpeg'],
    ['c.jpg', 'png'],
    ['d.png', 'jpeg'],
  ] as const) {
    const storedName = (await send(api, { content: await small(format), fileName })).json().data
    const metadata = await sharp(join(config.dataDir, 'uploads/ProjectImages', storedName)).metadata()
    formats.push(`${fileName} ${metadata.format}`)
  }

  expect(formats).toEqual(['a.png png', 'b.jpg jpeg', 'c.jpg jpeg', 'd.png png'])
})

test('the smaller copies of a picture are made soon after, without anybody asking for one', async ({ api, config }) => {
  const name = (await send(api, { content: await aPicture({ width: 400, height: 300 }), fileName: 'a.jpg' })).json()
    .data

  await vi.waitFor(
    async () => {
      for (const width of [320, 480]) {
        for (const format of ['avif', 'webp'] as const) {
          await readFile(join(config.dataDir, `variants/ProjectImages-${width}-${format}`, name))
        }
      }
    },
    { timeout: 15_000, interval: 100 },
  )
})

test('the same name sent by many at once is stored once for each', async ({ api, config, db }) => {
  const token = await api.tokenOf('Admin')
  const content = await small('png')
  const form = () => uploadForm({ content, fileName: '1730000000000_same.png' })

  const answers = await Promise.all(Array.from({ length: 5 }, () => postForm(api, form(), { token })))

  const names = answers.map((answer) => answer.json().data).sort()
  expect(names).toEqual([0, 1, 2, 3, 4].map((nth) => `173000000000${nth}_same.png`))
  expect((await filesIn(config)).sort()).toEqual(names)
  expect(await db.select().from(uploads)).toHaveLength(5)
})

test('a name whose file was lost is not given to another file', async ({ api, db }) => {
  await anUpload(db, { storedName: '1730000000000_lost.png' })

  const answer = await send(api, { content: await small('png'), fileName: '1730000000000_lost.png' })

  expect(answer.json().data).toBe('1730000000001_lost.png')
})

test.for([
  ['../../../etc/cron.d/a.png', /^\d{13}_a\.png$/],
  ['..\\..\\a.png', /^\d{13}_a\.png$/],
  ['%2e%2e%2fa.png', /^\d{13}_-2e-2e-2fa\.png$/],
  ['सूर्य कोर्ट.png', /^\d{13}_सूर्य कोर्ट\.png$/],
  [`${'x'.repeat(2_000)}.png`, /^\d{13}_x{100,140}\.png$/],
  ['1730000000000_a.png', /^1730000000000_a\.png$/],
] as const)('%s is stored under a safe name', async ([fileName, stored], { api, config }) => {
  const answer = await send(api, { content: await small('png'), fileName })

  expect(answer.json().data).toMatch(stored)
  expect(await filesIn(config)).toEqual([answer.json().data])
})

test.for([
  ['a.gif', 'ProjectImages', 'GIF89a', say.notAnImage],
  ['a.svg', 'ProjectBannerImages', '<svg onload="alert(1)"/>', say.notAnImage],
  ['a.png.exe', 'ProjectImages', 'MZ', say.notAnImage],
  ['a.mp4', 'ProjectImages', FILM, say.notAnImage],
  ['a.pdf', 'ProjectImages', PAPER, say.notAnImage],
  ['a.png', 'ProjectVideos', 'png', say.notAVideo],
  ['film.mov', 'ProjectVideos', FILM, say.notAVideo],
  ['a.png', 'ProjectImages', '<html><script>alert(1)</script></html>', say.notAnImage],
  ['a.png', 'ProjectImages', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', say.notAnImage],
  ['a.png', 'ProjectImages', 'GIF89a', say.notAnImage],
  ['a.jpg', 'ProjectImages', '', say.notAnImage],
  ['a.jpg', 'ProjectImages', FILM, say.notAnImage],
  ['a.mp4', 'ProjectVideos', '', say.notAVideo],
  ['a.mp4', 'ProjectVideos', '#!/bin/sh', say.notAVideo],
  ['a.mp4', 'ProjectVideos', '\0\0\0\x1cftypavif\0\0\0\0', say.notAVideo],
  ['a.png', 'Projects', 'png', say.unknownFolder],
  ['a.png', '../ProjectImages', 'png', say.unknownFolder],
  ['a.png', '', 'png', say.unknownFolder],
] as const)(
  '%s for %j is refused and nothing is kept',
  async ([fileName, folder, content, sentence], { api, config, db }) => {
    const answer = await send(api, { content, fileName, folder })

    expectRefusal(answer, 400, sentence)
    expect(await filesIn(config)).toEqual([])
    expect(await db.select().from(uploads)).toEqual([])
    expect(await db.select().from(auditLog)).toEqual([])
  },
)

test('a paper that is none is refused in its own words', async ({ api, config }) => {
  const answer = await send(api, { content: '<html>', fileName: 'a.pdf', purpose: 'document' })

  expectRefusal(answer, 400, say.notADocument)
  expect(await filesIn(config)).toEqual([])
})

test('a picture that is broken, or has more pixels than anybody needs, is refused', async ({ api, config }) => {
  const broken = (await aPicture({ width: 400, height: 300 })).subarray(0, 9_000)
  const bomb = claiming(await small('png'), { width: 60_000, height: 60_000 })
  const justTooMany = claiming(await small('png'), { width: 50_001, height: 1_000 })

  expectRefusal(await send(api, { content: broken, fileName: 'a.jpg' }), 400, say.notAnImage)
  expectRefusal(await send(api, { content: bomb, fileName: 'a.png' }), 400, say.tooManyPixels)
  expectRefusal(await send(api, { content: justTooMany, fileName: 'a.png' }), 400, say.tooManyPixels)
  expect(await filesIn(config)).toEqual([])
})

test('each kind of file has its own limit, and what is over it is not kept', async ({ api, config }) => {
  const image = Buffer.concat([await small('png'), Buffer.alloc(UPLOAD_LIMIT.image)])
  const paper = Buffer.concat([PAPER, Buffer.alloc(UPLOAD_LIMIT.document)])

  expectRefusal(await send(api, { content: image, fileName: 'a.png' }), 413, say.imageTooLarge)
  expectRefusal(await send(api, { content: paper, fileName: 'a.pdf', purpose: 'document' }), 413, say.documentTooLarge)
  expect(await filesIn(config)).toEqual([])

  const largest = await send(api, {
    content: paper.subarray(0, UPLOAD_LIMIT.document),
    fileName: 'a.pdf',
    purpose: 'document',
  })
  expect(largest.statusCode).toBe(200)
})

test('a film ends at its limit while it arrives', async ({ api, config }) => {
  let sent = 0
  async function* endless() {
    for (;;) {
      sent += 8 * 2 ** 20
      yield Buffer.alloc(8 * 2 ** 20)
    }
  }

  await expect(api.uploads.receive(endless(), 'a.mp4')).rejects.toMatchObject({
    kind: 'tooLarge',
    message: say.videoTooLarge,
  })
  expect(sent).toBe(UPLOAD_LIMIT.video + 8 * 2 ** 20)
  expect(await filesIn(config)).toEqual([])
})

test('a form without a file, or one that is no form, is refused', async ({ api, config }) => {
  const token = await api.tokenOf('Admin')
  const empty = new FormData()
  empty.append('folder', 'ProjectImages')
  const textOnly = new FormData()
  textOnly.append('image', 'not a file')
  const otherName = new FormData()
  otherName.append('file', new Blob([await small('png')]), 'a.png')

  for (const form of [new FormData(), empty, textOnly, otherName]) {
    expectRefusal(await postForm(api, form, { token }), 400, say.noFile)
  }
  expectRefusal(await api.post('/Product/FileUpload', { image: 'a.png' }, { token }), 400, say.noFile)
  expectRefusal(await api.call('POST', '/Product/FileUpload', { token }), 400, say.noFile)
  expect(await filesIn(config)).toEqual([])
})

test('two files in one form, or very many fields, are refused and nothing is kept', async ({ api, config }) => {
  const token = await api.tokenOf('Admin')
  const two = uploadForm({ content: await small('png'), fileName: 'a.png' })
  two.append('image', new Blob([await small('png')]), 'b.png')
  const many = uploadForm({ content: await small('png'), fileName: 'a.png' })
  for (let nth = 0; nth < 50; nth += 1) many.append(`field-${nth}`, 'x')

  for (const form of [two, many]) {
    expectRefusal(await postForm(api, form, { token }), 413, contentSay.bodyTooLarge)
  }
  expect(await filesIn(config)).toEqual([])
})

test('a badly made form is the sender’s fault', async ({ api, config }) => {
  const token = await api.tokenOf('Admin')
  const whole = new Response(uploadForm({ content: await aPicture(), fileName: 'a.jpg' }))
  const type = whole.headers.get('content-type') ?? ''
  const bytes = Buffer.from(await whole.arrayBuffer())

  const post = (payload: Buffer, contentType: string) =>
    api.post('/Product/FileUpload', payload, { token, headers: { 'content-type': contentType } })
  expectRefusal(await post(bytes.subarray(0, 5_000), type), 400, contentSay.badRequest)
  expectRefusal(await post(bytes.subarray(0, bytes.length - 20), type), 400, contentSay.badRequest)
  expectRefusal(await post(bytes, 'multipart/form-data'), 400, contentSay.badRequest)
  expect(await filesIn(config)).toEqual([])
})

test('an upload that breaks off leaves nothing', async ({ api, config, db }) => {
  const token = await api.tokenOf('Admin')
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = api.app.server.address() as AddressInfo
  const whole = new Response(
    uploadForm({ content: Buffer.alloc(5 * 2 ** 20), fileName: 'a.mp4', folder: 'ProjectVideos' }),
  )
  const headers = {
    'content-type': whole.headers.get('content-type') ?? '',
    'content-length': '9000000',
    authorization: `Bearer ${token}`,
  }
  const request = httpRequest({ port, host: '127.0.0.1', method: 'POST', path: '/api/Product/FileUpload', headers })
  request.on('error', () => {})
  request.write(Buffer.from(await whole.arrayBuffer()).subarray(0, 3 * 2 ** 20))

  await vi.waitFor(async () => expect(await filesIn(config)).toHaveLength(1), { timeout: 10_000 })
  request.destroy()
  await vi.waitFor(async () => expect(await filesIn(config)).toEqual([]), { timeout: 10_000 })
  expect(await db.select().from(uploads)).toEqual([])
})

test('a sender who is refused halfway is heard to the end and may go on over the same connection', async ({
  api,
  config,
}) => {
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = api.app.server.address() as AddressInfo
  const whole = new Response(uploadForm({ content: Buffer.alloc(UPLOAD_LIMIT.image * 2), fileName: 'a.png' }))
  const body = Buffer.from(await whole.arrayBuffer())
  const socket = connect(port, '127.0.0.1')
  socket.write(
    [
      'POST /api/Product/FileUpload HTTP/1.1',
      'Host: plinth.example',
      `Authorization: Bearer ${await api.tokenOf('Admin')}`,
      `Content-Type: ${whole.headers.get('content-type')}`,
      `Content-Length: ${body.length}`,
      '\r\n',
    ].join('\r\n'),
  )
  socket.write(body)
  socket.write('GET /api/Home/GetCategories HTTP/1.1\r\nHost: plinth.example\r\nConnection: close\r\n\r\n')

  const answers = await text(socket)

  expect(answers.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200'])
  expect(answers).toContain(say.imageTooLarge)
  expect(await filesIn(config)).toEqual([])
})

test('what a killed process left half received is gone with a start an hour later', async ({ api, config, data }) => {
  await api.uploads.receive(oneChunk(FILM), 'film.mp4')
  const [left = ''] = await filesIn(config)

  await openTestApi(config, data).then((restarted) => restarted.close())
  expect(await filesIn(config)).toEqual([left])

  const anHourAgo = new Date(Date.now() - 60 * 60_000)
  await utimes(join(config.dataDir, 'uploads', left), anHourAgo, anHourAgo)
  await openTestApi(config, data).then((restarted) => restarted.close())
  expect(await filesIn(config)).toEqual([])
})

test('a file whose row was never written is taken away an hour later; one that has its row stays', async ({
  api,
  config,
  data,
  db,
}) => {
  let writes = 0
  const dying: Write = (work) => {
    writes += 1
    return writes > 1 ? Promise.reject(new Error('killed')) : data.write(work)
  }
  const killed = createUploadsService({
    ...data,
    write: dying,
    store: api.files.store,
    uploads: createUploadsRepository(db),
  })
  const actor = { id: 1, email: 'a@plinth.example', role: 'Admin' }
  const received = await killed.receive(oneChunk(FILM), '1730000000000_lost.mp4')
  const upload = { received, folder: 'ProjectVideos', purpose: null, actor }
  await expect(killed.accept(upload)).rejects.toThrow('killed')
  await send(api, { content: FILM, fileName: '1730000000000_kept.mp4', folder: 'ProjectVideos' })

  const checks = await rowsOf<{ data: { folder: 'ProjectVideos'; name: string }; minutes: number }>(
    db,
    sql`select data, round(extract(epoch from start_after - now()) / 60)::int as minutes
        from jobs.job where name = 'upload-orphans' order by created_on`,
  )
  expect(checks).toEqual([
    { data: { folder: 'ProjectVideos', name: '1730000000000_lost.mp4' }, minutes: 60 },
    { data: { folder: 'ProjectVideos', name: '1730000000000_kept.mp4' }, minutes: 60 },
  ])
  expect((await filesIn(config)).sort()).toEqual(['1730000000000_kept.mp4', '1730000000000_lost.mp4'])
  for (const { data: file } of checks) await api.uploads.removeOrphan(file)
  expect(await filesIn(config)).toEqual(['1730000000000_kept.mp4'])
})

test('without room on the disk nothing is taken in', async ({ config, data }) => {
  const freeSpace = createFreeSpaceGuard({ folder: '/data', measure: async () => 0 })
  const write = createWriter(data.database, { ...data, freeSpace })
  const full = await openTestApi(config, { ...data, freeSpace, write })

  const answer = await send(full, { content: FILM, fileName: 'film.mp4', folder: 'ProjectVideos' })
  await full.close()

  expect(answer.statusCode).toBe(507)
  expect(await filesIn(config)).toEqual([])
})

test('only an Admin uploads', async ({ api, config }) => {
  const form = async () => uploadForm({ content: await small('png'), fileName: 'a.png' })

  expect((await postForm(api, await form())).statusCode).toBe(401)
  for (const role of ['Customer', 'BusinessOwner'] as const) {
    expect((await postForm(api, await form(), { token: await api.tokenOf(role) })).statusCode).toBe(403)
  }
  expect(await filesIn(config)).toEqual([])
  for (const role of ['Admin', 'SuperAdmin'] as const) {
    expect((await postForm(api, await form(), { token: await api.tokenOf(role) })).statusCode).toBe(200)
  }
})

test('no other call takes a form', async ({ api }) => {
  const body = new Response(uploadForm({ content: FILM, fileName: 'film.mp4' }))

  const answer = await api.post('/Product/Managefeatures', Buffer.from(await body.arrayBuffer()), {
    token: await api.tokenOf('Admin'),
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
  })

  expectRefusal(answer, 415, contentSay.badMediaType)
})

async function send(api: TestApi, file: SentFile) {
  return postForm(api, uploadForm(file), { token: await api.tokenOf('Admin') })
}

async function* oneChunk(content: Buffer) {
  yield content
}

function expectRefusal(answer: Awaited<ReturnType<typeof postForm>>, status: number, reasonPhrase: string) {
  expect(answer.json()).toEqual({ responseMessage: { isSuccessStatusCode: false, reasonPhrase }, data: null })
  expect(answer.statusCode).toBe(status)
}
