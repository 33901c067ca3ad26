import { writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { listTestimonials } from '#contract/testimonials/testimonials.endpoints.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { handleErrors } from './error-handler.ts'
import { shedLoad } from './load-shedding.ts'
import { staticAssets } from './static-assets.ts'

const LIMITS = { maxTurnMs: 50, checkEveryMs: 20 }
const TURN_MS = 100

test('returns 503 with Retry-After while event loop iterations are long, and 200 once they are short', async () => {
  const { app, request } = await aServer()
  expect((await request('/call')).status).toBe(200)

  const refused = await whileOverloaded(() => request('/call'))
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await refused.json()).toEqual({
    responseMessage: { isSuccessStatusCode: false, reasonPhrase: wireRefusals.overloaded },
    data: null,
  })
  expect((await whileOverloaded(() => request('/healthz'))).status).toBe(200)
  expect((await whileOverloaded(() => request('/page.js'))).status).toBe(200)
  // An in-process call belongs to a page that is already being rendered, so it is not refused.
  expect((await whileOverloaded(() => app.inject('/call'))).statusCode).toBe(200)

  await expect.poll(async () => (await request('/call')).status, { interval: 50 }).toBe(200)
})

test('refuses no request while other processes use the CPU', async () => {
  const { request } = await aServer()

  const answer = await whileOverloaded(() => request('/call'), block)

  expect(answer.status).toBe(200)
})

async function aServer() {
  const app = Fastify()
  handleErrors(app)
  await shedLoad(app, LIMITS)
  app.get('/call', { config: { endpoint: listTestimonials } }, async () => 'called')
  app.get('/healthz', { config: { isQuiet: true } }, async () => 'ok')
  const root = await temporaryFolder()
  await writeFile(join(root, 'page.js'), '')
  await app.register(staticAssets({ root }))
  onTestFinished(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { app, request: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) }
}

/** Makes a request while every iteration of the event loop is long, and returns its response. */
async function whileOverloaded<T>(request: () => Promise<T>, occupy = work) {
  let isAnswered = false
  let response: Promise<T> | null = null
  // Several checks must fail before the request is made.
  for (let turn = 0; !isAnswered; turn += 1) {
    occupy(TURN_MS)
    await pause(0)
    if (turn === 5) response = request().finally(() => (isAnswered = true))
  }
  return response as Promise<T>
}

/** Measured in CPU time of this thread, so that other load on the machine does not matter. */
function work(ms: number) {
  const start = process.threadCpuUsage()
  for (;;) {
    const { user, system } = process.threadCpuUsage(start)
    if (user + system > ms * 1000) return
  }
}

/** Blocks the event loop without using CPU time, as when other processes use the CPU. */
function block(ms: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
