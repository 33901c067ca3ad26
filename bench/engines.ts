import { startPostgresServer } from '#test/postgres-server.ts'
import type { Bench } from './bench-context.ts'

export interface Engine {
  name: 'embedded' | 'PostgreSQL'
  place: { databaseUrl?: string }
}

export async function openPostgres({ cleanUp }: Pick<Bench, 'cleanUp'>) {
  const server = await startPostgresServer()
  cleanUp.add(server.stop)
  await server.createDatabase('bench')
  return server.url('bench')
}

export async function openEngines(bench: Pick<Bench, 'cleanUp'>): Promise<Engine[]> {
  return [
    { name: 'embedded', place: {} },
    { name: 'PostgreSQL', place: { databaseUrl: await openPostgres(bench) } },
  ]
}
