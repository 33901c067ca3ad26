import { createServer, type RequestListener, type Server } from 'node:http'
import { StartError } from './errors.ts'
import { STOP_WITHIN_MS } from './stop-within.ts'

/** A video of 200 MB over a slow line takes minutes. Headers that trickle in are cut off by their own limit. */
const REQUEST_MS = 15 * 60_000

/**
 * The listening socket, open before the database is: a health check answers at once and everything else is told to
 * come back, until `admit` hands the requests to the application.
 */
export async function openDoor({ host, port }: { host: string; port: number }) {
  let listener: RequestListener = answerWhileStarting
  const server = createServer(
    // Explicit, against clients that send a header byte by byte: looked for every two seconds.
    {
      headersTimeout: 8_000,
      requestTimeout: REQUEST_MS,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 2_000,
    },
    (request, response) => listener(request, response),
  )
  await listen(server, host, port)

  return {
    server,
    admit(next: RequestListener) {
      listener = next
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      const force = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS.requests)
      server.closeIdleConnections()
      await closed
      clearTimeout(force)
    },
  }
}

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
