type Close = () => PromiseLike<unknown> | undefined

/** Closes one after the other, the rest too when one of them fails; then the first failure rises. */
export async function closeAll(...closers: Close[]) {
  const faults: unknown[] = []
  for (const close of closers) {
    try {
      await close()
    } catch (error) {
      faults.push(error)
    }
  }
  if (faults.length > 0) throw faults[0]
}

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
