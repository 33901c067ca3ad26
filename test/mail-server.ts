import { createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

interface MailServerOptions {
  answerToRecipient?: string
  /** Accepts connections and never replies. */
  hangs?: boolean
  port?: number
}

/** A mail server on a real socket that accepts every mail by default. */
export async function aMailServer({ answerToRecipient = '250 ok', hangs = false, port = 0 }: MailServerOptions = {}) {
  const received: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    if (hangs) return
    let isData = false
    socket.setEncoding('utf8').write('220 ready\r\n')
    socket.on('data', (chunk: string) => {
      for (const line of chunk.split('\r\n').filter(Boolean)) {
        received.push(line)
        if (isData && line !== '.') continue
        if (line === 'QUIT') return socket.end('221 bye\r\n')
        isData = line === 'DATA'
        socket.write(
          line === 'DATA' ? '354 go on\r\n' : line.startsWith('RCPT') ? `${answerToRecipient}\r\n` : '250 ok\r\n',
        )
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy()
      server.close(() => resolve())
    })
  onTestFinished(close)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { url: `smtp://127.0.0.1:${address.port}?ignoreTLS=true`, port: address.port, received, close }
}
