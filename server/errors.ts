/** Every outcome we foresee and the status it is answered with; nothing else decides a status. */
const STATUS = {
  /** A refusal in a good answer: one screen of the specification reads it from there. */
  declined: 200,
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  tooMany: 429,
  unavailable: 503,
  noSpace: 507,
} as const

export type ErrorKind = keyof typeof STATUS

interface Details {
  cause?: unknown
  retryAfterSeconds?: number
}

/** An outcome we foresaw. `message` may be shown to a person; `cause` is for the log alone. */
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

/** Why the program cannot start, in one sentence for the person who started it. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
