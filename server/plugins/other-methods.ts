import type { FastifyInstance } from 'fastify'
import { say } from '#contract/content/content.messages.ts'
import { refuse } from './error-handler.ts'

/**
 * A declared address asked for by another method is answered 405 and told the right one. To be called before the calls
 * are served; what it returns, when all of them are.
 */
export function refuseOtherMethods(app: FastifyInstance) {
  const declared: { method: string; url: string }[] = []
  app.addHook('onRoute', ({ url, method, config }) => {
    if (config?.endpoint) declared.push(...[method].flat().map((one) => ({ method: one, url })))
  })

  return function addRefusals() {
    for (const url of new Set(declared.map((route) => route.url))) {
      // An address such as /Item/Add may also be read as /Item/{id}, and is then not ours to refuse.
      const allowed = new Set(declared.filter((route) => covers(route.url, url)).map(({ method }) => method))
      const allow = [...allowed].sort().join(', ')
      app.route({
        method: app.supportedMethods.filter((method) => !allowed.has(method)),
        url: url.slice(app.prefix.length),
        // At once: a body that nobody will use need not be read.
        onRequest: async (_request, reply) => refuse(reply.header('allow', allow), 405, say.wrongMethod),
        handler: async () => {},
      })
    }
  }
}

/** Whether every address of the second pattern may also be read by the first. */
function covers(pattern: string, url: string) {
  const parts = pattern.toLowerCase().split('/')
  const others = url.toLowerCase().split('/')
  return parts.length === others.length && parts.every((part, nth) => part.startsWith(':') || part === others[nth])
}
