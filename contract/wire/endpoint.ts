import type * as z from 'zod/mini'
import type { AnswerShape } from './answer.ts'

export type Role = 'SuperAdmin' | 'Admin' | 'BusinessOwner' | 'Customer'

/** Who may call: anyone; any signed-in account, for itself; or the named roles. A super admin has an Admin's rights. */
export type Access = 'anyone' | 'account' | readonly Role[]

type Params = Record<string, z.ZodMiniType>

/** One call of the API. The server serves it, pages call it, OpenAPI and the access tests are derived from it. */
export interface Endpoint<
  P extends Params = Params,
  B extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
  D extends z.ZodMiniType = z.ZodMiniType,
  Q extends Params = Params,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  /** Relative to the API base, in the wire's spelling; `{name}` stands for a value named in `params`. */
  path: string
  access: Access
  /** True for a GET that changes data: never cached, never reachable by a link or a prefetch. */
  changesData: boolean
  /** True for the calls an account with a temporary password may make: set a real one, or leave. */
  allowsTemporaryPassword: boolean
  /** True for the one call whose every answer, refusals included, also carries `status`: 1 for done, 0 for refused. */
  answersStatus: boolean
  /** True where the address holds whatever a visitor types: such answers are not worth keeping for long. */
  hasFreeText: boolean
  /** A multipart call has no `body` here: its parts are named beside its declaration. */
  consumes: 'json' | 'multipart'
  params: P
  /** Values after the question mark, each of which may be left out. Other keys of a query are ignored. */
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
  answersStatus?: boolean
  hasFreeText?: boolean
  consumes?: Endpoint['consumes']
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
    answersStatus: declaration.answersStatus ?? false,
    hasFreeText: declaration.hasFreeText ?? false,
    consumes: declaration.consumes ?? 'json',
    params: declaration.params ?? ({} as P),
    query: declaration.query ?? ({} as Q),
    body: declaration.body as B,
  }
}

/** What a handler receives and a caller passes, in our own names. */
export type ParamsOf<E extends Endpoint> = { [K in keyof E['params']]: z.output<E['params'][K]> }
export type QueryOf<E extends Endpoint> = { [K in keyof E['query']]?: z.output<E['query'][K]> }
export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodMiniType ? z.output<E['body']> : undefined
export type DataOf<E extends Endpoint> = z.output<E['answer']['data']>
