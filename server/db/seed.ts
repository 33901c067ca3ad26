import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Company } from '#contract/company/company.schema.ts'
import type { PictureClaim } from '#contract/uploads/picture-claims.schema.ts'
import { appRoot } from '#server/app-root.ts'
import { projects } from '#server/catalog/projects.tables.ts'
import type { Config } from '#server/config.ts'
import type { FileStore } from '#server/gateways/file-store.ts'
import { createDemoRecordsRepository } from '#server/setup/demo-records.repository.ts'
import { createSiteStateRepository } from '#server/setup/site-state.repository.ts'
import { uploads } from '#server/uploads/uploads.tables.ts'
import type { Database, Db } from './connection.ts'
import { incrementRevision } from './revision.ts'

/**
 * Generated in advance by scripts/demo/make-file-facts.mjs, because reading all images would delay the first startup.
 */
export interface FileFacts {
  folder: 'ProjectVideos' | 'ProjectBannerImages' | 'ProjectImages'
  name: string
  bytes: number
  mime: string
  sha256: string
  width: number | null
  height: number | null
  dominantColour: string | null
}

const AT_ONCE = 8

export async function readFileFacts(filesDir: string): Promise<FileFacts[]> {
  return JSON.parse(await readFile(`${filesDir}.facts.json`, 'utf8'))
}

interface CopyOptions {
  facts: FileFacts[]
  filesDir: string
  store: Pick<FileStore, 'copyIn'>
}

/** Skips files that already have the right size and replaces partial files left by an interrupted startup. */
async function copyDemoFiles({ facts, filesDir, store }: CopyOptions) {
  const waiting = [...facts]
  const copyNext = async () => {
    for (let fact = waiting.pop(); fact; fact = waiting.pop()) {
      const { folder, name, bytes } = fact
      await store.copyIn(`${folder}/${name}`, { from: join(filesDir, folder, name), bytes })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, copyNext))
}

function toUpload({ name, ...fact }: FileFacts, claim: PictureClaim | null, createdAt: Date) {
  const label = { pictureKind: claim?.kind ?? null, takenOn: claim?.takenOn ?? null }
  return { ...fact, ...label, storedName: name, originalName: name.replace(/^\d+_/, ''), createdAt }
}

export const demoFilesDir = join(appRoot, 'demo/files')

/**
 * Returns a function that recognizes the demo company, whose logo is bundled. Always false on a site without the demo.
 */
export function isDemoOf({ isDemo }: Pick<Config, 'isDemo'>) {
  return async ({ name }: Pick<Company, 'name'>) => {
    if (!isDemo) return false
    const { company } = await import('#demo/company.ts')
    return name === company.name
  }
}

interface SeedOptions {
  today: Date
  filesDir: string
  store: Pick<FileStore, 'copyIn'>
}

/**
 * Inserts the demo if the database has no project and the demo was not removed. Returns whether it did. Copies the
 * files first, so that an interrupted startup leaves files without rows, never rows without files.
 */
export async function seedDemo(database: Database, { today, filesDir, store }: SeedOptions): Promise<boolean> {
  if (!(await isWanted(database.db))) return false

  const facts = await readFileFacts(filesDir)
  await copyDemoFiles({ facts, filesDir, store })
  // Imported lazily, because a site with its own content never needs it.
  const { insertDemoRows } = await import('./seed-rows.ts')
  const { claimOfFile } = await import('#demo/picture-claims.ts')
  return database.runExclusively((db) =>
    db.transaction(async (tx) => {
      if (!(await isWanted(tx))) return false
      await tx.insert(uploads).values(facts.map((fact) => toUpload(fact, claimOfFile(fact.name), today)))
      await insertDemoRows(tx, today)
      await createDemoRecordsRepository(tx).recordInserted()
      await createSiteStateRepository(tx).store({ openedAt: today })
      await incrementRevision(tx)
      return true
    }),
  )
}

/** Includes projects in the trash, so that a site that deleted all its projects does not get the demo again. */
async function isWanted(db: Db) {
  const found = await db.select({ id: projects.id }).from(projects).limit(1)
  const state = await createSiteStateRepository(db).find()
  return found.length === 0 && !state?.demoRemovedAt
}
