import { vi } from 'vitest'

/**
 * Repeats a check until it passes. Only one that never passes takes this long: on a busy machine a job or a mail can
 * take many seconds.
 */
export function waitFor<T>(check: () => T | Promise<T>) {
  return vi.waitFor(check, { timeout: 60_000, interval: 20 })
}
