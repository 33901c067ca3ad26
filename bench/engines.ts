import { startPostgresServer } from '#test/postgres-server.ts'
import type { Bench } from './bench-context.ts'

export interface Engine {
  name: 'embedded' | 'PostgreSQL'
  /** Options for `openSite`. */
  place: { databaseUrl?: string }
}

/** Starts a PostgreSQL server and returns the URL of an empty database on it. */
export async function openPostgres({ cleanUp }: Pick<Bench, 'cleanUp'>) {
  const server = await startPostgresServer()
  cleanUp.add(server.stop)
  await server.createDatabase('bench')
  return server.url('bench')
}

/** Both engines, each with an empty database. */
export async function openEngines(bench: Pick<Bench, 'cleanUp'>): Promise<Engine[]> {
  return [
    { name: 'embedded', place: {} },
    { name: 'PostgreSQL', place: { databaseUrl: await openPostgres(bench) } },
  ]
}
