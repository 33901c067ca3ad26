import type { Bench } from '../bench-context.ts'
import { createEditor } from '../edits.ts'
import { openPostgres } from '../engines.ts'
import { load, waits } from '../load.ts'
import { hasNginx, openCachingNginx, openStaticNginx } from '../nginx.ts'
import { median, type Row } from '../rows.ts'
import { openSite, type Site, signIn } from '../site.ts'
import { uncachedRates } from '../uncached.ts'

type Target = Parameters<typeof load>[1]

/**
 * Compares a page from our cache with the same page from an nginx cache in front of the server and from a static file
 * that nginx serves. Also measures the cost of rendering the page.
 */
export async function measurePages(bench: Bench): Promise<Row[]> {
  const site = await openSite(bench)
  const targets: Record<string, Target> = {
    page: { url: `${site.origin}/home`, cpuSeconds: site.cpuSeconds },
    api: { url: `${site.origin}/api/Home/GetHomePageList`, cpuSeconds: site.cpuSeconds },
  }
  if (hasNginx) {
    targets.file = await openStaticNginx(bench, await compressedPage(`${site.origin}/home`))
    targets.proxy = await openCachingNginx(bench, site)
  } else console.log('   There is no nginx here, so the rows that compare with it are left out.')

  await requireSameBody(targets)
  for (const target of Object.values(targets)) await load(bench, target, { seconds: 2 })
  const rounds: Record<string, Awaited<ReturnType<typeof load>>>[] = []
  for (let round = 0; round < bench.rounds; round += 1) {
    const loads: (typeof rounds)[number] = {}
    for (const [name, target] of Object.entries(targets)) loads[name] = await load(bench, target)
    rounds.push(loads)
  }
  const counting = await costOfCounting(bench, site)
  const p99 = await waitsFor(bench, targets)
  const edited = async (one: Site) => ({
    site: one,
    edit: await createEditor(await signIn(one)),
    path: '/home',
    times: 50,
  })
  const onPostgres = await openSite(bench, { databaseUrl: await openPostgres(bench) })
  const [uncached, uncachedOnPostgres] = await uncachedRates([await edited(site), await edited(onPostgres)])

  const rateOf = (name: string) => median(rounds.flatMap((loads) => loads[name]?.perCpuSecond ?? []))
  const ratio = (name: string, to: string) =>
    median(rounds.map((loads) => (loads[name]?.perCpuSecond ?? 0) / (loads[to]?.perCpuSecond ?? 1)))
  return [
    { what: 'Cached home through the server', value: rateOf('page'), unit: 'per CPU-s' },
    {
      what: 'Cached home, p99 at 32 connections',
      value: p99.page,
      unit: 'ms',
      goal: { atMost: 10 },
    },
    ...(hasNginx
      ? ([
          { what: 'nginx, 1 worker, the same page as a .br file', value: rateOf('file'), unit: 'per CPU-s' },
          { what: 'nginx, 1 worker, the same file, p99 at 32 connections', value: p99.file, unit: 'ms' },
          {
            what: 'Cached home vs nginx with the file',
            value: ratio('page', 'file'),
            unit: '×',
            goal: { atLeast: 0.15 },
          },
          {
            what: 'Behind nginx with docs/examples/nginx.conf vs nginx with the file',
            value: ratio('proxy', 'file'),
            unit: '×',
            goal: { atLeast: 0.7 },
          },
        ] satisfies Row[])
      : []),
    {
      what: 'Uncached home',
      value: uncachedOnPostgres.plain,
      unit: 'per CPU-s',
      goal: { atLeast: 50 },
      note: 'PostgreSQL, which works in a process of its own',
    },
    { what: 'Uncached home', value: uncached.plain, unit: 'per CPU-s', note: 'embedded, database included' },
    { what: 'Uncached home, compressed as well', value: uncached.compressed, unit: 'per CPU-s', note: 'embedded' },
    {
      what: 'Cached vs uncached home',
      value: rateOf('page') / uncached.plain,
      unit: '×',
      goal: { atLeast: 50 },
    },
    {
      what: 'Cached project page that counts its views vs one that does not',
      value: counting,
      unit: '×',
      goal: { atLeast: 0.98 },
    },
    {
      what: 'GetHomePageList from the cache vs the cached page',
      value: ratio('api', 'page'),
      unit: '×',
      goal: { atLeast: 0.5 },
    },
  ]
}

const PROJECT = '/product/Residential/suncourt'

/** Returns the throughput per CPU-second of a site that counts views, as a share of that of a site that does not. */
async function costOfCounting(bench: Bench, site: Site) {
  const silent = await openSite(bench, { env: { COUNT_VIEWS: 'off' } })
  const [counted, uncounted] = [site, silent].map((one) => ({
    url: one.origin + PROJECT,
    cpuSeconds: one.cpuSeconds,
  })) as [Target, Target]
  for (const target of [counted, uncounted]) await load(bench, target, { seconds: 2 })
  const shares: number[] = []
  for (let round = 0; round < bench.rounds; round += 1) {
    const { perCpuSecond } = await load(bench, counted)
    shares.push(perCpuSecond / (await load(bench, uncounted)).perCpuSecond)
  }
  await silent.stop()
  return median(shares)
}

/** Alternates between page and file, so that other load on the machine delays both. */
async function waitsFor(bench: Bench, { page, file }: Record<string, Target>) {
  const times = { page: [] as number[], file: [] as number[] }
  for (let round = 0; round < bench.rounds; round += 1) {
    if (page) times.page.push((await waits(bench, page.url, { connections: 32 })).p99)
    if (file) times.file.push((await waits(bench, file.url, { connections: 32 })).p99)
  }
  return { page: median(times.page), file: file ? median(times.file) : 0 }
}

/** A comparison is only valid if all servers send the same body. */
async function requireSameBody({ page, file, proxy }: Record<string, Target>) {
  const bodies = [page, file, proxy].flatMap((target) => (target ? [compressedPage(target.url)] : []))
  const [first, ...others] = await Promise.all(bodies)
  if (!first || first.length === 0) throw new Error('The page has no body.')
  if (others.some((other) => !other.equals(first))) throw new Error('Not all servers send the same page.')
}

/** Returns the compressed body; `fetch` would decompress it. */
async function compressedPage(url: string) {
  const { get } = await import('node:http')
  return new Promise<Buffer>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })
}
