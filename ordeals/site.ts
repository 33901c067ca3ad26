import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ChildServer, freePort, startChildServer } from '#test/child-server.ts'
import { startPostgresServer } from '#test/postgres-server.ts'
import { signIn } from '#test/writers.ts'

export type Engine = 'embedded' | 'postgres'

interface Wanted {
  engine: Engine
  env?: Record<string, string>
  /** Where to keep the data; a temporary folder when left out. */
  folder?: string
}

const PASSWORD = `Aa1!${randomBytes(9).toString('base64url')}`
export const STAFF = 'admin@plinth.test'
export const BUILT_SERVER = 'build/server/index.js'

/** A place for the built product, which may be started there, killed and started again. `close` leaves nothing behind. */
export async function openSite({ engine, env = {}, folder }: Wanted) {
  const dataDir = join(folder ?? (await mkdtemp(join(tmpdir(), 'plinth-ordeal-'))), 'data')
  const postgres = engine === 'postgres' ? await startPostgresServer() : null
  await postgres?.createDatabase('ordeal')
  const port = await freePort()
  const settings: Record<string, string> = {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    ...(postgres && { DATABASE_URL: postgres.url('ordeal') }),
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
    /** What it is started with, for commands that work on the same data. */
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

/** For an ordeal that is broken off: its processes would go on without it. */
export async function closeSites() {
  await Promise.all([...openSites].map((close) => close()))
}
