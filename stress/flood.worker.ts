import { Agent } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { type Answer, exchange, jsonQuestion, type Question } from '#test/exchange.ts'

export interface Flood {
  port: number
  connections: number
  seconds: number
}

interface Kind {
  ask: (nth: number) => Omit<Question, 'port'>
  /** The expected status when the server is not overloaded. */
  status: number
}

/** From cheap to expensive: a cached page and response, an uncached search and page, and writes. */
const KINDS: readonly [Kind, ...Kind[]] = [
  { ask: () => ({ path: '/home' }), status: 200 },
  { ask: () => ({ path: '/api/Home/GetHomePageList' }), status: 200 },
  { ask: (nth) => ({ path: `/api/Home/Search/tower%20${nth}` }), status: 200 },
  { ask: (nth) => ({ path: `/nowhere-${nth}` }), status: 404 },
  {
    ask: (nth) => jsonQuestion('/api/NewsandEvents/ManageNewsLetterSubscription/', { email: `v${nth}@visitor.test` }),
    status: 200,
  },
  {
    ask: (nth) =>
      jsonQuestion('/api/User/Login', { EmailAddress: `v${nth % 50}@visitor.test`, Password: 'Wrong-Word-1' }),
    status: 401,
  },
]

const { port, connections, seconds } = workerData as Flood
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const ended = Date.now() + seconds * 1_000
const answers: string[] = []
const wrong: string[] = []
let sent = 0

await Promise.all(Array.from({ length: connections }, ask))
agent.destroy()
parentPort?.postMessage({ answers, wrong })

async function ask() {
  while (Date.now() < ended) {
    sent += 1
    const { ask: questionOf, status } = KINDS[sent % KINDS.length] ?? KINDS[0]
    const question = questionOf(sent)
    const answer = await exchange({ ...question, port, agent })
    answers.push(answer.outcome === 'whole' ? String(answer.status) : answer.outcome)
    const fault = faultOf(answer, status)
    if (fault) wrong.push(`${question.path.replace(/\d+/, 'N')}: ${fault}`)
  }
}

function faultOf(answer: Answer, usual: number) {
  if (answer.outcome !== 'whole') return `${answer.outcome}, ${answer.why}`
  const { status, headers } = answer
  if ([429, 503].includes(status)) return headers['retry-after'] ? null : `${status} without Retry-After`
  return status === usual || status === 304 ? null : String(status)
}
