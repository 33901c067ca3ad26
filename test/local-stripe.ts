import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { StripeRequest, StripeResponse } from './stripe-calls.ts'
import { createStripeObjects } from './stripe-objects.ts'

export const STRIPE_ENV = {
  STRIPE_SECRET_KEY: 'sk_test_secretOfTheTests',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_publicKeyOfTheTests',
  STRIPE_WEBHOOK_SECRET: 'whsec_secretOfTheTestHooks',
}

/** A local server with Stripe's protocol: API keys, form bodies, idempotency keys, declines and events. */
export async function openStripeServer() {
  const objects = createStripeObjects()
  const responses = new Map<string, { asked: string; response: StripeResponse }>()
  const seen: string[] = []
  let lost: { path: string | RegExp; times: number } = { path: '', times: 0 }
  let broken = { times: 0, method: '' }

  const server = createServer(async (request, response) => {
    const asked = await read(request)
    seen.push(`${asked.method} ${asked.path}`)
    if (broken.times > 0 && (broken.method === '' || asked.method === broken.method)) {
      broken.times -= 1
      return send(response, refusal(503, 'api_error', 'Away.'))
    }
    const result = refusalOf(request) ?? once(request.headers['idempotency-key'], asked) ?? objects.respond(asked)
    if (lost.times > 0 && asked.method === 'POST' && isLost(asked.path)) {
      lost.times -= 1
      response.destroy()
      return
    }
    send(response, result)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  function isLost(path: string) {
    return typeof lost.path === 'string' ? path === lost.path : lost.path.test(path)
  }

  /** Every POST needs an idempotency key. A repeated key gets the same response; another request may not reuse it. */
  function once(key: string | string[] | undefined, asked: StripeRequest) {
    if (asked.method !== 'POST') return null
    if (typeof key !== 'string' || key.length > 255) return refusal(400, 'idempotency_error', 'No key.')
    const wording = JSON.stringify(asked)
    const known = responses.get(key)
    if (known && known.asked !== wording) return refusal(400, 'idempotency_error', 'The same key for something else.')
    if (known) return known.response
    const response = objects.respond(asked)
    responses.set(key, { asked: wording, response })
    return response
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...objects,
    seen,
    /** Executes the next POST requests to this path, but closes their connections without a response. */
    loseAnswers(path: string | RegExp, times: number) {
      lost = { path, times }
    },
    /** Answers the next requests with 503 and does not execute them; with `method`, only those of this method. */
    breakFor(times: number, method = '') {
      broken = { times, method }
    },
    event: (type: string, object: object, given: object = {}) => ({
      id: `evt_${randomBytes(9).toString('hex')}`,
      object: 'event',
      type,
      created: Math.floor(Date.now() / 1000),
      data: { object },
      ...given,
    }),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

export type StripeServer = Awaited<ReturnType<typeof openStripeServer>>

/** The signature header of a body. Computed without the Stripe library, so that the library does not check itself. */
export function signatureOf(body: string, { secret = STRIPE_ENV.STRIPE_WEBHOOK_SECRET, ageSeconds = 0 } = {}) {
  const at = Math.floor(Date.now() / 1000) - ageSeconds
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
}

function refusalOf({ headers }: IncomingMessage) {
  if (headers.authorization !== `Bearer ${STRIPE_ENV.STRIPE_SECRET_KEY}`) {
    return refusal(401, 'invalid_request_error', `Invalid API Key provided: ${headers.authorization}`)
  }
  const isPinned = headers['stripe-version'] === '2026-10-28.endive'
  return isPinned ? null : refusal(400, 'invalid_request_error', 'Not the pinned version.')
}

async function read(request: IncomingMessage) {
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const body = request.method === 'POST' ? await text(request) : query
  return { method: request.method ?? '', path, form: Object.fromEntries(new URLSearchParams(body)) }
}

function refusal(status: number, type: string, message: string): StripeResponse {
  return { status, body: { error: { type, message } } }
}

function send(response: ServerResponse, { status, body }: StripeResponse) {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' })
  response.end(JSON.stringify(body))
}
