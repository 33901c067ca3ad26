import { start } from '#server/start.ts'
import { tinyBuild } from './tiny-build.ts'

/** The product with the smallest pages there are, for tests of how the process starts and stops. */
await start({ build: async () => tinyBuild })
