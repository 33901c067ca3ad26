import { start } from '#server/start.ts'
import { tinyBuild } from './tiny-build.ts'

/** The product with minimal pages, for tests of start and stop. */
await start({ build: async () => tinyBuild })
