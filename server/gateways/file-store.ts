import { randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { chmod, copyFile, type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { OWNER_ONLY_FILE } from '#server/owner-only.ts'
import { syncFolder } from '#server/sync-folder.ts'

const MAX_NAME_BYTES = 255

// Some file systems remove a trailing dot or space, which would give one file two names.
const SAFE_PART = /^(?!\.)[^/\\\p{Cc}]*[^/\\\p{Cc}. ]$/u

/** Whether a path is `<folder>/<name>` on every system that may store the files. */
export function isStorePath(path: string): boolean {
  const parts = path.split('/')
  return parts.length === 2 && parts.every((part) => SAFE_PART.test(part) && fitsFileSystem(part))
}

export function requireStorePath(path: string): string {
  if (!isStorePath(path)) throw new Error(`Not a place in the file store: ${JSON.stringify(path)}`)
  return path
}

function fitsFileSystem(part: string): boolean {
  return part.isWellFormed() && Buffer.byteLength(part) <= MAX_NAME_BYTES
}

/** First and last byte, both inclusive, as in HTTP. */
export type ByteRange = { start: number; end: number }

/** An open file. `bytes` matches the stream even if the file is removed in the meantime. */
export type StoredFile = {
  bytes: number
  modifiedAt: Date
  /** Call at most once; the stream closes the file at its end or when destroyed. */
  stream(range?: ByteRange): Readable
  /** Call only if the file is not streamed. */
  close(): Promise<void>
}

export type FileSource = Uint8Array | AsyncIterable<Uint8Array>

/** A received file without a path, so `open` cannot find it. If the process is killed, `sweep` deletes it later. */
export type StagedFile = {
  bytes: number
  stream(range?: ByteRange): Readable
  /** Returns false if the name is taken, so that no file is ever replaced. */
  moveTo(path: string): Promise<boolean>
  /** Has no effect after the file was moved. */
  discard(): Promise<void>
}

/** Every path is `<folder>/<name>`; other paths are never found or written. */
export type FileStore = {
  open(path: string): Promise<StoredFile | null>
  exists(path: string): Promise<boolean>
  /** Atomic: no reader ever sees a partial file. */
  write(path: string, source: FileSource): Promise<void>
  /** Copies a local file, unless the path already has a file of the same size. */
  copyIn(path: string, file: { from: string; bytes: number }): Promise<void>
  stage(source: FileSource): Promise<StagedFile>
  remove(path: string): Promise<void>
  /** Leaves out partial files. */
  list(): AsyncIterable<{ path: string; bytes: number }>
  /**
   * Deletes partial files that a killed process left. Recent ones are kept, because another process may still be
   * writing them.
   */
  sweep(now?: Date): Promise<void>
}

export async function readStored(store: Pick<FileStore, 'open'>, path: string) {
  const file = await store.open(path)
  return file && buffer(file.stream())
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
      const target = join(root, requireStorePath(path))
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
      const target = join(root, requireStorePath(path))
      const present = await stat(target).catch(nullWhenAbsent)
      if (present?.size === bytes) return
      const temporary = join(root, temporaryName())
      await mkdir(dirname(target), { recursive: true })
      await copyFile(from, temporary, constants.COPYFILE_FICLONE)
      // A copy has the mode of its source, regardless of the umask.
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
          const target = join(root, requireStorePath(path))
          await mkdir(dirname(target), { recursive: true })
          if (!(await reserveName(target))) return false
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
/** The age at which a partial file counts as left by a killed process; no upload is idle for that long. */
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

/** Returns false if the name exists. Hard links are not used, because some file systems lack them. */
async function reserveName(target: string): Promise<boolean> {
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
