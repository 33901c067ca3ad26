import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Logger, NoopLogger } from 'drizzle-orm/logger'
import type { InjectOptions } from 'fastify'
import { vi } from 'vitest'
import type { Role } from '#contract/wire/roles.ts'
import { createApi } from '#server/api.ts'
import { type Config, loadConfig } from '#server/config.ts'
import type { Data } from '#server/data.ts'
import type { Database, Db } from '#server/db/connection.ts'
import { createFreeSpaceGuard } from '#server/db/free-space.ts'
import { type accounts, sessions } from '#server/identity/accounts.tables.ts'
import { SESSION_LIFE } from '#server/identity/sessions.service.ts'
import { hashOfToken, newToken } from '#server/tokens.ts'
import { anAccount } from './builders.ts'
import { test as databaseTest } from './database.ts'

interface Fixtures {
  /** Configuration, which a test can override. */
  config: Config
  data: Data
  /** True for tests that change the API, upload files or count requests: they cannot share the API with other tests. */
  hasOwnApi: boolean
  api: TestApi
}

const sharedConfig = newConfig()

/** The data folder does not exist yet; the first upload creates it. */
function newConfig() {
  const dataDir = join(tmpdir(), `plinth-data-${randomUUID()}`)
  return loadConfig({ LOG_LEVEL: 'silent', NODE_ENV: 'test', DATA_DIR: dataDir })
}

/** `test` with a running API on an empty database. */
export const test = databaseTest.extend<Fixtures>({
  hasOwnApi: false,
  config: async ({ hasOwnApi }, use) => {
    const config = hasOwnApi ? newConfig() : sharedConfig
    await use(config)
    await rm(config.dataDir, { recursive: true, force: true })
  },
  data: async ({ database, jobs, revision, write }, use) => {
    const freeSpace = createFreeSpaceGuard({ folder: null })
    await use({ database, jobs, revision, write, freeSpace, close: async () => {} })
  },
  api: async ({ config, data }, use) => {
    const isShared = config === sharedConfig
    const api = isShared ? await sharedApi(data) : await openTestApi(config, data)
    await use(api)
    // A running job can write to the data folder, which the fixture `config` removes, perhaps before `jobs` stops them.
    await data.jobs.stop()
    if (!isShared) await api.close()
  },
})

interface SharedApi {
  api: TestApi
  /** The data of the running test, which has its own jobs and content revision. */
  data: Data
  tests: number
}

const sharedApis = new WeakMap<Database, Promise<SharedApi>>()

/**
 * Tests without `hasOwnApi` share one API per database, because creating it takes half as long as a test. Its only
 * state is the cache of responses, whose keys contain the content revision; each test has its own range of revisions.
 */
async function sharedApi(data: Data) {
  const known = sharedApis.get(data.database) ?? openSharedApi(data)
  sharedApis.set(data.database, known)
  const shared = await known
  shared.data = data
  shared.tests += 1
  return shared.api
}

async function openSharedApi(first: Data): Promise<SharedApi> {
  const shared = { data: first, tests: 0 }
  const ofTheTest: Data = {
    ...first,
    write: (work) => shared.data.write(work),
    revision: { ...first.revision, current: () => shared.tests * 1_000_000 + shared.data.revision.current() },
  }
  return Object.assign(shared, { api: await openTestApi(sharedConfig, ofTheTest) })
}

/** For tests that create the API themselves, for instance twice on the same data. */
export async function openTestApi(config: Config, data: Data) {
  const { app, cache, limit, renders, files, uploads, brochures, redirects, closedSite, counter } = await createApi({
    config,
    data,
  })
  const { db } = data.database

  function call(method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, options: CallOptions = {}) {
    const { token, headers, ...rest } = options
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
    return app.inject({ method, url: config.api.base + path, headers: { ...authorization, ...headers }, ...rest })
  }

  return {
    app,
    cache,
    limit,
    renders,
    files,
    uploads,
    brochures,
    redirects,
    site: closedSite,
    counter,
    /** Takes a path of the specification, without the API base. */
    get: (path: string, options?: CallOptions) => call('GET', path, options),
    post: (path: string, payload: InjectOptions['payload'], options?: CallOptions) =>
      call('POST', path, { ...options, payload }),
    call,
    /** Creates an account with this role, signs it in and returns its token. */
    tokenOf: async (role: Role, given: Partial<typeof accounts.$inferInsert> = {}) =>
      aSession(db, await anAccount(db, { role, ...given })),
    close: () => app.close(),
  }
}

export type TestApi = Awaited<ReturnType<typeof openTestApi>>

export type CallOptions = Omit<InjectOptions, 'method' | 'url' | 'path'> & { token?: string }

type GivenSession = Partial<typeof sessions.$inferInsert>

/** Signs the account in and returns its token. */
export async function aSession(db: Db, account: { id: number; role: Role }, given: GivenSession = {}) {
  const token = newToken()
  await db.insert(sessions).values(sessionRow(account, token, given))
  return token
}

/** The row of a session, for tests that insert many at once. */
export function sessionRow({ id, role }: { id: number; role: Role }, token: string, given: GivenSession = {}) {
  const { idleMs, longestMs } = SESSION_LIFE[role]
  return {
    accountId: id,
    tokenHash: hashOfToken(token),
    idleExpiresAt: new Date(Date.now() + idleMs),
    expiresAt: new Date(Date.now() + longestMs),
    ...given,
  }
}

/** The SQL statements sent by `work`, also those inside transactions, which `queriesOf` leaves out. */
export async function statementsOf(work: () => Promise<unknown>) {
  const spy = vi.spyOn<Logger, 'logQuery'>(NoopLogger.prototype, 'logQuery')
  try {
    await work()
    return spy.mock.calls.map(([query]) => query)
  } finally {
    spy.mockRestore()
  }
}

/** The SQL statements sent by `work` outside of transactions, except those on the content revision. */
export async function queriesOf(db: Db, work: () => Promise<unknown>) {
  const { $client } = db as unknown as { $client: { query: (query: string | { text: string }) => unknown } }
  const spy = vi.spyOn($client, 'query')
  try {
    await work()
    const texts = spy.mock.calls.map(([query]) => (typeof query === 'string' ? query : query.text))
    return texts.filter((text) => !text.includes('"content_revision"'))
  } finally {
    spy.mockRestore()
  }
}
