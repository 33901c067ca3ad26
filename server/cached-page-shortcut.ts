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

/**
 * Answers a GET for a cached page by its own address before Fastify sees it: Fastify's routing, hooks and headers are
 * about a third of what such a response costs (decision 018). The response is the same, and so are its log line and its
 * timing. Every other request is passed on.
 */
export function createCachedPageShortcut({ cache, timings, log, isHttps }: Options) {
  const nextId = createRequestIds()
  const common = commonHeaders({ isHttps })
  const headersByBody = new WeakMap<Buffer | Kept, string[]>()

  /** As a flat list, which Node writes without copying; built once for each body. */
  function headerList(body: Buffer | Kept, headers: () => Record<string, string>) {
    const known = headersByBody.get(body)
    if (known) return known
    const list = Object.entries({ ...headers(), ...common }).flat()
    headersByBody.set(body, list)
    return list
  }

  function send(request: IncomingMessage, response: ServerResponse, page: Kept) {
    if (isKnownTo(request.headers, page)) {
      const headers = headerList(page, () => headersOf(page))
      response.writeHead(304, headers).end()
      return true
    }
    const encoding = acceptedEncoding(request.headers)
    const body = page.body(encoding)
    // It is being compressed for the first time.
    if (body instanceof Promise) return false
    const headers = headerList(body, () => headersOf(page, { encoding, body }))
    response.writeHead(page.status, headers).end(body)
    return true
  }

  function answer(request: IncomingMessage, response: ServerResponse) {
    const { method, url = '' } = request
    if (method !== 'GET') return false
    const page = cache.peek(pageName(url))
    if (!page) return false

    const startedAt = performance.now()
    if (!send(request, response, page)) return false
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
