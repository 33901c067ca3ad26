import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Files and folders in a folder to which other users of the machine have access. */
export async function openToOthers(folder: string) {
  const entries = await readdir(folder, { recursive: true })
  const found = [folder, ...entries.map((entry) => join(folder, entry))].map(async (path) => {
    const mode = await modeOf(path)
    return mode === null || (mode & 0o077) === 0 ? [] : [`${path} ${(mode & 0o777).toString(8)}`]
  })
  return (await Promise.all(found)).flat()
}

/** Null for a file that the server has deleted since it was listed, such as a temporary file. */
async function modeOf(path: string) {
  try {
    return (await lstat(path)).mode
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
