import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    timings?: RouteTimings
  }
}

const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Timing {
  /** Number of requests per bucket; the last one has no upper bound. */
  buckets: Float64Array
  seconds: number
}

/** Indexed by the first digit of the status. */
type RouteTimings = (Timing | undefined)[]

/**
 * Measures response times by route pattern, never by URL. Requests only increment counters, because cached pages must
 * stay fast. Call before routes are added.
 */
export function measureRequests(app: FastifyInstance) {
  const byRoute = new Map<string, RouteTimings>()

  app.addHook('onRoute', (route) => {
    if (route.config?.isQuiet) return
    const name = nameOf(route.url)
    const timings = byRoute.get(name) ?? []
    byRoute.set(name, timings)
    route.config = { ...route.config, timings }
  })

  app.addHook('onResponse', (request, reply, done) => {
    const { timings } = request.routeOptions.config
    if (timings) record(timings, reply.statusCode, reply.elapsedTime / 1000)
    done()
  })

  return {
    describe(): string {
      const lines = [`# HELP ${METRIC} Time until a response was sent.`, `# TYPE ${METRIC} histogram`]
      for (const [route, timings] of byRoute) {
        timings.forEach((timing, digit) => {
          if (timing) lines.push(...describeTiming(timing, `route="${route}",status="${digit}xx"`))
        })
      }
      return `${lines.join('\n')}\n`
    },
  }
}

const METRIC = 'plinth_request_duration_seconds'

function record(timings: RouteTimings, status: number, seconds: number) {
  const digit = Math.floor(status / 100)
  timings[digit] ??= { buckets: new Float64Array(BOUNDS.length + 1), seconds: 0 }
  const timing = timings[digit]
  const nth = BOUNDS.findIndex((bound) => seconds <= bound)
  const bucket = nth === -1 ? BOUNDS.length : nth
  timing.buckets[bucket] = (timing.buckets[bucket] ?? 0) + 1
  timing.seconds += seconds
}

function describeTiming({ buckets, seconds }: Timing, labels: string) {
  let count = 0
  const lines = [...BOUNDS, '+Inf'].map((bound, nth) => {
    count += buckets[nth] ?? 0
    return `${METRIC}_bucket{${labels},le="${bound}"} ${count}`
  })
  return [...lines, `${METRIC}_sum{${labels}} ${seconds}`, `${METRIC}_count{${labels}} ${count}`]
}

/** Each asset has its own route, so all of them are counted as one. */
function nameOf(url: string) {
  const name = url.startsWith('/assets/') && !url.includes('*') ? '/assets/*' : url
  return name.replaceAll(/["\\\n]/g, '_')
}
