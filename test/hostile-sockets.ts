import { connect } from 'node:net'

interface RawRequest {
  label: string
  sent: string | Buffer
  /** Statuses below 500 that must not be returned, such as 200 if it would show that a smuggled request was served. */
  never?: readonly number[]
}

const HEAD = 'Host: 127.0.0.1\r\n'
const JSON_HEAD = `${HEAD}Content-Type: application/json\r\n`
const POST = 'POST /api/Home/SaveContactUs/ HTTP/1.1\r\n'
const CLOSE = 'Connection: close\r\n'
const INNER = `GET /healthz HTTP/1.1\r\n${HEAD}\r\n`

/** Malformed and unusual requests, sent as raw bytes because HTTP clients refuse to send most of them. */
export const HOSTILE_REQUESTS: readonly RawRequest[] = [
  { label: 'no request at all', sent: '\r\n\r\n' },
  { label: 'binary data', sent: Buffer.from(Array.from({ length: 2_000 }, (_, nth) => nth % 256)) },
  { label: 'the beginning of TLS', sent: Buffer.from('16030100c8010000c40303', 'hex') },
  { label: 'the preface of HTTP/2', sent: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n' },
  { label: 'an unknown method', sent: `MAKE / HTTP/1.1\r\n${HEAD}${CLOSE}\r\n` },
  { label: 'TRACE', sent: `TRACE / HTTP/1.1\r\n${HEAD}${CLOSE}\r\n` },
  { label: 'CONNECT', sent: `CONNECT 127.0.0.1:22 HTTP/1.1\r\n${HEAD}${CLOSE}\r\n` },
  { label: 'no version', sent: 'GET /\r\n\r\n' },
  { label: 'version 9', sent: `GET / HTTP/9.9\r\n${HEAD}\r\n` },
  { label: 'no host', sent: `GET /healthz HTTP/1.1\r\n${CLOSE}\r\n` },
  { label: 'two hosts', sent: `GET /home HTTP/1.1\r\nHost: a.test\r\nHost: b.test\r\n${CLOSE}\r\n` },
  { label: 'a host with a path', sent: `GET /home HTTP/1.1\r\nHost: a.test/../x?y\r\n${CLOSE}\r\n` },
  { label: 'an absolute URL', sent: `GET http://evil.test/home HTTP/1.1\r\n${HEAD}${CLOSE}\r\n` },
  { label: 'a path without a slash', sent: `GET home HTTP/1.1\r\n${HEAD}${CLOSE}\r\n` },
  { label: 'an asterisk', sent: `OPTIONS * HTTP/1.1\r\n${HEAD}${CLOSE}\r\n` },
  { label: 'dots in a path', sent: `GET /../../../../etc/passwd HTTP/1.1\r\n${HEAD}${CLOSE}\r\n` },
  { label: 'dots in a file', sent: `GET /assets/images/../../../etc/passwd HTTP/1.1\r\n${HEAD}${CLOSE}\r\n` },
  { label: 'encoded dots', sent: `GET /assets/images/%2e%2e/%2e%2e/db HTTP/1.1\r\n${HEAD}${CLOSE}\r\n` },
  { label: 'back slashes', sent: `GET /assets/images/..\\..\\db HTTP/1.1\r\n${HEAD}${CLOSE}\r\n` },
  { label: 'NUL in a file', sent: `GET /assets/images/ProjectImages/a%00.png HTTP/1.1\r\n${HEAD}${CLOSE}\r\n` },
  { label: 'half a character', sent: `GET /%E0%A4%A HTTP/1.1\r\n${HEAD}${CLOSE}\r\n` },
  { label: 'a lone surrogate', sent: `GET /product/residential/%ed%a0%80 HTTP/1.1\r\n${HEAD}${CLOSE}\r\n` },
  {
    label: 'a path that is not UTF-8',
    sent: Buffer.from(`GET /\xff\xfe\x80 HTTP/1.1\r\n${HEAD}${CLOSE}\r\n`, 'latin1'),
  },
  { label: 'an endless path', sent: `GET /${'x'.repeat(15_000)} HTTP/1.1\r\n${HEAD}${CLOSE}\r\n` },
  { label: 'endless folders', sent: `GET ${'/a'.repeat(6_000)} HTTP/1.1\r\n${HEAD}${CLOSE}\r\n` },
  { label: 'an endless query', sent: `GET /products?${'a=b&'.repeat(3_000)} HTTP/1.1\r\n${HEAD}${CLOSE}\r\n` },
  { label: 'a header flood', sent: `GET /healthz HTTP/1.1\r\n${HEAD}${'X-A: b\r\n'.repeat(5_000)}\r\n` },
  { label: 'a huge header', sent: `GET /healthz HTTP/1.1\r\n${HEAD}X-A: ${'b'.repeat(100_000)}\r\n\r\n` },
  { label: 'a nameless header', sent: `GET /healthz HTTP/1.1\r\n${HEAD}: b\r\n\r\n` },
  { label: 'NUL in a header', sent: `GET /healthz HTTP/1.1\r\n${HEAD}X-A: b\0c\r\n\r\n` },
  { label: 'a folded header', sent: `GET /healthz HTTP/1.1\r\n${HEAD}X-A: b\r\n c\r\n${CLOSE}\r\n` },
  { label: 'bare line feeds', sent: 'GET /healthz HTTP/1.1\nHost: 127.0.0.1\nConnection: close\n\n' },
  { label: 'a negative length', sent: `${POST}${JSON_HEAD}Content-Length: -5\r\n\r\n{}` },
  { label: 'a length that is not a number', sent: `${POST}${JSON_HEAD}Content-Length: five\r\n\r\n{}` },
  { label: 'an endless length', sent: `${POST}${JSON_HEAD}Content-Length: 99999999999999999999\r\n\r\n{}` },
  { label: 'a length beyond the limit', sent: `${POST}${JSON_HEAD}${CLOSE}Content-Length: 5000000\r\n\r\n{}` },
  {
    label: 'two lengths',
    sent: `${POST}${JSON_HEAD}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${INNER}`,
    never: [200],
  },
  {
    label: 'a length and chunks',
    sent: `${POST}${JSON_HEAD}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${INNER}`,
    never: [200],
  },
  {
    label: 'an unknown transfer encoding',
    sent: `${POST}${JSON_HEAD}Transfer-Encoding: xchunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${INNER}`,
    never: [200],
  },
  {
    label: 'chunked before another encoding',
    sent: `${POST}${JSON_HEAD}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${INNER}`,
    never: [200],
  },
  {
    label: 'a space before the colon',
    sent: `${POST}${JSON_HEAD}Transfer-Encoding : chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${INNER}`,
    never: [200],
  },
  {
    label: 'a chunk size that is not a number',
    sent: `${POST}${JSON_HEAD}Transfer-Encoding: chunked\r\n\r\nxyz\r\n{}\r\n0\r\n\r\n`,
  },
  {
    label: 'a chunk of endless size',
    sent: `${POST}${JSON_HEAD}Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n{}`,
  },
  {
    label: 'a chunk that is longer than it says',
    sent: `${POST}${JSON_HEAD}Transfer-Encoding: chunked\r\n\r\n1\r\n{"a":1}\r\n0\r\n\r\n`,
  },
  {
    label: 'a chunk with an endless extension',
    sent: `${POST}${JSON_HEAD}Transfer-Encoding: chunked\r\n\r\n2;${'x'.repeat(50_000)}\r\n{}\r\n0\r\n\r\n`,
  },
  {
    label: 'chunks beyond the limit',
    sent: `${POST}${JSON_HEAD}Transfer-Encoding: chunked\r\n\r\n${`${(60_000).toString(16)}\r\n${'x'.repeat(60_000)}\r\n`.repeat(20)}0\r\n\r\n`,
  },
  {
    label: 'a trailer that would change the head',
    sent: `${POST}${JSON_HEAD}${CLOSE}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nContent-Type: text/xml\r\nAuthorization: Bearer x\r\n\r\n`,
  },
  {
    label: 'an upgrade',
    sent: `GET /home HTTP/1.1\r\n${HEAD}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: a\r\n\r\n`,
  },
  {
    label: 'an upgrade to HTTP/2',
    sent: `GET /home HTTP/1.1\r\n${HEAD}Connection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AA\r\n\r\n`,
  },
  {
    label: 'a hundred requests at once',
    sent: `${INNER.repeat(99)}GET /healthz HTTP/1.1\r\n${HEAD}${CLOSE}\r\n`,
  },
  { label: 'an expectation', sent: `${POST}${JSON_HEAD}${CLOSE}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}` },
  { label: 'an old client', sent: 'GET /home HTTP/1.0\r\n\r\n' },
]

export interface RawAnswer {
  statuses: number[]
  text: string
  /** Null when the connection was still open at the timeout. */
  ms: number | null
}

/** Sends the bytes, half-closes the connection and waits until it is closed. */
export function sendRaw(port: number, sent: string | Buffer, timeoutMs = 10_000) {
  return new Promise<RawAnswer>((resolve) => {
    const begun = performance.now()
    const chunks: Buffer[] = []
    const socket = connect({ port, host: '127.0.0.1' })
    let isOverdue = false
    const overdue = setTimeout(() => {
      isOverdue = true
      socket.destroy()
    }, timeoutMs)
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    // The server may reset the connection; responses received before that count.
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(overdue)
      const text = Buffer.concat(chunks).toString('latin1')
      const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map((found) => Number(found[1]))
      resolve({ statuses, text, ms: isOverdue ? null : performance.now() - begun })
    })
    socket.end(sent)
  })
}
