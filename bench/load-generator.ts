import { connect } from 'node:net'
import { percentile } from './rows.ts'

/**
 * Runs as its own process: requests one page over and over on each connection and prints the p99 of the response times.
 * It reads only status and length of a response, because a client that does more work per response than the server
 * would measure its own queue.
 */
const [address = '', connections = '', seconds = ''] = process.argv.slice(2)
const { hostname, port, pathname } = new URL(address)
const request = `GET ${pathname} HTTP/1.1\r\nhost: ${hostname}:${port}\r\naccept-encoding: br\r\n\r\n`
const endsAt = performance.now() + Number(seconds) * 1000
const times: number[] = []

await Promise.all(Array.from({ length: Number(connections) }, loadConnection))
console.log(JSON.stringify({ answers: times.length, p99: percentile(times, 0.99) }))

function loadConnection() {
  return new Promise<void>((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    let sentAt = 0
    let missing = 0
    const send = () => {
      if (performance.now() >= endsAt) return socket.end(resolve)
      sentAt = performance.now()
      socket.write(request)
    }
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The connection was closed.')))
    socket.on('data', (chunk: Buffer) => {
      if (missing === 0) missing = responseLength(chunk)
      missing -= chunk.length
      if (missing < 0) return socket.destroy(new Error('A response is longer than its Content-Length.'))
      if (missing > 0) return
      times.push(performance.now() - sentAt)
      send()
    })
  })
}

/** Returns the length of headers and body. The headers must fit into the first chunk. */
function responseLength(chunk: Buffer) {
  const end = chunk.indexOf('\r\n\r\n')
  const head = chunk.toString('latin1', 0, end)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (end === -1 || !head.startsWith('HTTP/1.1 200') || !length)
    throw new Error(`Unexpected response: ${head.slice(0, 200)}`)
  return end + 4 + Number(length)
}
