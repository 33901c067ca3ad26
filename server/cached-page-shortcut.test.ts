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
  /** By the quick way if it answers, and always by the usual one. */
  ask(question: Omit<Question, 'port'>): Promise<{ quick: Answer | null; usual: Answer }>
  /** Requests that the framework has seen. */
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
    const quick = withCachedPages(app.routing)
    const server = createServer((request, response) =>
      (request.headers['x-usual'] ? app.routing : quick)(request, response),
    )
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const ask: Site['ask'] = async (question) => {
      const before = seen.length
      const first = await exchange({ ...question, port })
      const quick = seen.length === before ? first : null
      const headers = { ...question.headers, 'x-usual': '1' }
      return { quick, usual: await exchange({ ...question, port, headers }) }
    }
    await use({ ask, seen, metrics: async () => (await app.inject('/metrics')).body })
    server.close()
    await app.close()
  },
})

const ENCODINGS = ['br', 'gzip', 'identity']

test('a kept page is answered past the framework, and as the framework would', async ({ site }) => {
  for (const encoding of ENCODINGS) {
    const headers = { 'accept-encoding': encoding }
    await site.ask({ path: '/list', headers })

    const { quick, usual } = await site.ask({ path: '/list', headers })

    expect(quick, encoding).toMatchObject({ outcome: 'whole', status: 200 })
    expect(told(quick), encoding).toEqual(told(usual))
  }
})

test('whoever has the page already hears so', async ({ site }) => {
  const { usual } = await site.ask({ path: '/list' })
  const etag = usual.outcome === 'whole' ? String(usual.headers.etag) : ''

  const again = await site.ask({ path: '/list', headers: { 'if-none-match': etag } })

  expect(again.quick).toMatchObject({ outcome: 'whole', status: 304 })
  expect(told(again.quick)).toEqual(told(again.usual))
})

test('all else goes the usual way', async ({ site }) => {
  await site.ask({ path: '/list' })
  await site.ask({ path: '/nowhere' })

  for (const question of [
    { path: '/list', method: 'HEAD' },
    { path: '/list/' },
    { path: '/list?page=2' },
    { path: '/nowhere' },
    { path: '/api/Home/GetCategories' },
  ])
    expect((await site.ask(question)).quick, JSON.stringify(question)).toBeNull()
})

test('after a content change a page is not answered from before', async ({ site, write }) => {
  await site.ask({ path: '/list' })
  expect((await site.ask({ path: '/list' })).quick).not.toBeNull()

  await write(async ({ contentChanged }) => contentChanged())

  expect((await site.ask({ path: '/list' })).quick).toBeNull()
})

test('it is timed and counted like any other page', async ({ site }) => {
  for (let nth = 0; nth < 3; nth += 1) await site.ask({ path: '/list' })

  const metrics = await site.metrics()

  expect(site.seen.filter((url) => url === '/list')).toHaveLength(4)
  expect(metrics).toContain('plinth_request_duration_seconds_count{route="/*",status="2xx"} 6')
  expect(metrics).toContain('plinth_page_cache_answers_total{outcome="hit"} 5')
})

/** All that a client can tell one answer from another by. */
function told(answer: Answer | null) {
  if (answer?.outcome !== 'whole') return answer
  const { date: _, ...headers } = answer.headers
  return { status: answer.status, headers, body: answer.body }
}
