const STATUS = {
  /** A refusal with status 200, because one screen of the specification expects a successful response. */
  declined: 200,
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  tooMany: 429,
  unavailable: 503,
  unfinished: 504,
  noSpace: 507,
} as const

export type ErrorKind = keyof typeof STATUS

interface Details {
  cause?: unknown
  retryAfterSeconds?: number
}

/** An expected error. `message` may be shown to a user; `cause` is only for the log. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly kind: ErrorKind
  readonly retryAfterSeconds: number | null

  constructor(kind: ErrorKind, message: string, details: Details = {}) {
    super(message, { cause: details.cause })
    this.kind = kind
    this.retryAfterSeconds = details.retryAfterSeconds ?? null
  }

  get status() {
    return STATUS[this.kind]
  }
}

/** Why the server or a command cannot continue, as a message for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
