import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const PUBLIC = 'public/assets'
const NAME = /^pictures-/

/**
 * Returns the folder of the bundled images. Its name contains a hash of its content, because browsers cache the images
 * for a long time.
 */
export function picturesFolder() {
  const name = readdirSync(PUBLIC).find((entry) => NAME.test(entry))
  if (!name) throw new Error(`There is no folder of pictures in ${PUBLIC}.`)
  return join(PUBLIC, name)
}

export function nameByContent(folder: string) {
  const hash = createHash('sha256')
  for (const file of readdirSync(folder).sort()) hash.update(file).update(readFileSync(join(folder, file)))
  return `pictures-${hash.digest('hex').slice(0, 8)}`
}
