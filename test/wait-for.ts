import { vi } from 'vitest'

/**
 * Repeats a check until it passes. The timeout is long, because on a busy machine a job or mail can take many seconds;
 * only a check that never passes takes that long.
 */
export function waitFor<T>(check: () => T | Promise<T>) {
  return vi.waitFor(check, { timeout: 60_000, interval: 20 })
}
