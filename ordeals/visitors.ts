import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, exchange, type Question } from '#test/exchange.ts'
import { anEnquiry, emptyLedgers, type Ledgers, writeUntil } from '#test/writers.ts'
import { inMs, quantile } from './figures.ts'
import type { Site } from './site.ts'

const PEOPLE = 4
/** The other process, and twice more where it said so. */
const TRIES = 3
const READ = ['/home', '/api/Home/GetHomePageList', '/contactus', '/api/Home/GetCategoriesMenu']

interface Visits {
  answered: number
  retried: number
  toldToComeAgain: number
  faults: string[]
  times: number[]
  saved: Ledgers
}

export const noVisits = (): Visits => ({
  answered: 0,
  retried: 0,
  toldToComeAgain: 0,
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

/** People who turn to the other process, and writers who try nothing again: what those were told must be there once. */
export function loadBoth(sites: readonly [Site, Site], { token, signal, visits, ledgers }: Load) {
  return [
    ...Array.from({ length: PEOPLE }, () => visitUntil(sites, { signal, visits })),
    ...sites.map(({ port }) => writeUntil({ port, token }, { ledgers, signal, pauseMs: 20 })),
  ]
}

export function figuresOf({ answered, retried, toldToComeAgain, times }: Visits) {
  return {
    'answers to visitors': answered,
    'of these by the other process': retried,
    'told by it, too, to come again': toldToComeAgain,
    'p50, p99 and longest': [0.5, 0.99, 1].map((share) => inMs(quantile(times, share))).join(', '),
  }
}

/** As behind a load balancer: what one of the two does not answer whole, or not now, is asked of the other. */
async function visitUntil(sites: readonly [Site, Site], { signal, visits }: { signal: AbortSignal; visits: Visits }) {
  for (let nth = 0; !signal.aborted; nth += 1) {
    const mark = `m${randomUUID()}`
    const isWrite = nth % 5 === 4
    const question: Omit<Question, 'port'> = isWrite ? anEnquiry(mark) : { path: READ[nth % READ.length] ?? '/home' }
    const begun = performance.now()
    const [first, second] = nth % 2 ? [sites[1], sites[0]] : sites
    if (isWrite) visits.saved.enquiries?.sent.add(mark)
    let answer = await exchange({ ...question, port: first.port })
    if (!isGood(answer)) visits.retried += 1
    for (let tries = 0; !isGood(answer) && tries < TRIES; tries += 1) {
      if (tries > 0) await comeAgain(answer, visits)
      answer = await exchange({ ...question, port: tries % 2 ? first.port : second.port })
    }
    visits.times.push(performance.now() - begun)
    if (!isGood(answer)) visits.faults.push(`${question.path} ${said(answer)} of both`)
    else visits.answered += 1
    if (isWrite && isGood(answer)) visits.saved.enquiries?.acknowledged.add(mark)
  }
}

/** On a busy machine the one that is left may be too busy itself, and then says when to ask again. */
async function comeAgain(answer: Answer, visits: Visits) {
  const seconds = answer.outcome === 'whole' && answer.status === 503 ? Number(answer.headers['retry-after']) : 0
  if (seconds > 0) visits.toldToComeAgain += 1
  await pause(seconds * 1_000)
}

function isGood(answer: Answer) {
  return answer.outcome === 'whole' && answer.status === 200
}

function said(answer: Answer) {
  return answer.outcome === 'whole' ? answer.status : `${answer.outcome} ${answer.why}`
}
