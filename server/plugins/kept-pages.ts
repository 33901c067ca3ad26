import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { createRequestIds } from '../request-id.ts'
import { acceptedEncoding, type ContentCache, headersOf, isKnownTo, type Kept } from './content-cache.ts'
import { PAGES_ROUTE, pageName } from './pages.ts'
import { logRequest } from './request-log.ts'
import type { RequestTimings } from './request-timings.ts'
import { commonHeaders } from './security-headers.ts'

interface Options {
  cache: ContentCache
  timings: RequestTimings
  log: FastifyBaseLogger
  isHttps: boolean
}

/** Says whether it has answered. */
export type QuickAnswer = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Answers what is asked for most, a kept page by its own address, without the framework: routing, hooks and headers set
 * one by one cost more than all else about it. The answer is the same; whatever is not as plain goes the usual way.
 */
export function createKeptPages({ cache, timings, log, isHttps }: Options): QuickAnswer {
  const nextId = createRequestIds()
  const common = commonHeaders({ isHttps })
  const heads = new WeakMap<Buffer | Kept, string[]>()

  /** A flat list, which Node writes as it is; made once for each body. */
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

  return (request, response) => {
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
}
