import * as z from 'zod/mini'
import type { Role } from './roles.ts'

/**
 * Most responses have an envelope. As specified, some consist only of the data, but their refusals have an envelope
 * too.
 */
interface AnswerShape<D extends z.ZodMiniType> {
  kind: 'enveloped' | 'bare'
  data: D
}

export function enveloped<D extends z.ZodMiniType>(data: D): AnswerShape<D> {
  return { kind: 'enveloped', data }
}

export function bare<D extends z.ZodMiniType>(data: D): AnswerShape<D> {
  return { kind: 'bare', data }
}

/** Used by calls that return only a reason phrase. */
export const nothing = () => enveloped(z.null())

const ResponseMessage = z.object({ isSuccessStatusCode: z.boolean(), reasonPhrase: z.string() })

/** Shared by all responses with an envelope, including refusals. */
export const Envelope = z.object({ responseMessage: ResponseMessage, data: z.optional(z.unknown()) })

/** `account` is any signed-in account, for itself. Groups of roles are in `roles.ts`. */
export type Access = 'anyone' | 'account' | readonly Role[]

type Params = Record<string, z.ZodMiniType>

/** One call of the API, shared by the server routes, the API client, the OpenAPI description and the access tests. */
export interface Endpoint<
  P extends Params = Params,
  B extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
  D extends z.ZodMiniType = z.ZodMiniType,
  Q extends Params = Params,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  /** Relative to the API base; `{name}` is a placeholder for a value in `params`. */
  path: string
  access: Access
  /** False for a POST that only searches. A GET that changes data is never cached, linked or prefetched. */
  changesData: boolean
  /** True for calls that an account with a temporary password may make: changing it, or signing out. */
  allowsTemporaryPassword: boolean
  /** False for a call that an open tab polls, so that it does not extend the idle timeout of the session. */
  isUse: boolean
  /** Adds `status` to all responses, including refusals, see `CHANGE_STATUS`. */
  answersStatus: boolean
  /** True if the URL contains text typed by a visitor, so that its responses are cached only briefly. */
  hasFreeText: boolean
  /** A multipart call has no `body`; its fields are documented at its declaration. */
  consumes: 'json' | 'multipart'
  /** In bytes, for calls that take a whole file as text; undefined for the default limit. */
  largestBody: number | undefined
  params: P
  /** Unknown query parameters are ignored. */
  query: Q
  body: B
  answer: AnswerShape<D>
}

interface Declaration<
  P extends Params,
  B extends z.ZodMiniType | undefined,
  D extends z.ZodMiniType,
  Q extends Params,
> {
  method: Endpoint['method']
  path: string
  access: Access
  changesData?: boolean
  allowsTemporaryPassword?: boolean
  isUse?: boolean
  answersStatus?: boolean
  hasFreeText?: boolean
  consumes?: Endpoint['consumes']
  largestBody?: number
  params?: P
  query?: Q
  body?: B
  answer: AnswerShape<D>
}

export function endpoint<
  D extends z.ZodMiniType,
  P extends Params = Record<never, z.ZodMiniType>,
  B extends z.ZodMiniType | undefined = undefined,
  Q extends Params = Record<never, z.ZodMiniType>,
>(declaration: Declaration<P, B, D, Q>): Endpoint<P, B, D, Q> {
  return {
    ...declaration,
    changesData: declaration.changesData ?? declaration.method !== 'GET',
    allowsTemporaryPassword: declaration.allowsTemporaryPassword ?? false,
    isUse: declaration.isUse ?? true,
    answersStatus: declaration.answersStatus ?? false,
    hasFreeText: declaration.hasFreeText ?? false,
    consumes: declaration.consumes ?? 'json',
    largestBody: declaration.largestBody,
    params: declaration.params ?? ({} as P),
    query: declaration.query ?? ({} as Q),
    body: declaration.body as B,
  }
}

/** What a handler receives and a caller passes, under the names of the schemas. */
export type ParamsOf<E extends Endpoint> = { [K in keyof E['params']]: z.output<E['params'][K]> }
export type QueryOf<E extends Endpoint> = { [K in keyof E['query']]?: z.output<E['query'][K]> }
export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodMiniType ? z.output<E['body']> : undefined
export type DataOf<E extends Endpoint> = z.output<E['answer']['data']>
