import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The folder of our package.json. It is searched upwards, because the bundled server is several folders deeper than its
 * sources.
 */
export const appRoot = findAppRoot(import.meta.dirname)

function findAppRoot(folder: string): string {
  const manifest = join(folder, 'package.json')
  if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).name === 'plinth') return folder

  const parent = dirname(folder)
  if (parent === folder) throw new Error('The folder of the program was not found: no package.json named plinth.')
  return findAppRoot(parent)
}
