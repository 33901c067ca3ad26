import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { NODE_FLAGS } from './test/node-flags.ts'

/** Tests that start processes and wait for them. Begun last, each would keep one worker busy long after the others are done. */
const WITH_PROCESSES = /server\/(?:start|killed|several-processes|(?:backup|commands)\/[\w-]+)\.test\.ts$/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLong = ({ moduleId }: TestSpecification) => WITH_PROCESSES.test(moduleId)
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
    // Only a test that hangs takes this long. A shorter limit fails tests on a busy machine, where opening a database and
    // making the demo can take over a minute.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // A worker loads the server and opens its database once for all its files, which takes a third of the time. So no
    // file may leave anything behind: what it replaced is put back here and after each test in the setup file.
    isolate: false,
    setupFiles: ['test/put-back.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    execArgv: NODE_FLAGS,
  },
})
