type LoggedError = {
  type: string
  message: string
  code?: string
  status?: number
  query?: string
  stack: string
  cause?: LoggedError
}

const DEEPEST_CAUSE = 5

/**
 * What the log tells of an error. Only what is named here: the values of a failed query and the row that PostgreSQL
 * quotes in its detail are people and secrets, and libraries hang both on their errors.
 */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (!isErrorLike(error)) return { type: typeof error, message: String(error), stack: '' }
  const { code, statusCode, query } = error as { code?: unknown; statusCode?: unknown; query?: unknown }
  const isOfQuery = typeof query === 'string' && 'params' in error
  const cause = error.cause ?? (error instanceof AggregateError ? error.errors[0] : undefined)
  return {
    type: error.name ?? 'Error',
    // Drizzle's message is the query and its values.
    message: isOfQuery && error.message.includes(query) ? 'Failed query' : error.message,
    ...(code !== undefined && { code: String(code) }),
    ...(typeof statusCode === 'number' && { status: statusCode }),
    ...(isOfQuery && { query }),
    stack: placesIn(error),
    ...(cause !== undefined && depth < DEEPEST_CAUSE && { cause: describeError(cause, depth + 1) }),
  }
}

type ErrorLike = Pick<Error, 'message' | 'stack' | 'cause'> & { name?: string }

/** The job queue hands on plain copies of errors. */
function isErrorLike(error: unknown): error is ErrorLike {
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
}

/** The stack without the message at its head, which may be many lines long. */
function placesIn({ stack = '', message }: ErrorLike) {
  const start = stack.indexOf(message)
  return start === -1 ? '' : stack.slice(start + message.length).replace(/^\n/, '')
}
