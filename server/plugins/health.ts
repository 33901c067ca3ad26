import type { FastifyInstance } from 'fastify'
import { plainAnswer } from './asset-not-found.ts'

/** `/healthz`: the process lives. `/readyz`: it can take work, so a load balancer may send some. */
export function healthRoutes(app: FastifyInstance, { whyNotReady }: { whyNotReady: () => Promise<string | null> }) {
  app.get('/healthz', { config: { isQuiet: true } }, async (_request, reply) => plainAnswer(reply, 200, 'ok'))

  app.get('/readyz', { config: { isQuiet: true } }, async (_request, reply) => {
    const reason = await whyNotReady()
    return plainAnswer(reply, reason ? 503 : 200, reason ?? 'ready')
  })
}
