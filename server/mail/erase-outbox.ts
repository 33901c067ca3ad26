import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Deletes the emails in the outbox folder whose text in lower case matches one of these patterns. Without a mail server
 * these files are the only copies, so an erasure must include them.
 */
export async function eraseFromOutbox(folder: string, traces: readonly { pattern: string }[]) {
  const wanted = traces.map(({ pattern }) => new RegExp(pattern))
  for (const name of await mailsIn(folder)) {
    const file = join(folder, name)
    // Another erasure may have deleted this file since the folder was read.
    const content = await orNull(readFile(file, 'utf8'))
    if (content === null) continue
    const mail = decoded(content).toLowerCase()
    if (wanted.some((pattern) => pattern.test(mail))) await rm(file, { force: true })
  }
}

async function mailsIn(folder: string) {
  return ((await orNull(readdir(folder))) ?? []).filter((name) => name.endsWith('.eml'))
}

async function orNull<T>(reading: Promise<T>) {
  try {
    return await reading
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Decodes quoted-printable text. Headers with an email address are not encoded. */
function decoded(eml: string) {
  return eml
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
