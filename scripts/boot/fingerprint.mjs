import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** One hash of names and contents of files and folders, in sorted order. */
export function fingerprint({ folder, names, isLeftOut }) {
  const hash = createHash('sha256')
  for (const path of names.flatMap((name) => filesIn(folder, name, isLeftOut)).sort()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(folder, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesIn(folder, path, isLeftOut) {
  const full = join(folder, path)
  if (isLeftOut(path) || !existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full).flatMap((name) => filesIn(folder, `${path}/${name}`, isLeftOut))
}
