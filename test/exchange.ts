import { type Agent, type IncomingHttpHeaders, request } from 'node:http'

export interface RequestOptions {
  port: number
  method?: string
  path: string
  headers?: Record<string, string | string[]>
  body?: string | Uint8Array
  /** Without an agent every request uses a new connection. */
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
 * `refused`: the server did not accept the connection. `dropped`: a new connection was reset before any response, so
 * the server may not have accepted it. `cut`: any other failure, such as a timeout, an incomplete response or the reset
 * of a reused connection.
 */
interface NoResponse {
  outcome: 'refused' | 'dropped' | 'cut'
  why: string
  ms: number
}

export type Answer = WholeAnswer | NoResponse

/** Sends one request and returns its outcome; never rejects. */
export function exchange({
  port,
  path,
  method = 'GET',
  headers = {},
  body,
  agent,
  timeoutMs = 30_000,
}: RequestOptions) {
  return new Promise<Answer>((resolve) => {
    const begun = performance.now()
    const settle = (answer: Omit<NoResponse, 'ms'> | Omit<WholeAnswer, 'ms'>) =>
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

export function jsonRequest(path: string, body: object, token?: string): Omit<RequestOptions, 'port'> {
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  }
}
