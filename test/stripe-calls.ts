import { randomBytes } from 'node:crypto'

export interface StripeResponse {
  status: number
  body: object
}

export interface StripeRequest {
  method: string
  path: string
  form: Record<string, string>
}

/** One call of Stripe's API, with the fields allowed in its body. */
export type StripeCall = [
  method: string,
  path: RegExp,
  allowed: string[],
  respond: (request: StripeRequest, id: string) => StripeResponse,
]

export function list<T>(
  all: Map<string, T>,
  isWanted: (thing: T) => boolean,
  show: (thing: T) => object = (thing) => thing as object,
) {
  const data = [...all.values()].filter(isWanted).map(show)
  return ok({ object: 'list', data, has_more: false, url: '/v1' })
}

export function ok(body: object): StripeResponse {
  return { status: 200, body }
}

export function refused(error: { code: string; param?: string }): StripeResponse {
  return { status: 400, body: { error: { type: 'invalid_request_error', message: 'No.', ...error } } }
}

export function missing(what: string): StripeResponse {
  const error = { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}.` }
  return { status: 404, body: { error } }
}

export function newId(kind: string) {
  return `${kind}_${randomBytes(9).toString('hex')}`
}
