import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publicManifest, publicManifestAddress } from '../app/start/public-manifest.ts'

const WHOLE = /^manifest-\w+\.js$/

/** Writes the list of routes for public pages beside the whole list, in the folder of built scripts. */
export async function writePublicManifest(folder: string) {
  const names = (await readdir(folder)).filter((name) => WHOLE.test(name))
  if (names.length === 0) throw new Error(`There is no list of routes in ${folder}.`)
  for (const name of names) {
    const whole = await readFile(join(folder, name), 'utf8')
    await writeFile(join(folder, publicManifestAddress(name)), publicManifest(whole))
  }
}
