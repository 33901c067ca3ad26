import { join, relative } from 'node:path'

/** The shortest that any system takes, less the byte that ends it. Longer names are cut off without a word. */
const LONGEST_PATH = 103

/** Where the serving process listens for our own commands; null where the data folder lies too deep for a socket. */
export function controlSocket(dataDir: string) {
  const path = join(dataDir, 'control.sock')
  const fromHere = relative(process.cwd(), path)
  return [path, fromHere].find((one) => Buffer.byteLength(one) <= LONGEST_PATH) ?? null
}
