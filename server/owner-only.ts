import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const OWNER_ONLY_FILE = 0o600
const OWNER_ONLY_FOLDER = 0o700
const OTHERS = 0o077

/** Call before any file is created: other users must not be able to read data, emails and backups. */
export function createFilesForOwnerOnly() {
  process.umask(OTHERS)
}

type Warn = (message: string, cause: unknown) => void

/**
 * Removes other users' permissions from a data folder, including one created by an earlier version. A folder is
 * restricted after its content, so a restricted folder can be skipped with all its files.
 */
export function restrictDataFolder(dataDir: string, warn: Warn) {
  const faults: unknown[] = []
  restrictEntries(dataDir, { faults, isDone: isRestricted })
  warnOf(faults, dataDir, warn)
}

/** Restricts a folder and everything in it, even if the folder itself is already restricted. */
export function restrictTree(folder: string, warn: Warn) {
  const faults: unknown[] = []
  restrictEntries(folder, { faults, isDone: () => false })
  warnOf(faults, folder, warn)
}

interface Traversal {
  faults: unknown[]
  isDone(folder: string): boolean
}

function restrictEntries(folder: string, traversal: Traversal) {
  attempt(traversal, () => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isFile()) attempt(traversal, () => restrict(path, OWNER_ONLY_FILE))
      if (entry.isDirectory() && !traversal.isDone(path)) restrictEntries(path, { ...traversal, isDone: () => false })
    }
    restrict(folder, OWNER_ONLY_FOLDER)
  })
}

function restrict(path: string, mode: number) {
  if (!isRestricted(path)) chmodSync(path, mode)
}

function isRestricted(path: string) {
  return (lstatSync(path).mode & OTHERS) === 0
}

function attempt({ faults }: Traversal, work: () => void) {
  try {
    work()
  } catch (error) {
    // An entry can be deleted in the meantime, such as the temporary file of an upload.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') faults.push(error)
  }
}

/** Warns instead of failing, because the folder can be a mount with another owner, which must not prevent startup. */
function warnOf([first]: unknown[], folder: string, warn: Warn) {
  if (first === undefined) return
  warn(`Other users of this machine may be able to read ${folder}: not all of its modes can be changed.`, first)
}
