import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { say } from '#contract/content/refusals.messages.ts'
import { threadMs } from '../thread-time.ts'
import { RETRY_AFTER_SECONDS } from '../work-limit.ts'
import { refuse } from './error-handler.ts'
import { isFromOutside } from './serve.ts'

/** Work that takes this long in one turn of the event loop, on average, means that more comes in than can be answered. */
const LONGEST_TURN_MS = 700
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
 * Measured in this thread's own time on a processor: a process that other programs keep waiting for one is slow but not
 * overloaded, and may still answer a lone visitor. Twice in a row, because one long turn, such as a large picture, is no
 * overload. From the first request on: what the start of the process took delays no request.
 */
function watchEventLoop(app: FastifyInstance) {
  // Only its count is used: one for each turn, or one per 20 ms where turns are shorter.
  const turns = monitorEventLoopDelay({ resolution: 20 })
  let look: NodeJS.Timeout | undefined
  let longTurns = 0

  function begin() {
    turns.enable()
    let before = threadMs()
    look = setInterval(() => {
      const now = threadMs()
      const workMs = (now - before) / Math.max(1, turns.count)
      longTurns = workMs > LONGEST_TURN_MS ? longTurns + 1 : 0
      before = now
      turns.reset()
    }, LOOK_EVERY_MS)
    look.unref()
  }

  app.addHook('onClose', async () => {
    clearInterval(look)
    turns.disable()
  })
  return () => {
    if (!look) begin()
    return longTurns > 1
  }
}
