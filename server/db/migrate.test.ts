import { readdir, readFile } from 'node:fs/promises'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { eq, is, sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect } from 'vitest'
import { ACCOUNT_IMAGE_FIELDS } from '#contract/company/company-limits.ts'
import { targetPath } from '#contract/company/redirect-address.ts'
import { SPECIFIED_REDIRECTS } from '#contract/company/redirects.constants.ts'
import { company as demoCompany } from '#demo/company.ts'
import { categories, imageCategories } from '#server/catalog/projects.tables.ts'
import { createCompanyRepository } from '#server/company/company.repository.ts'
import { redirects } from '#server/company/redirects.tables.ts'
import { mediaCategories } from '#server/media/media.tables.ts'
import { demoRecords } from '#server/setup/setup.tables.ts'
import { uploads } from '#server/uploads/uploads.tables.ts'
import { aProject } from '#test/builders.ts'
import { openTestDatabase, test } from '#test/database.ts'
import { contentRevision } from './change.tables.ts'
import { migrate } from './migrate.ts'
import { rowsOf } from './rows.ts'
import { schema } from './schema.ts'

const migrations = readMigrationFiles({ migrationsFolder: 'server/db/migrations' })

test('migrating again, even concurrently, changes nothing', async ({ database, db }) => {
  const counts = () =>
    rowsOf(
      db,
      sql`select (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
          (select count(*)::int from categories) as categories,
          (select count(*)::int from pg_tables where schemaname = 'public') as tables`,
    )
  const before = await counts()

  await Promise.all([migrate(database), migrate(database)])

  expect(await counts()).toEqual(before)
  const tables = Object.values(schema).filter((one) => is(one, PgTable)).length
  expect(before).toEqual([{ migrations: migrations.length, categories: 5, tables }])
})

test('the committed migrations create exactly the tables declared in the code', async () => {
  const snapshots = (await readdir('server/db/migrations/meta')).filter((name) => name.endsWith('_snapshot.json'))
  const last = JSON.parse(await readFile(`server/db/migrations/meta/${snapshots.sort().at(-1)}`, 'utf8'))

  const declared = generateDrizzleJson(schema, last.id, undefined, 'snake_case')

  expect(await generateMigration(last, declared)).toEqual([])
})

test('the migrations insert all categories and the first content revision', async ({ db }) => {
  expect(await db.select().from(categories).orderBy(categories.id)).toEqual([
    { id: 1, name: 'Residential' },
    { id: 2, name: 'Commercial' },
    { id: 3, name: 'IT SEZ' },
    { id: 4, name: 'Completed' },
    { id: 5, name: 'New Launch' },
  ])
  const pictures = await db.select().from(imageCategories).orderBy(imageCategories.id)
  expect(pictures.map(({ name }) => name)).toEqual(['Exterior', 'Interior', 'Amenities', 'Construction Update'])
  const media = await db.select().from(mediaCategories).orderBy(mediaCategories.id)
  expect(media.map(({ name }) => name)).toEqual(['Press Coverage', 'News', 'Events'])
  expect(await db.select().from(contentRevision)).toEqual([{ id: 1, revision: 1 }])
})

test('a database of a newer version is refused in one sentence and left unchanged', async ({ database }) => {
  const older = migrations.slice(0, -1)

  await expect(migrate(database, older)).rejects.toThrow(
    expect.objectContaining({
      name: 'StartError',
      message: 'The database was made by a newer version of Plinth; please start that version instead.',
    }),
  )
})

test('a failed migration is rolled back', async () => {
  const database = await openTestDatabase()
  const newest = migrations.at(-1)?.folderMillis ?? 0
  const broken = {
    sql: ['create table half_done (id int)', 'select nonsense'],
    folderMillis: newest + 1,
    hash: 'x',
    bps: true,
  }

  await expect(migrate(database, [...migrations, broken])).rejects.toThrow()

  expect(await rowsOf(database.db, sql`select to_regclass('half_done') as found`)).toEqual([{ found: null }])
  await database.close()
})

test.each([
  ['a site with content keeps the company that was fixed in the source', true],
  ['a site without content starts without a company', false],
])('%s', async (_, hasContent) => {
  const database = await openTestDatabase()
  const { db } = database
  const migration = migrations.find(({ sql: statements }) => statements.join().includes('CREATE TABLE "company"'))
  await db.execute(sql`drop table company`)
  await db.execute(sql`alter table receipts drop column seller_name, drop column seller_address`)
  if (hasContent) await aProject(db)

  const laterColumns = migrations.flatMap(({ sql: statements }) =>
    statements.filter((statement) => statement.includes('ALTER TABLE "company"')),
  )
  for (const statement of [...(migration?.sql ?? []), ...laterColumns]) await db.execute(sql.raw(statement))

  const stored = await createCompanyRepository(db).find()
  // The company that was fixed in the source had no pictures, so they are null until staff choose some.
  const found = {
    ...demoCompany,
    officePicture: null,
    signInPicture: null,
    ...Object.fromEntries(ACCOUNT_IMAGE_FIELDS.map((field) => [field, null])),
  }
  expect(stored).toEqual(hasContent ? expect.objectContaining(found) : null)
  await database.close()
})

