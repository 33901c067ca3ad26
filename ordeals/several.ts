import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, exchange, type Question } from '#test/exchange.ts'
import { openS3Server } from '#test/s3-server.ts'
import { anEnquiry, emptyLedgers, judge, type Ledgers, writeUntil } from '#test/writers.ts'
import { inMs, quantile, tally } from './figures.ts'
import type { Ordeal, Outcome } from './ordeal.ts'
import { openSite, type Site } from './site.ts'

const PEOPLE = 4
/** The other process, and twice more where it said so. */
const TRIES = 3
const READ = ['/home', '/api/Home/GetHomePageList', '/contactus', '/api/Home/GetCategoriesMenu']

export const several: Ordeal = {
  does: 'two processes on one PostgreSQL and one bucket, killed or stopped in turn: the other answers for it',
  engine: 'postgres',
  count: 10,
  async run({ count }) {
    const folder = await mkdtemp(join(tmpdir(), 'plinth-bucket-'))
    const s3 = await openS3Server(folder)
    const shared = { RATE_LIMITS: 'off', ...s3.env }
    const one = await openSite({ engine: 'postgres', env: shared })
    const { DATABASE_URL = '' } = one.settings
    const two = await openSite({ engine: 'embedded', env: { ...shared, DATABASE_URL } })
    try {
      // At the same moment, on a database and a bucket that were never used.
      await Promise.all([one.start(), two.start()])
      return await endInTurn([one, two], count)
    } finally {
      await two.close()
      await one.close()
      await s3.close()
      await rm(folder, { recursive: true, force: true })
    }
  },
}

async function endInTurn(sites: readonly [Site, Site], count: number): Promise<Outcome> {
  const token = await sites[0].signIn()
  const over = new AbortController()
  const visits: Visits = { answered: 0, retried: 0, toldToComeAgain: 0, faults: [], times: [], saved: emptyLedgers() }
  const ledgers = emptyLedgers()
  const load = [
    ...Array.from({ length: PEOPLE }, () => visitUntil(sites, { signal: over.signal, visits })),
    // Nobody tries these again: whatever they were told is done must be there once, whichever process told it.
    ...sites.map(({ port }) => writeUntil({ port, token }, { ledgers, signal: over.signal, pauseMs: 20 })),
  ]
  const ends: string[] = []
  const { faults } = visits
  for (let round = 0; round < count; round += 1) {
    const site = sites[round % 2 ? 1 : 0]
    // Each of them is killed as often as it is stopped.
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
    for (const [told, kind] of [
      [ledgers, 'written once'],
      [visits.saved, 'tried again'],
    ] as const) {
      const { lost, doubled } = await judge({ port, token }, told)
      faults.push(...lost.map((what) => `lost, ${kind}: ${what}`))
      if (told === ledgers) faults.push(...doubled.map((what) => `twice: ${what}`))
    }
  }
  const { sent, acknowledged } = await judge({ port: sites[0].port, token }, ledgers)
  return {
    figures: {
      'ends of one of the two': tally(ends),
      'answers to visitors': visits.answered,
      'of these by the other process': visits.retried,
      'told by it, too, to come again': visits.toldToComeAgain,
      'p50, p99 and longest': [0.5, 0.99, 1].map((share) => inMs(quantile(visits.times, share))).join(', '),
      'writes sent, acknowledged': `${sent}, ${acknowledged}`,
    },
    faults,
  }
}

interface Visits {
  answered: number
  retried: number
  toldToComeAgain: number
  faults: string[]
  times: number[]
  saved: Ledgers
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
