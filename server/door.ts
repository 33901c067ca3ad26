import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { say } from '#contract/content/refusals.messages.ts'
import { noteConnection } from './crowd.ts'
import { createEntrance } from './entrance.ts'
import { StartError } from './errors.ts'
import { limitPatience, PATIENCE_MS, type Patience } from './patience.ts'
import type { QuickAnswer } from './plugins/kept-pages.ts'
import { watchForRush } from './rush.ts'
import { STOP_WITHIN_MS } from './stop-within.ts'
import { RETRY_AFTER_SECONDS } from './work-limit.ts'

interface Options {
  host: string
  port: number
  patience?: Patience
  /** Where the calls are, which are refused in the specification's envelope. */
  apiBase?: string
  isRush?: () => boolean
}

/**
 * The listening socket, open before the database is: a health check answers at once and everything else is told to
 * come back, until `admit` hands the requests to the application.
 */
export async function openDoor(options: Options) {
  const { host, port, patience = PATIENCE_MS, apiBase = '/api', isRush = watchForRush() } = options
  let listener: RequestListener = answerWhileStarting
  let answerQuickly: QuickAnswer = () => false
  let isStopping = false
  const underWay = new Set<ServerResponse>()
  const { enter, mayPass } = createEntrance()
  const server = createServer(
    {
      headersTimeout: patience.head,
      requestTimeout: patience.form,
      keepAliveTimeout: patience.next,
      connectionsCheckingInterval: patience.look,
    },
    (request, response) => {
      limitPatience(request, response, patience)
      underWay.add(response)
      response.once('close', () => underWay.delete(response))
      if (isStopping) response.setHeader('connection', 'close')
      if (isHealthCheck(request)) return answerHealthCheck(request, response)
      if (mayPass() && answerQuickly(request, response)) return
      enter(() => {
        // Before any work is done for it: what costs nothing can be given to everybody.
        if (isRush()) refuseInRush(response, isCall(request, apiBase))
        else if (!answerQuickly(request, response)) listener(request, response)
      })
    },
  )
  function answerHealthCheck(request: IncomingMessage, response: ServerResponse) {
    if (isStopping && request.url === '/readyz') answerPlainly(response, 503, 'stopping')
    else listener(request, response)
  }

  server.on('connection', noteConnection)
  server.setTimeout(patience.silence)
  await listen(server, host, port)

  return {
    server,
    admit(next: RequestListener, quickly: QuickAnswer = () => false) {
      listener = next
      answerQuickly = quickly
    },
    /** Nobody new is let in; those inside are answered, and told to go. */
    async close() {
      isStopping = true
      for (const response of underWay) if (!response.headersSent) response.setHeader('connection', 'close')
      // Not `server.close()`, which ends every kept connection at once, and with it the request just sent on it.
      const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
      const force = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS.requests)
      await Promise.race([closed, pause(STOP_WITHIN_MS.farewell, null, { ref: false })])
      const sweep = setInterval(() => server.closeIdleConnections(), 50)
      server.closeIdleConnections()
      await closed
      clearInterval(sweep)
      clearTimeout(force)
    },
  }
}

const answerWhileStarting: RequestListener = (request, response) => {
  if (request.url === '/healthz') answerPlainly(response, 200, 'ok')
  else answerPlainly(response, 503, 'starting')
}

function answerPlainly(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '2' })
  response.end(text)
}

function isHealthCheck({ url }: IncomingMessage) {
  return url === '/healthz' || url === '/readyz'
}

function isCall({ url = '' }: IncomingMessage, apiBase: string) {
  return url.slice(0, apiBase.length + 1).toLowerCase() === `${apiBase.toLowerCase()}/`
}

function refuseInRush(response: ServerResponse, isCall: boolean) {
  response.writeHead(503, {
    'content-type': isCall ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(RETRY_AFTER_SECONDS),
  })
  response.end(isCall ? OVERLOADED : say.overloaded)
}

const OVERLOADED = JSON.stringify({
  responseMessage: { isSuccessStatusCode: false, reasonPhrase: say.overloaded },
  data: null,
})

/** Connections that the system keeps until there is a turn for them. One beyond that is lost, and its sender waits for seconds. */
const MOST_WAITING = 4096

function listen(server: Server, host: string, port: number) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartError(explain(error, host, port), { cause: error })),
    )
    server.listen({ port, host, backlog: MOST_WAITING }, resolve)
  })
}

function explain(error: NodeJS.ErrnoException, host: string, port: number) {
  if (error.code === 'EADDRINUSE') return `Port ${port} on ${host} is taken by another program. Set PORT to a free one.`
  if (error.code === 'EACCES') return `Port ${port} needs more rights than this user has. Set PORT to 1024 or above.`
  return `Plinth cannot listen on ${host}:${port} (${error.code}).`
}
