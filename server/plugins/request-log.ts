import type { FastifyInstance, FastifyServerOptions } from 'fastify'
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

/** One line per request, with its id and the caller's account id; addresses without their query, which may hold tokens. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.config.isQuiet) return
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        account: request.caller?.accountId,
      },
      'request',
    )
  })
}
