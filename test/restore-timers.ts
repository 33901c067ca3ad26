import { afterEach, vi } from 'vitest'

// All test files of a worker share one process, so fake timers must not outlast their test.
afterEach(() => {
  vi.useRealTimers()
})
