import type { DatabaseOptions } from '#server/db/connection.ts'
import { createJobs } from '#server/db/jobs.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open-database.ts'

/** Creates our tables and those of the job queue in an empty database. Returns a dump if the database is embedded. */
export async function prepareDatabase(options: DatabaseOptions) {
  const database = await openDatabase(options)
  await migrate(database)
  const jobs = createJobs(database)
  await jobs.start()
  await jobs.stop()
  const dump = await database.embedded?.dumpDataDir('none')
  await database.close()
  return dump ?? null
}
