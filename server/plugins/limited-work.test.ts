import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import type { ConcurrencyLimit } from '#server/concurrency-limit.ts'
import { test as apiTest } from '#test/api.ts'
import { anOpenSite } from '#test/builders.ts'
import { tinyBuild } from '#test/tiny-build.ts'
import { pages } from './pages.ts'

const test = apiTest.extend<{ hasOwnApi: boolean; request: (path: string) => Promise<Response> }>({
  hasOwnApi: true,
  request: async ({ api, config, db }, use) => {
    await anOpenSite(db)
    const { app, cache, renders, redirects, site } = api
    const settings = { apiBase: config.api.base, publicUrl: 'https://plinth.test' }
    const options = { settings, cache, renders, redirects, site }
    await app.register(pages, { build: async () => tinyBuild, mode: 'production', ...options })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    await use((path) => fetch(`http://127.0.0.1:${port}${path}`))
  },
})

test('returns 503 with Retry-After for an uncached page when no render slot is free, and still serves cached pages', async ({
  api,
  request,
}) => {
  expect((await request('/list')).status).toBe(200)

  const release = fill(api.renders)
  const refused = await request('/address')

  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await refused.text()).toBe(wireRefusals.overloaded)
  expect((await request('/list')).status).toBe(200)
  await release()
  expect((await request('/address')).status).toBe(200)
})

test('returns 503 with Retry-After for an uncached call when no slot is free, and still serves cached responses', async ({
  api,
  request,
}) => {
  const cached = '/api/Home/GetCategories'
  const uncached = '/api/Home/Search/tower'
  expect((await request(cached)).status).toBe(200)

  const release = fill(api.limit)
  const refused = await request(uncached)

  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await refused.json()).toMatchObject({
    responseMessage: { isSuccessStatusCode: false, reasonPhrase: wireRefusals.overloaded },
  })
  expect((await request(cached)).status).toBe(200)
  // In-process calls of a page are part of its render and not limited.
  expect((await request('/list')).status).toBe(200)
  await release()
  expect((await request(uncached)).status).toBe(200)
})

/** Fills the limit with jobs that end when the returned function is called. */
function fill(limit: ConcurrencyLimit) {
  const done = Promise.withResolvers<void>()
  const jobs: Promise<void>[] = []
  while (!limit.isFull()) jobs.push(limit.run(() => done.promise))
  return async () => {
    done.resolve()
    await Promise.all(jobs)
  }
}
