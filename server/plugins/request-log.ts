import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import { describeError } from '../log-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Health checks come every few seconds and would drown the log. */
    isQuiet?: boolean
  }
}

/** JSON lines on standard output. What could be a secret or a person never reaches them. */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: (error) => describeError(error) },
    redact: { paths: ['req.headers', 'headers', 'body', '*.password', '*.token'], remove: true },
  }
}

/** One line per request, with its id and the caller's account id. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    if (!request.routeOptions.config.isQuiet) {
      logRequest(request.log, {
        method: request.method,
        url: loggedAddress(request),
        status: reply.statusCode,
        ms: reply.elapsedTime,
        account: request.caller?.accountId,
      })
    }
    done()
  })
}

interface Line {
  method: string
  url: string
  status: number
  ms: number
  account?: number | undefined
}

/** A call is logged by its route: a parameter may be what a visitor searched for, or an address. Ids are kept. */
function loggedAddress({ url, params, routeOptions }: FastifyRequest) {
  if (!routeOptions.config.endpoint || !routeOptions.url) return url
  const given = params as Record<string, string>
  return routeOptions.url.replaceAll(/:(\w+)/g, (name, param) =>
    /^\d+$/.test(given[param] ?? '') ? (given[param] ?? '') : name,
  )
}

/** The address goes without its query, which may hold a token or somebody's words, and without the like in its path. */
export function logRequest(log: FastifyBaseLogger, { url, ms, ...line }: Line) {
  const [path = ''] = url.split('?', 1)
  log.info({ ...line, path: path.split('/').map(withoutText).join('/'), ms: Math.round(ms * 10) / 10 }, 'request')
}

/** An e-mail address, a sentence or a token is in no address of ours, but anybody may ask for one that holds it. */
function withoutText(segment: string) {
  return PLAIN_SEGMENT.test(segment) ? segment : HIDDEN
}

const PLAIN_SEGMENT = /^(?:[\w.:-]|%20){0,60}$/
const HIDDEN = '*'
