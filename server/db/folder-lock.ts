import { createHash } from 'node:crypto'
import { mkdir, open, readFile, realpath, rm } from 'node:fs/promises'
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
  for (let tries = 0; tries < 2; tries += 1) {
    try {
      const file = await open(path, 'wx')
      await file.writeFile(String(process.pid))
      await file.close()
      return { release: () => rm(path, { force: true }) }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      if (isRunning(Number(await readFile(path, 'utf8')))) throw inUse(folder)
      await rm(path, { force: true })
    }
  }
  throw inUse(folder)
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
