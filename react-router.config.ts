import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { writePublicManifest } from './scripts/public-manifest.ts'

export default {
  // All addresses are known at start: asking the server for them link by link costs more than they weigh.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig, viteConfig }) =>
    writePublicManifest(join(reactRouterConfig.buildDirectory, 'client', viteConfig.build.assetsDir)),
} satisfies Config
