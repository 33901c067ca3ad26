import { join } from 'node:path'
import { type Bench, temporaryFolder } from '../bench-context.ts'
import { type Engine, openEngines } from '../engines.ts'
import { fill } from '../fill.ts'
import { median, percentile, type Row } from '../rows.ts'
import { openSite, type Site } from '../site.ts'

const PROJECTS = 5000
const UNIT_TYPES_PER_PROJECT = 5
const GOAL_MS = { embedded: 120, PostgreSQL: 60 }

const CITIES = ['Noida', 'Lucknow', 'New Delhi', 'Gurugram', 'Greater Noida']
const KINDS = ['2 BHK', '3 BHK', '4 BHK', 'Villa', 'Shop']
const BUDGETS = [75, 100, 150, 225, 300].map((lakh) => lakh * 100_000)

/**
 * Requests the finder with three choices and a new URL each time, so that neither page nor response is cached. The
 * median of the rounds is reported, because the speed of the machine varies within a minute. The engines are measured
 * one after the other, because the jobs of an idle site would slow requests to the other.
 */
export async function measureFinder(bench: Bench): Promise<Row[]> {
  const rows: Row[] = []
  for (const engine of await openEngines(bench)) rows.push(...(await measureOn(bench, engine)))
  return rows
}

async function measureOn(bench: Bench, { name, place }: Engine): Promise<Row[]> {
  const site = await openFilledSite(bench, place)
  const rounds: Page[][] = []
  for (let round = 0; round < bench.rounds; round += 1) rounds.push(await pagesOf(site, round))
  await site.stop()
  const note = `${name}; ${PROJECTS} projects, ${PROJECTS * UNIT_TYPES_PER_PROJECT} unit types, three choices`
  return [
    { what: 'Uncached /find, p95', value: median(rounds.map(p95)), unit: 'ms', goal: { atMost: GOAL_MS[name] }, note },
    {
      what: 'HTML of /find, largest',
      value: Math.max(...rounds.flat().map(({ bytes }) => bytes)) / 1024,
      unit: 'KB',
      goal: { atMost: 150 },
      note,
    },
  ]
}

async function openFilledSite(bench: Bench, engine: Engine['place']) {
  const place = { ...engine, dataDir: join(await temporaryFolder(bench.cleanUp), 'data') }
  await fill(bench, place, { projects: PROJECTS, unitTypes: UNIT_TYPES_PER_PROJECT })
  const site = await openSite(bench, place)
  // Warm up with other URLs, so that the JIT compiler and the database connections are ready: the goal excludes them.
  for (const kind of KINDS) for (const priceTo of BUDGETS) await read(site, addressOf({ kind, priceTo }))
  for (const city of CITIES) for (const kind of KINDS) await read(site, addressOf({ city, kind }))
  return site
}

function p95(pages: readonly Page[]) {
  return percentile(
    pages.map(({ ms }) => ms),
    0.95,
  )
}

interface Page {
  ms: number
  bytes: number
}

/** Requests every combination of choices. The budgets differ by a rupee between rounds, so that all URLs are new. */
async function pagesOf(site: Site, round: number) {
  const pages: Page[] = []
  for (const city of CITIES) {
    for (const kind of KINDS) {
      for (const budget of BUDGETS) pages.push(await read(site, addressOf({ city, kind, priceTo: budget + round })))
    }
  }
  return pages
}

function addressOf({ priceTo, ...choices }: { city?: string; kind: string; priceTo?: number }) {
  return `/find?${new URLSearchParams({ ...choices, ...(priceTo && { priceTo: String(priceTo) }) })}`
}

async function read({ origin }: Site, path: string) {
  const started = performance.now()
  const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } })
  const { byteLength } = await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return { ms: performance.now() - started, bytes: byteLength }
}
