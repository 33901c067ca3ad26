import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { TestProject } from 'vitest/node'
import { appRoot } from '#server/app-root.ts'
import { NODE_FLAGS } from './node-flags.ts'
import { startPostgresServer } from './postgres-server.ts'
import { DUMP_FILE, prepareDatabase } from './prepare-database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated embedded database: its folder, and a dump of it. */
    embeddedTemplate: { folder: string; dump: string }
    /** The server of this run and the name of a migrated database on it; null when tests run on the embedded engine. */
    postgres: { serverUrl: string; template: string } | null
  }
}

/** Prepares the templates of the test databases. With TEST_ENGINE=postgres it starts one server for the whole run. */
export default async function setup(project: TestProject) {
  project.provide('embeddedTemplate', await embeddedTemplate())
  if (process.env.TEST_ENGINE !== 'postgres') {
    project.provide('postgres', null)
    return
  }
  const server = await startPostgresServer()
  const template = 'plinth_template'
  await server.createDatabase(template)
  await prepareDatabase({ kind: 'postgres', url: server.url(template) })
  project.provide('postgres', { serverUrl: server.url(''), template })
  return () => server.stop()
}

/** Migrating an empty database takes seconds, so the result is cached until a migration or a dependency changes. */
async function embeddedTemplate() {
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
