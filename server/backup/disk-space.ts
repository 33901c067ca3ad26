import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, stat, statfs } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { StartError } from '#server/errors.ts'

const MEGABYTE = 1024 * 1024
/** Below this amount the site refuses all writes, so a backup must leave this much free. */
const MIN_FREE_BYTES = 256 * MEGABYTE

export type MeasureFreeSpace = (folder: string) => Promise<number>

export async function requireFreeSpace(folder: string, bytes: number, measure: MeasureFreeSpace = freeBytes) {
  const missing = bytes + MIN_FREE_BYTES - (await measure(folder))
  if (missing <= 0) return
  throw new StartError(`There is too little room in ${folder}: ${Math.ceil(missing / MEGABYTE)} MB more are needed.`)
}

/** A file deleted in the meantime is skipped. */
export async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(files.map(({ parentPath, name }) => bytesOf(join(parentPath, name))))
  return sizes.reduce((sum, bytes) => sum + bytes, 0)
}

async function bytesOf(path: string) {
  const stats = await stat(path).catch(() => null)
  return stats?.size ?? 0
}

async function freeBytes(folder: string) {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: Number.POSITIVE_INFINITY, bsize: 1 }))
  return bavail * bsize
}

/** Copies all files in parallel: one after another, each copy would wait for the busy event loop again. */
export async function copyFolder(from: string, to: string) {
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  const placeOf = (path: string) => join(to, relative(from, path))
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name))
  await Promise.all([from, ...folders].map((path) => mkdir(placeOf(path), { recursive: true, mode: 0o700 })))
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  await Promise.all(files.map((path) => copyFile(path, placeOf(path), constants.COPYFILE_FICLONE)))
}
