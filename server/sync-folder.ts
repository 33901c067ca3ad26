import { open } from 'node:fs/promises'

/** Without this, a power cut can lose a new file name even though its content is stored. */
export async function syncFolder(folder: string) {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
