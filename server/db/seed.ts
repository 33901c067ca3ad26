import { join } from 'node:path'
import { appRoot } from '#server/app-root.ts'
import { projects } from '#server/catalog/projects.tables.ts'
import type { FileStore } from '#server/gateways/file-store.ts'
import { uploads } from '#server/uploads/uploads.tables.ts'
import type { Database, Db } from './connection.ts'
import { incrementRevision } from './revision.ts'
import { copyDemoFiles, readFileFacts, toUpload } from './seed-files.ts'

export const demoFilesDir = join(appRoot, 'demo/files')

interface SeedOptions {
  /** Last day of the demo data. */
  today: Date
  filesDir: string
  store: Pick<FileStore, 'copyIn'>
}

/**
 * Inserts the demo in one transaction if the database has no project, and returns whether it did. Files are copied
 * first: an interrupted start leaves files without rows, never rows without files.
 */
export async function seedDemo(database: Database, { today, filesDir, store }: SeedOptions): Promise<boolean> {
  if (await hasProjects(database.db)) return false

  const facts = await readFileFacts(filesDir)
  await copyDemoFiles({ facts, filesDir, store })
  // Imported lazily, because a site with its own content never needs it.
  const { insertDemoRows } = await import('./seed-rows.ts')
  return database.runExclusively((db) =>
    db.transaction(async (tx) => {
      if (await hasProjects(tx)) return false
      await tx.insert(uploads).values(facts.map((fact) => toUpload(fact, today)))
      await insertDemoRows(tx, today)
      await incrementRevision(tx)
      return true
    }),
  )
}

/** Includes projects in the trash: a site whose projects were all deleted must not get the demo. */
async function hasProjects(db: Db) {
  const found = await db.select({ id: projects.id }).from(projects).limit(1)
  return found.length > 0
}
