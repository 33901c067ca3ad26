import type { DatabaseOptions } from '#server/db/connection.ts'
import { createJobs } from '#server/db/jobs.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open-database.ts'

/** Where the dump of an embedded database lies, beside its folder. */
export const DUMP_FILE = 'dump.tar'

/** Makes an empty database ready to be copied: our tables and the job queue's. Returns a dump of an embedded one. */
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
