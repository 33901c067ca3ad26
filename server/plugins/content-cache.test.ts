import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { createContentCache, type Rendered, sendCached } from './content-cache.ts'

test('concurrent callers of one key share one render', async () => {
  const { cache, rendered, render } = aCache()

  const responses = await Promise.all(Array.from({ length: 20 }, () => cache.get('home', render('hello'))))
  await cache.get('home', render('later'))

  expect(rendered).toEqual(['hello'])
  expect(new Set(responses).size).toBe(1)
})

test('each key is rendered separately', async () => {
  const { cache, rendered, render } = aCache()

  await cache.get('home', render('home'))
  await cache.get('list', render('list'))

  expect(rendered).toEqual(['home', 'list'])
})

test('a new revision renders every key again', async () => {
  const { cache, rendered, render, content } = aCache()
  await cache.get('home', render('old'))

  content.revision += 1

  expect(await textOf(await cache.get('home', render('new')))).toBe('new')
  expect(rendered).toEqual(['old', 'new'])
})

test('a new day renders every key again', async () => {
  let day = '2026-11-17'
  const cache = createContentCache({ revision: () => 1, day: () => day })
  const render = (body: string) => async () => ({ status: 200, headers: {}, body })
  await cache.get('home', render('old'))

  day = '2026-11-18'

  expect(cache.peek('home')).toBeUndefined()
  expect(await textOf(await cache.get('home', render('new')))).toBe('new')
})

test('a render started before a content change does not answer requests made after it', async () => {
  const { cache, render, content } = aCache()
  let finish = () => {}
  const slow = cache.get('home', async () => {
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    return page('old')
  })
  content.revision += 1

  expect(await textOf(await cache.get('home', render('new')))).toBe('new')
  finish()
  await slow
  expect(await textOf(await cache.get('home', render('newer')))).toBe('new')
})

test('a failed render rejects for every waiting caller and is not cached', async () => {
  const { cache, render } = aCache()
  const fail = async () => {
    throw new Error('no database')
  }

  const both = await Promise.allSettled([cache.get('home', fail), cache.get('home', fail)])

  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await textOf(await cache.get('home', render('well again')))).toBe('well again')
})

test('a response with status 500 is returned but not cached', async () => {
  const { cache, rendered, render } = aCache()

  await cache.get('home', render('broken', 500))
  await cache.get('home', render('fine'))

  expect(rendered).toEqual(['broken', 'fine'])
})

test('a response rendered with a part missing is returned but not cached', async () => {
  const { cache, rendered, render } = aCache()

  await cache.get('home', async () => ({ ...(await render('half')()), caching: 'never' as const }))
  await cache.get('home', render('whole'))

  expect(rendered).toEqual(['half', 'whole'])
})

test('many searches do not evict pages from the cache', async () => {
  const { cache, rendered, render } = aCache({ maxBytes: 100_000 })
  await cache.get('home', render('home'))

  const brief = (text: string) => async () => ({ ...(await render(text)()), caching: 'briefly' as const })
  for (let count = 0; count < 300; count += 1) await cache.get(`q=${count}`, brief('x'.repeat(1000)))
  rendered.length = 0
  await cache.get('home', render('home'))
  await cache.get('q=299', brief('again'))

  expect(rendered).toEqual([])
})

test('many unknown addresses do not evict pages from the cache', async () => {
  const { cache, rendered, render } = aCache({ maxBytes: 100_000 })
  await cache.get('home', render('home'))

  for (let count = 0; count < 1000; count += 1) await cache.get(`wrong ${count}`, render('x'.repeat(1000), 404))
  rendered.length = 0
  await cache.get('home', render('home'))
  await cache.get('wrong 999', render('x', 404))
  await cache.get('wrong 0', render('first', 404))

  expect(rendered).toEqual(['first'])
})

