import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ChildServer, freePort, startChildServer } from '#test/child-server.ts'
import { startPostgresServer } from '#test/postgres-server.ts'
import { signIn } from '#test/writers.ts'

export type Engine = 'embedded' | 'postgres'

interface SiteOptions {
  engine: Engine
  env?: Record<string, string>
  folder?: string
}

const PASSWORD = `Aa1!${randomBytes(9).toString('base64url')}`
export const STAFF = 'admin@plinth.test'
export const BUILT_SERVER = 'build/server/index.js'

/** Opens the built product with its own data, to be started, killed and started again. `close` deletes the data. */
export async function openSite({ engine, env = {}, folder }: SiteOptions) {
  const dataDir = join(folder ?? (await mkdtemp(join(tmpdir(), 'plinth-stress-'))), 'data')
  const postgres = engine === 'postgres' ? await startPostgresServer() : null
  await postgres?.createDatabase('stress')
  const port = await freePort()
  const settings: Record<string, string> = {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    ...(postgres && { DATABASE_URL: postgres.url('stress') }),
    DEMO: 'true',
    ADMIN_EMAIL: STAFF,
    ADMIN_PASSWORD: PASSWORD,
    DEMO_PASSWORD: PASSWORD,
    LOG_LEVEL: 'error',
    ...env,
  }
  let running: ChildServer | null = null

  function launch(program = BUILT_SERVER) {
    running = startChildServer({ program, port, env: settings })
    return running
  }

  async function start(program = BUILT_SERVER) {
    const begun = performance.now()
    const server = launch(program)
    await server.untilReady()
    return { ...server, startMs: performance.now() - begun }
  }

  async function end(signal: NodeJS.Signals) {
    running?.child.kill(signal)
    return running?.ended ?? null
  }

  async function close() {
    openSites.delete(close)
    await end('SIGKILL')
    await postgres?.stop()
    await rm(folder === undefined ? join(dataDir, '..') : dataDir, { recursive: true, force: true })
  }

  openSites.add(close)
  return {
    port,
    dataDir,
    /** Environment of the server, for commands that work on the same data. */
    settings,
    launch,
    start,
    end,
    signIn: (email = STAFF) => signIn(port, email, PASSWORD),
    close,
  }
}

export type Site = Awaited<ReturnType<typeof openSite>>

const openSites = new Set<() => Promise<void>>()

/** Ends the server processes of an interrupted test, which would otherwise keep running. */
export async function closeSites() {
  await Promise.all([...openSites].map((close) => close()))
}
