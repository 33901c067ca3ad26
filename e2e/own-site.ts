import { freePort } from '#test/child-server.ts'
import { test as base } from './fixtures.ts'
import { dataDirOf, startSite, stopSite } from './start-site.ts'

interface OwnSite {
  url: string
  dataDir: string
}

/** Starts a site with its own data, by default the demo's. The caller must close it. */
export async function openOwnSite(env: Record<string, string> = {}) {
  const port = await freePort()
  const name = `own-${port}`
  const server = await startSite({ name, port, env })
  return { url: server.url, dataDir: dataDirOf(name), close: () => stopSite(server) }
}

/** `test` with a separate site per worker, for tests that change every page. */
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
