import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { appRoot } from '#server/app-root.ts'
import { NODE_FLAGS } from './node-flags.ts'

/** The file with the dump of the embedded database, next to its folder `db`. */
export const DUMP_FILE = 'dump.tar'

/** Migrating an empty database takes seconds, so the result is cached until a migration or a dependency changes. */
export async function embeddedTemplate() {
  const key = createHash('sha256').update(await readFile(join(appRoot, 'package-lock.json')))
  for (const { hash } of readMigrationFiles({ migrationsFolder: join(appRoot, 'server/db/migrations') }))
    key.update(hash)
  const dataDir = join(appRoot, 'node_modules/.cache/plinth', `template-${key.digest('hex').slice(0, 16)}`)
  if (!existsSync(dataDir)) {
    const maker = join(import.meta.dirname, 'make-template.ts')
    await mkdir(dirname(dataDir), { recursive: true })
    await promisify(execFile)(process.execPath, [...NODE_FLAGS, maker, dataDir], { cwd: appRoot })
  }
  return { folder: join(dataDir, 'db'), dump: join(dataDir, DUMP_FILE) }
}
