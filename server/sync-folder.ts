import { open } from 'node:fs/promises'

/** Otherwise a power cut can lose the name of a new file. */
export async function syncFolder(folder: string) {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
