import type { FastifyInstance } from 'fastify'
import { sendPlainText } from './plain-text.ts'

/** `/healthz`: the process is running. `/readyz`: it can accept traffic from a load balancer. */
export function healthRoutes(app: FastifyInstance, { whyNotReady }: { whyNotReady: () => Promise<string | null> }) {
  app.get('/healthz', { config: { isQuiet: true } }, async (_request, reply) => sendPlainText(reply, 200, 'ok'))

  app.get('/readyz', { config: { isQuiet: true } }, async (_request, reply) => {
    const reason = await whyNotReady()
    return sendPlainText(reply, reason ? 503 : 200, reason ?? 'ready')
  })
}
