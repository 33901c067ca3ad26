import type { FastifyInstance, FastifyRequest } from 'fastify'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { isOneOf, type Role } from '#contract/wire/roles.ts'
import type { Actor } from '#server/db/write.ts'
import { AppError } from '../errors.ts'

export interface Caller {
  accountId: number
  sessionId: number
  email: string
  /** If false, the account must not see data stored under this email address. */
  isEmailVerified: boolean
  role: Role
  hasTemporaryPassword: boolean
}

export type Authenticate = (token: string, options: { isUse: boolean }) => Promise<Caller | null>

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

/** The token is read from the Authorization header only, never from a cookie. */
export function identifyCallers(app: FastifyInstance, authenticate: Authenticate) {
  app.decorateRequest('caller', null)
  app.addHook('onRequest', async (request) => {
    const token = tokenIn(request)
    const isUse = request.routeOptions.config.endpoint?.isUse ?? true
    if (token) request.caller = await authenticate(token, { isUse })
  })
}

export async function requireAccess(request: FastifyRequest, endpoint: Endpoint) {
  if (endpoint.access === 'anyone') return
  const { caller } = request
  if (!caller) throw new AppError('unauthenticated', identityMessages.signInFirst)
  if (caller.hasTemporaryPassword && !endpoint.allowsTemporaryPassword)
    throw new AppError('forbidden', identityMessages.notAuthorized)
  if (endpoint.access !== 'account' && !isOneOf(caller.role, endpoint.access))
    throw new AppError('forbidden', identityMessages.notAuthorized)
}

export function callerOf({ caller }: FastifyRequest) {
  if (!caller) throw new AppError('unauthenticated', identityMessages.signInFirst)
  return caller
}

export function tokenIn(request: FastifyRequest) {
  return /^bearer\s+(\S{1,200})$/i.exec(request.headers.authorization?.trim() ?? '')?.[1]
}

export function actorIn(request: FastifyRequest): Actor & { role: Role } {
  return actorOf(callerOf(request))
}

type Person = { email: string; role: Role } & ({ id: number } | { accountId: number })

export function actorOf(person: Person): Actor & { role: Role } {
  return { id: 'id' in person ? person.id : person.accountId, email: person.email, role: person.role }
}

/**
 * Whether the caller has one of these roles. False while the account has a temporary password, which gives it no rights
 * of its role.
 */
export function hasRole(caller: Caller | null, roles: readonly Role[]) {
  return caller !== null && isOneOf(caller.role, roles) && !caller.hasTemporaryPassword
}
