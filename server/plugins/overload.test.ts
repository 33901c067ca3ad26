import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { say } from '#contract/content/refusals.messages.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.endpoints.ts'
import { threadMs } from '../thread-time.ts'
import { refuseWhenOverloaded } from './overload.ts'

test('who comes while the process cannot keep up is told to come back, but a health check is answered', async () => {
  const { ask } = await aServer(() => true)

  const call = await ask('/call')
  expect(call.status).toBe(503)
  expect(call.headers.get('retry-after')).toBe('2')
  expect(await call.json()).toEqual({
    responseMessage: { isSuccessStatusCode: false, reasonPhrase: say.overloaded },
    data: null,
  })
  const page = await ask('/page')
  expect(page.status).toBe(503)
  expect(page.headers.get('retry-after')).toBe('2')
  expect(await page.text()).toBe(say.overloaded)
  expect((await ask('/healthz')).status).toBe(200)
})

test('what a page asks in the same process is answered, since the page was let in', async () => {
  const { app } = await aServer(() => true)

  expect((await app.inject('/call')).statusCode).toBe(200)
})

test('turns of the event loop that take too long, one after the other, are noticed, and so is their end', async () => {
  const { ask } = await aServer()
  expect((await ask('/page')).status).toBe(200)

  for (let turn = 0; turn < 4; turn += 1) {
    work(900)
    await pause(0)
  }
  expect((await ask('/page')).status).toBe(503)

  await expect.poll(async () => (await ask('/page')).status, { timeout: 5_000, interval: 100 }).toBe(200)
})

test('turns that take long only because other programs have the processor refuse nothing', async () => {
  const { ask } = await aServer()
  expect((await ask('/page')).status).toBe(200)

  for (let turn = 0; turn < 4; turn += 1) {
    wait(900)
    await pause(0)
    expect((await ask('/page')).status).toBe(200)
  }
})

async function aServer(isOverloaded?: () => boolean) {
  const app = Fastify()
  refuseWhenOverloaded(app, isOverloaded)
  app.get('/call', { config: { endpoint: listTestimonials } }, async () => 'called')
  app.get('/page', async () => 'page')
  app.get('/healthz', { config: { isQuiet: true } }, async () => 'ok')
  onTestFinished(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { app, ask: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) }
}

/** As a flood of work would: nothing else gets a turn. In the thread's own time, so that a busy machine changes nothing. */
function work(ms: number) {
  const until = threadMs() + ms
  while (threadMs() < until);
}

/** As on a processor that other programs use: no turn and no work. */
function wait(ms: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
