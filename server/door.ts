import { createServer, type RequestListener, type Server } from 'node:http'
import { StartError } from './errors.ts'

/** Longest a stop may wait for requests under way; below the ten seconds that process managers grant. */
const DRAIN_MS = 8_000

/**
 * The listening socket, open before the database is: a health check answers at once and everything else is told to
 * come back, until `admit` hands the requests to the application.
 */
export async function openDoor({ host, port }: { host: string; port: number }) {
  let listener: RequestListener = answerWhileStarting
  const server = createServer(
    // Explicit, against clients that send a header or a body byte by byte.
    { headersTimeout: 8_000, requestTimeout: 120_000, keepAliveTimeout: 65_000, connectionsCheckingInterval: 2_000 },
    (request, response) => listener(request, response),
  )
  await listen(server, host, port)

  return {
    server,
    port: boundPort(server, port),
    admit(next: RequestListener) {
      listener = next
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      const force = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
      server.closeIdleConnections()
      await closed
      clearTimeout(force)
    },
  }
}

export type Door = Awaited<ReturnType<typeof openDoor>>

const answerWhileStarting: RequestListener = (request, response) => {
  const isHealthCheck = request.url === '/healthz'
  response.writeHead(isHealthCheck ? 200 : 503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '2' })
  response.end(isHealthCheck ? 'ok' : 'starting')
}

function listen(server: Server, host: string, port: number) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartError(explain(error, host, port), { cause: error })),
    )
    server.listen(port, host, resolve)
  })
}

function explain(error: NodeJS.ErrnoException, host: string, port: number) {
  if (error.code === 'EADDRINUSE') return `Port ${port} on ${host} is taken by another program. Set PORT to a free one.`
  if (error.code === 'EACCES') return `Port ${port} needs more rights than this user has. Set PORT to 1024 or above.`
  return `Plinth cannot listen on ${host}:${port} (${error.code}).`
}

function boundPort(server: Server, port: number) {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}
