import { afterEach, vi } from 'vitest'

// Test files of a worker share one process, so restore real timers after each test.
afterEach(() => {
  vi.useRealTimers()
})
