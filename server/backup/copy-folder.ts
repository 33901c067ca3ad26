import { constants } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Asks for all files at once: in a busy process each answer waits its turn, and one after the other would take long. */
export async function copyFolder(from: string, to: string) {
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  const placeOf = (path: string) => join(to, relative(from, path))
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name))
  await Promise.all([from, ...folders].map((path) => mkdir(placeOf(path), { recursive: true, mode: 0o700 })))
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  await Promise.all(files.map((path) => copyFile(path, placeOf(path), constants.COPYFILE_FICLONE)))
}
