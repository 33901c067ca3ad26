import * as z from 'zod/mini'
import { contentMessages } from '#contract/content/content.messages.ts'
import {
  type Access,
  type BodyOf,
  type DataOf,
  type Endpoint,
  Envelope,
  type ParamsOf,
  type QueryOf,
} from '#contract/wire/endpoint.ts'

/**
 * `refused`: by the server, or by the schema check before sending. `failed`: no readable response, or a status of 500
 * or higher.
 */
export type Outcome<T> =
  | { ok: true; status: number; message: string; data: T }
  | { ok: false; reason: 'refused' | 'failed'; status: number; message: string }

type Input<E extends Endpoint> = (keyof E['params'] extends never ? { params?: undefined } : { params: ParamsOf<E> }) &
  (BodyOf<E> extends undefined ? { body?: undefined } : { body: BodyOf<E> }) & { query?: QueryOf<E> }

/** The input is optional if the endpoint has only query parameters, and absent if the endpoint has no input at all. */
export type CallArguments<E extends Endpoint> =
  Record<never, never> extends Input<E>
    ? keyof E['query'] extends never
      ? [endpoint: E]
      : [endpoint: E, input?: Input<E>]
    : [endpoint: E, input: Input<E>]

export function mapOutcome<T, U>(outcome: Outcome<T>, map: (data: T) => U): Outcome<U> {
  return outcome.ok ? { ...outcome, data: map(outcome.data) } : outcome
}

export type Api = <E extends Endpoint>(...call: CallArguments<E>) => Promise<Outcome<DataOf<E>>>

/** Rejects if there is no readable response. For a status of 500 or higher, `json` may be null instead. */
export type Send = (
  request: { method: string; path: string; body: string | null },
  access: Access,
) => Promise<{ status: number; json: unknown }>

/** `onFailure` is called for every `failed` outcome. */
export function createApiClient(send: Send, onFailure = () => {}): Api {
  return async <E extends Endpoint>(...[endpoint, input]: [E, Partial<Input<E>>?]): Promise<Outcome<DataOf<E>>> => {
    try {
      const encoded = endpoint.body && z.safeEncode(endpoint.body, input?.body as never)
      // Refuse invalid input with the same message as the server, without sending it.
      if (encoded?.error)
        return { ok: false, reason: 'refused', status: 400, message: encoded.error.issues[0]?.message ?? '' }
      const body = encoded ? JSON.stringify(encoded.data) : null
      const { method, access } = endpoint
      const { status, json } = await send({ method, path: fill(endpoint.path, input), body }, access)
      const outcome = read(endpoint, status, json)
      if (!outcome.ok && outcome.reason === 'failed') onFailure()
      return outcome
    } catch (cause) {
      console.error(`${endpoint.method} ${endpoint.path} failed`, cause)
      onFailure()
      return failed(0)
    }
  }
}

function read<E extends Endpoint>(endpoint: E, status: number, json: unknown): Outcome<DataOf<E>> {
  if (status >= 500) return failed(status)
  if (endpoint.answer.kind === 'bare' && status < 400) {
    return { ok: true, status, message: '', data: z.decode(endpoint.answer.data, json as never) as DataOf<E> }
  }
  const { responseMessage, data } = z.parse(Envelope, json)
  const message = responseMessage.reasonPhrase
  if (!responseMessage.isSuccessStatusCode) return { ok: false, reason: 'refused', status, message }
  return { ok: true, status, message, data: z.decode(endpoint.answer.data, data as never) as DataOf<E> }
}

function failed(status: number) {
  return { ok: false, reason: 'failed', status, message: contentMessages.serverError } as const
}

interface Values {
  params?: Record<string, unknown> | undefined
  query?: Record<string, unknown> | undefined
}

function fill(path: string, { params = {}, query = {} }: Values = {}) {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = Object.entries(query)
    // An array is sent as a repeated parameter.
    .flatMap(([name, value]) => [value ?? []].flat().map((one) => `${name}=${encodeURIComponent(String(one))}`))
  return search.length > 0 ? `${filled}?${search.join('&')}` : filled
}
