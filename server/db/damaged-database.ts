import { readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartError } from '#server/errors.ts'

/** The PostgreSQL version of the embedded engine, as it is written to every database. */
const ENGINE_VERSION = '18'
const CONTROL_FILE_BYTES = 8192

/** Before the engine opens the folder: where its first file is missing it would write a new database over the old one. */
export async function demandSound(folder: string) {
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => null)
  if (version === null) throw damaged(folder, 'the file PG_VERSION is missing')
  if (version.trim() !== ENGINE_VERSION) {
    throw damaged(folder, `PG_VERSION is not ${ENGINE_VERSION}, the version of this engine`)
  }
  const control = await stat(join(folder, 'global/pg_control')).catch(() => null)
  if (control?.size !== CONTROL_FILE_BYTES) throw damaged(folder, 'the file global/pg_control is missing or cut off')
}

export function damaged(folder: string, reason: string, cause?: unknown) {
  return new StartError(
    `The embedded database in ${folder} cannot be used: ${reason}. It was left as it is. To bring back a backup, move ${dirname(folder)} to another place and call: npm run restore -- FILE`,
    { cause },
  )
}
