import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { siteDay } from '#contract/wire/site-time.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export interface Rendered {
  status: number
  headers: Record<string, string>
  body: string | Buffer
  /**
   * Overrides the default, which depends on the status. `never`: the response is `no-store`, or a part of it could not
   * be loaded. `briefly`: for ten seconds. `separately`: in a small store, because its URL has parameters with any
   * number of values.
   */
  caching?: 'separately' | 'briefly' | 'never'
}

/** A rendered response. Each encoding of its body is compressed once, when it is first requested. */
export interface CachedResponse {
  status: number
  headers: Record<string, string>
  etag: string
  size: number
  caching: 'long' | 'separately' | 'briefly' | 'never'
  body(encoding: Encoding): Buffer | Promise<Buffer>
}

type Encoding = 'br' | 'gzip' | 'identity'

interface Options {
  revision: () => number
  now?: () => Date
  maxBytes?: number
}

/**
 * Caches responses that depend only on public content and the day (a page may state the number of days left).
 * Concurrent requests share one render. Statuses other than 200 and responses to arbitrary URLs have small stores of
 * their own, so that a flood of them cannot evict pages. A status of 500 or above is never cached.
 */
export function createContentCache(options: Options) {
  const { now = () => new Date() } = options
  const keyOf = (name: string) => `${options.revision()} ${siteDay(now())} ${name}`
  const main = new LRUCache<string, CachedResponse>({
    maxSize: options.maxBytes ?? 96 * 2 ** 20,
    sizeCalculation: (cached) => cached.size,
  })
  const separate = new LRUCache<string, CachedResponse>({
    maxSize: 16 * 2 ** 20,
    sizeCalculation: (cached) => cached.size,
  })
  const brief = new LRUCache<string, CachedResponse>({ max: 200, ttl: 10_000 })
  const inProgress = new Map<string, Promise<CachedResponse>>()
  const counts: CacheCounts = { hits: 0, joined: 0, renders: 0 }

  return {
    counts: counts as Readonly<CacheCounts>,

    /** Reads the main store only. Counts as a hit. */
    peek(name: string): CachedResponse | undefined {
      const cached = main.get(keyOf(name))
      if (cached) counts.hits += 1
      return cached
    },

    async get(name: string, render: () => Promise<Rendered>): Promise<CachedResponse> {
      const key = keyOf(name)
      const cached = main.get(key) ?? separate.get(key) ?? brief.get(key)
      if (cached) {
        counts.hits += 1
        return cached
      }
      const pending = inProgress.get(key)
      if (pending) {
        counts.joined += 1
        return pending
      }

      counts.renders += 1
      const work = render().then(toCachedResponse)
      inProgress.set(key, work)
      try {
        const response = await work
        if (response.caching === 'long') main.set(key, response)
        if (response.caching === 'separately') separate.set(key, response)
        if (response.caching === 'briefly') brief.set(key, response)
        return response
      } finally {
        inProgress.delete(key)
      }
    },
  }
}

export interface CacheCounts {
  hits: number
  joined: number
  renders: number
}

export type ContentCache = ReturnType<typeof createContentCache>

export async function sendCached(request: FastifyRequest, reply: FastifyReply, cached: CachedResponse) {
  if (isNotModified(request.headers, cached)) return reply.code(304).headers(headersOf(cached)).send()

  const encoding = acceptedEncoding(request.headers)
  const body = await cached.body(encoding)
  reply.code(cached.status).headers(headersOf(cached, { encoding, body }))
  return reply.send(request.method === 'HEAD' ? null : body)
}

function isNotModified(headers: IncomingHttpHeaders, { status, etag }: CachedResponse) {
  return status === 200 && (headers['if-none-match']?.includes(etag) ?? false)
}

/** `sent` is missing for a 304 response. */
function headersOf({ headers, etag }: CachedResponse, sent?: { encoding: Encoding; body: Buffer }) {
  return {
    ...headers,
    etag,
    vary: headers.vary ? `${headers.vary}, accept-encoding` : 'accept-encoding',
    ...(sent && sent.encoding !== 'identity' && { 'content-encoding': sent.encoding }),
    ...(sent && { 'content-length': String(sent.body.length) }),
  }
}

function toCachedResponse({ status, headers, body, caching: requested }: Rendered): CachedResponse {
  const identity = typeof body === 'string' ? Buffer.from(body) : body
  const bodies = new Map<Encoding, Buffer | Promise<Buffer>>([['identity', identity]])
  const etag = `"${hash('sha1', identity, 'base64url')}"`
  return {
    status,
    headers,
    caching: status >= 500 ? 'never' : (requested ?? (status === 200 ? 'long' : 'briefly')),
    // Weak, because all encodings share one ETag.
    etag: `W/${etag}`,
    // Includes an estimate for the compressed bodies, which are created on first use.
    size: Math.ceil(identity.length * 1.5) + 1024,
    body(encoding) {
      const existing = bodies.get(encoding)
      if (existing) return existing
      const compressed = compress(identity, encoding).then((buffer) => {
        bodies.set(encoding, buffer)
        return buffer
      })
      bodies.set(encoding, compressed)
      return compressed
    },
  }
}

/** Higher Brotli qualities take much longer and save little. */
function compress(body: Buffer, encoding: Encoding) {
  if (encoding === 'br') return toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
  return toGzip(body, { level: 7 })
}

function acceptedEncoding(headers: IncomingHttpHeaders): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '')
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepted)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepted)) return 'gzip'
  return 'identity'
}
