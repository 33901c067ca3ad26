import { Agent } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { type Answer, exchange, jsonQuestion, type Question } from '#test/exchange.ts'

export interface Flood {
  port: number
  connections: number
  seconds: number
}

/** From the cheapest to the dearest: a kept page, pages and searches that nobody asked for before, and writes. */
const QUESTIONS: readonly ((nth: number) => Omit<Question, 'port'>)[] = [
  () => ({ path: '/home' }),
  () => ({ path: '/api/Home/GetHomePageList' }),
  (nth) => ({ path: `/api/Home/Search/tower%20${nth}` }),
  (nth) => ({ path: `/nowhere-${nth}` }),
  (nth) => jsonQuestion('/api/NewsandEvents/ManageNewsLetterSubscription/', { email: `v${nth}@visitor.test` }),
  (nth) => jsonQuestion('/api/User/Login', { EmailAddress: `v${nth % 50}@visitor.test`, Password: 'Wrong-Word-1' }),
]

const { port, connections, seconds } = workerData as Flood
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const ended = Date.now() + seconds * 1_000
const answers: string[] = []
const wrong: string[] = []
let asked = 0

await Promise.all(Array.from({ length: connections }, ask))
agent.destroy()
parentPort?.postMessage({ answers, wrong })

async function ask() {
  while (Date.now() < ended) {
    asked += 1
    const question = QUESTIONS[asked % QUESTIONS.length]?.(asked) ?? { path: '/home' }
    const answer = await exchange({ ...question, port, agent })
    answers.push(answer.outcome === 'whole' ? String(answer.status) : answer.outcome)
    const fault = faultOf(answer)
    if (fault) wrong.push(`${question.path.replace(/\d+/, 'N')}: ${fault}`)
  }
}

function faultOf(answer: Answer) {
  if (answer.outcome !== 'whole') return `${answer.outcome}, ${answer.why}`
  const { status, headers } = answer
  if ([429, 503].includes(status)) return headers['retry-after'] ? null : `${status} without Retry-After`
  // A page that is not there and a wrong password are answers as good as any.
  return [200, 304, 401, 404].includes(status) || status === 400 ? null : String(status)
}
