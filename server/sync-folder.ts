import { open } from 'node:fs/promises'

/** Without this a power cut may forget a new name although the bytes are safe. */
export async function syncFolder(folder: string) {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
