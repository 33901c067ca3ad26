import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'
import { staticAssets } from './static-assets.ts'

const SCRIPT = 'console.log("hello")'

test('a hashed file is served compressed and immutable', async () => {
  const app = await aSite()
  const request = (encoding: string) =>
    app.inject({ url: '/assets/root-Ab12_x.js', headers: { 'accept-encoding': encoding } })

  const [br, gzip, plain] = [await request('gzip, br'), await request('gzip'), await request('identity')]

  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(SCRIPT)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(SCRIPT)
  expect(plain.body).toBe(SCRIPT)
  for (const answer of [br, gzip, plain]) {
    expect(answer.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    })
  }
})

test('a file without a compressed copy is served uncompressed', async () => {
  const app = await aSite()

  const answer = await app.inject({ url: '/assets/font-9.woff2', headers: { 'accept-encoding': 'br' } })

  expect(answer.body).toBe('font')
  expect(answer.headers).not.toHaveProperty('content-encoding')
  expect(answer.headers['content-type']).toBe('font/woff2')
})

test('a public file without a hash in its name is cached for an hour', async () => {
  const app = await aSite()

  const answer = await app.inject('/favicon.svg')

  expect(answer.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' })
})

test('HEAD and a conditional request send no body', async () => {
  const app = await aSite()

  const head = await app.inject({ method: 'HEAD', url: '/assets/font-9.woff2' })
  const again = await app.inject({ url: '/assets/font-9.woff2', headers: { 'if-none-match': `${head.headers.etag}` } })

  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '4'])
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test.each([
  '/assets/root-old.js',
  '/assets/',
  '/assets/root-Ab12_x.js.br',
  '/assets/images',
  '/assets/.vite/manifest.json',
])('%s returns 404 in plain text', async (url) => {
  const answer = await (await aSite()).inject(url)

  expect([answer.statusCode, answer.body]).toEqual([404, 'Not found\n'])
  expect(answer.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
})

test.each(['/', '/projects', '/.vite/manifest.json', '/.git/config', '/favicon.svg.gz'])(
  '%s is handled by the pages',
  async (url) => {
    expect((await (await aSite()).inject(url)).body).toBe('<h1>page</h1>')
  },
)

test('uploaded files are served next to the hashed ones', async () => {
  expect((await (await aSite()).inject('/assets/images/ProjectImages/a.jpg')).body).toBe('upload ProjectImages/a.jpg')
})

async function aSite() {
  const root = await mkdtemp(join(tmpdir(), 'plinth-client-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const files = {
    'assets/root-Ab12_x.js': SCRIPT,
    'assets/root-Ab12_x.js.br': brotliCompressSync(SCRIPT),
    'assets/root-Ab12_x.js.gz': gzipSync(SCRIPT),
    'assets/font-9.woff2': 'font',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'favicon.svg.gz': gzipSync('<svg/>'),
    '.vite/manifest.json': '{}',
    '.git/config': '[core]',
  }
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(root, path, '..'), { recursive: true })
    await writeFile(join(root, path), content)
  }

  const app = Fastify({ exposeHeadRoutes: false, routerOptions: { caseSensitive: false } })
  securityHeaders(app, { isHttps: false })
  app.setNotFoundHandler((_request, reply) => reply.type('text/html').send('<h1>page</h1>'))
  app.get<{ Params: { '*': string } }>('/assets/images/*', async (request) => `upload ${request.params['*']}`)
  await app.register(staticAssets({ root }))
  onTestFinished(() => app.close())
  return app
}
