import { connect } from 'node:net'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { aReceiver } from '#server/webhooks/receiver.fixture.ts'
import { createWebhookSender, type Target } from './webhook-sender.ts'

const REQUEST = {
  address: 'https://crm.example.com/hooks?key=1',
  headers: { 'content-type': 'application/json' },
  body: '{"name":"Aśa"}',
}
const PUBLIC = { address: '93.184.215.14', family: 4 }

test('posts the body and returns the status, the time and the beginning of the response', async () => {
  const { received, send } = await aReceiver((response) => response.writeHead(201).end('stored\u0000 é'))

  expect(await send(REQUEST)).toEqual({
    outcome: 'delivered',
    status: 201,
    response: 'stored é',
    durationMs: expect.any(Number),
  })
  expect(received).toMatchObject([{ path: '/hooks?key=1', body: REQUEST.body }])
  expect(received[0]?.headers).toMatchObject({ host: 'crm.example.com', 'content-length': '15' })
})

test('an error status is a failure', async () => {
  const { send } = await aReceiver((response) => response.writeHead(500).end('no'))
  expect(await send(REQUEST)).toMatchObject({ outcome: 'status', status: 500, response: 'no' })
})

test('a redirect is not followed and is reported as a redirect', async () => {
  const { received, send } = await aReceiver((response) =>
    response.writeHead(302, { location: 'https://169.254.169.254/latest/meta-data' }).end(),
  )
  expect(await send(REQUEST)).toMatchObject({ outcome: 'redirect', status: 302 })
  expect(received).toHaveLength(1)
})

test('a receiver that does not answer ends with a timeout', async () => {
  const { send } = await aReceiver(() => {}, { timeoutMs: 100 })
  expect(await send(REQUEST)).toMatchObject({ outcome: 'timeout', status: null, response: null })
})

test('a name server that does not answer ends with a timeout', async () => {
  const send = createWebhookSender({ resolve: () => new Promise(() => {}), timeoutMs: 50 })
  expect(await send(REQUEST)).toMatchObject({ outcome: 'timeout' })
})

test('only the beginning of an endless response is read', async () => {
  const { send } = await aReceiver((response) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write('x'.repeat(1_000)), 1)
    response.on('close', () => clearInterval(timer))
  })
  const { outcome, response } = await send(REQUEST)
  expect([outcome, response?.length]).toEqual(['delivered', 4_096])
})

test('reports whether a receiver is down, has an unknown name or a bad certificate', async () => {
  const failing = (code: string) =>
    createWebhookSender({ resolve: () => Promise.reject(Object.assign(new Error(code), { code })) })(REQUEST)
  const { server } = await aReceiver()
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  await new Promise((resolve) => server.close(resolve))
  const down = createWebhookSender({ resolve: async () => [PUBLIC], connect: () => connect(port, '127.0.0.1') })

  expect(await down(REQUEST)).toMatchObject({ outcome: 'unreachable', status: null })
  expect(await failing('ENOTFOUND')).toMatchObject({ outcome: 'unknownHost' })
  expect(await failing('DEPTH_ZERO_SELF_SIGNED_CERT')).toMatchObject({ outcome: 'certificate' })
})

test.each([
  [[{ address: '10.0.0.1', family: 4 }]],
  [[PUBLIC, { address: '::ffff:127.0.0.1', family: 6 }]],
  [[{ address: 'fe80::1', family: 6 }]],
  [[]],
])('a name that resolves to %j is refused before a connection is opened', async (addresses) => {
  const open = vi.fn()
  const send = createWebhookSender({ resolve: async () => addresses, connect: open })
  expect(await send(REQUEST)).toMatchObject({ outcome: 'privateAddress', status: null })
  expect(open).not.toHaveBeenCalled()
})

test.each(['https://127.0.0.1/', 'https://[::1]/', 'https://[::ffff:7f00:1]/', 'https://localhost/'])(
  '%s is refused with the real resolver and connection',
  async (address) => {
    const send = createWebhookSender()
    expect(await send({ ...REQUEST, address })).toMatchObject({ outcome: 'privateAddress' })
  },
)

test('connects to the checked addresses even if the name resolves to others later', async () => {
  const responses = [[PUBLIC], [{ address: '127.0.0.1', family: 4 }]]
  const resolve = vi.fn(async () => responses.shift() ?? [])
  const targets: Target[] = []
  const send = createWebhookSender({
    resolve,
    connect: (target) => {
      targets.push(target)
      throw new Error('not opened')
    },
  })
  await send(REQUEST)

  expect(resolve).toHaveBeenCalledTimes(1)
  const [target] = targets
  expect(target).toMatchObject({ servername: 'crm.example.com', port: 443, rejectUnauthorized: true })
  if (!target) return
  const found = await promisify(target.lookup as typeof import('node:dns').lookup)('crm.example.com', { all: true })
  expect(found).toEqual([PUBLIC])
})

test('throws when the caller aborts the attempt', async () => {
  const { send } = await aReceiver(() => {})
  const controller = new AbortController()
  const attempt = send(REQUEST, controller.signal)
  controller.abort(new Error('stopping'))
  await expect(attempt).rejects.toThrow('stopping')
})
