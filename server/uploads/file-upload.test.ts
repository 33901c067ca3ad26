import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { createFreeSpaceGuard } from '#server/db/free-space.ts'
import { rowsOf } from '#server/db/rows.ts'
import { createWriter, type Write } from '#server/db/write.ts'
import { openTestApi } from '#test/api.ts'
import { anUpload } from '#test/builders.ts'
import { waitFor } from '#test/wait-for.ts'
import { aPicture, smallPicture } from './file-server.fixture.ts'
import { FILM, filesIn, oneChunk, PDF, postForm, sendFile, test, uploadForm } from './upload.fixture.ts'
import { createUploadsRepository } from './uploads.repository.ts'
import { createUploadsService } from './uploads.service.ts'
import { uploads } from './uploads.tables.ts'

test('an image is stored under its name with a timestamp prefix, and the row matches the file', async ({
  api,
  config,
  db,
}) => {
  const before = Date.now()
  const response = await sendFile(api, {
    content: await aPicture({ width: 40, height: 30 }),
    fileName: 'Court yard.jpg',
  })

  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('no-store')
  const { responseMessage, data: storedName } = response.json()
  expect(responseMessage).toEqual({ isSuccessStatusCode: true, reasonPhrase: uploadsMessages.uploaded })
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
      width: 40,
      height: 30,
      dominantColour: expect.stringMatching(/^#[0-9a-f]{6}$/),
      createdBy: expect.any(Number),
    },
  ])
})

test('an upload is in the audit log with its actor', async ({ api, db }) => {
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
  ['ProjectImages', 'brochure.pdf', 'document', PDF, 'application/pdf'],
] as const)(
  'a file for %s named %s is stored unchanged',
  async ([folder, fileName, purpose, content, mime], { api, config, db }) => {
    const response = await sendFile(api, { content, fileName, folder, purpose })

    expect(response.statusCode).toBe(200)
    const storedName = response.json().data
    expect(await readFile(join(config.dataDir, 'uploads', folder, storedName))).toEqual(content)
    const sha256 = createHash('sha256').update(content).digest('hex')
    expect(await db.select().from(uploads)).toMatchObject([{ folder, storedName, mime, sha256, width: null }])
  },
)

test('parallel uploads of the same name are each stored', async ({ api, config, db }) => {
  const token = await api.tokenOf('Admin')
  const content = await smallPicture('png')
  const form = () => uploadForm({ content, fileName: '1730000000000_same.png' })

  const responses = await Promise.all(Array.from({ length: 5 }, () => postForm(api, form(), { token })))

  const names = responses.map((response) => response.json().data).sort()
  expect(names).toEqual([0, 1, 2, 3, 4].map((nth) => `173000000000${nth}_same.png`))
  expect((await filesIn(config)).sort()).toEqual(names)
  expect(await db.select().from(uploads)).toHaveLength(5)
})

test('the name of a file whose content was lost is not used for a new file', async ({ api, db }) => {
  await anUpload(db, { storedName: '1730000000000_lost.png' })

  const response = await sendFile(api, { content: await smallPicture('png'), fileName: '1730000000000_lost.png' })

  expect(response.json().data).toBe('1730000000001_lost.png')
})

test('the name of a deleted file is not used for a new file', async ({ api, config, write }) => {
  const send = async () =>
    (await sendFile(api, { content: await smallPicture('png'), fileName: '1730000000000_hall.png' })).json().data
  const file = { folder: 'ProjectImages', name: await send() } as const
  await write((change) => api.uploads.release(change, file))
  await api.uploads.removeOrphan(file)
  expect(await filesIn(config)).toEqual([])

  expect([file.name, await send()]).toEqual(['1730000000000_hall.png', '1730000000001_hall.png'])
})

test('an aborted upload leaves neither a file nor a row', async ({ api, config, db }) => {
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

  await waitFor(async () => expect(await filesIn(config)).toHaveLength(1))
  request.destroy()
  await waitFor(async () => expect(await filesIn(config)).toEqual([]))
  expect(await db.select().from(uploads)).toEqual([])
})

test('a file without a row is deleted after an hour, and one with a row stays', async ({ api, config, data, db }) => {
  let writes = 0
  const dying: Write = (work) => {
    writes += 1
    return writes > 1 ? Promise.reject(new Error('killed')) : data.write(work)
  }
  const killed = createUploadsService({
    ...data,
    write: dying,
    store: api.files.store,
    variants: api.files.variants,
    uploads: createUploadsRepository(db),
  })
  const actor = { id: 1, email: 'a@plinth.example', role: 'Admin' }
  const received = await killed.receive(oneChunk(FILM), '1730000000000_lost.mp4')
  const upload = { received, folder: 'ProjectVideos', purpose: null, actor }
  await expect(killed.accept(upload)).rejects.toThrow('killed')
  await sendFile(api, { content: FILM, fileName: '1730000000000_kept.mp4', folder: 'ProjectVideos' })

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

test('without free disk space an upload is refused', async ({ config, data }) => {
  const freeSpace = createFreeSpaceGuard({ folder: '/data', measure: async () => 0 })
  const write = createWriter(data.database, { ...data, freeSpace })
  const full = await openTestApi(config, { ...data, freeSpace, write })

  const response = await sendFile(full, { content: FILM, fileName: 'film.mp4', folder: 'ProjectVideos' })
  await full.close()

  expect(response.statusCode).toBe(507)
  expect(await filesIn(config)).toEqual([])
})

test('only an Admin can upload', async ({ api, config }) => {
  const form = async () => uploadForm({ content: await smallPicture('png'), fileName: 'a.png' })

  expect((await postForm(api, await form())).statusCode).toBe(401)
  for (const role of ['Customer', 'BusinessOwner'] as const) {
    expect((await postForm(api, await form(), { token: await api.tokenOf(role) })).statusCode).toBe(403)
  }
  expect(await filesIn(config)).toEqual([])
  for (const role of ['Admin', 'SuperAdmin'] as const) {
    expect((await postForm(api, await form(), { token: await api.tokenOf(role) })).statusCode).toBe(200)
  }
})
