import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { exchange } from '#test/exchange.ts'
import { openHttpServer } from './http-server.ts'
import { TIMEOUTS_MS } from './timeouts.ts'

const SHORT_TIMEOUTS = { ...TIMEOUTS_MS, headers: 300, body: 300, inactivity: 400, response: 600, check: 50 }
const POST = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n'

test.for([
  ['headers that trickle in', 'GET / HTTP/1.1\r\n', 'X-A: b\r\n'],
  ['a body that trickles in', `${POST}Content-Type: application/json\r\n\r\n`, ' '],
  ['an upload that was refused already', `${POST}Content-Type: multipart/form-data\r\nX-Refused: 1\r\n\r\n`, ' '],
  ['a body that never arrives', `${POST}\r\n`, ''],
] as const)('disconnects a client that exceeds a timeout: %s', async ([, head, drip]) => {
  const { port } = await openServer((request, response) => {
    if (request.headers['x-refused']) response.writeHead(401).end()
    else request.resume().on('end', () => response.end())
  })
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.resume().write(head)
  const dripping = setInterval(() => drip && socket.writable && socket.write(drip), 40)
  onTestFinished(() => clearInterval(dripping))

  await new Promise((resolve) => socket.on('close', resolve))
})

test('disconnects a client that does not read the response, and one that reads it too slowly', async () => {
  const closed: string[] = []
  const { port } = await openServer((request, response) => {
    response.on('close', () => closed.push(request.url ?? ''))
    response.end(Buffer.alloc(64 * 1024 * 1024))
  })
  const unread = connect(port, '127.0.0.1')
  unread.write('GET /unread HTTP/1.1\r\nHost: a\r\n\r\n')
  const slowly = connect(port, '127.0.0.1')
  slowly.write('GET /slowly HTTP/1.1\r\nHost: a\r\n\r\n')
  const reading = setInterval(() => slowly.read(100_000), 20)
  for (const socket of [unread, slowly]) {
    socket.on('error', () => {})
    onTestFinished(() => {
      socket.destroy()
    })
  }

  await expect.poll(() => closed.toSorted(), { interval: 20 }).toEqual(['/slowly', '/unread'])
  clearInterval(reading)
})

test('serves a client that stays within the limits', async () => {
  const { port } = await openServer(async (request, response) => response.end(await text(request)))

  const answer = await exchange({ port, method: 'POST', path: '/', body: 'x'.repeat(100_000) })

  expect(answer).toMatchObject({ outcome: 'whole', status: 200 })
})

test('serves requests on open and new connections while draining, with Connection: close', async () => {
  const held = Promise.withResolvers<void>()
  const { port, http } = await openServer(async (request, response) => {
    if (request.url === '/held') await held.promise
    response.end('done')
  })
  const agent = keepAliveAgent()
  await exchange({ port, path: '/', agent })
  const request = get({ port, host: '127.0.0.1', path: '/held' })
  await once(http.server, 'request')

  const closed = http.close()
  for (const connection of [{ agent }, {}]) {
    expect(await exchange({ port, path: '/', ...connection })).toMatchObject({
      outcome: 'whole',
      status: 200,
      headers: { connection: 'close' },
    })
  }
  const responseEvent = once(request, 'response') as Promise<[IncomingMessage]>
  held.resolve()
  const [response] = await responseEvent
  expect(response.headers.connection).toBe('close')
  expect(await text(response)).toBe('done')
  await closed
  expect(await exchange({ port, path: '/' })).toMatchObject({ outcome: 'refused' })
})

test('stops without aborting connections when some are idle and one has a response in progress', async () => {
  const rest = Promise.withResolvers<void>()
  const { port, http } = await openServer(async (request, response) => {
    if (request.url !== '/begun') return response.end()
    response.write('begun')
    await rest.promise
    response.end()
  })
  const agent = keepAliveAgent()
  await exchange({ port, path: '/', agent })
  const idle = connect(port, '127.0.0.1')
  idle.on('error', () => {})
  await once(idle, 'connect')
  const begun = exchange({ port, path: '/begun', agent: keepAliveAgent() })
  await once(http.server, 'request')
  const force = vi.spyOn(http.server, 'closeAllConnections')

  const closed = http.close()
  rest.resolve()
  expect(await begun).toMatchObject({ outcome: 'whole', status: 200 })
  await closed

  expect(force).not.toHaveBeenCalled()
})

async function openServer(listener: RequestListener) {
  const http = await openHttpServer({ host: '127.0.0.1', port: 0, timeouts: SHORT_TIMEOUTS })
  const server = http.serverFactory(listener)
  http.startServing()
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
  })
  return { http: { ...http, server }, port: (server.address() as AddressInfo).port }
}

function keepAliveAgent() {
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  return agent
}
