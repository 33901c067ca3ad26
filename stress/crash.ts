import { setTimeout as pause } from 'node:timers/promises'
import { exchange } from '#test/exchange.ts'
import { emptyLedgers, type Ledgers, verifyWrites, writeUntil } from '#test/writers.ts'
import { openSite, type Site } from './site.ts'
import { inMs, quantile, type StressTest } from './stress-test.ts'

/** In every fifth round the process is killed again during recovery. */
const KILLED_AGAIN = 5
const KILLS_OF_THE_FIRST_START = 4

export const crash: StressTest = {
  does: 'kill -9 during five kinds of writes: every acknowledged write is stored exactly once',
  count: 100,
  async run({ engine, count }) {
    const site = await openSite({ engine, env: { RATE_LIMITS: 'off' } })
    try {
      await killFirstStarts(site)
      return await killUnderLoad(site, count)
    } finally {
      await site.close()
    }
  },
}

/** The first start migrates, seeds the demo and creates accounts. A start after a kill must complete these steps. */
async function killFirstStarts(site: Site) {
  for (let kill = 0; kill < KILLS_OF_THE_FIRST_START; kill += 1) {
    site.launch()
    await pause(300 + Math.random() * 3_000)
    await site.end('SIGKILL')
  }
}

async function killUnderLoad(site: Site, count: number) {
  const faults: string[] = []
  const starts: number[] = []
  const all = emptyLedgers()
  let { startMs } = await site.start()
  const firstStart = startMs
  const token = await site.signIn()
  let kills = KILLS_OF_THE_FIRST_START
  let unacknowledged = 0

  for (let round = 0; round < count; round += 1) {
    const ledgers = emptyLedgers()
    const stop = new AbortController()
    const writing = writeUntil({ port: site.port, token }, { ledgers, signal: stop.signal })
    await pause(200 + Math.random() * 1_300)
    stop.abort()
    await site.end('SIGKILL')
    await writing
    kills += 1

    if (round % KILLED_AGAIN === KILLED_AGAIN - 1) {
      site.launch()
      await pause(Math.random() * 1_500)
      await site.end('SIGKILL')
      kills += 1
    }
    ;({ startMs } = await site.start())
    starts.push(startMs)
    const check = await verifyWrites({ port: site.port, token }, ledgers)
    faults.push(...check.lost.map((what) => `lost: ${what}`), ...check.doubled.map((what) => `twice: ${what}`))
    unacknowledged += check.unacknowledged.length
    addTo(all, ledgers)
  }

  // Check the writes of all rounds again: a later recovery must not lose earlier writes.
  const { sent, acknowledged, lost, doubled } = await verifyWrites({ port: site.port, token }, all)
  faults.push(...lost.map((what) => `lost at the end: ${what}`), ...doubled.map((what) => `twice at the end: ${what}`))
  const home = await exchange({ port: site.port, path: '/home' })
  if (home.outcome !== 'whole' || home.status !== 200) faults.push('the home page is not served')
  return {
    figures: {
      kills,
      'writes sent': sent,
      acknowledged,
      'of these lost': lost.length,
      'of these twice': doubled.length,
      'stored but not acknowledged': unacknowledged,
      'first start': inMs(firstStart),
      'start after a kill, median and longest': `${inMs(quantile(starts, 0.5))}, ${inMs(Math.max(...starts))}`,
    },
    faults,
  }
}

function addTo(all: Ledgers, more: Ledgers) {
  for (const [name, { sent, acknowledged }] of Object.entries(more)) {
    for (const mark of sent) all[name]?.sent.add(mark)
    for (const mark of acknowledged) all[name]?.acknowledged.add(mark)
  }
}
