import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { say } from '#contract/content/refusals.messages.ts'
import { exchange } from '#test/exchange.ts'
import { openDoor } from './door.ts'
import { PATIENCE_MS } from './patience.ts'

const HURRIED = { ...PATIENCE_MS, head: 300, body: 300, silence: 400, answer: 600, look: 50 }
const POST = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n'

test.for([
  ['a head that trickles in', 'GET / HTTP/1.1\r\n', 'X-A: b\r\n'],
  ['a body that trickles in', `${POST}Content-Type: application/json\r\n\r\n`, ' '],
  ['a form whose sender was refused already', `${POST}Content-Type: multipart/form-data\r\nX-Refused: 1\r\n\r\n`, ' '],
  ['a body that never comes', `${POST}\r\n`, ''],
] as const)('%s is cut off in time', async ([, head, drip]) => {
  const { port } = await aDoor((request, response) => {
    if (request.headers['x-refused']) response.writeHead(401).end()
    else request.resume().on('end', () => response.end())
  })
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.resume().write(head)
  const dripping = setInterval(() => drip && socket.writable && socket.write(drip), 40)
  onTestFinished(() => clearInterval(dripping))

  const begun = Date.now()
  await new Promise((resolve) => socket.on('close', resolve))
  expect(Date.now() - begun).toBeLessThan(1_500)
})

test('an answer that nobody reads is given up, and one that is read slowly too', async () => {
  const closed: string[] = []
  const { port } = await aDoor((request, response) => {
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

  await expect.poll(() => closed.toSorted(), { timeout: 20_000, interval: 20 }).toEqual(['/slowly', '/unread'])
  clearInterval(reading)
})

test('who takes as long as is allowed is served', async () => {
  const { port } = await aDoor(async (request, response) => response.end(await text(request)))

  const answer = await exchange({ port, method: 'POST', path: '/', body: 'x'.repeat(100_000) })

  expect(answer).toMatchObject({ outcome: 'whole', status: 200 })
})

test('while it closes, kept connections get the answer to what they send, and are told to go', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { port, door } = await aDoor(async (request, response) => {
    if (request.url === '/held') await held
    response.end('done')
  })
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  await exchange({ port, path: '/', agent })
  const underWay = once(get({ port, host: '127.0.0.1', path: '/held' }), 'response') as Promise<[IncomingMessage]>
  await pause(50)

  const closed = door.close()
  expect(await exchange({ port, path: '/', agent })).toMatchObject({
    outcome: 'whole',
    status: 200,
    headers: { connection: 'close' },
  })
  expect(await exchange({ port, path: '/' })).toMatchObject({ outcome: 'refused' })
  release()
  const [response] = await underWay
  expect(response.headers.connection).toBe('close')
  expect(await text(response)).toBe('done')
  await closed
})

test('a closing process calls itself not ready, and an idle connection does not hold it', async () => {
  const { port, door } = await aDoor((_request, response) => response.end())
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  await exchange({ port, path: '/', agent })
  const idle = connect(port, '127.0.0.1')
  await once(idle, 'connect')

  const begun = Date.now()
  const closed = door.close()
  expect(await exchange({ port, path: '/readyz', agent })).toMatchObject({ outcome: 'whole', status: 503 })
  await closed
  expect(Date.now() - begun).toBeLessThan(3_000)
  idle.destroy()
})

test('in a rush all but health checks are refused at the door, calls in their envelope', async () => {
  const { port } = await aDoor((_request, response) => response.end('inside'), { apiBase: '/api', isRush: () => true })
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)

  const call = await ask('/API/Home/Search/tower')
  expect([call.status, call.headers.get('retry-after')]).toEqual([503, '2'])
  expect((await call.json()).responseMessage).toEqual({ isSuccessStatusCode: false, reasonPhrase: say.overloaded })
  const page = await ask('/home')
  expect([page.status, page.headers.get('retry-after'), await page.text()]).toEqual([503, '2', say.overloaded])
  expect(await (await ask('/healthz')).text()).toBe('inside')
  expect(await (await ask('/readyz')).text()).toBe('inside')
})

async function aDoor(listener: RequestListener, options: Partial<Parameters<typeof openDoor>[0]> = {}) {
  const door = await openDoor({ host: '127.0.0.1', port: 0, patience: HURRIED, ...options })
  door.admit(listener)
  onTestFinished(async () => {
    door.server.closeAllConnections()
    door.server.close()
  })
  return { door, port: (door.server.address() as AddressInfo).port }
}
