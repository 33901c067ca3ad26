import { mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setupMessages } from '#contract/setup/setup.messages.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import type { Database } from '#server/db/connection.ts'
import { AppError, StartError } from '#server/errors.ts'
import type { FileStore } from '#server/gateways/file-store.ts'

interface Deps {
  database: Database
  store: Pick<FileStore, 'open' | 'list'>
  dataDir: string
  now?: () => Date
}

/** Archives that the running site makes, like `npm run backup`, in the folder `archives` of the data folder. */
export function createBackups({ database, store, dataDir, now = () => new Date() }: Deps) {
  const folder = join(dataDir, 'archives')

  return {
    /** Returns the name of the new archive. Nothing of it is left if it fails. */
    async make(): Promise<string> {
      const name = `${now().toISOString().replaceAll(/[:.]/g, '-')}.tgz`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      try {
        await makeBackup({ database, store, file: join(folder, name) })
      } catch (error) {
        if (!(error instanceof StartError)) throw error
        throw new AppError('conflict', setupMessages.backupFailed(error.message), { cause: error })
      }
      return name
    },

    async newest(): Promise<Date | null> {
      const names = await readdir(folder).catch(() => [])
      const last = names
        .filter((name) => name.endsWith('.tgz'))
        .sort()
        .at(-1)
      return last === undefined ? null : (await stat(join(folder, last))).mtime
    },
  }
}

export type Backups = ReturnType<typeof createBackups>
