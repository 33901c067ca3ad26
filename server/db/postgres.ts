import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { StartError } from '#server/errors.ts'
import type { Database, Db, ReportProblem } from './connection.ts'
import { refuseInsideWrite } from './inside-write.ts'
import { schema } from './schema.ts'

interface ListenOptions {
  url: string
  channel: string
  onMessage: (message: string | null) => void
  onProblem: ReportProblem
}

const RECONNECT_AFTER_MS = 1000

/** Uses a dedicated connection, because LISTEN does not work through a pool. Reconnects when the connection is lost. */
async function listenOn(options: ListenOptions) {
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | null = null
  let isStopped = false

  async function connect() {
    const next = new pg.Client({ connectionString: options.url, application_name: 'plinth-listener', keepAlive: true })
    next.on('notification', ({ channel, payload }) => {
      if (channel === options.channel) options.onMessage(payload ?? '')
    })
    // A broken connection can emit several errors; only the first is reported.
    next.on('error', (error) => {
      if (isStopped || client !== next) return
      client = null
      options.onProblem('The connection that hears of changes was lost; trying again.', error)
      reconnectLater()
    })
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(options.channel)}`)
    } catch (error) {
      // If only LISTEN failed, the connection is still open.
      await next.end().catch(() => undefined)
      throw error
    }
    client = next
  }

  function reconnectLater() {
    if (retry || isStopped) return
    retry = setTimeout(() => {
      retry = null
      connect().then(
        () => (isStopped ? client?.end() : options.onMessage(null)),
        () => reconnectLater(),
      )
    }, RECONNECT_AFTER_MS)
    retry.unref()
  }

  await connect()
  return async () => {
    isStopped = true
    if (retry) clearTimeout(retry)
    await client?.end()
  }
}

interface PostgresOptions {
  url: string
  poolSize?: number
  onProblem: ReportProblem
}

// Any number that no other advisory lock of this database uses.
const MIGRATION_LOCK = 7_054_671_139

export async function openPostgres({ url, poolSize = 10, onProblem }: PostgresOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'plinth',
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  })
  // The pool replaces a broken idle connection. Without this listener, the error would end the process.
  pool.on('error', (error) => onProblem('A connection to the database was lost.', error))
  await pool.query('select 1').catch(async (error: unknown) => {
    await pool.end()
    throw unreachable(url, error)
  })

  const db = refuseInsideWrite(drizzle(pool, { schema, casing: 'snake_case' }))
  return {
    kind: 'postgres',
    db,
    dataDir: null,
    embedded: null,
    onProblem,
    runExclusively: (work) => runExclusively({ url, onProblem }, work),
    listen: (channel, onMessage) => listenOn({ url, channel, onMessage, onProblem }),
    jobQueue: { connectionString: url, max: 3, application_name: 'plinth-jobs', connectionTimeoutMillis: 5000 },
    poolUse: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  }
}

/** Uses a separate connection without the statement timeout of the pool, because building an index can take minutes. */
async function runExclusively<T>(
  { url, onProblem }: { url: string; onProblem: ReportProblem },
  work: (db: Db) => Promise<T>,
) {
  const client = new pg.Client({ connectionString: url, application_name: 'plinth-migrations' })
  // Without this listener, losing the connection between two queries would end the process.
  client.on('error', (error) => onProblem('The connection that migrates the database was lost.', error))
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    return await work(drizzle(client, { schema, casing: 'snake_case' }))
  } finally {
    await client.end()
  }
}

/** Names the server and the reason, but never the password in the URL. */
function unreachable(url: string, error: unknown) {
  const reason = error instanceof AggregateError ? error.errors[0] : error
  const message = reason instanceof Error ? reason.message : String(reason)
  return new StartError(`The database at ${placeOf(url)} cannot be reached: ${message}.`, { cause: error })
}

function placeOf(url: string) {
  try {
    const { hostname, port, pathname } = new URL(url)
    return `${hostname}:${port || 5432}${pathname}`
  } catch {
    return 'the address in DATABASE_URL'
  }
}
