import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '#server/errors.ts'
import { startHeartbeat } from './heartbeat.ts'
import { type KernelLock, takeKernelLock } from './kernel-lock.ts'

export interface FolderLock {
  release(): Promise<void>
}

/** Entries of a locked folder; the first one stays there. */
export const LOCK_FILE = 'lock.sqlite'
export const HEARTBEAT_FILE = 'heartbeat.json'

/**
 * Two embedded databases in one folder overwrite each other without any error, so each process takes this lock first.
 * The kernel lock covers all processes of one machine; the heartbeat covers machines that share the folder over a file
 * system which does not pass locks on (docs/decisions/011).
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true })
  const path = await realpath(folder)
  const kernelLock = lockByKernel(path)
  try {
    const heartbeat = await startHeartbeat(join(path, HEARTBEAT_FILE), kernelLock.scope)
    if (heartbeat === null) throw inUse(path)
    return {
      async release() {
        await heartbeat.stop()
        kernelLock.release()
      },
    }
  } catch (error) {
    kernelLock.release()
    throw error
  }
}

function lockByKernel(folder: string) {
  let lock: KernelLock | null
  try {
    lock = takeKernelLock(join(folder, LOCK_FILE))
  } catch (error) {
    throw new StartError(`The data folder ${folder} cannot be locked: ${(error as Error).message}.`, { cause: error })
  }
  if (lock === null) throw inUse(folder)
  return lock
}

function inUse(folder: string) {
  return new StartError(`The data folder ${folder} is in use by another Plinth process.`)
}
