import { start } from '#server/start.ts'
import { tinyBuild } from './tiny-build.ts'

/** Runs the real server with minimal pages, for tests of start and stop. */
await start({ build: async () => tinyBuild })
