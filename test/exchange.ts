import { type Agent, type IncomingHttpHeaders, request } from 'node:http'

export interface Question {
  port: number
  method?: string
  path: string
  headers?: Record<string, string | string[]>
  body?: string | Uint8Array
  /** Without one, every request uses a new connection. */
  agent?: Agent
  timeoutMs?: number
}

export interface WholeAnswer {
  outcome: 'whole'
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  ms: number
}

/**
 * `refused`: the connection was not accepted. `dropped`: a new connection ended without a byte, so it may not have been
 * accepted. `cut`: it was accepted, or reused, and the response did not arrive completely.
 */
interface NoAnswer {
  outcome: 'refused' | 'dropped' | 'cut'
  why: string
  ms: number
}

export type Answer = WholeAnswer | NoAnswer

/** Sends one request and returns its outcome; never rejects. */
export function exchange({ port, path, method = 'GET', headers = {}, body, agent, timeoutMs = 30_000 }: Question) {
  return new Promise<Answer>((resolve) => {
    const begun = performance.now()
    const tell = (answer: Omit<NoAnswer, 'ms'> | Omit<WholeAnswer, 'ms'>) =>
      resolve({ ...answer, ms: performance.now() - begun })
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: agent ?? false })
    const overdue = setTimeout(() => asked.destroy(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs)

    asked.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', (error) => tell({ outcome: 'cut', why: `after its head: ${error.message}` }))
      response.on('close', () => {
        clearTimeout(overdue)
        if (!response.complete) return tell({ outcome: 'cut', why: 'half an answer' })
        tell({
          outcome: 'whole',
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        })
      })
    })
    asked.on('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(overdue)
      tell({ outcome: outcomeOf(error, asked.reusedSocket), why: error.code ?? error.message })
    })
    asked.end(body)
  })
}

function outcomeOf({ code }: NodeJS.ErrnoException, isOnKeptConnection: boolean) {
  if (code === 'ECONNREFUSED') return 'refused'
  return (code === 'ECONNRESET' || code === 'EPIPE') && !isOnKeptConnection ? 'dropped' : 'cut'
}

export function jsonQuestion(path: string, body: object, token?: string): Omit<Question, 'port'> {
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  }
}
