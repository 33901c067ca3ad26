import { Agent } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { type Answer, exchange, jsonRequest, type RequestOptions } from '#test/exchange.ts'

export interface Flood {
  port: number
  connections: number
  seconds: number
}

interface Kind {
  request: (nth: number) => Omit<RequestOptions, 'port'>
  /** The expected status when the server is not overloaded. */
  status: number
}

/** From cheap to expensive: cached responses, uncached ones, a write and a failed sign-in. */
const KINDS: readonly [Kind, ...Kind[]] = [
  { request: () => ({ path: '/home' }), status: 200 },
  { request: () => ({ path: '/api/Home/GetHomePageList' }), status: 200 },
  { request: (nth) => ({ path: `/api/Home/Search/tower%20${nth}` }), status: 200 },
  { request: (nth) => ({ path: `/nowhere-${nth}` }), status: 404 },
  {
    request: (nth) =>
      jsonRequest('/api/NewsandEvents/ManageNewsLetterSubscription/', { email: `v${nth}@visitor.test` }),
    status: 200,
  },
  {
    request: (nth) =>
      jsonRequest('/api/User/Login', { EmailAddress: `v${nth % 50}@visitor.test`, Password: 'Wrong-Word-1' }),
    status: 401,
  },
]

const { port, connections, seconds } = workerData as Flood
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const ended = Date.now() + seconds * 1_000
const answers: string[] = []
const wrong: string[] = []
let sent = 0

await Promise.all(Array.from({ length: connections }, sendRequests))
agent.destroy()
parentPort?.postMessage({ answers, wrong })

async function sendRequests() {
  while (Date.now() < ended) {
    sent += 1
    const { request: requestOf, status } = KINDS[sent % KINDS.length] ?? KINDS[0]
    const options = requestOf(sent)
    const answer = await exchange({ ...options, port, agent })
    answers.push(answer.outcome === 'whole' ? String(answer.status) : answer.outcome)
    const fault = faultOf(answer, status)
    if (fault) wrong.push(`${options.path.replace(/\d+/, 'N')}: ${fault}`)
  }
}

function faultOf(answer: Answer, usual: number) {
  if (answer.outcome !== 'whole') return `${answer.outcome}, ${answer.why}`
  const { status, headers } = answer
  if ([429, 503].includes(status)) return headers['retry-after'] ? null : `${status} without Retry-After`
  return status === usual || status === 304 ? null : String(status)
}
