import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const NAME = /^plinth-test-(\d+)$/
const GIGABYTE = 1024 ** 3

/**
 * Moves the temporary files of this run to memory if enough is free: creating and deleting the many files of a database
 * is much slower on a disk.
 */
export function keepTemporaryFilesInMemory() {
  if (!hasPlenty()) return
  removeLeftovers()
  const folder = join(MEMORY, `plinth-test-${process.pid}`)
  mkdirSync(folder)
  // PostgreSQL runs as another user, who must be able to open its own folder in this one.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}

function hasPlenty() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > 3 * GIGABYTE && process.availableMemory() > 8 * GIGABYTE
  } catch {
    return false
  }
}

/** Removes the folders of runs that were killed and therefore could not remove them. */
function removeLeftovers() {
  for (const name of readdirSync(MEMORY)) {
    const pid = Number(NAME.exec(name)?.[1] ?? 0)
    if (pid > 0 && !isRunning(pid)) rmSync(join(MEMORY, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM means that the process is running, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
