import { readFileSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

export interface KernelLock {
  /** The same for every process that this lock keeps out; null when that is not known. */
  scope: string | null
  release(): void
}

/**
 * Node has no call for file locks, but SQLite takes them: an exclusive transaction locks the file against every process
 * of this kernel, in any namespace or container, and the kernel drops the lock when the process ends, even by kill -9.
 * SQLite also refuses a second lock within one process. Returns null when the file is locked already.
 */
export function takeKernelLock(path: string): KernelLock | null {
  const file = new DatabaseSync(path)
  try {
    // No journal file beside it: nothing is ever written.
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
  // The higher bits only detail the reason.
  return (code & 0xff) === SQLITE_BUSY
}

/** One boot of one kernel, one mounted file system, one file. Only Linux tells which boot it is. */
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
