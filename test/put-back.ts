import { afterEach, vi } from 'vitest'

// The files of a worker share one process: the next test must not live in the time of the last.
afterEach(() => {
  vi.useRealTimers()
})
