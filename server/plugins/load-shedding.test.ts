import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { listTestimonials } from '#contract/testimonials/testimonials.endpoints.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { answerErrors } from './error-handler.ts'
import { shedLoad } from './load-shedding.ts'

const LIMITS = { maxTurnMs: 50, checkEveryMs: 20 }
const TURN_MS = 100

test('returns 503 with Retry-After while turns of the event loop are too long, and 200 when they are short again', async () => {
  const { app, ask } = await aServer()
  expect((await ask('/call')).status).toBe(200)

  const refused = await whileOverloaded(() => ask('/call'))
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await refused.json()).toEqual({
    responseMessage: { isSuccessStatusCode: false, reasonPhrase: wireRefusals.overloaded },
    data: null,
  })
  expect((await whileOverloaded(() => ask('/healthz'))).status).toBe(200)
  // The page that makes this call is being rendered already.
  expect((await whileOverloaded(() => app.inject('/call'))).statusCode).toBe(200)

  await expect.poll(async () => (await ask('/call')).status, { timeout: 20_000, interval: 50 }).toBe(200)
})

test('refuses nothing while other programs have the processor', async () => {
  const { ask } = await aServer()

  const answer = await whileOverloaded(() => ask('/call'), standStill)

  expect(answer.status).toBe(200)
})

async function aServer() {
  const app = Fastify()
  answerErrors(app)
  await shedLoad(app, LIMITS)
  app.get('/call', { config: { endpoint: listTestimonials } }, async () => 'called')
  app.get('/healthz', { config: { isQuiet: true } }, async () => 'ok')
  onTestFinished(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { app, ask: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) }
}

/** The answer to a request that is made and answered while every turn of the event loop is long. */
async function whileOverloaded<T>(ask: () => Promise<T>, occupy = work) {
  let isAnswered = false
  let asked: Promise<T> | null = null
  // Several checks must fail before the request is made.
  for (let turn = 0; !isAnswered; turn += 1) {
    occupy(TURN_MS)
    await pause(0)
    if (turn === 5) asked = ask().finally(() => (isAnswered = true))
  }
  return asked as Promise<T>
}

/** In the thread's own time, so that a busy machine changes nothing. */
function work(ms: number) {
  const start = process.threadCpuUsage()
  for (;;) {
    const { user, system } = process.threadCpuUsage(start)
    if (user + system > ms * 1000) return
  }
}

/** As on a processor that other programs use: the event loop stands still and no work is done. */
function standStill(ms: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
