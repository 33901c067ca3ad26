/**
 * Longest that the parts of a stop may take, one after the other. Process managers grant ten seconds and kill then, so
 * together they stay below, with a second left for closing the database.
 */
export const STOP_WITHIN_MS = {
  requests: 6_000,
  /** Of that: requests are still answered this long, so that clients leave their open connections. */
  drain: 1_000,
  jobs: 3_000,
} as const
