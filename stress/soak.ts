import { readdir, readFile, readlink } from 'node:fs/promises'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { exchange, jsonRequest, type RequestOptions } from '#test/exchange.ts'
import { describeProcessor, processorOf } from './processor.ts'
import { openSite, type Site } from './site.ts'
import { inMs, quantile, type StressTest, tally } from './stress-test.ts'

const LONGEST_P99_MS = 250
const MOST_GROWTH = 0.1
/** Share of the run that fills caches. Its latency and memory are not checked. */
const WARM_UP = 0.3

type Call = Omit<RequestOptions, 'port'>

const MIX: readonly ((nth: number, token: string) => Call)[] = [
  ...Array.from({ length: 5 }, () => () => ({ path: '/home', headers: { 'accept-encoding': 'br' } })),
  ...Array.from({ length: 3 }, () => () => ({ path: '/products', headers: { 'accept-encoding': 'br' } })),
  ...Array.from({ length: 3 }, () => () => ({ path: '/api/Home/GetHomePageList' })),
  () => ({ path: '/api/Home/GetCategoriesMenu' }),
  () => ({ path: '/contactus' }),
  () => ({ path: '/assets/images/ProjectImages/1730000000000_lobby.jpg' }),
  () => ({ path: '/assets/images/ProjectVideos/1730000000000_hero.mp4', headers: { range: 'bytes=0-65535' } }),
  (nth) => ({ path: `/api/Home/Search/tower%20${nth % 500}` }),
  (nth) => ({ path: `/nowhere-${nth % 500}` }),
  (nth) => jsonRequest('/api/NewsandEvents/ManageNewsLetterSubscription/', { email: `soak${nth}@visitor.test` }),
  (_nth, token) => jsonRequest('/api/Home/SearchContactList', { page: 1, search: 'verma' }, token),
  (_nth, token) => ({ path: '/api/Home/GetDashboardFigures', headers: { authorization: `Bearer ${token}` } }),
]

export const soak: StressTest = {
  does: 'mixed requests at a fixed rate (--count per second): no error, steady latency, memory and open files',
  count: 200,
  seconds: 1_800,
  async run({ engine, seconds, count: perSecond }) {
    const site = await openSite({ engine, env: { RATE_LIMITS: 'off' } })
    try {
      const { child } = await site.start()
      const token = await site.signIn()
      const pid = child.pid ?? 0
      const warm = await sendFor(site, { seconds: Math.max(5, seconds * WARM_UP), token, pid, perSecond })
      const processorBefore = await processorOf(pid)
      const filesBefore = await openFilesAtRest(pid, site)
      const steady = await sendFor(site, { seconds: seconds * (1 - WARM_UP), token, pid, perSecond })
      const processor = await describeProcessor(pid, processorBefore)
      const filesAfter = await openFilesAtRest(pid, site)

      const third = Math.ceil(steady.memory.length / 3)
      const before = quantile(steady.memory.slice(0, third), 0.5)
      const after = quantile(steady.memory.slice(-third), 0.5)
      const growth = after / before - 1
      const times = [...warm.times, ...steady.times]
      const wrong = [...warm.wrong, ...steady.wrong]
      const faults = wrong.length > 0 ? [`${wrong.length} errors: ${tally(wrong)}`] : []
      if (quantile(steady.times, 0.99) > LONGEST_P99_MS) faults.push('p99 is too long')
      if (growth > MOST_GROWTH) faults.push('memory grew')
      if (filesAfter > filesBefore) faults.push('files stayed open')
      return {
        figures: {
          requests: times.length,
          'per second': Math.round(times.length / (warm.lasted + steady.lasted)),
          errors: wrong.length,
          'p50, p95, p99 after the warm-up': [0.5, 0.95, 0.99]
            .map((share) => inMs(quantile(steady.times, share)))
            .join(', '),
          'its thread on a core, and waiting for one': processor,
          'memory, first and last third': `${Math.round(before)} MB, ${Math.round(after)} MB (${(growth * 100).toFixed(1)} %)`,
          'open files at rest, before and after': `${filesBefore}, ${filesAfter}`,
        },
        faults,
      }
    } finally {
      await site.close()
    }
  },
}

interface Load {
  seconds: number
  perSecond: number
  token: string
  pid: number
}

/** Sends at a fixed rate without waiting for responses, as independent visitors do. */
async function sendFor({ port }: Site, { seconds, perSecond, token, pid }: Load) {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  const wrong: string[] = []
  const memory: number[] = []
  const open: Promise<void>[] = []
  const begun = performance.now()
  const total = Math.round(seconds * perSecond)
  for (let nth = 0; nth < total; nth += 1) {
    const due = begun + (nth * 1_000) / perSecond
    const early = due - performance.now()
    if (early > 0) await pause(early)
    const options = MIX[nth % MIX.length]?.(nth, token) ?? { path: '/home' }
    open[nth % 2_000] = exchange({ ...options, port, agent }).then((answer) => {
      times.push(answer.ms)
      const isRight = answer.outcome === 'whole' && (answer.status < 400 || options.path.startsWith('/nowhere'))
      if (!isRight) wrong.push(`${options.path} ${answer.outcome === 'whole' ? answer.status : answer.why}`)
    })
    if (nth % (perSecond * 2) === 0) memory.push(await residentMegabytes(pid))
  }
  await Promise.all(open)
  agent.destroy()
  return { times, wrong, memory, lasted: (performance.now() - begun) / 1_000 }
}

async function residentMegabytes(pid: number) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024
}

/** Returns the number of open files, except those of the embedded database, which keeps used tables open. */
async function openFilesAtRest(pid: number, { dataDir }: Site) {
  await pause(2_000)
  const folder = `/proc/${pid}/fd`
  const files = await Promise.all((await readdir(folder)).map((name) => readlink(join(folder, name)).catch(() => '')))
  return files.filter((file) => file !== '' && !file.startsWith(join(dataDir, 'db'))).length
}
