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

export interface BackupState {
  isRunning: boolean
  /** Why the last backup that this process started failed. Null if it succeeded or there was none. */
  failure: string | null
  newest: Date | null
}

/** Backups made by the running site, like those of `npm run backup`, in the folder `archives` of the data folder. */
export function createBackups({ database, store, dataDir, now = () => new Date() }: Deps) {
  const folder = join(dataDir, 'archives')
  const closing = new AbortController()
  let running: Promise<void> | null = null
  let failure: string | null = null

  /** Returns the name of the new archive. Leaves nothing behind if it fails. */
  async function make(): Promise<string> {
    const name = `${now().toISOString().replaceAll(/[:.]/g, '-')}.tgz`
    await mkdir(folder, { recursive: true, mode: 0o700 })
    try {
      await makeBackup({ database, store, file: join(folder, name), signal: closing.signal })
    } catch (error) {
      if (!(error instanceof StartError)) throw error
      throw new AppError('conflict', setupMessages.backupFailed(error.message), { cause: error })
    }
    return name
  }

  async function run(onMade: (name: string) => Promise<void>) {
    try {
      await onMade(await make())
      failure = null
    } catch (error) {
      failure = error instanceof AppError ? error.message : setupMessages.backupFailed(setupMessages.backup.seeLog)
      if (!closing.signal.aborted) database.onProblem('A backup that was started in the back office failed.', error)
    } finally {
      running = null
    }
  }

  return {
    make,

    /** Makes a backup in the background, because a site with many videos takes minutes. Only one runs at a time. */
    start(onMade: (name: string) => Promise<void>) {
      running ??= run(onMade)
    },

    async state(): Promise<BackupState> {
      return { isRunning: running !== null, failure, newest: await newest() }
    },

    /** Aborts a running backup and waits until its files are removed. */
    async stop() {
      closing.abort()
      await running
    },
  }

  async function newest(): Promise<Date | null> {
    const names = await readdir(folder).catch(() => [])
    const last = names
      .filter((name) => name.endsWith('.tgz'))
      .sort()
      .at(-1)
    return last === undefined ? null : (await stat(join(folder, last))).mtime
  }
}

export type Backups = ReturnType<typeof createBackups>
