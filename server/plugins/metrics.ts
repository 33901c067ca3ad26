import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Gauges } from '#server/db/gauges.ts'
import { tokenIn } from './access.ts'
import type { CacheCounts } from './content-cache.ts'
import { assetNotFound } from './plain-text.ts'
import { measureRequests } from './request-timings.ts'

interface Options {
  /** If null, metrics can only be read from this machine. */
  token: string | null
  cache: { counts: Readonly<CacheCounts> }
  readGauges: () => Promise<Gauges>
  poolUse: () => { busy: number; idle: number; waiting: number } | null
  freeBytes: () => Promise<number | null>
}

/**
 * `GET /metrics` for Prometheus; returns 404 without access. Call before routes are added, because it adds an `onRoute`
 * hook.
 */
export function metricsRoute(app: FastifyInstance, options: Options) {
  const timings = measureRequests(app)
  let registry: Promise<Registry> | null = null

  app.get('/metrics', { config: { isQuiet: true } }, async (request, reply) => {
    if (!isLocal(request) && !hasToken(request, options.token)) return assetNotFound(reply)
    // Created on the first scrape, because the registry makes the library observe the garbage collector.
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

  const responses = new Counter({
    name: 'plinth_page_cache_answers_total',
    help: 'Pages and public responses by outcome: cached (hit), rendered by a concurrent request (joined) or rendered (render).',
    labelNames: ['outcome'],
    registers,
  })
  const jobs = new Gauge({
    name: 'plinth_jobs',
    help: 'Jobs by queue and state.',
    labelNames: ['queue', 'state'],
    registers,
  })
  const mails = new Gauge({ name: 'plinth_mails_undelivered', help: 'Mails that finally failed.', registers })
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
  const disk = new Gauge({ name: 'plinth_disk_free_bytes', help: 'Free space in the data folder.', registers })

  async function describe() {
    const { hits, joined, renders } = cache.counts
    responses.reset()
    for (const [outcome, count] of Object.entries({ hit: hits, joined, render: renders }))
      responses.inc({ outcome }, count)
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

/** Uses the IP address of the socket, and rejects requests that a proxy on this machine forwards. */
function isLocal({ socket, headers }: FastifyRequest) {
  const isForwarded = FORWARDING_HEADERS.some((name) => headers[name] !== undefined)
  return !isForwarded && /^(?:::1|(?:::ffff:)?127\.[\d.]+)$/.test(socket.remoteAddress ?? '')
}

const FORWARDING_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via']

function hasToken(request: FastifyRequest, token: string | null) {
  const given = tokenIn(request)
  return token !== null && given !== undefined && timingSafeEqual(hashOf(given), hashOf(token))
}

function hashOf(text: string) {
  return createHash('sha256').update(text).digest()
}
