import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    timings?: RouteTimings
  }
}

/** The upper ends of the buckets, in seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Timing {
  /** One for each bound, and a last for all that took longer. */
  buckets: Float64Array
  seconds: number
}

/** By the first digit of the status. */
type RouteTimings = (Timing | undefined)[]

/**
 * How long answers took, by the pattern of their route and never by their address. It only adds to numbers, so that a
 * page from memory stays as quick as it is; to be called before the routes are added.
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
    if (timings) note(timings, reply.statusCode, reply.elapsedTime / 1000)
    done()
  })

  return {
    /** In the text format of Prometheus. */
    describe(): string {
      const lines = [`# HELP ${METRIC} Time until an answer was sent.`, `# TYPE ${METRIC} histogram`]
      for (const [route, timings] of byRoute) {
        timings.forEach((timing, digit) => {
          if (timing) lines.push(...describe(timing, `route="${route}",status="${digit}xx"`))
        })
      }
      return `${lines.join('\n')}\n`
    },
  }
}

const METRIC = 'plinth_request_duration_seconds'

function note(timings: RouteTimings, status: number, seconds: number) {
  const digit = Math.floor(status / 100)
  timings[digit] ??= { buckets: new Float64Array(BOUNDS.length + 1), seconds: 0 }
  const timing = timings[digit]
  const nth = BOUNDS.findIndex((bound) => seconds <= bound)
  const bucket = nth === -1 ? BOUNDS.length : nth
  timing.buckets[bucket] = (timing.buckets[bucket] ?? 0) + 1
  timing.seconds += seconds
}

function describe({ buckets, seconds }: Timing, labels: string) {
  let count = 0
  const lines = [...BOUNDS, '+Inf'].map((bound, nth) => {
    count += buckets[nth] ?? 0
    return `${METRIC}_bucket{${labels},le="${bound}"} ${count}`
  })
  return [...lines, `${METRIC}_sum{${labels}} ${seconds}`, `${METRIC}_count{${labels}} ${count}`]
}

/** Every file of the build has a route of its own; together they are one thing to watch. */
function nameOf(url: string) {
  const name = url.startsWith('/assets/') && !url.includes('*') ? '/assets/*' : url
  return name.replaceAll(/["\\\n]/g, '_')
}
