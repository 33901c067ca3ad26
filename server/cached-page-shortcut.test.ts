import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import { createApi } from '#server/api.ts'
import { test as apiTest } from '#test/api.ts'
import { type Answer, exchange, type Question } from '#test/exchange.ts'
import { tinyBuild } from '#test/tiny-build.ts'
import { createCachedPageShortcut } from './cached-page-shortcut.ts'
import { pages } from './plugins/pages.ts'

interface Site {
  /** The response of the shortcut, null where it passes the request on, and that of Fastify. */
  ask(question: Omit<Question, 'port'>): Promise<{ shortcut: Answer | null; fastify: Answer }>
  /** Requests that Fastify has seen. */
  seen: string[]
  metrics(): Promise<string>
}

const test = apiTest.extend<{ site: Site }>({
  site: async ({ config, data }, use) => {
    const { app, cache, reads, renders, timings } = await createApi({ config, data })
    const settings = { apiBase: config.api.base, publicUrl: 'https://plinth.test' }
    const seen: string[] = []
    app.addHook('onRequest', async ({ url }) => void seen.push(url))
    await app.register(pages, { build: async () => tinyBuild, mode: 'production', settings, cache, reads, renders })
    await app.ready()
    const withCachedPages = createCachedPageShortcut({ cache, timings, log: app.log, isHttps: false })
    const viaShortcut = withCachedPages(app.routing)
    const server = createServer((request, response) =>
      (request.headers['x-fastify'] ? app.routing : viaShortcut)(request, response),
    )
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const ask: Site['ask'] = async (question) => {
      const before = seen.length
      const first = await exchange({ ...question, port })
      const shortcut = seen.length === before ? first : null
      const headers = { ...question.headers, 'x-fastify': '1' }
      return { shortcut, fastify: await exchange({ ...question, port, headers }) }
    }
    await use({ ask, seen, metrics: async () => (await app.inject('/metrics')).body })
    server.close()
    await app.close()
  },
})

const ENCODINGS = ['br', 'gzip', 'identity']

test('answers a cached page before Fastify sees it, with the same response', async ({ site }) => {
  for (const encoding of ENCODINGS) {
    const headers = { 'accept-encoding': encoding }
    await site.ask({ path: '/list', headers })

    const { shortcut, fastify } = await site.ask({ path: '/list', headers })

    expect(shortcut, encoding).toMatchObject({ outcome: 'whole', status: 200 })
    expect(visible(shortcut), encoding).toEqual(visible(fastify))
  }
})

test('answers 304 to a client that has the page', async ({ site }) => {
  const { fastify } = await site.ask({ path: '/list' })
  const etag = fastify.outcome === 'whole' ? String(fastify.headers.etag) : ''

  const again = await site.ask({ path: '/list', headers: { 'if-none-match': etag } })

  expect(again.shortcut).toMatchObject({ outcome: 'whole', status: 304 })
  expect(visible(again.shortcut)).toEqual(visible(again.fastify))
})

test('passes every other request on', async ({ site }) => {
  await site.ask({ path: '/list' })
  await site.ask({ path: '/nowhere' })

  for (const question of [
    { path: '/list', method: 'HEAD' },
    { path: '/list/' },
    { path: '/list?page=2' },
    { path: '/nowhere' },
    { path: '/api/Home/GetCategories' },
  ])
    expect((await site.ask(question)).shortcut, JSON.stringify(question)).toBeNull()
})

test('does not answer with a page from before a content change', async ({ site, write }) => {
  await site.ask({ path: '/list' })
  expect((await site.ask({ path: '/list' })).shortcut).not.toBeNull()

  await write(async ({ contentChanged }) => contentChanged())

  expect((await site.ask({ path: '/list' })).shortcut).toBeNull()
})

test('counts and times its responses like those of Fastify', async ({ site }) => {
  for (let nth = 0; nth < 3; nth += 1) await site.ask({ path: '/list' })

  const metrics = await site.metrics()

  expect(site.seen.filter((url) => url === '/list')).toHaveLength(4)
  expect(metrics).toContain('plinth_request_duration_seconds_count{route="/*",status="2xx"} 6')
  expect(metrics).toContain('plinth_page_cache_answers_total{outcome="hit"} 5')
})

/** What a client can see of a response. */
function visible(answer: Answer | null) {
  if (answer?.outcome !== 'whole') return answer
  const { date: _, ...headers } = answer.headers
  return { status: answer.status, headers, body: answer.body }
}
