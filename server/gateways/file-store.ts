import { randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { chmod, copyFile, type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { OWNER_ONLY_FILE } from '#server/owner-only.ts'
import { syncFolder } from '#server/sync-folder.ts'
import { isStorePath, placeIn } from './store-path.ts'

/** First and last byte, both included, as HTTP counts them. */
export type ByteRange = { start: number; end: number }

/** A file that was found: what `bytes` says stays true of what streams, even if the name is removed meanwhile. */
export type StoredFile = {
  bytes: number
  modifiedAt: Date
  /** May be called once; the stream closes the file at its end or when destroyed. */
  stream(range?: ByteRange): Readable
  /** For a file that was looked at but not streamed. */
  close(): Promise<void>
}

export type FileSource = Uint8Array | AsyncIterable<Uint8Array>

/** A file that has arrived but has no name yet. Nobody can open it, and a killed process leaves nothing of it behind. */
export type StagedFile = {
  bytes: number
  stream(range?: ByteRange): Readable
  /** False when a file is there already: this way none is ever replaced. */
  moveTo(path: string): Promise<boolean>
  /** Does nothing to a file that was moved. */
  discard(): Promise<void>
}

/** Every path is '<folder>/<name>'; one that could point elsewhere holds no file and takes none. */
export type FileStore = {
  open(path: string): Promise<StoredFile | null>
  exists(path: string): Promise<boolean>
  /** All or nothing: a reader or a killed process never leaves half a file under this name. */
  write(path: string, source: FileSource): Promise<void>
  /** Takes a copy of a file of this machine, unless one of its size is there already. */
  copyIn(path: string, file: { from: string; bytes: number }): Promise<void>
  stage(source: FileSource): Promise<StagedFile>
  remove(path: string): Promise<void>
  /** All files there are, in the order of their paths. */
  list(): AsyncIterable<{ path: string; bytes: number }>
  /** Clears what a killed process left half written. Younger leftovers may be another process's work under way. */
  sweep(now?: Date): Promise<void>
}

export function createLocalFileStore(root: string): FileStore {
  return {
    async open(path) {
      if (!isStorePath(path)) return null
      const handle = await open(join(root, path)).catch(nullWhenAbsent)
      return handle === null ? null : storedFile(handle)
    },

    async exists(path) {
      if (!isStorePath(path)) return false
      const stats = await stat(join(root, path)).catch(nullWhenAbsent)
      return stats?.isFile() ?? false
    },

    async write(path, source) {
      const target = join(root, placeIn(path))
      const temporary = await receive(source)
      try {
        await mkdir(dirname(target), { recursive: true })
        await rename(temporary, target)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
      await syncFolder(dirname(target))
    },

    async copyIn(path, { from, bytes }) {
      const target = join(root, placeIn(path))
      const present = await stat(target).catch(nullWhenAbsent)
      if (present?.size === bytes) return
      const temporary = join(root, temporaryName())
      await mkdir(dirname(target), { recursive: true })
      await copyFile(from, temporary, constants.COPYFILE_FICLONE)
      // The copy has the mode of its source, whatever the umask is.
      await chmod(temporary, OWNER_ONLY_FILE)
      await rename(temporary, target)
    },

    async stage(source) {
      const temporary = await receive(source)
      const { size } = await stat(temporary)
      return {
        bytes: size,
        stream: (range) => createReadStream(temporary, range),
        async moveTo(path) {
          const target = join(root, placeIn(path))
          await mkdir(dirname(target), { recursive: true })
          if (!(await takeName(target))) return false
          await rename(temporary, target)
          await syncFolder(dirname(target))
          return true
        },
        discard: () => rm(temporary, { force: true }),
      }
    },

    async remove(path) {
      if (isStorePath(path)) await rm(join(root, path), { force: true })
    },

    async *list() {
      for (const folder of await namesIn(root)) {
        for (const name of await namesIn(join(root, folder))) {
          const path = `${folder}/${name}`
          const stats = isStorePath(path) ? await stat(join(root, path)).catch(nullWhenAbsent) : null
          if (stats?.isFile()) yield { path, bytes: stats.size }
        }
      }
    },

    async sweep(now = new Date()) {
      const entries = (await readdir(root, { recursive: true, withFileTypes: true }).catch(nullWhenAbsent)) ?? []
      const temporary = entries.filter(({ name }) => name.startsWith('.') && name.endsWith(TEMPORARY_SUFFIX))
      for (const { parentPath, name } of temporary) {
        const stats = await stat(join(parentPath, name)).catch(nullWhenAbsent)
        if (stats && now.getTime() - stats.mtimeMs >= LEFTOVER_AFTER_MS)
          await rm(join(parentPath, name), { force: true })
      }
    },
  }

  async function receive(source: FileSource) {
    const temporary = join(root, temporaryName())
    await mkdir(root, { recursive: true })
    try {
      await writeToDisk(temporary, source)
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
    return temporary
  }
}

const TEMPORARY_SUFFIX = '.part'
/** Far longer than any upload goes without a byte. */
const LEFTOVER_AFTER_MS = 60 * 60_000

const temporaryName = () => `.${randomUUID()}${TEMPORARY_SUFFIX}`

async function namesIn(folder: string) {
  const names = await readdir(folder).catch(nullWhenAbsent)
  return names?.sort() ?? []
}

async function storedFile(handle: FileHandle): Promise<StoredFile | null> {
  const stats = await handle.stat()
  if (!stats.isFile()) {
    await handle.close()
    return null
  }
  return {
    bytes: stats.size,
    modifiedAt: stats.mtime,
    stream: (range) => handle.createReadStream(range),
    close: () => handle.close(),
  }
}

async function writeToDisk(path: string, source: FileSource) {
  const handle = await open(path, 'wx')
  try {
    await handle.writeFile(source)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Takes the name for ourselves, or says that somebody has it. Not by a hard link: not every disk has those. */
async function takeName(target: string): Promise<boolean> {
  const handle = await open(target, 'wx').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return null
    throw error
  })
  await handle?.close()
  return handle !== null
}

function nullWhenAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
