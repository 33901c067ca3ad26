const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 60_000

/** Imports a module with retries and exponential backoff. */
export async function importWithRetry<T>(load: () => Promise<T>, delayMs = FIRST_DELAY_MS): Promise<T> {
  try {
    return await load()
  } catch (cause) {
    if (import.meta.env.SSR) throw cause
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    return importWithRetry(load, Math.min(2 * delayMs, LONGEST_DELAY_MS))
  }
}
