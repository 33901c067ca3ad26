import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { refuse } from './error-handler.ts'

interface Declared {
  method: string
  parts: string[]
}

/**
 * A declared address asked for by another method is answered 405 and told the right one. To be called before the calls
 * are served; what it returns is a hook for the route that takes what is left. Routes of their own, one for each address
 * and wrong method, would be seven times as many as there are calls and are a tenth of what the start takes.
 */
export function refuseOtherMethods(app: FastifyInstance): onRequestHookHandler {
  const declared: Declared[] = []
  app.addHook('onRoute', ({ url, method, config }) => {
    if (!config?.endpoint) return
    for (const one of [method].flat()) declared.push({ method: one, parts: partsOf(url) })
  })

  // Before the body is read, which nobody will use.
  return (request, reply, done) => {
    const asked = partsOf(request.url)
    const methods = declared.filter(({ parts }) => covers(parts, asked)).map(({ method }) => method)
    // The router may have refused an address for another reason, such as the length of a part.
    if (methods.length === 0 || methods.includes(request.method)) return done()
    return refuse(reply.header('allow', [...new Set(methods)].sort().join(', ')), 405, wireRefusals.wrongMethod)
  }
}

/** As the router reads an address: without its query and last slash, decoded, in any letter case. */
function partsOf(url: string) {
  const [path = ''] = url.split('?', 1)
  return path
    .replace(/\/$/, '')
    .split('/')
    .map((part) => decodeURIComponent(part).toLowerCase())
}

function covers(pattern: string[], asked: string[]) {
  return pattern.length === asked.length && pattern.every((part, nth) => part.startsWith(':') || part === asked[nth])
}
