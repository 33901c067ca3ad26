import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { StartError } from '#server/errors.ts'
import { borrowCopy } from './borrow-copy.ts'

/** The data as they are, whether the site is being served or not. PostgreSQL is asked by itself. */
export async function openForBackup({ database, dataDir }: Pick<Config, 'database' | 'dataDir'>) {
  if (database.kind === 'postgres') return openDatabase({ ...database, poolSize: 2 })

  const copy = await borrowCopy(dataDir)
  if (!copy) {
    // Opening would make one.
    const isThere = await stat(join(dataDir, 'db')).catch(() => null)
    if (!isThere) throw new StartError(`There is nothing to back up in ${dataDir}.`)
    return openDatabase({ kind: 'embedded', dataDir })
  }
  try {
    const opened = await openDatabase({ kind: 'embedded', dataDir: copy.dataDir })
    return { ...opened, close: () => opened.close().finally(copy.giveBack) }
  } catch (error) {
    await copy.giveBack()
    throw error
  }
}
