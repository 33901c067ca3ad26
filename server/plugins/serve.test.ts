import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { endpoint, nothing } from '#contract/wire/endpoint.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { unfinished } from '#contract/wire/unfinished.messages.ts'
import { createConcurrencyLimit } from '#server/concurrency-limit.ts'
import { createContentCache } from './content-cache.ts'
import { handleErrors } from './error-handler.ts'
import { createServe } from './serve.ts'

test.for([
  ['POST', 504, unfinished],
  ['GET', 503, wireRefusals.timedOut],
] as const)('a %s whose handler never ends returns %i at its timeout', async ([method, status, message]) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { url, started } = await aServerThatHangs(method)

  const answer = fetch(url, { method })
  await started
  vi.advanceTimersByTime(1000)
  const response = await answer

  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ responseMessage: { reasonPhrase: message } })
})

/** Listens on a port, because only calls from outside are limited. */
async function aServerThatHangs(method: 'GET' | 'POST') {
  const app = Fastify()
  onTestFinished(() => app.close())
  handleErrors(app)
  app.decorateRequest('caller', null)
  const serve = createServe(app, {
    cache: createContentCache({ revision: () => 1 }),
    limit: createConcurrencyLimit({ running: 1, timeoutMs: 1000 }),
    requireOpen: async () => {},
  })
  const started = Promise.withResolvers<void>()
  serve(endpoint({ method, path: '/Thing', access: 'anyone', answer: nothing() }), () => {
    started.resolve()
    return new Promise<never>(() => {})
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/Thing`, started: started.promise }
}
