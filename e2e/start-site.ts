import { join } from 'node:path'
import { copyFolder } from '#server/backup/disk-space.ts'
import { type ChildServer, freePort, startChildServer } from '#test/child-server.ts'
import { embeddedTemplate } from '#test/embedded-template.ts'
import { addressOf } from './sites.ts'

interface Site {
  /** Name of the site's data folder. */
  name: string
  port: number
  env?: Record<string, string>
}

/** The data folder that `createDemoData` fills. */
const DEMO_FOLDER = 'demo'

/**
 * Creates the demo data once, in a database that is already migrated, because each site starts faster with a copy of
 * that data. Only a site without the demo starts with an empty folder.
 */
export async function createDemoData() {
  const template = await embeddedTemplate()
  await copyFolder(template.folder, join(dataDirOf(DEMO_FOLDER), 'db'))
  const site = startServer({ name: DEMO_FOLDER, port: await freePort() })
  await site.untilReady()
  await stopSite(site)
}

/** Starts a site with its own copy of the demo data, or without any if DEMO is false. Resolves when it is ready. */
export async function startSite(site: Site): Promise<ChildServer> {
  if (site.env?.DEMO !== 'false') await copyFolder(dataDirOf(DEMO_FOLDER), dataDirOf(site.name))
  const server = startServer(site)
  await server.untilReady()
  return server
}

export async function stopSite({ child, ended }: ChildServer) {
  child.kill('SIGTERM')
  await ended
}

export function dataDirOf(name: string) {
  return join(process.env.E2E_DATA_DIR ?? '', name)
}

function startServer({ name, port, env }: Site) {
  return startChildServer({
    program: 'build/server/index.js',
    port,
    env: {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PUBLIC_URL: addressOf(port),
      DATA_DIR: dataDirOf(name),
      DEMO: 'true',
      DEMO_PASSWORD: process.env.E2E_PASSWORD ?? '',
      ADMIN_PASSWORD: process.env.E2E_PASSWORD ?? '',
      // All tests use one IP address; API tests cover the rate limits.
      RATE_LIMITS: 'off',
      ...env,
    },
  })
}
