import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify'
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
        url: request.url,
        status: reply.statusCode,
        ms: reply.elapsedTime,
        account: request.caller?.accountId,
      })
    }
    done()
  })
}

interface Line {
  reqId?: string
  method: string
  url: string
  status: number
  ms: number
  account?: number | undefined
}

/** The address goes without its query, which may hold a token or somebody's words. */
export function logRequest(log: FastifyBaseLogger, { url, ms, ...line }: Line) {
  log.info({ ...line, path: url.split('?', 1)[0], ms: Math.round(ms * 10) / 10 }, 'request')
}
