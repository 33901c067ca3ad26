import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import { describeError } from '../log-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a route that is not logged, timed or refused under overload, such as a health check. */
    isQuiet?: boolean
  }
}

/** Writes JSON lines to standard output, without secrets or personal data. */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: (error) => describeError(error) },
    redact: { paths: ['req.headers', 'headers', 'body', '*.password', '*.token'], remove: true },
  }
}

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

/**
 * Logs a call by its route pattern, because a parameter can be a search text or an email address. Numeric ids are
 * logged.
 */
function loggedAddress({ url, params, routeOptions }: FastifyRequest) {
  if (!routeOptions.config.endpoint || !routeOptions.url) return url
  const given = params as Record<string, string>
  return routeOptions.url.replaceAll(/:(\w+)/g, (name, param) =>
    /^\d+$/.test(given[param] ?? '') ? (given[param] ?? '') : name,
  )
}

/** Leaves out the query and free text in the path, which can hold a token or personal data. */
export function logRequest(log: FastifyBaseLogger, { url, ms, ...line }: Line) {
  const [path = ''] = url.split('?', 1)
  log.info({ ...line, path: path.split('/').map(withoutText).join('/'), ms: Math.round(ms * 10) / 10 }, 'request')
}

/**
 * Replaces tokens and all segments that are not plain: our own URLs never contain an email address or a sentence, but
 * requests can. Emailed links have their token in the path, because their pages must work without JavaScript.
 */
function withoutText(segment: string) {
  return PLAIN_SEGMENT.test(segment) && !TOKEN.test(segment) ? segment : HIDDEN
}

const PLAIN_SEGMENT = /^(?:[\w.:-]|%20){0,60}$/
/** The format of `newToken`: 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/
const HIDDEN = '*'
