import { readFileSync, statSync } from 'node:fs'
import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '#server/errors.ts'
import { startHeartbeat } from './heartbeat.ts'

interface KernelLock {
  /** The same for every process that this lock excludes; null if unknown. */
  scope: string | null
  release(): void
}

/**
 * Locks the file through SQLite, because Node has no API for file locks. An exclusive transaction excludes all
 * processes on this kernel, even in other containers, and a second lock within this process. The kernel releases it
 * when the process ends, even after kill -9. Null if the file is already locked.
 */
function takeKernelLock(path: string): KernelLock | null {
  const file = new DatabaseSync(path)
  try {
    // Nothing is ever written, so no journal file is needed.
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
  // The higher bits hold the extended error code.
  return (code & 0xff) === SQLITE_BUSY
}

/** Null if there is no boot id, which only Linux has. */
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

export const LOCK_FILE = 'lock.sqlite'
export const HEARTBEAT_FILE = 'heartbeat.json'

/**
 * Two processes with an embedded database in one folder overwrite each other's data without any error. The kernel lock
 * excludes processes on the same machine, and the heartbeat excludes machines that share the folder over a file system
 * that does not forward locks (docs/decisions/011).
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
