import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { inject } from 'vitest'
import { staticContent } from '#server/content/content.tables.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { schema } from '#server/db/schema.ts'
import {
  aGalleryImage,
  aHandover,
  aMediaItem,
  anAccount,
  anEnquiry,
  anUpload,
  aPlan,
  aProgressUpdate,
  aProject,
  aTestimonial,
  aUnitType,
} from '#test/builders.ts'

/** The engine of this test run, and all engines available in it. */
export const ENGINE = inject('postgres') ? 'postgres' : 'embedded'
export const ENGINES = inject('postgres') ? (['embedded', 'postgres'] as const) : (['embedded'] as const)

export async function newPlace(engine: (typeof ENGINES)[number]) {
  if (engine === 'embedded') return { kind: engine } as const
  return { kind: engine, url: await newPostgres({ isMigrated: false }) } as const
}

export function openPlace(place: Awaited<ReturnType<typeof newPlace>>, dataDir: string) {
  return openDatabase(place.kind === 'embedded' ? { ...place, dataDir } : place)
}

/** Returns the URL of a new database on the PostgreSQL server of this run. It has tables only if `isMigrated`. */
export async function newPostgres({ isMigrated }: { isMigrated: boolean }) {
  const server = inject('postgres')
  if (!server) throw new Error('This run has no PostgreSQL server.')
  const name = `backup_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: `${server.serverUrl}postgres` })
  await client.connect()
  await client.query(`create database ${name} template ${isMigrated ? server.template : 'template1'}`)
  await client.end()
  return `${server.serverUrl}${name}`
}

/**
 * Inserts rows of several tables, with values that are hard to serialize: line breaks, quotes, other scripts, fractions
 * of seconds, JSON.
 */
export async function fillSite(db: Db, uploadsDir: string) {
  const project = await aProject(db, { name: 'Élite "One"', description: 'Line one\nline two\t\\ नमस्ते 🏠' })
  await aProject(db, { name: 'In the trash', deletedAt: new Date('2026-01-02T03:04:05.678Z'), deletedBy: 7 })
  await aGalleryImage(db, { projectId: project.id })
  const plan = await aPlan(db, { projectId: project.id, kindId: 6, sortOrder: 3 })
  await aUnitType(db, { projectId: project.id, planId: plan.id })
  await aProgressUpdate(db, { projectId: project.id, photographs: ['1730000000000_slab.jpg', 'second "one".jpg'] })
  await aHandover(db, { projectId: project.id, promisedDate: '2026-03-31', reason: 'Rain.' })
  await aMediaItem(db, { projectId: project.id })
  await aTestimonial(db)
  await anEnquiry(db, { countryCode: null, message: '' })
  await db.insert(staticContent).values({ key: 'privacy', body: '<p>Ours</p>' })
  await db.insert(auditLog).values({ action: 'create', entity: 'project', entityId: '1', after: AUDITED })
  const account = await anAccount(db)
  for (const content of ['a picture', 'another', '']) await storeFile(db, uploadsDir, content)
  return { project, account }
}

export async function storeFile(db: Db, uploadsDir: string, content: string) {
  const sha256 = createHash('sha256').update(content).digest('hex')
  const upload = await anUpload(db, { bytes: content.length, sha256 })
  await mkdir(join(uploadsDir, upload.folder), { recursive: true })
  await writeFile(join(uploadsDir, upload.folder, upload.storedName), content)
}

const AUDITED = { name: 'Élite', image: null, shown: [1, 2.5, true], text: '"\n' }

const NOT_RESTORED = [
  'sessions',
  'password_reset_tokens',
  'undo_tokens',
  'one_time_codes',
  'sign_in_challenges',
  'rate_limits',
  'mail_outage',
  'undelivered_mails',
]

export async function rowsOfSite(db: Db) {
  const rows: Record<string, string[]> = {}
  for (const table of Object.values<unknown>(schema)) {
    if (!is(table, PgTable) || NOT_RESTORED.includes(getTableName(table))) continue
    const found = await db.select().from(table)
    rows[getTableName(table)] = found.map((row) => JSON.stringify(row)).sort()
  }
  return rows
}

export async function filesOfSite(uploadsDir: string) {
  const entries = await readdir(uploadsDir, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const files = paths.sort().map(async (path) => {
    const sha256 = createHash('sha256').update(await readFile(path))
    return [path.slice(uploadsDir.length + 1), sha256.digest('hex')]
  })
  return Object.fromEntries(await Promise.all(files))
}
