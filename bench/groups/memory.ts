import { setTimeout as pause } from 'node:timers/promises'
import { startPostgresServer } from '#test/postgres-server.ts'
import type { Bench } from '../bench-context.ts'
import { residentMegabytesOf } from '../process-cost.ts'
import type { Row } from '../rows.ts'
import { openSite, type Site } from '../site.ts'

/** Time for the garbage collector after the start. */
const REST_MS = 20_000

/** Resident memory of an idle process that has served some pages. */
export async function measureMemory(bench: Bench): Promise<Row[]> {
  const server = await startPostgresServer()
  bench.cleanUp.add(server.stop)
  await server.createDatabase('bench')
  const embedded = await openSite(bench)
  const onPostgres = await openSite(bench, { databaseUrl: server.url('bench') })
  for (const { origin } of [embedded, onPostgres]) {
    for (const path of ['/home', '/products/Residential', '/api/Home/GetHomePageList']) await fetch(origin + path)
  }
  await pause(REST_MS)
  return [
    { ...(await rowOf(embedded, 'embedded database')), goal: { atMost: 420 } },
    { ...(await rowOf(onPostgres, 'PostgreSQL')), goal: { atMost: 200 } },
  ]
}

async function rowOf({ pid }: Site, engine: string): Promise<Row> {
  return { what: `Memory at rest, ${engine}`, value: await residentMegabytesOf(pid), unit: 'MB' }
}
