import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { NODE_FLAGS } from './test/node-flags.ts'

/** Tests of the server that choose their engine themselves or need none: on PostgreSQL they would only be run twice. */
const WHATEVER_THE_ENGINE = [
  'server/backup/copy-door.test.ts',
  'server/backup/verify-archive.test.ts',
  'server/commands/admin.test.ts',
  'server/commands/backup-refusals.test.ts',
  'server/content/share-pictures.test.ts',
  'server/db/connection.test.ts',
  'server/db/damaged-database.test.ts',
  'server/db/folder-lock.test.ts',
  'server/db/postgres.test.ts',
  'server/db/take-turns.test.ts',
  'server/demo/demo.test.ts',
  'server/door.test.ts',
  'server/gateways/file-store.test.ts',
  'server/mail/account-mails.test.ts',
  'server/mail/billing-mails.test.ts',
  'server/mail/mail.test.ts',
  'server/owner-only.test.ts',
  'server/plugins/openapi.test.ts',
  'server/plugins/overload.test.ts',
  'server/several-processes.test.ts',
  'server/start.test.ts',
  'server/uploads/describe-image.test.ts',
  'server/uploads/film-and-paper.test.ts',
  'server/uploads/image-variants.test.ts',
  'server/uploads/stored-name.test.ts',
  'server/uploads/upload-form.test.ts',
  'server/uploads/uploaded-content.test.ts',
  'server/uploads/uploads.routes.test.ts',
]

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
    include: ['contract/**/*.test.ts', 'server/**/*.test.ts', 'app/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env.TEST_ENGINE === 'postgres' ? WHATEVER_THE_ENGINE : [])],
    globalSetup: ['test/global-setup.ts'],
    // The embedded database takes seconds to open the first time in a worker.
    testTimeout: 60_000,
    hookTimeout: 60_000,
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
