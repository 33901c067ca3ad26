import { join } from 'node:path'
import { appRoot } from '#server/app-root.ts'
import { projects } from '#server/catalog/projects.tables.ts'
import type { FileStore } from '#server/gateways/file-store.ts'
import { uploads } from '#server/uploads/uploads.tables.ts'
import type { Database, Db } from './connection.ts'
import { raiseRevision } from './revision.ts'
import { copyDemoFiles, readFileFacts, toUpload } from './seed-files.ts'

export const demoFilesDir = join(appRoot, 'demo/files')

interface SeedOptions {
  /** The day the demo's history ends on. */
  today: Date
  filesDir: string
  store: Pick<FileStore, 'copyIn'>
}

/**
 * Fills a database that holds no project yet, in one transaction, and says whether it did. Files are copied first: a
 * start broken off leaves files without rows, never rows without files.
 */
export async function seedDemo(database: Database, { today, filesDir, store }: SeedOptions): Promise<boolean> {
  if (await hasProjects(database.db)) return false

  const facts = await readFileFacts(filesDir)
  await copyDemoFiles({ facts, filesDir, store })
  // Loaded only here: a site with its own content never needs the demo's.
  const { insertDemoRows } = await import('./seed-rows.ts')
  return database.alone((db) =>
    db.transaction(async (tx) => {
      if (await hasProjects(tx)) return false
      await tx.insert(uploads).values(facts.map((fact) => toUpload(fact, today)))
      await insertDemoRows(tx, today)
      await raiseRevision(tx)
      return true
    }),
  )
}

/** A project in the trash counts: whoever emptied the site did not ask for the demo back. */
async function hasProjects(db: Db) {
  const found = await db.select({ id: projects.id }).from(projects).limit(1)
  return found.length > 0
}
