import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Deletes mails in the outbox folder whose text in lower case matches one of these patterns. Without a mail server they
 * are the only copy, so an erasure must include them.
 */
export async function eraseFromOutbox(folder: string, traces: readonly { pattern: string }[]) {
  const wanted = traces.map(({ pattern }) => new RegExp(pattern))
  for (const name of await mailsIn(folder)) {
    const file = join(folder, name)
    const mail = decoded(await readFile(file, 'utf8')).toLowerCase()
    if (wanted.some((pattern) => pattern.test(mail))) await rm(file, { force: true })
  }
}

async function mailsIn(folder: string) {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Decodes quoted-printable text; headers with an address are not encoded. */
function decoded(eml: string) {
  return eml
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
