import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export interface Rendered {
  status: number
  headers: Record<string, string>
  body: string | Buffer
  /**
   * For how long, where it is not the usual: `never` for what was made while a part of it was out of reach, `apart` for
   * an answer with a parameter, of which a caller can ask for any number.
   */
  keep?: 'apart' | 'briefly' | 'never'
}

/** A rendered answer with its compressed bodies, each made at most once. */
export interface Kept {
  status: number
  headers: Record<string, string>
  etag: string
  size: number
  keep: 'long' | 'apart' | 'briefly' | 'never'
  body(encoding: Encoding): Buffer | Promise<Buffer>
}

type Encoding = 'br' | 'gzip' | 'identity'

interface Options {
  revision: () => number
  maxBytes?: number
}

/**
 * Keeps what is a pure function of the content: rendered once per key and content revision, by one caller at a time.
 * Answers other than 200, and those to addresses of the visitor's own making, live shortly and apart, so that a flood
 * of odd addresses cannot push good pages out.
 */
export function createContentCache(options: Options) {
  const good = new LRUCache<string, Kept>({
    maxSize: options.maxBytes ?? 96 * 2 ** 20,
    sizeCalculation: (kept) => kept.size,
  })
  const apart = new LRUCache<string, Kept>({ maxSize: 16 * 2 ** 20, sizeCalculation: (kept) => kept.size })
  const brief = new LRUCache<string, Kept>({ max: 200, ttl: 10_000 })
  const underWay = new Map<string, Promise<Kept>>()
  const counts: CacheCounts = { hits: 0, joined: 0, renders: 0 }

  return {
    counts: counts as Readonly<CacheCounts>,

    /** What lasts and is there now. It counts as an answer. */
    peek(name: string): Kept | undefined {
      const kept = good.get(`${options.revision()} ${name}`)
      if (kept) counts.hits += 1
      return kept
    },

    async get(name: string, render: () => Promise<Rendered>): Promise<Kept> {
      const key = `${options.revision()} ${name}`
      const kept = good.get(key) ?? apart.get(key) ?? brief.get(key)
      if (kept) {
        counts.hits += 1
        return kept
      }
      const coming = underWay.get(key)
      if (coming) {
        counts.joined += 1
        return coming
      }

      counts.renders += 1
      const work = render().then(keep)
      underWay.set(key, work)
      try {
        const made = await work
        if (made.keep === 'long') good.set(key, made)
        if (made.keep === 'apart') apart.set(key, made)
        if (made.keep === 'briefly') brief.set(key, made)
        return made
      } finally {
        underWay.delete(key)
      }
    },
  }
}

/** How often an answer was there, was being made for another, had to be made. */
export interface CacheCounts {
  hits: number
  joined: number
  renders: number
}

export type ContentCache = ReturnType<typeof createContentCache>

export async function sendCached(request: FastifyRequest, reply: FastifyReply, kept: Kept) {
  if (isKnownTo(request.headers, kept)) return reply.code(304).headers(headersOf(kept)).send()

  const encoding = acceptedEncoding(request.headers)
  const body = await kept.body(encoding)
  reply.code(kept.status).headers(headersOf(kept, { encoding, body }))
  return reply.send(request.method === 'HEAD' ? null : body)
}

/** Whoever asks has it already. */
function isKnownTo(headers: IncomingHttpHeaders, { status, etag }: Kept) {
  return status === 200 && (headers['if-none-match']?.includes(etag) ?? false)
}

/** With one of its bodies, or with none for whoever has it already. */
function headersOf({ headers, etag }: Kept, sent?: { encoding: Encoding; body: Buffer }) {
  return {
    ...headers,
    etag,
    vary: 'accept-encoding',
    ...(sent && sent.encoding !== 'identity' && { 'content-encoding': sent.encoding }),
    ...(sent && { 'content-length': String(sent.body.length) }),
  }
}

function keep({ status, headers, body, keep: wish }: Rendered): Kept {
  const identity = typeof body === 'string' ? Buffer.from(body) : body
  const bodies = new Map<Encoding, Buffer | Promise<Buffer>>([['identity', identity]])
  const etag = `"${hash('sha1', identity, 'base64url')}"`
  return {
    status,
    headers,
    keep: status >= 500 ? 'never' : (wish ?? (status === 200 ? 'long' : 'briefly')),
    // Weak, because one tag stands for all three encodings.
    etag: `W/${etag}`,
    // Room for the compressed copies, which are made when first asked for.
    size: Math.ceil(identity.length * 1.5) + 1024,
    body(encoding) {
      const made = bodies.get(encoding)
      if (made) return made
      const compressed = compress(identity, encoding).then((buffer) => {
        bodies.set(encoding, buffer)
        return buffer
      })
      bodies.set(encoding, compressed)
      return compressed
    },
  }
}

/** Quality 6 costs a few milliseconds for a page and comes within a twentieth of the best. */
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
