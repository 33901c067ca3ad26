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
    const settle = (answer: Omit<NoAnswer, 'ms'> | Omit<WholeAnswer, 'ms'>) =>
      resolve({ ...answer, ms: performance.now() - begun })
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent: agent ?? false })
    const overdue = setTimeout(() => outgoing.destroy(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs)

    outgoing.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', (error) => settle({ outcome: 'cut', why: `after its head: ${error.message}` }))
      response.on('close', () => {
        clearTimeout(overdue)
        if (!response.complete) return settle({ outcome: 'cut', why: 'half an answer' })
        settle({
          outcome: 'whole',
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        })
      })
    })
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(overdue)
      settle({ outcome: outcomeOf(error, outgoing.reusedSocket), why: error.code ?? error.message })
    })
    outgoing.end(body)
  })
}

function outcomeOf({ code }: NodeJS.ErrnoException, isOnReusedConnection: boolean) {
  if (code === 'ECONNREFUSED') return 'refused'
  return (code === 'ECONNRESET' || code === 'EPIPE') && !isOnReusedConnection ? 'dropped' : 'cut'
}

export function jsonQuestion(path: string, body: object, token?: string): Omit<Question, 'port'> {
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  }
}
