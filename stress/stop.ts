import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, exchange } from '#test/exchange.ts'
import { emptyLedgers, verifyWrites, writeUntil } from '#test/writers.ts'
import { openSite } from './site.ts'
import { inMs, type StressTest, tally } from './stress-test.ts'

const READ = ['/home', '/api/Home/GetHomePageList', '/api/Home/GetCategories', '/contactus']
const LONGEST_STOP_MS = 10_000

export const stop: StressTest = {
  does: 'SIGTERM under load: every request is answered completely or not at all, and no write happens unanswered',
  count: 10,
  async run({ engine, count }) {
    const site = await openSite({ engine, env: { RATE_LIMITS: 'off' } })
    const faults: string[] = []
    const outcomes: string[] = []
    const stops: number[] = []
    try {
      await site.start()
      const token = await site.signIn()
      for (let round = 0; round < count; round += 1) {
        const ledgers = emptyLedgers()
        const stopped = new AbortController()
        const agent = new Agent({ keepAlive: true })
        const load = [
          writeUntil({ port: site.port, token }, { ledgers, signal: stopped.signal, agent }),
          writeUntil({ port: site.port, token }, { ledgers, signal: stopped.signal }),
          ...READ.map((path) => readUntil({ port: site.port, path, signal: stopped.signal, agent, outcomes })),
          ...READ.map((path) => readUntil({ port: site.port, path, signal: stopped.signal, outcomes })),
        ]
        await pause(700 + Math.random() * 600)
        const begun = performance.now()
        const code = await site.end('SIGTERM')
        stops.push(performance.now() - begun)
        stopped.abort()
        await Promise.all(load)
        agent.destroy()

        if (code !== 0) faults.push(`ended with ${code}`)
        for (const { cut, refused } of Object.values(ledgers)) {
          faults.push(...cut.map((why) => `a write was cut: ${why}`))
          for (const [status, times] of refused)
            if (status !== 503) faults.push(`a write was answered ${status} ×${times}`)
        }
        await site.start()
        const { lost, doubled, unacknowledged } = await verifyWrites({ port: site.port, token }, ledgers)
        faults.push(...[...lost, ...doubled].map((what) => `lost or twice: ${what}`))
        faults.push(...unacknowledged.map((what) => `done without an answer: ${what}`))
      }
    } finally {
      await site.close()
    }
    const cut = outcomes.filter((outcome) => outcome.startsWith('cut'))
    faults.push(...cut.map((why) => `a read was ${why}`))
    if (Math.max(...stops) > LONGEST_STOP_MS) faults.push('a stop took too long')
    return {
      figures: { stops: stops.length, 'longest stop': inMs(Math.max(...stops)), reads: tally(outcomes) },
      faults,
    }
  },
}

interface Reading {
  port: number
  path: string
  signal: AbortSignal
  agent?: Agent
  outcomes: string[]
}

async function readUntil({ port, path, signal, agent, outcomes }: Reading) {
  while (!signal.aborted) {
    const answer = await exchange({ port, path, ...(agent && { agent }) })
    outcomes.push(describe(answer))
    if (answer.outcome !== 'whole') await pause(20)
  }
}

function describe(answer: Answer) {
  return answer.outcome === 'whole' ? String(answer.status) : `${answer.outcome} ${answer.why}`
}
