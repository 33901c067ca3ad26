import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { countConnection } from './concurrency-limit.ts'
import { StartError } from './errors.ts'
import { STOP_TIMEOUTS_MS } from './shutdown.ts'
import { limitBodyAndResponse, TIMEOUTS_MS, type Timeouts } from './timeouts.ts'

interface Options {
  host: string
  port: number
  timeouts?: Timeouts
}

/** Size of the kernel's accept queue. Connections beyond it are dropped, and their clients retry only after seconds. */
const BACKLOG = 4096

/** Node closes any connection above this number at once, so that idle clients cannot exhaust memory and descriptors. */
const MAX_CONNECTIONS = 8_192

/**
 * Listens before the database is open, so that liveness checks succeed from the start: `/healthz` returns 200 and
 * everything else 503 until `startServing`.
 */
export async function openHttpServer({ host, port, timeouts = TIMEOUTS_MS }: Options) {
  let application: RequestListener = respondWhileStarting
  let handler = application
  let isDraining = false
  const open = new Set<ServerResponse>()
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.upload,
      keepAliveTimeout: timeouts.keepAlive,
      connectionsCheckingInterval: timeouts.check,
    },
    (request, response) => {
      limitBodyAndResponse(request, response, timeouts)
      open.add(response)
      response.once('close', () => open.delete(response))
      if (isDraining) response.setHeader('connection', 'close')
      handler(request, response)
    },
  )
  server.on('connection', countConnection)
  server.setTimeout(timeouts.inactivity)
  server.maxConnections = MAX_CONNECTIONS
  await listen(server, host, port)

  return {
    /** Makes Fastify use this server instead of creating one. */
    serverFactory: (fastify: RequestListener) => {
      application = fastify
      return server
    },
    startServing(around: (next: RequestListener) => RequestListener = (next) => next) {
      handler = around(application)
    },
    /** True after the signal to stop, so that `/readyz` returns 503. */
    isDraining: () => isDraining,
    /**
     * Drains the server. During `STOP_TIMEOUTS_MS.drain`, requests are still answered, even on new connections, but
     * with `Connection: close`, so that clients and load balancers stop using this process. `server.close()` alone
     * closes idle connections at once, which would lose a request that is being sent. Requests that are still open
     * after `STOP_TIMEOUTS_MS.requests` are aborted.
     */
    async close() {
      isDraining = true
      for (const response of open) if (!response.headersSent) response.setHeader('connection', 'close')
      // Closes idle connections, whose last response was sent before the drain began, without `Connection: close`.
      server.keepAliveTimeout = 1
      const force = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUTS_MS.requests)
      try {
        if ((await promisify(server.getConnections.bind(server))()) > 0) await pause(STOP_TIMEOUTS_MS.drain)
        await promisify(server.close.bind(server))()
      } finally {
        clearTimeout(force)
      }
    },
  }
}

export type HttpServer = Awaited<ReturnType<typeof openHttpServer>>

const respondWhileStarting: RequestListener = (request, response) => {
  const isLiveness = request.url === '/healthz'
  response.writeHead(isLiveness ? 200 : 503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '2' })
  response.end(isLiveness ? 'ok' : 'starting')
}

function listen(server: Server, host: string, port: number) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartError(explain(error, host, port), { cause: error })),
    )
    server.listen({ port, host, backlog: BACKLOG }, resolve)
  })
}

function explain(error: NodeJS.ErrnoException, host: string, port: number) {
  if (error.code === 'EADDRINUSE') return `Port ${port} on ${host} is taken by another program. Set PORT to a free one.`
  if (error.code === 'EACCES') return `Port ${port} needs more rights than this user has. Set PORT to 1024 or above.`
  return `Plinth cannot listen on ${host}:${port} (${error.code}).`
}
