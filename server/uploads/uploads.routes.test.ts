import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { FileStore } from '#server/gateways/file-store.ts'
import { aFileServer, getRaw } from './file-server.fixture.ts'

const FILM = '/assets/images/ProjectVideos/1730000000000_film.mp4'
const withFilm = () => aFileServer({ files: { 'ProjectVideos/1730000000000_film.mp4': '0123456789' } })

test('a stored file is served completely, immutable and not executable', async () => {
  const { app } = await withFilm()

  const response = await app.inject(FILM)

  expect(response.statusCode).toBe(200)
  expect(response.body).toBe('0123456789')
  expect(response.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '10',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    etag: expect.stringMatching(/^"[0-9a-f]+-[0-9a-f]+"$/),
    'last-modified': expect.stringContaining('GMT'),
  })
  expect(response.headers).not.toHaveProperty('content-disposition')
})

test('HEAD returns the headers of GET without a body, and ignores Range', async () => {
  const { app } = await withFilm()

  const got = await app.inject(FILM)
  const head = await app.inject({ method: 'HEAD', url: FILM, headers: { range: 'bytes=0-1' } })

  expect(head.statusCode).toBe(200)
  expect(head.body).toBe('')
  expect({ ...head.headers, date: '' }).toEqual({ ...got.headers, date: '' })
})

test.each([
  ['bytes=0-3', '0123', 'bytes 0-3/10'],
  ['bytes=4-', '456789', 'bytes 4-9/10'],
  ['bytes=-2', '89', 'bytes 8-9/10'],
  ['bytes=-99', '0123456789', 'bytes 0-9/10'],
  ['bytes=8-99999999999999999999', '89', 'bytes 8-9/10'],
])('%s returns that part', async (range, body, contentRange) => {
  const { app } = await withFilm()

  const response = await app.inject({ url: FILM, headers: { range } })

  expect(response.statusCode).toBe(206)
  expect(response.body).toBe(body)
  expect(response.headers).toMatchObject({ 'content-range': contentRange, 'content-length': String(body.length) })
})

test.each(['bytes=10-', 'bytes=10-12', 'bytes=-0'])('the unsatisfiable range %s returns 416', async (range) => {
  const { app } = await withFilm()

  const response = await app.inject({ url: FILM, headers: { range } })

  expect(response.statusCode).toBe(416)
  expect(response.headers).toMatchObject({ 'content-range': 'bytes */10', 'cache-control': 'no-store' })
})

test.each(['bytes=0-1,4-5', 'bytes=5-2', 'bytes=-', 'bytes=a-b', 'frames=0-1'])('%s returns 200', async (range) => {
  const { app } = await withFilm()

  const response = await app.inject({ url: FILM, headers: { range } })

  expect(response.statusCode).toBe(200)
  expect(response.body).toBe('0123456789')
})

test('an empty file has no satisfiable range', async () => {
  const { app } = await aFileServer({ files: { 'ProjectVideos/empty.mp4': '' } })
  const url = '/assets/images/ProjectVideos/empty.mp4'

  expect((await app.inject(url)).statusCode).toBe(200)
  expect((await app.inject({ url, headers: { range: 'bytes=0-' } })).statusCode).toBe(416)
  expect((await app.inject({ url, headers: { range: 'bytes=-5' } })).statusCode).toBe(416)
})

test('a matching conditional request returns 304', async () => {
  const { app } = await withFilm()
  const { etag, 'last-modified': lastModified } = (await app.inject(FILM)).headers

  for (const headers of [
    { 'if-none-match': `"other", ${etag}` },
    { 'if-none-match': `W/${etag}` },
    { 'if-none-match': '*' },
    { 'if-modified-since': `${lastModified}` },
  ]) {
    const response = await app.inject({ url: FILM, headers })
    expect(response.statusCode).toBe(304)
    expect(response.body).toBe('')
    expect(response.headers).toMatchObject({ etag, 'cache-control': 'public, max-age=31536000, immutable' })
  }
})

test('a conditional request with another version returns the file', async () => {
  const { app } = await withFilm()
  const { 'last-modified': lastModified } = (await app.inject(FILM)).headers

  for (const headers of [
    { 'if-none-match': '"other"', 'if-modified-since': `${lastModified}` },
    { 'if-modified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' },
    { 'if-modified-since': 'yesterday' },
  ]) {
    expect((await app.inject({ url: FILM, headers })).statusCode).toBe(200)
  }
})

