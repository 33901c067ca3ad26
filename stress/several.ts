import { setTimeout as pause } from 'node:timers/promises'
import { emptyLedgers, verifyWrites } from '#test/writers.ts'
import type { Site } from './site.ts'
import { type Outcome, type StressTest, tally } from './stress-test.ts'
import { openTwoSites } from './two-sites.ts'
import { figuresOf, loadBoth, noVisits } from './visitors.ts'

export const several: StressTest = {
  does: 'two processes on one PostgreSQL and one bucket, killed or stopped in turn: the other one takes over',
  engine: 'postgres',
  count: 10,
  async run({ count }) {
    const { sites, close } = await openTwoSites()
    try {
      // Start both at once on an empty database and bucket.
      await Promise.all(sites.map((site) => site.start()))
      return await endInTurn(sites, count)
    } finally {
      await close()
    }
  },
}

async function endInTurn(sites: readonly [Site, Site], count: number): Promise<Outcome> {
  const token = await sites[0].signIn()
  const over = new AbortController()
  const visits = noVisits()
  const ledgers = emptyLedgers()
  const load = loadBoth(sites, { token, signal: over.signal, visits, ledgers })
  const ends: string[] = []
  const { faults } = visits
  for (let round = 0; round < count; round += 1) {
    const site = sites[round % 2 ? 1 : 0]
    // Each process is alternately killed and stopped.
    const signal = round % 4 < 2 ? 'SIGKILL' : 'SIGTERM'
    await pause(1_000 + Math.random() * 1_000)
    const code = await site.end(signal)
    ends.push(signal)
    if (signal === 'SIGTERM' && code !== 0) faults.push(`stopped with ${code}`)
    await pause(500)
    await site.start()
  }
  await pause(1_000)
  over.abort()
  await Promise.all(load)

  for (const { port } of sites) {
    for (const [label, kind] of [
      [ledgers, 'written once'],
      [visits.saved, 'tried again'],
    ] as const) {
      const { lost, doubled } = await verifyWrites({ port, token }, label)
      faults.push(...lost.map((what) => `lost, ${kind}: ${what}`))
      if (label === ledgers) faults.push(...doubled.map((what) => `twice: ${what}`))
    }
  }
  const { sent, acknowledged } = await verifyWrites({ port: sites[0].port, token }, ledgers)
  return {
    figures: {
      'ends of one of the two': tally(ends),
      ...figuresOf(visits),
      'writes sent, acknowledged': `${sent}, ${acknowledged}`,
    },
    faults,
  }
}
