import * as z from 'zod/mini'
import type { Role } from './roles.ts'

/** Most responses have an envelope. As specified, four consist only of the data, but their refusals have one too. */
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

/** The response of calls that return only a reason phrase. */
export const nothing = () => enveloped(z.null())

const ResponseMessage = z.object({ isSuccessStatusCode: z.boolean(), reasonPhrase: z.string() })

/** The fields that all responses with an envelope share, including refusals. */
export const Envelope = z.object({ responseMessage: ResponseMessage, data: z.optional(z.unknown()) })

/** Who may call: anyone, any signed-in account for itself, or these roles; groups of roles are in `roles.ts`. */
export type Access = 'anyone' | 'account' | readonly Role[]

type Params = Record<string, z.ZodMiniType>

/** One call of the API. The server routes, the API client, the OpenAPI description and the access tests use it. */
export interface Endpoint<
  P extends Params = Params,
  B extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
  D extends z.ZodMiniType = z.ZodMiniType,
  Q extends Params = Params,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  /** Relative to the API base, as specified; `{name}` is a placeholder for a value in `params`. */
  path: string
  access: Access
  /** False for a POST that only searches. A GET that changes data is never cached, linked or prefetched. */
  changesData: boolean
  /** True for calls that an account with a temporary password may make: change the password, or sign out. */
  allowsTemporaryPassword: boolean
  /** False for a call that an open tab polls: it does not extend the idle timeout of the session. */
  isUse: boolean
  /** True for the one call whose responses, including refusals, also have `status`: 1 for done, 0 for refused. */
  answersStatus: boolean
  /** True if the address contains text typed by a visitor: such responses are cached only briefly. */
  hasFreeText: boolean
  /** A multipart call has no `body` here: its fields are documented at its declaration. */
  consumes: 'json' | 'multipart'
  /** The largest body in bytes, for calls that take a whole file as text; undefined for the usual limit. */
  largestBody: number | undefined
  params: P
  /** Optional query parameters. Unknown parameters are ignored. */
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

/** The values that a handler receives and a caller passes, under the names of the schemas. */
export type ParamsOf<E extends Endpoint> = { [K in keyof E['params']]: z.output<E['params'][K]> }
export type QueryOf<E extends Endpoint> = { [K in keyof E['query']]?: z.output<E['query'][K]> }
export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodMiniType ? z.output<E['body']> : undefined
export type DataOf<E extends Endpoint> = z.output<E['answer']['data']>
