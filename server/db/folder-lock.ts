import { readFileSync, statSync } from 'node:fs'
import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '#server/errors.ts'
import { startHeartbeat } from './heartbeat.ts'

interface KernelLock {
  /** The same value for all processes that this lock excludes; null when unknown. */
  scope: string | null
  release(): void
}

/**
 * Node has no API for file locks, but SQLite does: an exclusive transaction locks the file against every process of
 * this kernel, in any namespace or container, and the kernel releases it when the process ends, even by kill -9. SQLite
 * also refuses a second lock within one process. Returns null when the file is already locked.
 */
function takeKernelLock(path: string): KernelLock | null {
  const file = new DatabaseSync(path)
  try {
    // The journal is in memory, because nothing is ever written.
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    file.close()
    if (isBusy(error)) return null
    throw error
  }
  return { scope: findScope(path), release: () => file.close() }
}

const SQLITE_BUSY = 5

function isBusy(error: unknown) {
  const code = (error as { errcode?: number }).errcode ?? 0
  // The higher bits contain the extended error code.
  return (code & 0xff) === SQLITE_BUSY
}

/** Identifies the boot, the mounted file system and the file. Only Linux has a boot id. */
function findScope(path: string) {
  const { dev, ino } = statSync(path, { bigint: true })
  const bootId = readBootId()
  return bootId === null ? null : `${bootId} ${dev} ${ino}`
}

function readBootId() {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return null
  }
}

export interface FolderLock {
  release(): Promise<void>
}

/** Files in a locked folder; the lock file is never deleted. */
export const LOCK_FILE = 'lock.sqlite'
export const HEARTBEAT_FILE = 'heartbeat.json'

/**
 * Two embedded databases in one folder overwrite each other without any error, so each process takes this lock first.
 * The kernel lock covers all processes of one machine; the heartbeat covers machines that share the folder over a file
 * system that does not forward locks (docs/decisions/011).
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
