import { setTimeout as pause } from 'node:timers/promises'
import { emptyLedgers, judge, type Ledgers } from '#test/writers.ts'
import { inMs, tally } from './figures.ts'
import { makeNewerVersion } from './newer-version.ts'
import { BUILT_SERVER, type Site } from './site.ts'
import type { Outcome, StressTest } from './stress-test.ts'
import { openTwoSites } from './two-sites.ts'
import { figuresOf, loadBoth, noVisits } from './visitors.ts'

const GIVES_UP_WITHIN_MS = 30_000

export const roll: StressTest = {
  does: 'rolling restart of two processes on one PostgreSQL with new migrations: no failed request, no lost write',
  engine: 'postgres',
  count: 3,
  async run({ count }) {
    const { sites, close } = await openTwoSites()
    try {
      await Promise.all(sites.map((site) => site.start()))
      return await replaceInTurn(sites, count)
    } finally {
      await close()
    }
  },
}

async function replaceInTurn(sites: readonly [Site, Site], count: number): Promise<Outcome> {
  const token = await sites[0].signIn()
  const over = new AbortController()
  const visits = noVisits()
  const { faults } = visits
  const ledgers = emptyLedgers()
  const load = loadBoth(sites, { token, signal: over.signal, visits, ledgers })
  const startMs: number[] = []
  const versions: Awaited<ReturnType<typeof makeNewerVersion>>[] = []
  try {
    for (let version = 1; version <= count; version += 1) {
      const newer = await makeNewerVersion(version)
      versions.push(newer)
      for (const site of sites) {
        await pause(1_500)
        const code = await site.end('SIGTERM')
        if (code !== 0) faults.push(`stopped with ${code}`)
        // The first process applies the migration while the second, older one is still serving.
        startMs.push((await site.start(newer.program)).startMs)
      }
    }
    await pause(1_500)
    over.abort()
    await Promise.all(load)
    for (const { port } of sites) {
      const { lost, doubled } = await judge({ port, token }, ledgers)
      faults.push(...lost.map((what) => `lost: ${what}`), ...doubled.map((what) => `twice: ${what}`))
      const again = await judge({ port, token }, visits.saved)
      faults.push(...again.lost.map((what) => `lost, tried again: ${what}`))
    }
    faults.push(...(await requireRefusal(sites[1])))
  } finally {
    over.abort()
    // Only now: a running process still loads lazy chunks from its folder.
    await Promise.all(versions.map(({ remove }) => remove()))
  }

  const refusals = refusalsIn(ledgers)
  faults.push(...refusals.filter((refusal) => !refusal.endsWith(' 503')))
  const counts = Object.values(ledgers)
  return {
    figures: {
      'versions, each with a migration more': count,
      'processes replaced': startMs.length,
      'longest start': inMs(Math.max(...startMs)),
      ...figuresOf(visits),
      'writes sent, acknowledged': `${sum(counts.map(({ sent }) => sent.size))}, ${sum(counts.map(({ acknowledged }) => acknowledged.size))}`,
      'writes refused': tally(refusals),
    },
    faults,
  }
}

/** An old version must refuse the migrated database, which also proves that the migrations were applied. */
async function requireRefusal(site: Site) {
  await site.end('SIGTERM')
  const old = site.launch(BUILT_SERVER)
  const code = await Promise.race([old.ended, pause(GIVES_UP_WITHIN_MS, null, { ref: false })])
  const isRefused = code === 1 && old.output().includes('newer version')
  return isRefused ? [] : [`an older version started on the newer database: ${code}, ${old.output().slice(-200)}`]
}

function refusalsIn(ledgers: Ledgers) {
  return Object.entries(ledgers).flatMap(([name, { refused }]) =>
    [...refused].flatMap(([status, times]) => Array.from({ length: times }, () => `${name} ${status}`)),
  )
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0)
}
