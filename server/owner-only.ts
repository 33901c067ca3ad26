import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const OWNER_ONLY_FILE = 0o600
const OWNER_ONLY_FOLDER = 0o700
/** All rights of the group and of other users. */
const OTHERS = 0o077

/** For the whole process, before it creates anything: data, mails and backups are not for other users of the machine. */
export function createFilesForOwnerOnly() {
  process.umask(OTHERS)
}

type Warn = (sentence: string, cause: unknown) => void

/**
 * Takes the rights of other users from a data folder, for folders of earlier versions too. A folder in it is restricted
 * after its content, so one that is restricted already is skipped, however many files it holds.
 */
export function restrictDataFolder(dataDir: string, warn: Warn) {
  const faults: unknown[] = []
  restrictEntries(dataDir, { faults, isDone: isRestricted })
  warnOf(faults, dataDir, warn)
}

/** Every file and folder in it, whatever the mode of the folder is. */
export function restrictTree(folder: string, warn: Warn) {
  const faults: unknown[] = []
  restrictEntries(folder, { faults, isDone: () => false })
  warnOf(faults, folder, warn)
}

interface Walk {
  faults: unknown[]
  isDone(folder: string): boolean
}

function restrictEntries(folder: string, walk: Walk) {
  attempt(walk, () => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isFile()) attempt(walk, () => restrict(path, OWNER_ONLY_FILE))
      if (entry.isDirectory() && !walk.isDone(path)) restrictEntries(path, { ...walk, isDone: () => false })
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

/** The rest is restricted even when one entry cannot be. */
function attempt({ faults }: Walk, work: () => void) {
  try {
    work()
  } catch (error) {
    // Removed meanwhile, such as a file that was being uploaded.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') faults.push(error)
  }
}

/** The folder may be a mount of another owner, which is no reason not to serve. */
function warnOf([first]: unknown[], folder: string, warn: Warn) {
  if (first === undefined) return
  warn(`Other users of this machine may be able to read ${folder}: not all of its modes can be changed.`, first)
}
