import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { freePort } from '#test/child-server.ts'
import { SERVER_ENV, SERVER_FLAGS } from '../scripts/boot/server-process.mjs'
import { type Bench, temporaryFolder } from './bench-context.ts'
import { cpuSecondsOf } from './process-cost.ts'
import { startProgram, waitFor } from './run-program.ts'

export interface SiteOptions {
  /** A prepared folder; a new one with the demo when omitted. */
  dataDir?: string
  databaseUrl?: string
  env?: Record<string, string>
}

const ADMIN_PASSWORD = `Aa1!${randomBytes(9).toString('base64url')}`

export async function openSite({ cleanUp }: Pick<Bench, 'cleanUp'>, { dataDir, databaseUrl, env }: SiteOptions = {}) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const running = startProgram({
    program: process.execPath,
    args: [...SERVER_FLAGS, 'build/server/index.js'],
    options: {
      env: {
        ...SERVER_ENV,
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: origin,
        DATA_DIR: dataDir ?? join(await temporaryFolder(cleanUp), 'data'),
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        DEMO: 'true',
        ADMIN_PASSWORD,
        DEMO_PASSWORD: ADMIN_PASSWORD,
        LOG_LEVEL: 'warn',
        RATE_LIMITS: 'off',
        PREPARE_PICTURES: 'off',
        ...env,
      },
    },
    cleanUp,
  })
  const startedIn = await waitFor(`${origin}/readyz`, { running, within: 120_000 })
  return { origin, startedIn, pid: running.pid, stop: running.stop, cpuSeconds: () => cpuSecondsOf(running.pid) }
}

export type Site = Awaited<ReturnType<typeof openSite>>

/** The server answered 503 because of overload. */
export class Overloaded extends Error {}

/** Signs in as staff. The returned function sends a POST, or a GET without a body, and returns the data. */
export async function signIn({ origin }: Pick<Site, 'origin'>) {
  const { bearerToken } = await call<{ bearerToken: string }>('/User/Login', {
    EmailAddress: 'admin@plinth.test',
    Password: ADMIN_PASSWORD,
  })
  return <T>(path: string, body?: object) => call<T>(path, body, { authorization: `Bearer ${bearerToken}` })

  async function call<T>(path: string, body?: object, headers: Record<string, string> = {}): Promise<T> {
    const answer = await fetch(`${origin}/api${path}`, {
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (answer.status === 503) throw new Overloaded(path)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`)
    return (JSON.parse(text) as { data: T }).data
  }
}

export type Staff = Awaited<ReturnType<typeof signIn>>
