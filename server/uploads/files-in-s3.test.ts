import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { type Config, loadConfig } from '#server/config.ts'
import { openTestApi } from '#test/api.ts'
import { openS3Server, type S3Server } from '#test/s3-server.ts'
import { storedFiles } from '#test/stored-files.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { aPicture, smallPicture } from './file-server.fixture.ts'
import { postForm, uploadForm, test as uploadTest } from './upload.fixture.ts'
import { uploadsRoutes } from './uploads.routes.ts'
import { uploads } from './uploads.tables.ts'

const test = uploadTest.extend<{ s3: S3Server; config: Config }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
  s3: async ({}, use) => {
    const s3 = await openS3Server()
    await use(s3)
    await s3.close()
  },
  config: async ({ s3 }, use) => {
    const settings = { LOG_LEVEL: 'silent', NODE_ENV: 'test', DATA_DIR: await temporaryFolder() }
    await use(loadConfig({ ...settings, ...s3.env }))
  },
})

test('an upload is stored only in the bucket and served from it', async ({ api, config, db }) => {
  await api.app.register(uploadsRoutes({ ...api.files, isWithheld: async () => false }))
  const token = await api.tokenOf('Admin')
  const content = await aPicture({ width: 90, height: 50 })
  const { data: name } = (await postForm(api, uploadForm({ content, fileName: 'court.jpg' }), { token })).json()

  const [row] = await db.select().from(uploads)
  expect(await storedFiles(api.files.store)).toEqual([{ path: `ProjectImages/${name}`, bytes: row?.bytes }])
  expect(await readdir(join(config.dataDir, 'uploads')).catch(() => null)).toBeNull()
  expect(await readdir(join(config.dataDir, 'spool'))).toEqual([])

  const url = `/assets/images/ProjectImages/${name}`
  const whole = await api.app.inject(url)
  expect(whole.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(row?.bytes),
    'last-modified': expect.stringMatching(/GMT$/),
  })
  const part = await api.app.inject({ url, headers: { range: 'bytes=10-19' } })
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 10-19/${row?.bytes}`])
  expect(part.rawPayload).toEqual(whole.rawPayload.subarray(10, 20))
  const known = await api.app.inject({ url, headers: { 'if-none-match': String(whole.headers.etag) } })
  expect([known.statusCode, known.body]).toEqual([304, ''])
  expect((await api.app.inject('/assets/images/ProjectImages/1_no.jpg')).statusCode).toBe(404)
})

test('a variant created by one process is found by the next', async ({ api, config, data }) => {
  await api.app.register(uploadsRoutes({ ...api.files, isWithheld: async () => false }))
  await api.files.store.write('ProjectImages/1_court.jpg', await aPicture({ width: 900, height: 50 }))
  const url = '/assets/variants/ProjectImages/1_court.jpg/480.webp'
  const made = await api.app.inject(url)
  expect([made.statusCode, made.headers['content-type']]).toEqual([200, 'image/webp'])
  await api.files.store.remove('ProjectImages/1_court.jpg')

  const other = await openTestApi(config, data)
  await other.app.register(uploadsRoutes({ ...other.files, isWithheld: async () => false }))
  const found = await other.app.inject(url)

  expect(found.statusCode).toBe(200)
  expect(found.rawPayload).toEqual(made.rawPayload)
  await other.close()
})

test('while the bucket is unreachable an upload is refused and leaves nothing, and the next one succeeds', async ({
  api,
  config,
  db,
  s3,
}) => {
  const token = await api.tokenOf('Admin')
  const form = uploadForm({ content: await smallPicture('jpeg'), fileName: 'court.jpg' })
  s3.fail()

  const refused = await postForm(api, form, { token })

  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('5')
  expect(refused.json().responseMessage).toEqual({
    isSuccessStatusCode: false,
    reasonPhrase: uploadsMessages.filesAway,
  })
  expect(await db.select().from(uploads)).toEqual([])
  expect(await readdir(join(config.dataDir, 'spool'))).toEqual([])
  s3.recover()
  expect((await postForm(api, form, { token })).statusCode).toBe(200)
  expect(await storedFiles(api.files.store)).toHaveLength(1)
})

test('an object without a row is deleted, and one with a row stays', async ({ api }) => {
  const token = await api.tokenOf('Admin')
  const content = await smallPicture('jpeg')
  const { data: name } = (await postForm(api, uploadForm({ content, fileName: 'court.jpg' }), { token })).json()
  await api.files.store.write('ProjectImages/1_orphan.jpg', content)

  for (const one of ['1_orphan.jpg', name]) await api.uploads.removeOrphan({ folder: 'ProjectImages', name: one })

  expect((await storedFiles(api.files.store)).map(({ path }) => path)).toEqual([`ProjectImages/${name}`])
})
