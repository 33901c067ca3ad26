/**
 * Whether an error says that the database cannot be reached or is going or coming, so that the same may well succeed in
 * a moment. The driver says some of it in words alone.
 */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > DEEPEST_CAUSE) return false
  const code = 'code' in error ? String(error.code) : ''
  if (CODES.test(code) || SENTENCES.some((sentence) => error.message.includes(sentence))) return true
  return isDatabaseAway(error.cause, depth + 1)
}

const DEEPEST_CAUSE = 5

/** No way there (system), a broken connection (08), too many connections, shut down, crashed, starting (PostgreSQL). */
const CODES =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|53300|57P0[123])$/

const SENTENCES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]
