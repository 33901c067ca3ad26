import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { StartError } from './errors.ts'
import { countConnection } from './job-turns.ts'
import { STOP_WITHIN_MS } from './shutdown.ts'
import { limitBodyAndResponse, TIMEOUTS_MS, type Timeouts } from './timeouts.ts'

interface Options {
  host: string
  port: number
  timeouts?: Timeouts
}

/** Connections that the system holds until they are accepted; one beyond that is lost, and its client waits for seconds. */
const BACKLOG = 4096

/** Open connections. Node closes a further one at once, so that idle clients cannot use up memory and descriptors. */
const MAX_CONNECTIONS = 8_192

/**
 * Listens before there is a database, so that a liveness check is answered from the first second: `/healthz` is 200 and
 * everything else 503 until `startServing`.
 */
export async function openHttpServer({ host, port, timeouts = TIMEOUTS_MS }: Options) {
  let application: RequestListener = answerWhileStarting
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
    /** For Fastify, which is given this server in place of one of its own. */
    serverFactory: (fastify: RequestListener) => {
      application = fastify
      return server
    },
    startServing(around: (next: RequestListener) => RequestListener = (next) => next) {
      handler = around(application)
    },
    /** From the signal to stop on, so that `/readyz` is 503. */
    isDraining: () => isDraining,
    /**
     * Drains. For a moment every request is still answered, on new connections too, but with `Connection: close`, so
     * that clients leave theirs and load balancers look elsewhere: `server.close()` alone closes idle connections at
     * once, and with them a request that is on its way. Requests that are still open then get the rest of the time.
     */
    async close() {
      isDraining = true
      for (const response of open) if (!response.headersSent) response.setHeader('connection', 'close')
      // For the connection of a response that has begun without that header.
      server.keepAliveTimeout = 1
      const force = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS.requests)
      try {
        if ((await promisify(server.getConnections.bind(server))()) > 0) await pause(STOP_WITHIN_MS.drain)
        await promisify(server.close.bind(server))()
      } finally {
        clearTimeout(force)
      }
    },
  }
}

export type HttpServer = Awaited<ReturnType<typeof openHttpServer>>

const answerWhileStarting: RequestListener = (request, response) => {
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
