import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { CHANGE_STATUS } from '#contract/identity/identity.constants.ts'
import type { BodyOf, DataOf, Endpoint, ParamsOf, QueryOf } from '#contract/wire/endpoint.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import type { ConcurrencyLimit } from '#server/concurrency-limit.ts'
import { AppError } from '#server/errors.ts'
import { requireAccess } from './access.ts'
import { type ContentCache, type Rendered, sendCached } from './content-cache.ts'

/** `params`, `query` and `body` are decoded from the wire format. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  request: FastifyRequest
  /** Aborts on a timeout. Missing for in-process calls of a page and for cached reads. */
  signal?: AbortSignal | undefined
}

export interface Reply<T> {
  reasonPhrase: string
  data: T
  headers?: Record<string, string>
}

export function reply<T>(reasonPhrase: string, data: T, headers?: Record<string, string>): Reply<T> {
  return { reasonPhrase, data, ...(headers && { headers }) }
}

/** A list too long for memory, sent in batches. */
export interface Streamed<Row> {
  batches: AsyncIterable<Row[]>
}

export function streamed<Row>(batches: AsyncIterable<Row[]>): Streamed<Row> {
  return { batches }
}

type StreamedOf<Data> = Data extends readonly (infer Row)[] ? Streamed<Row> : never

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<DataOf<E> | Reply<DataOf<E>> | StreamedOf<DataOf<E>>>

interface Parts {
  cache: ContentCache
  /** Limits external calls that are not cached. In-process calls of a page count as part of its render. */
  limit?: ConcurrencyLimit
  requireOpen: (request: FastifyRequest, endpoint: Endpoint) => Promise<void>
}

/** Public reads depend only on the content, so their responses are cached. */
export function createServe(app: FastifyInstance, { cache, limit, requireOpen }: Parts) {
  return function serve<E extends Endpoint>(endpoint: E, handle: Handler<E>) {
    const isContentRead = endpoint.method === 'GET' && endpoint.access === 'anyone' && !endpoint.changesData

    app.route({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { endpoint },
      ...(endpoint.largestBody !== undefined && { bodyLimit: endpoint.largestBody }),
      onRequest: async (request) => {
        if (endpoint.changesData && endpoint.method === 'GET') refuseCrossSite(request)
        await requireAccess(request, endpoint)
        await requireOpen(request, endpoint)
      },
      handler: async (request, reply) => {
        const params = readEach(endpoint.params, request.params)
        const query = readEach(endpoint.query, request.query)
        const call = { params, query, body: readBody(endpoint, request), request } as Call<E>
        const run = <T>(job: (signal?: AbortSignal) => Promise<T>) =>
          limit && isFromOutside(request) ? limit.run(job, { isChange: endpoint.changesData }) : job()
        // A signed-in caller may see more than a visitor, so the response is not cached.
        if (!isContentRead || request.caller) {
          reply.header('cache-control', 'no-store').type(JSON_TYPE)
          const result = await run((signal?: AbortSignal) => handle({ ...call, signal }))
          if (isReply(result) && result.headers) reply.headers(result.headers)
          return reply.send(isStreamed(result) ? await stream(endpoint, result) : write(endpoint, result))
        }
        // The key uses the parsed values, so that letter case and unknown query parameters create no additional
        // entries.
        const key = `api ${endpoint.path} ${JSON.stringify({ ...params, ...query })}`
        const render = async (): Promise<Rendered> => ({
          status: 200,
          // A browser that has fetched it as a visitor must not use it for a signed-in caller.
          headers: { 'content-type': JSON_TYPE, 'cache-control': CONTENT_CACHING, vary: 'authorization' },
          body: write(endpoint, await run(() => handle(call))),
          caching: cachingOf(endpoint),
        })
        return sendCached(request, reply, await cache.get(key, render))
      },
    })
  }
}

