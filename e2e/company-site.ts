import { join } from 'node:path'
import { freePort, startChildServer } from '#test/child-server.ts'
import { test as base } from './fixtures.ts'

/** A separate site, because every page and mail of a site shows its company. */
export const test = base.extend<object, { site: { url: string; dataDir: string } }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const port = await freePort()
      const url = `http://127.0.0.1:${port}`
      const dataDir = join(process.env.E2E_DATA_DIR ?? '', `company-${port}`)
      const server = startChildServer({
        program: 'build/server/index.js',
        port,
        env: {
          NODE_ENV: 'production',
          HOST: '127.0.0.1',
          PUBLIC_URL: url,
          DATA_DIR: dataDir,
          DEMO: 'true',
          DEMO_PASSWORD: process.env.E2E_PASSWORD ?? '',
          ADMIN_PASSWORD: process.env.E2E_PASSWORD ?? '',
          RATE_LIMITS: 'off',
        },
      })
      await server.untilReady()
      await use({ url, dataDir })
      server.child.kill('SIGTERM')
      await server.ended
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})
