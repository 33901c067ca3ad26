import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contentMessages } from '#contract/content/content.messages.ts'
import { CHANGE_STATUS } from '#contract/identity/identity.constants.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { AppError } from '#server/errors.ts'

/**
 * Whether the database is unreachable, stopping or starting, so that a retry can succeed. Some errors of the driver
 * have only a message and no code.
 */
function isDatabaseUnreachable(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > DEEPEST_CAUSE) return false
  const code = 'code' in error ? String(error.code) : ''
  if (CODES.test(code) || SENTENCES.some((sentence) => error.message.includes(sentence))) return true
  return isDatabaseUnreachable(error.cause, depth + 1)
}

const DEEPEST_CAUSE = 5

/**
 * Network errors of the system, PostgreSQL's connection exceptions (class 08), and its codes for too many connections,
 * shutdown, crash and startup.
 */
const CODES =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|53300|57P0[123])$/

const SENTENCES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]

/** Every error response has the envelope of the specification. */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = asRefusal(error)
    if (refusal.status >= 500 && !isLoadShedding(error)) request.log.error({ err: error }, 'request failed')
    if (refusal.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds)
    return refuse(reply, refusal.status, refusal.message)
  })
}

/** Load-shedding refusals are not logged: there are thousands during overload, and logging each one adds load. */
function isLoadShedding(error: FastifyError) {
  return error instanceof AppError && error.kind === 'unavailable' && error.cause === undefined
}

/** Handles URLs that the router rejects before any hook runs: they cannot be decoded, or a parameter is too long. */
export function handleBadAddresses(apiBase: string) {
  return (_error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const isCall = request.url.toLowerCase().startsWith(`${apiBase.toLowerCase()}/`)
    void (isCall ? refuse(reply, 400, wireRefusals.badRequest) : reply.redirect('/404'))
  }
}

export function refuseUnknownCall(_request: FastifyRequest, reply: FastifyReply) {
  return refuse(reply, 404, wireRefusals.unknownCall)
}

export function refuse(reply: FastifyReply, status: number, reasonPhrase: string) {
  const hasStatus = reply.request.routeOptions.config?.endpoint?.answersStatus
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      responseMessage: { isSuccessStatusCode: false, reasonPhrase },
      data: null,
      ...(hasStatus && { status: CHANGE_STATUS.refused }),
    })
}

function asRefusal(error: FastifyError): { status: number; message: string; retryAfterSeconds?: number | null } {
  if (error instanceof AppError) {
    return { status: error.status, message: error.message, retryAfterSeconds: error.retryAfterSeconds }
  }
  if (isDiskFull(error)) return { status: 507, message: wireRefusals.outOfSpace }
  if (isDatabaseUnreachable(error))
    return { status: 503, message: wireRefusals.dataAway, retryAfterSeconds: DATABASE_RETRY_SECONDS }
  const message = BAD_REQUESTS[error.code]
  if (message) return { status: error.statusCode ?? 400, message }
  // Errors raised by Fastify itself (a malformed header, an unknown media type) are also caused by the caller.
  if (error.statusCode && error.statusCode < 500) return { status: error.statusCode, message: wireRefusals.badRequest }
  return { status: 500, message: contentMessages.serverError }
}

/** About as long as a database takes to restart. */
export const DATABASE_RETRY_SECONDS = 5

/** The check of free space before a write cannot rule out that the disk fills up during the write. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100' || isDiskFull(error.cause)
}

const BAD_REQUESTS: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: wireRefusals.badJson,
  FST_ERR_CTP_EMPTY_JSON_BODY: wireRefusals.badJson,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: wireRefusals.badMediaType,
  FST_ERR_CTP_BODY_TOO_LARGE: wireRefusals.bodyTooLarge,
}