test('a download resumes only with the version it started with', async () => {
  const { app } = await withFilm()
  const { etag, 'last-modified': lastModified } = (await app.inject(FILM)).headers
  const statusWith = async (headers: Record<string, string>) =>
    (await app.inject({ url: FILM, headers: { range: 'bytes=4-', ...headers } })).statusCode

  expect(await statusWith({ 'if-range': `${etag}` })).toBe(206)
  expect(await statusWith({ 'if-range': `${lastModified}` })).toBe(206)
  expect(await statusWith({ 'if-range': '"other"' })).toBe(200)
  expect(await statusWith({ 'if-range': `W/${etag}` })).toBe(200)
  expect(await statusWith({ 'if-match': `${etag}` })).toBe(206)
  expect(await statusWith({ 'if-match': '"other"' })).toBe(412)
  expect(await statusWith({ 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' })).toBe(412)
})

test.each([
  ['1730000000000_brochure.pdf', 'application/pdf', 'attachment; filename="brochure.pdf"'],
  ['1730000000000_2bhk_plan.PDF', 'application/pdf', 'attachment; filename="2bhk_plan.PDF"'],
  ['1730000000000_a"b%.pdf', 'application/pdf', `attachment; filename="a_b_.pdf"; filename*=UTF-8''a%22b%25.pdf`],
  ['1730000000000_café.pdf', 'application/pdf', `attachment; filename="caf_.pdf"; filename*=UTF-8''caf%C3%A9.pdf`],
  ['1730000000000_page.html', 'application/octet-stream', 'attachment; filename="page.html"'],
  ['1730000000000_logo.svg', 'application/octet-stream', 'attachment; filename="logo.svg"'],
  ['noextension', 'application/octet-stream', 'attachment; filename="noextension"'],
])('%s is sent as a download', async (name, type, disposition) => {
  const { app } = await aFileServer({ files: { [`ProjectImages/${name}`]: 'content' } })

  const response = await app.inject(`/assets/images/ProjectImages/${encodeURIComponent(name)}`)

  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': type,
    'content-disposition': disposition,
    'x-content-type-options': 'nosniff',
  })
})

test.each([
  ['photo.JPG', 'image/jpeg'],
  ['photo.jpeg', 'image/jpeg'],
  ['plan.png', 'image/png'],
  [`${'long-name-'.repeat(20)}.png`, 'image/png'],
])('%s is sent for inline display', async (name, type) => {
  const { app } = await aFileServer({ files: { [`ProjectImages/${name}`]: 'content' } })

  const response = await app.inject(`/assets/images/ProjectImages/${name}`)

  expect(response.headers['content-type']).toBe(type)
  expect(response.headers).not.toHaveProperty('content-disposition')
})

test.each([
  '/assets/images/Secrets/a.jpg',
  '/assets/images/projectimages/a.jpg',
  '/assets/images/ProjectImages/unknown.jpg',
  '/assets/images/ProjectImages/',
  '/assets/images/ProjectImages',
  '/assets/images/',
  '/assets/images/ProjectImages/a.jpg/more',
  '/assets/variants/Secrets/a.jpg/640.avif',
])('%s returns 404 in plain text with no-store', async (url) => {
  const { app } = await aFileServer({ files: { 'ProjectImages/a.jpg': 'a', 'Secrets/a.jpg': 'secret' } })

  for (const method of ['GET', 'HEAD'] as const) {
    const response = await app.inject({ method, url })
    expect(response.statusCode).toBe(404)
    expect(response.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
  }
})

test.each([
  '/assets/images/ProjectImages/../../secret.txt',
  '/assets/images/../secret.txt',
  '/assets/images/ProjectImages/%2e%2e/%2e%2e/secret.txt',
  '/assets/images/ProjectImages/..%2f..%2fsecret.txt',
  '/assets/images/ProjectImages/%252e%252e%252fsecret.txt',
  '/assets/images/ProjectImages/..\\..\\secret.txt',
  '/assets/images/ProjectImages/..%5c..%5csecret.txt',
  '/assets/images/ProjectImages/%2fetc%2fpasswd',
  '/assets/images//etc/passwd',
  '/assets/images/ProjectImages/photo.jpg%00.png',
  '/assets/images/ProjectImages/photo.jpg.',
  '/assets/images/ProjectImages/photo.jpg...',
  '/assets/images/ProjectImages/photo.jpg%20',
  '/assets/images/ProjectImages/./photo.jpg',
  '/assets/images/ProjectImages/.hidden.jpg',
  '/assets/images/ProjectImages/....//secret.txt',
  '/assets/variants/ProjectImages/..%2f..%2fsecret.jpg/640.avif',
  '/assets/variants/ProjectImages/%2e%2e/640.avif',
])('%s returns 404', async (path) => {
  const { app } = await aFileServer({ files: { 'ProjectImages/photo.jpg': 'photo' } })

  expect(await getRaw(app, path)).toEqual({ status: 404, body: 'Not found\n' })
})

test('a malformed percent escape in the URL returns 400', async () => {
  const { app } = await withFilm()

  expect((await getRaw(app, '/assets/images/ProjectVideos/%zz.mp4')).status).toBe(400)
  expect((await getRaw(app, '/assets/images/ProjectVideos/%c0%ae%c0%ae/x')).status).toBe(400)
})

test('a read that fails before its first byte returns an uncached error', async () => {
  const { app } = await aFileServer({ store: aStoreThatStreams(() => Readable.from(failing())) })

  const response = await app.inject({ url: FILM, headers: { range: 'bytes=0-1' } })

  expect(response.statusCode).toBe(500)
  expect(response.headers['cache-control']).toBe('no-store')
  for (const header of ['etag', 'last-modified', 'content-range', 'accept-ranges']) {
    expect(response.headers).not.toHaveProperty(header)
  }
})

test('a read that fails halfway ends the connection, so that a part is not mistaken for the whole', async () => {
  const { app } = await aFileServer({ store: aStoreThatStreams(() => Readable.from(failing('half'))) })

  await expect(getRaw(app, FILM)).rejects.toThrow('aborted')
})

function aStoreThatStreams(stream: () => Readable): FileStore {
  const refuse = () => Promise.reject(new Error('This store is only read from'))
  return {
    open: async () => ({ bytes: 10, modifiedAt: new Date(0), stream, close: async () => undefined }),
    exists: async () => true,
    write: refuse,
    copyIn: refuse,
    stage: refuse,
    remove: refuse,
    sweep: refuse,
    list: () => ({ [Symbol.asyncIterator]: () => ({ next: refuse }) }),
  }
}

async function* failing(firstPart?: string) {
  if (firstPart) yield firstPart
  throw new Error('disk failure')
}
