import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { StartError } from '#server/errors.ts'
import type { Database, Db, ReportProblem } from './connection.ts'
import { refuseInsideWrite } from './inside-write.ts'
import { listenOn } from './postgres-listener.ts'
import { schema } from './schema.ts'

interface PostgresOptions {
  url: string
  poolSize?: number
  onProblem: ReportProblem
}

// Key of the advisory lock; any number not used by another lock on this database.
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
  // The pool replaces a broken idle connection; without a listener the error would end the process.
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

/** On a separate connection without the statement timeout of the pool, because building an index can take minutes. */
async function runExclusively<T>(
  { url, onProblem }: { url: string; onProblem: ReportProblem },
  work: (db: Db) => Promise<T>,
) {
  const client = new pg.Client({ connectionString: url, application_name: 'plinth-migrations' })
  // Without a listener, losing the connection between two queries would end the process.
  client.on('error', (error) => onProblem('The connection that migrates the database was lost.', error))
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    return await work(drizzle(client, { schema, casing: 'snake_case' }))
  } finally {
    await client.end()
  }
}

/** Names the server and the reason, never the password. */
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