/** Responses with a parameter are cached separately, because callers can request any number of them. */
function cachingOf({ hasFreeText, params }: Endpoint) {
  if (hasFreeText) return 'briefly'
  return Object.keys(params).length > 0 ? 'separately' : undefined
}

export type Serve = ReturnType<typeof createServe>

/** False for API calls that a page makes with `app.inject` while it renders: their socket is not a `net.Socket`. */
export function isFromOutside(request: FastifyRequest) {
  return request.raw.socket instanceof Socket
}

/** A CDN may cache a public response for a minute; a browser revalidates every time and mostly gets 304. */
export const CONTENT_CACHING = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

const JSON_TYPE = 'application/json; charset=utf-8'

function readEach(schemas: Record<string, z.ZodMiniType>, input: unknown) {
  const values = input as Record<string, unknown>
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, read(schema, values[name])]))
}

function readBody(endpoint: Endpoint, request: FastifyRequest) {
  return endpoint.body && read(endpoint.body, request.body ?? {})
}

function read(schema: z.ZodMiniType, value: unknown) {
  const result = z.safeDecode(schema, value as never)
  if (!result.success) throw new AppError('invalid', result.error.issues[0]?.message ?? wireRefusals.badRequest)
  if (!isStorable(result.data)) throw new AppError('invalid', wireRefusals.badRequest)
  return result.data
}

/** PostgreSQL cannot store NUL or a lone surrogate in text. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  return typeof value !== 'object' || value === null || Object.values(value).every(isStorable)
}

function write(endpoint: Endpoint, result: unknown) {
  const { reasonPhrase, data } = isReply(result) ? result : reply('OK', result)
  const wire = z.encode(endpoint.answer.data, data as never)
  if (endpoint.answer.kind === 'bare') return JSON.stringify(wire)
  const status = endpoint.answersStatus ? { status: CHANGE_STATUS.done } : {}
  return JSON.stringify({ responseMessage: { isSuccessStatusCode: true, reasonPhrase }, data: wire, ...status })
}

/** Writes the envelope with an empty list and inserts the rows in its place. */
function stream(endpoint: Endpoint, { batches }: Streamed<unknown>) {
  const [head = '', tail = ''] = write(endpoint, []).split('[]')
  return streamList(batches, {
    head,
    tail,
    write: (batch) => JSON.stringify(z.encode(endpoint.answer.data, batch as never)),
  })
}

function isStreamed(value: unknown): value is Streamed<unknown> {
  return typeof value === 'object' && value !== null && 'batches' in value
}

function isReply(value: unknown): value is Reply<unknown> {
  return typeof value === 'object' && value !== null && 'reasonPhrase' in value
}

/** Some deletes of the specification are GETs, so links, images and other sites must not trigger them. */
function refuseCrossSite(request: FastifyRequest) {
  const site = request.headers['sec-fetch-site']
  const isForeign = site !== undefined && site !== 'same-origin' && site !== 'none'
  const isNavigation = request.headers['sec-fetch-mode'] === 'navigate'
  if (isForeign || isNavigation) throw new AppError('forbidden', wireRefusals.noForeignPages)
}

interface ListFormat {
  head: string
  tail: string
  write(batch: unknown[]): string
}

/**
 * Streams a JSON list, so that a long list needs little memory and other requests are served in between. The first
 * batch is awaited, so that a failed query still returns a proper error response. A later failure destroys the
 * connection, so that the client cannot mistake a part for the whole list.
 */
async function streamList(batches: AsyncIterable<unknown[]>, { head, tail, write }: ListFormat) {
  const iterator = batches[Symbol.asyncIterator]()
  const first = await iterator.next()

  async function* texts() {
    let before = `${head}[`
    for (let next = first; !next.done; next = await iterator.next()) {
      yield before + write(next.value).slice(1, -1)
      before = ','
      // The embedded database and a fast client can both finish in one iteration of the event loop, so other requests
      // get a turn here.
      await nextTurn()
    }
    yield first.done ? `${head}[]${tail}` : `]${tail}`
  }
  return Readable.from(texts())
}
