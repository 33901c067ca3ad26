type Close = () => PromiseLike<unknown> | undefined

/** Closes in order and continues after a failure. Throws the first failure at the end. */
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
 * Maximum duration of each step of a stop, in order. Process managers kill after ten seconds, so the sum stays below,
 * with a second left to close the database.
 */
export const STOP_TIMEOUTS_MS = {
  requests: 6_000,
  /** Part of `requests`: new requests are still answered for that long, so that clients close their connections. */
  drain: 1_000,
  jobs: 3_000,
} as const
