import { join, relative } from 'node:path'

/** The shortest limit of all systems, without the terminating byte. Longer paths are truncated silently. */
const MAX_PATH_BYTES = 103

/** The socket of the running server for our own commands; null when the path of the data folder is too long. */
export function controlSocket(dataDir: string) {
  const path = join(dataDir, 'control.sock')
  const fromHere = relative(process.cwd(), path)
  return [path, fromHere].find((one) => Buffer.byteLength(one) <= MAX_PATH_BYTES) ?? null
}
