import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import type { ConcurrencyLimit } from '#server/concurrency-limit.ts'
import { test as apiTest } from '#test/api.ts'
import { tinyBuild } from '#test/tiny-build.ts'
import { pages } from './pages.ts'

const test = apiTest.extend<{ ask: (path: string) => Promise<Response> }>({
  ask: async ({ api, config }, use) => {
    const { app, cache, renders } = api
    const settings = { apiBase: config.api.base, publicUrl: 'https://plinth.test' }
    await app.register(pages, { build: async () => tinyBuild, mode: 'production', settings, cache, renders })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    await use((path) => fetch(`http://127.0.0.1:${port}${path}`))
  },
})

test('returns 503 with Retry-After for an uncached page while no render can be taken, and serves cached ones', async ({
  api,
  ask,
}) => {
  expect((await ask('/list')).status).toBe(200)

  const release = fill(api.renders)
  const refused = await ask('/address')

  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await refused.text()).toBe(wireRefusals.overloaded)
  expect((await ask('/list')).status).toBe(200)
  await release()
  expect((await ask('/address')).status).toBe(200)
})

test('returns 503 with Retry-After for an uncached call while none can be taken, and serves cached answers', async ({
  api,
  ask,
}) => {
  const cached = '/api/Home/GetCategories'
  const uncached = '/api/Home/Search/tower'
  expect((await ask(cached)).status).toBe(200)

  const release = fill(api.limit)
  const refused = await ask(uncached)

  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await refused.json()).toMatchObject({
    responseMessage: { isSuccessStatusCode: false, reasonPhrase: wireRefusals.overloaded },
  })
  expect((await ask(cached)).status).toBe(200)
  // Its calls belong to the render.
  expect((await ask('/list')).status).toBe(200)
  await release()
  expect((await ask(uncached)).status).toBe(200)
})

/** With jobs that end when the returned function is called. */
function fill(limit: ConcurrencyLimit) {
  const done = Promise.withResolvers<void>()
  const jobs: Promise<void>[] = []
  while (!limit.isFull()) jobs.push(limit.run(() => done.promise))
  return async () => {
    done.resolve()
    await Promise.all(jobs)
  }
}
