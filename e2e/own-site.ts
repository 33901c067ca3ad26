import { join } from 'node:path'
import { freePort, startChildServer } from '#test/child-server.ts'
import { test as base } from './fixtures.ts'

interface OwnSite {
  url: string
  dataDir: string
}

/** Starts a site with its own data, by default the demo's. The caller must close it. */
export async function openOwnSite(env: Record<string, string> = {}) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const dataDir = join(process.env.E2E_DATA_DIR ?? '', `own-${port}`)
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
      ...env,
    },
  })
  await server.untilReady()
  return {
    url,
    dataDir,
    async close() {
      server.child.kill('SIGTERM')
      await server.ended
    },
  }
}

/** `test` with a separate site per worker, for tests that change what every page shows. */
export const test = base.extend<object, { site: OwnSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const site = await openOwnSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})
