/**
 * Whether an error means that the database is unreachable, stopping or starting, so that a retry can succeed. Some
 * errors of the driver have only a message and no code.
 */
export function isDatabaseUnreachable(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > DEEPEST_CAUSE) return false
  const code = 'code' in error ? String(error.code) : ''
  if (CODES.test(code) || SENTENCES.some((sentence) => error.message.includes(sentence))) return true
  return isDatabaseUnreachable(error.cause, depth + 1)
}

const DEEPEST_CAUSE = 5

/**
 * Network errors of the system, connection exceptions (08), and PostgreSQL's codes for too many connections, shutdown,
 * crash and start-up.
 */
const CODES =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|53300|57P0[123])$/

const SENTENCES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]
