import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgresServer } from '#test/postgres-server.ts'
import { type Bench, temporaryFolder } from '../bench-context.ts'
import { residentMegabytesOf } from '../process-cost.ts'
import type { Row } from '../rows.ts'
import { openSite, type Site, type SiteOptions } from '../site.ts'

/** The wait before memory is measured, to let the garbage collector run. */
const REST_MS = 20_000

export async function measureMemory(bench: Bench): Promise<Row[]> {
  const server = await startPostgresServer()
  bench.cleanUp.add(server.stop)
  await server.createDatabase('bench')
  const embedded = await openFilledSite(bench, { dataDir: join(await temporaryFolder(bench.cleanUp), 'data') })
  const onPostgres = await openFilledSite(bench, { databaseUrl: server.url('bench') })
  for (const { origin } of [embedded, onPostgres]) {
    for (const path of ['/home', '/products/Residential', '/api/Home/GetHomePageList']) await fetch(origin + path)
  }
  await pause(REST_MS)
  return [
    { ...(await rowOf(embedded, 'embedded database')), goal: { atMost: 420 } },
    { ...(await rowOf(onPostgres, 'PostgreSQL')), goal: { atMost: 200 } },
  ]
}

/** Starts the site twice, because seeding the demo leaves garbage in the memory of the process that does it. */
async function openFilledSite(bench: Bench, place: SiteOptions) {
  const filling = await openSite(bench, place)
  await filling.stop()
  return openSite(bench, place)
}

async function rowOf({ pid }: Site, engine: string): Promise<Row> {
  return { what: `Memory at rest, ${engine}`, value: await residentMegabytesOf(pid), unit: 'MB' }
}
