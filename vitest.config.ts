import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { WITH_PROCESSES } from './scripts/test/with-processes.ts'
import { LOADER_FLAGS } from './test/node-flags.ts'

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLong = ({ moduleId }: TestSpecification) => WITH_PROCESSES.some((file) => moduleId.endsWith(`/${file}`))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    include: [
      'contract/**/*.test.ts',
      'server/**/*.test.ts',
      'app/**/*.test.ts',
      'demo/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    globalSetup: ['test/global-setup.ts'],
    // Only a test that hangs takes this long. On a busy machine a backup and its restore can take three minutes.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // A worker loads the server and opens its database once for all its files, so the run takes a third of the time. A
    // test must not affect the next ones: the options below restore mocks, variables and globals, the setup file
    // timers.
    isolate: false,
    setupFiles: ['test/restore-timers.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    execArgv: LOADER_FLAGS,
  },
})
