import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['contract/**/*.test.ts', 'server/**/*.test.ts', 'app/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    // The embedded database takes seconds to open the first time in a worker.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Without it the embedded database takes over a gigabyte while it starts.
    execArgv: ['--liftoff-only'],
  },
})
