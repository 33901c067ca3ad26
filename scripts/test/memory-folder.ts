import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const NAME = /^plinth-test-(\d+)$/
const GIGABYTE = 1024 ** 3

/**
 * Moves the temporary files of this run to memory where there is plenty: a database is a thousand files, and creating
 * and deleting them on a disk takes thirty times as long.
 */
export function keepTemporaryFilesInMemory() {
  if (!hasPlenty()) return
  removeLeftovers()
  const folder = join(MEMORY, `plinth-test-${process.pid}`)
  mkdirSync(folder)
  // PostgreSQL runs as another user, who must reach its own folder in it.
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

/** A run that was killed could not remove its folder. */
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
    // A process of another user is running, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
