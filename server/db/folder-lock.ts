import { createHash, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { StartError } from '#server/errors.ts'

export interface FolderLock {
  release(): Promise<void>
}

/**
 * Two embedded databases in one folder overwrite each other without any error, so whoever opens one holds this first.
 * The lock must die with its process, however that dies.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true })
  const path = await realpath(folder)
  return process.platform === 'linux' ? lockBySocket(path) : lockByFile(path)
}

/** An abstract socket has no file, and Linux frees its name when the process ends, even by kill -9. */
async function lockBySocket(folder: string): Promise<FolderLock> {
  const name = `\0plinth-${createHash('sha256').update(folder).digest('hex')}`
  const server = createServer((visitor) => visitor.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? inUse(folder) : error)
    })
    server.listen(name, resolve)
  })
  server.unref()
  return { release: () => new Promise((resolve) => server.close(() => resolve())) }
}

/** Where there are no abstract sockets: a file naming the process, void once that process is gone. */
export async function lockByFile(folder: string): Promise<FolderLock> {
  const path = join(folder, 'lock')
  const ours = join(folder, `lock.${randomUUID()}`)
  await writeFile(ours, String(process.pid), { flag: 'wx' })
  try {
    for (let tries = 0; tries < 2; tries += 1) {
      if (await linkTo(ours, path)) return { release: () => rm(path, { force: true }) }
      if (isRunning(Number(await readFile(path, 'utf8').catch(emptyWhenAbsent)))) break
      await rm(path, { force: true })
    }
  } finally {
    await rm(ours, { force: true })
  }
  throw inUse(folder)
}

/** Already written when it gets its name, so that nobody reads a lock that names no process yet. False: it is taken. */
async function linkTo(file: string, path: string) {
  try {
    await link(file, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function emptyWhenAbsent(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return ''
  throw error
}

function isRunning(pid: number) {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function inUse(folder: string) {
  return new StartError(`The data folder ${folder} is in use by another Plinth process.`)
}
