import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { refuse } from './error-handler.ts'

interface Declared {
  method: string
  parts: string[]
}

/**
 * Returns 405 with `Allow` for a declared path requested with another method. Call before calls are registered, and use
 * the returned hook on the catch-all route. Registering a route for each wrong method instead would slow down startup.
 */
export function refuseOtherMethods(app: FastifyInstance): onRequestHookHandler {
  const declared: Declared[] = []
  app.addHook('onRoute', ({ url, method, config }) => {
    if (!config?.endpoint) return
    for (const one of [method].flat()) declared.push({ method: one, parts: partsOf(url) })
  })

  // An `onRequest` hook, because the body need not be read.
  return (request, reply, done) => {
    const requested = partsOf(request.url)
    const methods = declared.filter(({ parts }) => matches(parts, requested)).map(({ method }) => method)
    // A declared method also gets here if the router rejects the URL, for example for a parameter that is too long.
    if (methods.length === 0 || methods.includes(request.method)) return done()
    return refuse(reply.header('allow', [...new Set(methods)].sort().join(', ')), 405, wireRefusals.wrongMethod)
  }
}

/** Splits a path like the router: without query and trailing slash, decoded, case-insensitive. */
function partsOf(url: string) {
  const [path = ''] = url.split('?', 1)
  return path
    .replace(/\/$/, '')
    .split('/')
    .map((part) => decodeURIComponent(part).toLowerCase())
}

function matches(pattern: string[], requested: string[]) {
  return (
    pattern.length === requested.length && pattern.every((part, nth) => part.startsWith(':') || part === requested[nth])
  )
}
