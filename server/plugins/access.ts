import type { FastifyInstance, FastifyRequest } from 'fastify'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import type { Endpoint, Role } from '#contract/wire/endpoint.ts'
import type { Actor } from '#server/db/write.ts'
import { AppError } from '../errors.ts'

/** Who is calling, as far as rights go. */
export interface Caller {
  accountId: number
  sessionId: number
  email: string
  /** Until then the address is only a claim: it opens nothing that belongs to its real owner. */
  isEmailVerified: boolean
  role: Role
  hasTemporaryPassword: boolean
}

export type Authenticate = (token: string) => Promise<Caller | null>

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

/** Puts the caller on each request. The token comes from the Authorization header alone, never from a cookie. */
export function identifyCallers(app: FastifyInstance, authenticate: Authenticate) {
  app.decorateRequest('caller', null)
  app.addHook('onRequest', async (request) => {
    const token = tokenIn(request)
    if (token) request.caller = await authenticate(token)
  })
}

export async function requireAccess(request: FastifyRequest, endpoint: Endpoint) {
  if (endpoint.access === 'anyone') return
  const { caller } = request
  if (!caller) throw new AppError('unauthenticated', identityMessages.signInFirst)
  if (caller.hasTemporaryPassword && !endpoint.allowsTemporaryPassword)
    throw new AppError('forbidden', identityMessages.notAuthorized)
  if (endpoint.access !== 'account' && !hasRole(caller, endpoint.access))
    throw new AppError('forbidden', identityMessages.notAuthorized)
}

/** The caller of a call that only accounts may make. */
export function callerOf({ caller }: FastifyRequest) {
  if (!caller) throw new AppError('unauthenticated', identityMessages.signInFirst)
  return caller
}

/** The token that a call came with; undefined without one. */
export function tokenIn(request: FastifyRequest) {
  return /^bearer\s+(\S{1,200})$/i.exec(request.headers.authorization?.trim() ?? '')?.[1]
}

/** The same caller as the audit log writes them down. */
export function actorIn(request: FastifyRequest): Actor {
  return actorOf(callerOf(request))
}

type Person = { email: string; role: Role } & ({ id: number } | { accountId: number })

/** A caller, or an account that acts before it is one, as the audit log writes them down. */
export function actorOf(person: Person): Actor {
  return { id: 'id' in person ? person.id : person.accountId, email: person.email, role: person.role }
}

/** A super admin has an Admin's rights everywhere. A temporary password opens nothing but the change of that password. */
export function isStaff(caller: Caller | null) {
  return caller !== null && hasRole(caller, ['Admin']) && !caller.hasTemporaryPassword
}

function hasRole(caller: Caller, roles: readonly Role[]) {
  return roles.includes(caller.role) || (caller.role === 'SuperAdmin' && roles.includes('Admin'))
}
