import { monitorEventLoopDelay } from 'node:perf_hooks'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { RETRY_AFTER_SECONDS } from '../concurrency-limit.ts'
import { AppError } from '../errors.ts'
import { isFromOutside } from './serve.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a route that needs so little CPU time that it is also served under overload. */
    isCheap?: boolean
  }
}

/** Above this average CPU time per event loop iteration, requests arrive faster than they are answered. */
const MAX_TURN_MS = 700
const CHECK_EVERY_MS = 500

/**
 * Returns 503 with `Retry-After` while the process is overloaded. Health checks, metrics, files of the build and
 * in-process calls of a page that is being rendered are never refused.
 */
export async function shedLoad(app: FastifyInstance, { maxTurnMs = MAX_TURN_MS, checkEveryMs = CHECK_EVERY_MS } = {}) {
  const loop = measureTurns(maxTurnMs)
  app.addHook('onClose', async () => loop.stop())
  await app.register(underPressure, {
    healthCheck: async () => !loop.isOverloaded(),
    healthCheckInterval: checkEveryMs,
    pressureHandler: async (request) => {
      const { isQuiet, isCheap } = request.routeOptions.config
      if (isQuiet || isCheap || !isFromOutside(request)) return
      throw new AppError('unavailable', wireRefusals.overloaded, { retryAfterSeconds: RETRY_AFTER_SECONDS })
    },
  })
}

/**
 * Measures the CPU time of this thread per iteration of the event loop. The plugin itself can only check event loop
 * delay and utilisation, which also grow while other processes use the CPU, so an idle server would refuse requests.
 * Three checks in a row must fail, because a few long iterations, for example for large images, are not an overload.
 */
function measureTurns(maxTurnMs: number) {
  // Only its number of samples is used: one per iteration, or one per 20 ms if iterations are shorter.
  const turns = monitorEventLoopDelay({ resolution: 20 })
  turns.enable()
  let before = process.threadCpuUsage()
  let longChecks = 0

  return {
    isOverloaded() {
      const { user, system } = process.threadCpuUsage(before)
      before = process.threadCpuUsage()
      const workMs = (user + system) / 1000 / Math.max(1, turns.count)
      turns.reset()
      longChecks = workMs > maxTurnMs ? longChecks + 1 : 0
      return longChecks > 2
    },
    stop: () => turns.disable(),
  }
}
