import type { Bench } from './bench-context.ts'
import { runToEnd } from './run-program.ts'

interface Target {
  url: string
  cpuSeconds: () => Promise<number>
}

interface LoadOptions {
  connections?: number
  /** Requests per second in total; unlimited when omitted. */
  rate?: number
  seconds?: number
  /** If true, failed requests are counted instead of throwing an error. */
  mayFail?: boolean
}

interface Report {
  requests: { total: number }
  duration: number
  errors: number
  non2xx: number
}

/** Less CPU time than this cannot be distinguished from background work. */
const LEAST_CPU_SECONDS = 0.02

/** Requests the page without pauses. Returns the number of responses and the p99 of their times in milliseconds. */
export async function waits({ cleanUp, seconds }: Bench, url: string, { connections }: { connections: number }) {
  const args = ['bench/load-generator.ts', url, String(connections), String(seconds)]
  return JSON.parse(await runToEnd({ program: process.execPath, args, cleanUp })) as { answers: number; p99: number }
}

/** The user agent of every request. Without it the server would not count the views. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

/** Runs autocannon in a process of its own. Accepts Brotli, as browsers do. */
export async function load({ cleanUp, seconds }: Bench, { url, cpuSeconds }: Target, options: LoadOptions = {}) {
  const args = ['--json', '--no-progress', '--header', 'accept-encoding=br', '--header', `user-agent=${BROWSER}`]
  args.push('--connections', String(options.connections ?? 32), '--duration', String(options.seconds ?? seconds))
  if (options.rate) args.push('--overallRate', String(options.rate))

  const before = await cpuSeconds()
  const program = { program: process.execPath, args: ['node_modules/autocannon/autocannon.js', ...args, url], cleanUp }
  const { requests, errors, non2xx } = JSON.parse(await runToEnd(program)) as Report
  const spent = (await cpuSeconds()) - before
  const failed = errors + non2xx
  if ((failed > 0 && !options.mayFail) || requests.total === 0)
    throw new Error(`${url}: ${failed} of ${requests.total} requests failed`)
  if (spent < LEAST_CPU_SECONDS) throw new Error(`${url}: the server was too idle to tell its cost; load it longer.`)
  return { perCpuSecond: requests.total / spent, failed }
}
