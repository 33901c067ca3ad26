import { join } from 'node:path'
import { type Bench, temporaryFolder } from '../bench-context.ts'
import { createEditor } from '../edits.ts'
import { fill } from '../fill.ts'
import { load } from '../load.ts'
import { median, percentile, type Row } from '../rows.ts'
import { openSite, type Site, signIn } from '../site.ts'
import { uncachedRates } from '../uncached.ts'

const MANY = 5000

const LIST = '/products/Residential'

const WORDS = [
  'sun',
  'court',
  'residential',
  'noida',
  'terrace',
  'garden',
  'tower',
  'lucknow',
  'plaza',
  'rohini',
  'elite',
]

export async function measureCatalogue(bench: Bench): Promise<Row[]> {
  // `fill` seeds the demo before the sites start. A process that has seeded the demo itself needs less CPU for cached
  // pages, which would distort the comparison.
  const few = await openSite(bench, { dataDir: await filled(bench, 0) })
  const many = await openSite(bench, { dataDir: await filled(bench, MANY) })

  const homeOf = ({ origin, cpuSeconds }: Site) => ({ url: `${origin}/home`, cpuSeconds })
  for (const site of [few, many]) await load(bench, homeOf(site), { seconds: 2 })
  const cached: number[] = []
  // More and shorter rounds than in other groups, because the machine's speed varies more than the two sites differ.
  const short = { seconds: Math.ceil(bench.seconds / 2) }
  for (let round = 0; round < bench.rounds * 3; round += 1) {
    const one = await load(bench, homeOf(few), short)
    const other = await load(bench, homeOf(many), short)
    cached.push(one.perCpuSecond / other.perCpuSecond)
  }
  const edited = async (site: Site) => ({
    site,
    edit: await createEditor(await signIn(site)),
    path: '/home',
    times: 40,
  })
  const [uncachedFew, uncachedMany] = await uncachedRates([await edited(few), await edited(many)])

  const limit = { unit: 'KB', goal: { atMost: 150 } } as const
  return [
    {
      what: `Home with ${MANY} projects, cached: cost vs the demo`,
      value: median(cached),
      unit: '×',
      goal: { atMost: 1.1 },
    },
    {
      what: `Home with ${MANY} projects, uncached: cost vs the demo`,
      value: uncachedFew.plain / uncachedMany.plain,
      unit: '×',
      goal: { atMost: 1.5 },
    },
    { what: 'HTML of home, demo', value: await kilobytesOf(few, '/home'), ...limit },
    { what: `HTML of home, ${MANY} projects`, value: await kilobytesOf(many, '/home'), ...limit },
    { what: 'HTML of a list, demo', value: await kilobytesOf(few, LIST), ...limit },
    { what: `HTML of a list, ${MANY} projects`, value: await kilobytesOf(many, LIST), ...limit },
    {
      what: `Search among ${MANY} projects, p95`,
      value: percentile(await searchTimes(many), 0.95),
      unit: 'ms',
      goal: { atMost: 50 },
    },
  ]
}

async function filled(bench: Bench, projects: number) {
  const dataDir = join(await temporaryFolder(bench.cleanUp), 'data')
  await fill(bench, { dataDir }, { projects })
  return dataDir
}

async function kilobytesOf({ origin }: Site, path: string) {
  const answer = await fetch(origin + path)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return (await answer.arrayBuffer()).byteLength / 1024
}

/** Each search text is different, so that no response is cached. */
async function searchTimes({ origin }: Site) {
  const times: number[] = []
  for (const word of WORDS) {
    for (let length = 2; length <= word.length; length += 1) {
      const started = performance.now()
      const answer = await fetch(`${origin}/api/Home/Search/${word.slice(0, length)}`)
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`Search answered ${answer.status}`)
      times.push(performance.now() - started)
    }
  }
  return times
}
