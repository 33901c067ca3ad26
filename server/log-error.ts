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
 * Returns the fields of an error that are logged. Other fields can hold personal data and secrets: the values of a
 * failed query, and the row that PostgreSQL quotes in its detail.
 */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (!isErrorLike(error)) return { type: typeof error, message: String(error), stack: '' }
  const { code, statusCode, query } = error as { code?: unknown; statusCode?: unknown; query?: unknown }
  const isOfQuery = typeof query === 'string' && 'params' in error
  const cause = error.cause ?? (error instanceof AggregateError ? error.errors[0] : undefined)
  return {
    type: error.name ?? 'Error',
    // Drizzle's message contains the query and its values.
    message: isOfQuery && error.message.includes(query) ? 'Failed query' : error.message,
    ...(code !== undefined && { code: String(code) }),
    ...(typeof statusCode === 'number' && { status: statusCode }),
    ...(isOfQuery && { query }),
    stack: placesIn(error),
    ...(cause !== undefined && depth < DEEPEST_CAUSE && { cause: describeError(cause, depth + 1) }),
  }
}

type ErrorLike = Pick<Error, 'message' | 'stack' | 'cause'> & { name?: string }

/** Errors from the job queue are plain objects, not instances of Error. */
function isErrorLike(error: unknown): error is ErrorLike {
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
}

function placesIn({ stack = '', message }: ErrorLike) {
  const start = stack.indexOf(message)
  return start === -1 ? '' : stack.slice(start + message.length).replace(/^\n/, '')
}