test.each([
  ['a site of the demo company keeps its pictures of the account pages', 'Plinth Group', true],
  ['a site of another company shows none of them', 'Acme Homes', false],
])('%s', async (_, legalName, hasPictures) => {
  const database = await openTestDatabase()
  const { db } = database
  const migration = migrations.find(({ sql: statements }) => statements.join().includes('ADD COLUMN "password_image"'))
  const pictures = ACCOUNT_IMAGE_FIELDS.map((field) => demoCompany[field] ?? '')
  await db.insert(uploads).values(
    pictures.map((storedName) => ({
      folder: 'ProjectImages' as const,
      storedName,
      originalName: storedName,
      bytes: 1,
      mime: 'image/jpeg',
      sha256: storedName,
    })),
  )
  await db.execute(sql`insert into company (name, legal_name) values ('Plinth', ${legalName})`)
  await db.execute(sql`alter table company drop column customer_sign_in_image, drop column owner_sign_in_image,
    drop column code_image, drop column password_image`)

  for (const statement of migration?.sql ?? []) await db.execute(sql.raw(statement))

  const stored = await createCompanyRepository(db).find()
  expect(ACCOUNT_IMAGE_FIELDS.map((field) => stored?.[field])).toEqual(
    hasPictures ? pictures : pictures.map(() => null),
  )
  await database.close()
})

test.each([
  ['a site with content stays open', true],
  ['a site without content starts closed', false],
])('%s', async (_, hasContent) => {
  const database = await openTestDatabase()
  const { db } = database
  const migration = migrations.find(({ sql: statements }) => statements.join().includes('CREATE TABLE "site_state"'))
  await db.execute(sql`drop table site_state, demo_records`)
  if (hasContent) await aProject(db)

  for (const statement of migration?.sql ?? []) await db.execute(sql.raw(statement))

  expect(await rowsOf(db, sql`select opened_at is not null as "isOpen" from site_state`)).toEqual(
    hasContent ? [{ isOpen: true }] : [],
  )
  await database.close()
})

test.each([
  ['a new site has no redirects to projects of the demo', []],
  ['a site with projects keeps them, and those of its projects belong to them', ['elite one']],
])('%s', async (_, names) => {
  const database = await openTestDatabase()
  const { db } = database
  const migration = migrations.find(({ sql: statements }) => statements.join().includes('DELETE FROM "redirects"'))
  const ids: number[] = []
  for (const routingName of names) ids.push((await aProject(db, { routingName, categoryId: 2 })).id)
  const specified = SPECIFIED_REDIRECTS.map(({ from, to }) => ({
    fromPath: from,
    toAddress: to,
    toPath: targetPath(to),
    source: 'specified' as const,
  }))
  await db.insert(redirects).values([...specified, { fromPath: '/old', toAddress: '/home', source: 'hand' }])
  await db.insert(demoRecords).values(ids.map((id) => ({ tableName: 'projects', recordId: String(id) })).concat(OTHER))

  for (const statement of migration?.sql ?? []) await db.execute(sql.raw(statement))

  const stored = await db.select().from(redirects).orderBy(redirects.id)
  expect(stored).toHaveLength(names.length === 0 ? 1 : 5)
  expect(stored.flatMap(({ projectId }) => projectId ?? [])).toEqual(ids)
  const recorded = await db.select().from(demoRecords).where(eq(demoRecords.tableName, 'redirects'))
  const ofProjects = stored.filter(({ projectId }) => projectId !== null)
  expect(recorded.map(({ recordId }) => recordId)).toEqual(ofProjects.map(({ id }) => String(id)))
  await database.close()
})

/** A demo record of another table. */
const OTHER = { tableName: 'banks', recordId: '1' }

test('a new database has no redirects', async ({ db }) => {
  expect(await db.$count(redirects)).toBe(0)
})

test('the specified redirects exist, and the former addresses of projects become redirects', async () => {
  const database = await openTestDatabase()
  const { db } = database
  const migration = migrations.find(({ sql: statements }) => statements.join().includes('CREATE TABLE "redirects"'))
  await db.execute(sql`drop table redirects`)
  await db.execute(sql`create table former_project_addresses (routing_name text primary key, project_id integer not null
    references projects on delete cascade, created_at timestamptz(3) not null default now())`)
  const { id } = await aProject(db, { routingName: 'elm court', categoryId: 5 })
  await db.execute(sql`insert into former_project_addresses values ('elm house', ${id}, '2026-05-01T10:00:00Z')`)

  for (const statement of migration?.sql ?? []) await db.execute(sql.raw(statement))

  const stored = await db.select().from(redirects).orderBy(redirects.id)
  expect(
    stored
      .filter(({ source }) => source === 'specified')
      .map(({ fromPath, toAddress, toPath }) => ({ from: fromPath, to: toAddress, toPath })),
  ).toEqual(SPECIFIED_REDIRECTS.map(({ from, to }) => ({ from, to, toPath: targetPath(to) })))
  expect(stored.at(-1)).toMatchObject({
    fromPath: '/product/commercial/elm house',
    toAddress: '/product/Commercial/elm court',
    toPath: '/product/commercial/elm court',
    source: 'automatic',
    projectId: id,
    projectName: 'elm house',
    createdAt: new Date('2026-05-01T10:00:00Z'),
  })
  expect(stored).toHaveLength(5)
  await database.close()
})
