import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { exchange } from '#test/exchange.ts'
import { openSite } from './site.ts'
import { inMs, quantile, type StressTest } from './stress-test.ts'

const FILM = '/assets/images/ProjectVideos/1730000000000_hero.mp4'
const LONGEST_MS = 75_000
const LONGEST_ANSWER_MS = 1_000

interface SlowClient {
  name: string
  begin(socket: Socket): void
  drip: string
  /** Time until the client starts to read. A socket that is not read does not notice when the connection ends. */
  readsAfterMs?: number
}

const CLIENTS: readonly SlowClient[] = [
  { name: 'slow request headers', begin: (socket) => socket.write('GET /home HTTP/1.1\r\n'), drip: 'X-A: b\r\n' },
  { name: 'no bytes after connecting', begin: () => {}, drip: '' },
  {
    name: 'slow JSON body',
    begin: (socket) =>
      socket.write(
        'POST /api/Home/SaveContactUs/ HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{',
      ),
    drip: ' ',
  },
  {
    name: 'slow form without a sign-in',
    begin: (socket) =>
      socket.write(
        'POST /api/Product/FileUpload HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 900\r\n\r\n-',
      ),
    drip: ' ',
  },
  {
    name: 'film that is not read',
    begin: (socket) => socket.write(`GET ${FILM} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`),
    drip: '',
    readsAfterMs: 65_000,
  },
]

export const slow: StressTest = {
  does: 'many slow clients: each is disconnected in time, and other visitors are not delayed',
  count: 100,
  async run({ engine, count }) {
    const site = await openSite({ engine })
    try {
      await site.start()
      const over = new AbortController()
      const times: number[] = []
      const others = visitUntil(site.port, over.signal, times)
      const held = await Promise.all(
        CLIENTS.map(async (client) => {
          const each = await Promise.all(Array.from({ length: count }, () => hold(site.port, client)))
          return [client.name, Math.max(...each)] as const
        }),
      )
      over.abort()
      const failures = await others

      const faults = failures.map((why) => `another visitor: ${why}`)
      for (const [name, ms] of held) if (ms >= LONGEST_MS) faults.push(`${name}: not cut off in ${inMs(LONGEST_MS)}`)
      if (quantile(times, 0.99) > LONGEST_ANSWER_MS) faults.push('other visitors were delayed')
      return {
        figures: {
          'slow clients of each kind': count,
          ...Object.fromEntries(held.map(([name, ms]) => [`${name}: cut off after`, inMs(ms)])),
          'other visitors, p50 and p99': `${inMs(quantile(times, 0.5))}, ${inMs(quantile(times, 0.99))}`,
        },
        faults,
      }
    } finally {
      await site.close()
    }
  },
}

async function hold(port: number, { begin, drip, readsAfterMs = 0 }: SlowClient) {
  const begun = performance.now()
  const socket = connect({ port, host: '127.0.0.1' })
  const gone = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  socket.on('error', () => {})
  socket.on('end', () => socket.destroy())
  socket.on('connect', () => begin(socket))
  const dripping = setInterval(() => drip !== '' && socket.write(drip), 1_000)
  const reading = setTimeout(() => socket.resume(), readsAfterMs)
  const overdue = setTimeout(() => socket.destroy(), LONGEST_MS)
  await gone
  clearInterval(dripping)
  clearTimeout(reading)
  clearTimeout(overdue)
  return performance.now() - begun
}

async function visitUntil(port: number, signal: AbortSignal, times: number[]) {
  const failures: string[] = []
  while (!signal.aborted) {
    const answer = await exchange({ port, path: '/home', timeoutMs: 5_000 })
    times.push(answer.ms)
    if (answer.outcome !== 'whole') failures.push(answer.why)
    else if (answer.status !== 200) failures.push(`answered ${answer.status}`)
    await pause(50)
  }
  return failures
}