test('the cache stays below its size limit and evicts the least recently used page first', async () => {
  const { cache, rendered, render } = aCache({ maxBytes: 50_000 })
  for (let count = 0; count < 20; count += 1) {
    await cache.get(`page ${count}`, render(`${count} `.repeat(2000)))
    await cache.get('page 0', render('again'))
  }
  rendered.length = 0

  await cache.get('page 0', render('gone'))
  await cache.get('page 19', render('gone'))
  await cache.get('page 1', render('rendered again'))

  expect(rendered).toEqual(['rendered again'])
})

test.for([
  ['br', 'br', (body: Buffer) => brotliDecompressSync(body)],
  ['gzip, deflate, br', 'br', (body: Buffer) => brotliDecompressSync(body)],
  ['gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
  ['gzip, br;q=0', 'gzip', (body: Buffer) => gunzipSync(body)],
  ['br;q=0, gzip;q=0.0', undefined, (body: Buffer) => body],
  ['identity', undefined, (body: Buffer) => body],
  [undefined, undefined, (body: Buffer) => body],
] as const)('a request that accepts %s gets the encoding %s', async ([accepted, encoding, unpack]) => {
  const { get } = aServer()

  const answer = await get(accepted === undefined ? {} : { 'accept-encoding': accepted })

  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
  expect(answer.headers.vary).toBe('accept-encoding')
  expect(unpack(answer.rawPayload).toString()).toBe(TEXT)
})

test('each encoding is compressed once', async () => {
  const { cache, render } = aCache()
  const cached = await cache.get('home', render(TEXT))

  const [first, second] = await Promise.all([cached.body('br'), cached.body('br')])

  expect(first).toBe(second)
  expect(await cached.body('br')).toBe(first)
})

test('a request with a matching If-None-Match returns 304 without a body', async () => {
  const { get } = aServer()
  const { etag } = (await get({})).headers

  const known = await get({ 'if-none-match': `"other", ${etag}`, 'accept-encoding': 'br' })
  const unknown = await get({ 'if-none-match': '"other"' })

  expect([known.statusCode, known.body]).toEqual([304, ''])
  expect(known.headers.etag).toBe(etag)
  expect(unknown.statusCode).toBe(200)
})

test('a different body has a different ETag', async () => {
  const first = await aServer('one').get({})
  const second = await aServer('two').get({})

  expect(first.headers.etag).not.toBe(second.headers.etag)
  expect((await aServer('one').get({})).headers.etag).toBe(first.headers.etag)
})

test('a missing page returns 404 even when If-None-Match matches', async () => {
  const { get } = aServer(TEXT, 404)
  const { etag } = (await get({})).headers

  expect((await get({ 'if-none-match': String(etag) })).statusCode).toBe(404)
})

test('HEAD returns the headers of GET without a body', async () => {
  const { get } = aServer()

  const got = await get({ 'accept-encoding': 'br' })
  const head = await get({ 'accept-encoding': 'br' }, 'HEAD')

  expect(head.body).toBe('')
  expect({ ...head.headers, date: '' }).toEqual({ ...got.headers, date: '' })
})

const TEXT = 'Homes around a court. '.repeat(200)

const page = (body: string, status = 200): Rendered => ({ status, headers: { 'content-type': 'text/plain' }, body })

function aCache(options: { maxBytes?: number } = {}) {
  const content = { revision: 1 }
  const rendered: string[] = []
  const cache = createContentCache({ revision: () => content.revision, ...options })
  const render = (body: string, status?: number) => async () => {
    rendered.push(body)
    return page(body, status)
  }
  return { cache, rendered, render, content }
}

function aServer(text = TEXT, status = 200) {
  const { cache, render } = aCache()
  const app = Fastify()
  app.route({
    method: ['GET', 'HEAD'],
    url: '/',
    handler: async (request, reply) => sendCached(request, reply, await cache.get('home', render(text, status))),
  })
  return {
    get: (headers: Record<string, string>, method: InjectOptions['method'] = 'GET') =>
      app.inject({ method, url: '/', headers }),
  }
}

async function textOf(cached: Awaited<ReturnType<ReturnType<typeof createContentCache>['get']>>) {
  return (await cached.body('identity')).toString()
}
