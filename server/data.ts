import { mkdir } from 'node:fs/promises'
import type { Config } from './config.ts'
import type { ReportProblem } from './db/connection.ts'
import { createFreeSpaceGuard } from './db/free-space.ts'
import { createJobs } from './db/jobs.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open-database.ts'
import { createContentRevision } from './db/revision.ts'
import { createWriter } from './db/write.ts'
import { restrictDataFolder } from './owner-only.ts'
import { closeAll } from './shutdown.ts'

/**
 * Opens and migrates the database, and creates what every write needs: jobs, the content revision and the free-space
 * guard.
 */
export async function openData(config: Pick<Config, 'database' | 'files' | 'dataDir'>, onProblem?: ReportProblem) {
  const { dataDir } = config
  const { database: engine } = config
  // The folder is also needed with PostgreSQL and a bucket: uploads are received into it first.
  await mkdir(dataDir, { recursive: true })
  const database = await openDatabase(
    engine.kind === 'postgres' ? { ...engine, onProblem } : { ...engine, dataDir, onProblem },
  )
  try {
    restrictDataFolder(dataDir, database.onProblem)
    await migrate(database)
    const revision = await createContentRevision(database)
    const jobs = createJobs(database)
    const freeSpace = createFreeSpaceGuard({ folder: folderOfData(config) })
    return {
      database,
      revision,
      jobs,
      freeSpace,
      write: createWriter(database, { jobs, freeSpace, revision }),
      close: () => closeAll(jobs.stop, revision.close, database.close),
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/**
 * Returns the folder with rows or uploaded files that a full disk could damage. Null if everything is stored on other
 * machines.
 */
function folderOfData({ database, files, dataDir }: Pick<Config, 'database' | 'files' | 'dataDir'>) {
  return database.kind === 'postgres' && files.kind === 's3' ? null : dataDir
}

export type Data = Awaited<ReturnType<typeof openData>>
