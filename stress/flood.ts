import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { exchange } from '#test/exchange.ts'
import type { Flood } from './flood.worker.ts'
import { describeProcessor, processorOf } from './processor.ts'
import { openSite } from './site.ts'
import { inMs, quantile, type StressTest, tally } from './stress-test.ts'

const CONNECTIONS = 500
const LONGEST_HEALTH_CHECK_MS = 2_000

export const flood: StressTest = {
  does: '500 connections that ask as fast as they can, limits on: known answers only, and /healthz within two seconds',
  seconds: 20,
  async run({ engine, seconds }) {
    const site = await openSite({ engine })
    try {
      const { child } = await site.start()
      const before = await processorOf(child.pid)
      const flooding = floodIn({ port: site.port, connections: CONNECTIONS, seconds })
      const checks: number[] = []
      const faults: string[] = []
      const ended = Date.now() + seconds * 1_000
      while (Date.now() < ended) {
        const answer = await exchange({ port: site.port, path: '/healthz', timeoutMs: 10_000 })
        checks.push(answer.ms)
        if (answer.outcome !== 'whole' || answer.status !== 200) faults.push(`/healthz: ${answer.outcome}`)
        await pause(100)
      }
      const { answers, wrong } = await flooding
      const processor = await describeProcessor(child.pid, before)
      faults.push(...wrong)
      if (Math.max(...checks) > LONGEST_HEALTH_CHECK_MS) faults.push('/healthz took longer than two seconds')
      const after = await exchange({ port: site.port, path: '/home' })
      if (after.outcome !== 'whole' || ![200, 503].includes(after.status))
        faults.push('the home page did not come back')
      return {
        figures: {
          connections: CONNECTIONS,
          'answers per second': Math.round(answers.length / seconds),
          answers: tally(answers),
          'its thread on a core, and waiting for one': processor,
          '/healthz, median and longest': `${inMs(quantile(checks, 0.5))}, ${inMs(Math.max(...checks))}`,
        },
        faults,
      }
    } finally {
      await site.close()
    }
  },
}

/** Runs in a worker thread, so that the flood does not delay the health checks. */
function floodIn(workerData: Flood) {
  return new Promise<{ answers: string[]; wrong: string[] }>((resolve, reject) => {
    const worker = new Worker(new URL('./flood.worker.ts', import.meta.url), { workerData })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
