import { connect } from 'node:net'
import { percentile } from './rows.ts'

/**
 * A process of its own that asks for one page over and over, as fast as it is answered, and writes how long that took.
 * It reads of an answer its status and length and nothing else: a client that unpacks and counts for longer than the
 * server works measures how long answers lie in its own queue.
 */
const [address = '', connections = '', seconds = ''] = process.argv.slice(2)
const { hostname, port, pathname } = new URL(address)
const question = `GET ${pathname} HTTP/1.1\r\nhost: ${hostname}:${port}\r\naccept-encoding: br\r\n\r\n`
const ends = performance.now() + Number(seconds) * 1000
const times: number[] = []

await Promise.all(Array.from({ length: Number(connections) }, visit))
console.log(JSON.stringify({ answers: times.length, p99: percentile(times, 0.99) }))

function visit() {
  return new Promise<void>((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    let askedAt = 0
    let missing = 0
    const ask = () => {
      if (performance.now() >= ends) return socket.end(resolve)
      askedAt = performance.now()
      socket.write(question)
    }
    socket.on('connect', ask)
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('A connection was cut.')))
    socket.on('data', (chunk) => {
      if (missing === 0) missing = lengthOf(chunk)
      missing -= chunk.length
      if (missing < 0) return socket.destroy(new Error('An answer is longer than it says.'))
      if (missing > 0) return
      times.push(performance.now() - askedAt)
      ask()
    })
  })
}

/** Of the whole answer; its head fits into the first piece. */
function lengthOf(chunk: Buffer) {
  const end = chunk.indexOf('\r\n\r\n')
  const head = chunk.toString('latin1', 0, end)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (end === -1 || !head.startsWith('HTTP/1.1 200') || !length) throw new Error(`No whole page: ${head.slice(0, 200)}`)
  return end + 4 + Number(length)
}
