import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, exchange, type RequestOptions } from '#test/exchange.ts'
import { anEnquiry, emptyLedgers, type Ledgers, writeUntil } from '#test/writers.ts'
import type { Site } from './site.ts'
import { inMs, quantile } from './stress-test.ts'

const PEOPLE = 4
/** Retries after the first attempt: one on the other process, then two more after the time in Retry-After. */
const TRIES = 3
const READ = ['/home', '/api/Home/GetHomePageList', '/contactus', '/api/Home/GetCategoriesMenu']

interface Visits {
  answered: number
  retried: number
  retryLater: number
  faults: string[]
  times: number[]
  saved: Ledgers
}

export const noVisits = (): Visits => ({
  answered: 0,
  retried: 0,
  retryLater: 0,
  faults: [],
  times: [],
  saved: emptyLedgers(),
})

interface Load {
  token: string
  signal: AbortSignal
  visits: Visits
  ledgers: Ledgers
}

/**
 * Runs visitors who retry on the other process, and writers who never retry: each acknowledged write is stored once.
 */
export function loadBoth(sites: readonly [Site, Site], { token, signal, visits, ledgers }: Load) {
  return [
    ...Array.from({ length: PEOPLE }, () => visitUntil(sites, { signal, visits })),
    ...sites.map(({ port }) => writeUntil({ port, token }, { ledgers, signal, pauseMs: 20 })),
  ]
}

export function figuresOf({ answered, retried, retryLater, times }: Visits) {
  return {
    'answers to visitors': answered,
    'of these by the other process': retried,
    'answered 503 with Retry-After by both': retryLater,
    'p50, p99 and longest': [0.5, 0.99, 1].map((share) => inMs(quantile(times, share))).join(', '),
  }
}

/** Retries a failed or incomplete response on the other process, as a load balancer does. */
async function visitUntil(sites: readonly [Site, Site], { signal, visits }: { signal: AbortSignal; visits: Visits }) {
  for (let nth = 0; !signal.aborted; nth += 1) {
    const mark = `m${randomUUID()}`
    const isWrite = nth % 5 === 4
    const options: Omit<RequestOptions, 'port'> = isWrite
      ? anEnquiry(mark)
      : { path: READ[nth % READ.length] ?? '/home' }
    const begun = performance.now()
    const [first, second] = nth % 2 ? [sites[1], sites[0]] : sites
    if (isWrite) visits.saved.enquiries?.sent.add(mark)
    let answer = await exchange({ ...options, port: first.port })
    if (!isGood(answer)) visits.retried += 1
    for (let tries = 0; !isGood(answer) && tries < TRIES; tries += 1) {
      if (tries > 0) await waitForRetry(answer, visits)
      answer = await exchange({ ...options, port: tries % 2 ? first.port : second.port })
    }
    visits.times.push(performance.now() - begun)
    if (!isGood(answer)) visits.faults.push(`${options.path} ${describe(answer)} from both`)
    else visits.answered += 1
    if (isWrite && isGood(answer)) visits.saved.enquiries?.acknowledged.add(mark)
  }
}

/** Waits as long as Retry-After says, because the remaining process may be overloaded and answer 503. */
async function waitForRetry(answer: Answer, visits: Visits) {
  const seconds = answer.outcome === 'whole' && answer.status === 503 ? Number(answer.headers['retry-after']) : 0
  if (seconds > 0) visits.retryLater += 1
  await pause(seconds * 1_000)
}

function isGood(answer: Answer) {
  return answer.outcome === 'whole' && answer.status === 200
}

function describe(answer: Answer) {
  return answer.outcome === 'whole' ? answer.status : `${answer.outcome} ${answer.why}`
}
