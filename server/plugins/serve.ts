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

/** What a handler is given: the declared values in our own names, and who calls. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  request: FastifyRequest
  /** Aborts when the time for the handler is over; absent where a page of this process makes the call. */
  signal?: AbortSignal | undefined
}

/** An answer with a reason phrase of its own; a handler that returns plain data says 'OK'. */
export interface Said<T> {
  said: string
  data: T
}

export function said<T>(message: string, data: T): Said<T> {
  return { said: message, data }
}

/** A list too long to be held at once: it leaves in batches, as they come. */
export interface Streamed<Row> {
  batches: AsyncIterable<Row[]>
}

export function streamed<Row>(batches: AsyncIterable<Row[]>): Streamed<Row> {
  return { batches }
}

type StreamedOf<Data> = Data extends readonly (infer Row)[] ? Streamed<Row> : never

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<DataOf<E> | Said<DataOf<E>> | StreamedOf<DataOf<E>>>

interface Parts {
  cache: ContentCache
  /** For calls from outside whose answers are not cached. The calls of a page belong to its render. */
  limit?: ConcurrencyLimit
}

/** Serves declared calls below the API base. Open reads are functions of the content, so their answers are kept. */
export function createServe(app: FastifyInstance, { cache, limit }: Parts) {
  return function serve<E extends Endpoint>(endpoint: E, handle: Handler<E>) {
    const isContentRead = endpoint.method === 'GET' && endpoint.access === 'anyone' && !endpoint.changesData

    app.route({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { endpoint },
      onRequest: async (request) => {
        if (endpoint.changesData && endpoint.method === 'GET') refuseForeignPages(request)
        await requireAccess(request, endpoint)
      },
      handler: async (request, reply) => {
        const params = readEach(endpoint.params, request.params)
        const query = readEach(endpoint.query, request.query)
        const call = { params, query, body: readBody(endpoint, request), request } as Call<E>
        const run =
          limit && isFromOutside(request) ? limit.run : <T>(job: (signal?: AbortSignal) => Promise<T>) => job()
        // A signed-in caller may see more than others do.
        if (!isContentRead || request.caller) {
          reply.header('cache-control', 'no-store').type(JSON_TYPE)
          const result = await run((signal?: AbortSignal) => handle({ ...call, signal }))
          return reply.send(isStreamed(result) ? await stream(endpoint, result) : write(endpoint, result))
        }
        // Keyed by the values that were read: the spelling of an address and other keys of its query change nothing.
        const key = `api ${endpoint.path} ${JSON.stringify({ ...params, ...query })}`
        const render = async (): Promise<Rendered> => ({
          status: 200,
          headers: { 'content-type': JSON_TYPE, 'cache-control': CONTENT_CACHING },
          body: write(endpoint, await run(() => handle(call))),
          keep: howToKeep(endpoint),
        })
        return sendCached(request, reply, await cache.get(key, render))
      },
    })
  }
}

/** Answers with a parameter are as many as a caller likes to ask for, so they share a room of their own. */
function howToKeep({ hasFreeText, params }: Endpoint) {
  if (hasFreeText) return 'briefly'
  return Object.keys(params).length > 0 ? 'apart' : undefined
}

export type Serve = ReturnType<typeof createServe>

/** Rather than by a page of the same process. */
export function isFromOutside(request: FastifyRequest) {
  return request.raw.socket instanceof Socket
}

/** A CDN may hold an open answer for a minute; a browser asks again each time and mostly hears 304. */
export const CONTENT_CACHING = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

const JSON_TYPE = 'application/json; charset=utf-8'

function readEach(schemas: Record<string, z.ZodMiniType>, given: unknown) {
  const values = given as Record<string, unknown>
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

/** PostgreSQL keeps neither a NUL nor half a character in a text, and no honest request has one. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  return typeof value !== 'object' || value === null || Object.values(value).every(isStorable)
}

function write(endpoint: Endpoint, result: unknown) {
  const { said: reasonPhrase, data } = isSaid(result) ? result : said('OK', result)
  const wire = z.encode(endpoint.answer.data, data as never)
  if (endpoint.answer.kind === 'bare') return JSON.stringify(wire)
  const status = endpoint.answersStatus ? { status: CHANGE_STATUS.done } : {}
  return JSON.stringify({ responseMessage: { isSuccessStatusCode: true, reasonPhrase }, data: wire, ...status })
}

/** The envelope is written around an empty list, which then gives way to the rows. */
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

function isSaid(value: unknown): value is Said<unknown> {
  return typeof value === 'object' && value !== null && 'said' in value
}

/** Some of the specification's deletes are GETs: neither a link, an image nor another site may reach them. */
function refuseForeignPages(request: FastifyRequest) {
  const site = request.headers['sec-fetch-site']
  const isForeign = site !== undefined && site !== 'same-origin' && site !== 'none'
  const isNavigation = request.headers['sec-fetch-mode'] === 'navigate'
  if (isForeign || isNavigation) throw new AppError('forbidden', wireRefusals.noForeignPages)
}

interface Around {
  /** What stands before and after the rows. */
  head: string
  tail: string
  /** A batch as a JSON list. */
  write(batch: unknown[]): string
}

/**
 * A JSON list that leaves as its rows arrive, so that its length costs no memory and the others are served in between.
 * The first batch is awaited here: a list that cannot be read at all is still refused with a proper answer. One that
 * breaks off later ends the connection, so nobody takes a part for the whole.
 */
async function streamList(batches: AsyncIterable<unknown[]>, { head, tail, write }: Around) {
  const iterator = batches[Symbol.asyncIterator]()
  const first = await iterator.next()

  async function* texts() {
    let before = `${head}[`
    for (let next = first; !next.done; next = await iterator.next()) {
      yield before + write(next.value).slice(1, -1)
      before = ','
      // The embedded database answers, and a quick reader takes, within one turn of the event loop: others wait for the next.
      await nextTurn()
    }
    yield first.done ? `${head}[]${tail}` : `]${tail}`
  }
  return Readable.from(texts())
}
