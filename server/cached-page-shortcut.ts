import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { acceptedEncoding, type ContentCache, headersOf, isKnownTo, type Kept } from './plugins/content-cache.ts'
import { PAGES_ROUTE, pageName } from './plugins/pages.ts'
import { logRequest } from './plugins/request-log.ts'
import type { RequestTimings } from './plugins/request-timings.ts'
import { commonHeaders } from './plugins/security-headers.ts'
import { createRequestIds } from './request-id.ts'

interface Options {
  cache: ContentCache
  timings: RequestTimings
  log: FastifyBaseLogger
  isHttps: boolean
}

export function createCachedPageShortcut({ cache, timings, log, isHttps }: Options) {
  const nextId = createRequestIds()
  const common = commonHeaders({ isHttps })
  const heads = new WeakMap<Buffer | Kept, string[]>()

  function headOf(of: Buffer | Kept, headers: () => Record<string, string>) {
    const known = heads.get(of)
    if (known) return known
    const head = Object.entries({ ...headers(), ...common }).flat()
    heads.set(of, head)
    return head
  }

  function send(request: IncomingMessage, response: ServerResponse, kept: Kept) {
    if (isKnownTo(request.headers, kept)) {
      response
        .writeHead(
          304,
          headOf(kept, () => headersOf(kept)),
        )
        .end()
      return true
    }
    const encoding = acceptedEncoding(request.headers)
    const body = kept.body(encoding)
    if (body instanceof Promise) return false
    response
      .writeHead(
        kept.status,
        headOf(body, () => headersOf(kept, { encoding, body })),
      )
      .end(body)
    return true
  }

  function answer(request: IncomingMessage, response: ServerResponse) {
    const { method, url = '' } = request
    if (method !== 'GET') return false
    const kept = cache.peek(pageName(url))
    if (!kept) return false

    const startedAt = performance.now()
    if (!send(request, response, kept)) return false
    const ms = performance.now() - startedAt
    const status = response.statusCode
    timings.note(PAGES_ROUTE, { status, seconds: ms / 1000 })
    logRequest(log, { reqId: nextId(), method, url, status, ms })
    return true
  }

  return (next: RequestListener): RequestListener =>
    (request, response) => {
      if (!answer(request, response)) next(request, response)
    }
}
