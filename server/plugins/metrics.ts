import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Gauges } from '#server/db/gauges.ts'
import { tokenIn } from './access.ts'
import { assetNotFound } from './asset-not-found.ts'
import type { CacheCounts } from './content-cache.ts'
import { measureRequests } from './request-timings.ts'

interface Options {
  /** Null: only whoever sits at this machine may read. */
  token: string | null
  cache: { counts: Readonly<CacheCounts> }
  readGauges: () => Promise<Gauges>
  poolUse: () => { busy: number; idle: number; waiting: number } | null
  freeBytes: () => Promise<number | null>
}

/** `GET /metrics` for Prometheus; for everybody else there is no such address. To be called before the routes are added. */
export function metricsRoute(app: FastifyInstance, options: Options) {
  const timings = measureRequests(app)
  let registry: Promise<Registry> | null = null

  app.get('/metrics', { config: { isQuiet: true } }, async (request, reply) => {
    if (!isFromHere(request) && !hasToken(request, options.token)) return assetNotFound(reply)
    // Whoever does not ask does not pay: the library watches the garbage collector from here on.
    registry ??= openRegistry(options)
    const { contentType, describe } = await registry
    return reply
      .header('cache-control', 'no-store')
      .type(contentType)
      .send((await describe()) + timings.describe())
  })
}

type Registry = Awaited<ReturnType<typeof openRegistry>>

async function openRegistry({ cache, readGauges, poolUse, freeBytes }: Options) {
  const { collectDefaultMetrics, Gauge, Counter, Registry } = await import('prom-client')
  const register = new Registry()
  collectDefaultMetrics({ register })
  const registers = [register]

  const answers = new Counter({
    name: 'plinth_page_cache_answers_total',
    help: 'Pages and open answers that were kept (hit), being made for another (joined) or made (render).',
    labelNames: ['outcome'],
    registers,
  })
  const jobs = new Gauge({
    name: 'plinth_jobs',
    help: 'Jobs by queue and state.',
    labelNames: ['queue', 'state'],
    registers,
  })
  const mails = new Gauge({ name: 'plinth_mails_undelivered', help: 'Mails that were given up.', registers })
  const database = new Gauge({
    name: 'plinth_database_up',
    help: '1 when the database answered this scrape.',
    registers,
  })
  const pool = new Gauge({
    name: 'plinth_database_connections',
    help: 'Connections of the pool, and requests waiting for one.',
    labelNames: ['state'],
    registers,
  })
  const disk = new Gauge({ name: 'plinth_disk_free_bytes', help: 'Room left where the data lies.', registers })

  async function describe() {
    const { hits, joined, renders } = cache.counts
    answers.reset()
    for (const [outcome, count] of Object.entries({ hit: hits, joined, render: renders }))
      answers.inc({ outcome }, count)
    for (const [state, count] of Object.entries(poolUse() ?? {})) pool.set({ state }, count)
    disk.set((await freeBytes()) ?? Number.NaN)

    const gauges = await readGauges().catch(() => null)
    database.set(gauges ? 1 : 0)
    jobs.reset()
    for (const { queue, state, count } of gauges?.jobs ?? []) jobs.set({ queue, state }, count)
    mails.set(gauges?.undeliveredMails ?? Number.NaN)
    return register.metrics()
  }
  return { contentType: register.contentType, describe }
}

/** The address of the connection itself. What a proxy on this machine passes on comes from elsewhere, and says so. */
function isFromHere({ socket, headers }: FastifyRequest) {
  const isForwarded = FORWARDING.some((name) => headers[name] !== undefined)
  return !isForwarded && /^(?:::1|(?:::ffff:)?127\.[\d.]+)$/.test(socket.remoteAddress ?? '')
}

const FORWARDING = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via']

function hasToken(request: FastifyRequest, token: string | null) {
  const given = tokenIn(request)
  return token !== null && given !== undefined && timingSafeEqual(hashOf(given), hashOf(token))
}

function hashOf(text: string) {
  return createHash('sha256').update(text).digest()
}
