import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, count, eq, isNotNull, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { SPECIFIED_REDIRECTS } from '#contract/company/redirects.constants.ts'
import { LEAD_SOURCES } from '#contract/leads/leads.constants.ts'
import { dayAfter, siteDay } from '#contract/wire/site-time.ts'
import { galleryImages, plans } from '#server/catalog/project-parts.tables.ts'
import { projects } from '#server/catalog/projects.tables.ts'
import { redirects } from '#server/company/redirects.tables.ts'
import { consents } from '#server/consent/consent.tables.ts'
import { createLocalFileStore } from '#server/gateways/file-store.ts'
import { leads } from '#server/leads/leads.tables.ts'
import { mediaItems } from '#server/media/media.tables.ts'
import { uploads } from '#server/uploads/uploads.tables.ts'
import { aProject } from '#test/builders.ts'
import { test } from '#test/database.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import type { Db } from './connection.ts'
import { rowsOf } from './rows.ts'
import { demoFilesDir, readFileFacts, seedDemo } from './seed.ts'

const today = new Date('2026-11-15T09:30:00Z')

test('the demo is inserted once into an empty database, with all files it references and data for every page', async ({
  database,
  db,
  revision,
}) => {
  const uploadsDir = await temporaryFolder()
  const store = createLocalFileStore(uploadsDir)
  // An interrupted start leaves a partial file, which is replaced.
  const [fact] = await readFileFacts(demoFilesDir)
  if (!fact) throw new Error('The demo has no files.')
  await mkdir(join(uploadsDir, fact.folder))
  await writeFile(join(uploadsDir, fact.folder, fact.name), 'half')
  const before = revision.current()

  expect(await seedDemo(database, { today, filesDir: demoFilesDir, store })).toBe(true)

  const [totals] = await rowsOf<Record<string, number>>(
    db,
    sql.raw(`select ${FILLED.map(([table]) => `(select count(*)::int from ${table}) as ${table}`).join(', ')}`),
  )
  for (const [table, least] of FILLED) expect(totals?.[table], table).toBeGreaterThanOrEqual(least)
  expect(await filesWithoutUpload(db)).toEqual([])
  for (const { folder, storedName, bytes } of await db.select().from(uploads)) {
    expect((await stat(join(uploadsDir, folder, storedName))).size).toBe(bytes)
  }
  const [row] = await rowsOf<{ revision: number }>(db, sql`select revision::int as revision from content_revision`)
  expect(row?.revision).toBe(before + 1)

  expect(await seedDemo(database, { today, filesDir: demoFilesDir, store })).toBe(false)
  expect(await db.$count(projects)).toBe(totals?.projects)
  await expectDataForEveryPage(db)
})

async function expectDataForEveryPage(db: Db) {
  const legacy = await db
    .select({ name: projects.routingName })
    .from(projects)
    .where(and(eq(projects.categoryId, 2), eq(projects.isNewLaunch, true)))
  expect(legacy.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['rohini central', 'lucknow central', 'elite one', 'delta street']),
  )
  const moved = await db
    .select({ from: redirects.fromPath, to: redirects.toAddress, name: projects.routingName })
    .from(redirects)
    .innerJoin(projects, eq(projects.id, redirects.projectId))
    .where(eq(redirects.source, 'specified'))
  expect(moved.map(({ name, from, to }) => ({ routingName: name, from, to }))).toEqual(SPECIFIED_REDIRECTS)
  const kinds = await db.selectDistinct({ kindId: plans.kindId }).from(plans)
  expect(kinds.map(({ kindId }) => kindId).sort()).toEqual([2, 3, 4, 6])
  expect(await db.selectDistinct({ id: galleryImages.imageCategoryId }).from(galleryImages)).toHaveLength(4)
  const onHome = await db.select({ items: count() }).from(mediaItems).where(eq(mediaItems.isActive, true))
  expect(onHome[0]?.items).toBeGreaterThan(15)
  expect(await db.$count(mediaItems, isNotNull(mediaItems.projectId))).toBeGreaterThan(0)
  expect(await visitsWithoutName(db)).toEqual([])
  const sources = await db.select({ source: leads.source, leads: count() }).from(leads).groupBy(leads.source)
  expect(sources.map(({ source }) => source).toSorted()).toEqual([...LEAD_SOURCES].toSorted())
  for (const { source, leads: found } of sources) expect(found, source).toBeGreaterThanOrEqual(5)
  expect(await db.$count(consents, eq(consents.form, 'walkIn'))).toBeGreaterThan(0)
}

test('a site with a project of its own, even in the trash, never gets the demo', async ({ database, db }) => {
  await aProject(db, { deletedAt: today })
  const uploadsDir = await temporaryFolder()
  const store = createLocalFileStore(uploadsDir)

  expect(await seedDemo(database, { today, filesDir: demoFilesDir, store })).toBe(false)

  expect(await readdir(uploadsDir)).toEqual([])
  expect(await db.$count(projects)).toBe(1)
})

test('the recorded facts match the demo files', async () => {
  const facts = await readFileFacts(demoFilesDir)
  const known = facts.map(({ folder, name }) => `${folder}/${name}`)
  const present = await readdir(demoFilesDir, { recursive: true, withFileTypes: true })

  const files = present.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  expect(files.map((path) => path.slice(demoFilesDir.length + 1)).sort()).toEqual(known.sort())
  for (const { folder, name, sha256 } of facts) {
    const content = await readFile(join(demoFilesDir, folder, name))
    expect(createHash('sha256').update(content).digest('hex'), name).toBe(sha256)
  }
})

const FILLED: [table: string, least: number][] = [
  ['projects', 28],
  ['features', 20],
  ['project_features', 50],
  ['gallery_images', 50],
  ['specifications', 30],
  ['plans', 30],
  ['documents', 15],
  ['locations', 10],
  ['perks', 30],
  ['media_items', 45],
  ['testimonials', 8],
  ['enquiries', 300],
  ['appointments', 200],
  ['visit_settings', 2],
  ['subscribers', 100],
  ['brochure_requests', 10],
  ['leads', 230],
  ['lead_contacts', 200],
  ['lead_events', 300],
  ['lead_projects', 60],
  ['interest_counts', 1000],
  ['subscription_plans', 3],
  ['subscription_plan_features', 9],
  ['static_content', 2],
  ['banks', 10],
  ['uploads', 100],
]

/** The visits of the last week that the calendar would list without a name. */
function visitsWithoutName(db: Db) {
  return rowsOf(
    db,
    sql`select project_name, email from appointments visit where selected_date >= ${dayAfter(siteDay(today), -7)}
        and not exists (select from lead_events event join leads on leads.id = event.lead_id
          where event.appointment_id = visit.id and leads.name <> '' and leads.name not like '%@%')`,
  )
}

/** Files that are named in a row but have no row in the uploads table. */
function filesWithoutUpload(db: Db) {
  return rowsOf(
    db,
    sql`select named.* from (
          select 'ProjectBannerImages' as folder, banner_image as name from projects
          union select 'ProjectVideos', video from projects
          union select 'ProjectImages', image from projects
          union select 'ProjectImages', feature_image from projects
          union select 'ProjectImages', image from gallery_images
          union select 'ProjectImages', image from features
          union select 'ProjectImages', image from specifications
          union select 'ProjectImages', image from plans
          union select 'ProjectImages', file from documents
          union select 'ProjectImages', image from perks
          union select 'ProjectBannerImages', image from media_items
          union select 'ProjectImages', logo from banks
        ) as named
        left join uploads on uploads.folder = named.folder and uploads.stored_name = named.name
        where named.name is not null and uploads.id is null`,
  )
}
