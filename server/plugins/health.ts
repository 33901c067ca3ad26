import type { FastifyInstance } from 'fastify'

/** `/healthz`: the process lives. `/readyz`: it can take work, so a load balancer may send some. */
export function healthRoutes(app: FastifyInstance, { whyNotReady }: { whyNotReady: () => Promise<string | null> }) {
  app.get('/healthz', { config: { isQuiet: true } }, async (_request, reply) => plain(reply, 200, 'ok'))

  app.get('/readyz', { config: { isQuiet: true } }, async (_request, reply) => {
    const reason = await whyNotReady()
    return plain(reply, reason ? 503 : 200, reason ?? 'ready')
  })
}

function plain(reply: import('fastify').FastifyReply, status: number, text: string) {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text)
}
