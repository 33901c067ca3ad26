import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { say } from '#contract/content/refusals.messages.ts'
import { RETRY_AFTER_SECONDS } from '../work-limit.ts'
import { refuse } from './error-handler.ts'
import { isFromOutside } from './serve.ts'

/** Waiting this long for a turn, on average, means that far more comes in than can be answered. */
const LONGEST_WAIT_MS = 700
const LOOK_EVERY_MS = 500

/**
 * Refuses while the process cannot keep up, at next to no cost, so that those let in are still answered. Health checks
 * are let in always, and so are a page's own questions, since the page was.
 */
export function refuseWhenOverloaded(app: FastifyInstance, isOverloaded = watchEventLoop(app)) {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isOverloaded() || request.routeOptions.config.isQuiet || !isFromOutside(request)) return done()
    if (!request.routeOptions.config.endpoint) return refusePlainly(reply, OVERLOADED)
    reply.header('retry-after', RETRY_AFTER_SECONDS)
    return refuse(reply, 503, say.overloaded)
  })
  return isOverloaded
}

const OVERLOADED = { message: say.overloaded, retryAfterSeconds: RETRY_AFTER_SECONDS }

/** To whoever asked for a page, in one sentence. */
export function refusePlainly(
  reply: FastifyReply,
  { message, retryAfterSeconds }: { message: string; retryAfterSeconds: number | null },
) {
  if (retryAfterSeconds !== null) reply.header('retry-after', retryAfterSeconds)
  return reply.code(503).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(message)
}

/**
 * Twice in a row, because one long turn, such as a large picture, is no overload. From the first request on: what the
 * start of the process took is nobody's wait.
 */
function watchEventLoop(app: FastifyInstance) {
  const delays = monitorEventLoopDelay({ resolution: 20 })
  let look: NodeJS.Timeout | undefined
  let longWaits = 0

  function begin() {
    delays.enable()
    look = setInterval(() => {
      // Not one turn in all that time is the longest wait there is.
      const waitMs = delays.count === 0 ? Number.POSITIVE_INFINITY : delays.mean / 1e6
      longWaits = waitMs > LONGEST_WAIT_MS ? longWaits + 1 : 0
      delays.reset()
    }, LOOK_EVERY_MS)
    look.unref()
  }

  app.addHook('onClose', async () => {
    clearInterval(look)
    delays.disable()
  })
  return () => {
    if (!look) begin()
    return longWaits > 1
  }
}
