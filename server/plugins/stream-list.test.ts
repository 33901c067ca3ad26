import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { contentMessages } from '#contract/content/content.messages.ts'
import { bare, endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { createContentCache } from './content-cache.ts'
import { handleErrors } from './error-handler.ts'
import { createServe, streamed } from './serve.ts'

const Rows = z.array(z.object({ id: z.int() }))
const path = '/List'
const call = { method: 'GET', path, access: 'account' } as const

test.for([
  [[], []],
  [[[1]], [1]],
  [
    [
      [1, 2],
      [3, 4],
    ],
    [1, 2, 3, 4],
  ],
] as const)('batches %j are sent as one list', async ([batches, ids]) => {
  const rows = ids.map((id) => ({ id }))
  const inEnvelope = await aServer(enveloped(Rows), () => streamOf(batches)).inject(path)
  const plain = await aServer(bare(Rows), () => streamOf(batches)).inject(path)

  expect(inEnvelope.json()).toEqual({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: 'OK' },
    data: rows,
  })
  expect(plain.json()).toEqual(rows)
  expect(plain.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
})

test('a list whose first batch fails returns an error in the envelope', async () => {
  const app = aServer(enveloped(Rows), async function* () {
    yield* []
    throw new Error('no database')
  })

  const answer = await app.inject(path)

  expect(answer.statusCode).toBe(500)
  expect(answer.json().responseMessage).toEqual({
    isSuccessStatusCode: false,
    reasonPhrase: contentMessages.serverError,
  })
})

test('a list that fails after the first batch ends the connection, so that a part is not mistaken for the whole', async () => {
  const app = aServer(enveloped(Rows), async function* () {
    yield [{ id: 1 }]
    throw new Error('the database went away')
  })
  onTestFinished(() => app.close())
  const address = await app.listen({ port: 0, host: '127.0.0.1' })

  await expect(fetch(address + path).then((answer) => answer.text())).rejects.toThrow()
})

test('a client that stops reading pauses the query, and one that disconnects ends it', async () => {
  let made = 0
  const app = aServer(enveloped(Rows), async function* () {
    for (; made < 20_000; made += 1) yield Array.from({ length: 500 }, (_, id) => ({ id }))
  })
  onTestFinished(() => app.close())
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect({ port: Number(port), host: '127.0.0.1' })
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
  await once(socket, 'readable')

  await expect.poll(() => staysConstant(() => made)).toBe(true)
  const whileWaiting = made
  expect(whileWaiting).toBeGreaterThan(0)
  expect(whileWaiting).toBeLessThan(20_000)

  socket.destroy()
  await expect.poll(() => staysConstant(() => made)).toBe(true)
  expect(made).toBeLessThan(20_000)
})

test('other requests are served between two batches', async () => {
  let turn = 0
  let next = setImmediate(function count() {
    turn += 1
    next = setImmediate(count)
  })
  onTestFinished(() => clearImmediate(next))
  const turns: number[] = []
  const app = aServer(enveloped(Rows), async function* () {
    for (let id = 0; id < 50; id += 1) {
      turns.push(turn)
      yield [{ id }]
    }
  })

  expect((await app.inject(path)).json().data).toHaveLength(50)
  expect(new Set(turns).size).toBe(50)
})

/** Whether a value stays the same over 200 iterations of the event loop. */
async function staysConstant(value: () => number) {
  const before = value()
  for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate)
  return value() === before
}

async function* streamOf(batches: readonly (readonly number[])[]) {
  for (const batch of batches) yield batch.map((id) => ({ id }))
}

function aServer(answer: ReturnType<typeof bare<typeof Rows>>, batches: () => AsyncIterable<{ id: number }[]>) {
  const app = Fastify()
  handleErrors(app)
  app.decorateRequest('caller', null)
  app.addHook('onRequest', async (request) => {
    request.caller = {
      accountId: 1,
      sessionId: 1,
      email: 'meera@plinth.example',
      isEmailVerified: true,
      role: 'Admin',
      hasTemporaryPassword: false,
    }
  })
  const serve = createServe(app, {
    cache: createContentCache({ revision: () => 1 }),
    requireOpen: async () => {},
  })
  serve(endpoint({ ...call, answer }), async () => streamed(batches()))
  return app
}
