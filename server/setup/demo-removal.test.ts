import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { neutralCompany } from '#contract/company/company-contacts.ts'
import { defaultHome } from '#contract/content/default-pages.ts'
import { setupMessages } from '#contract/setup/setup.messages.ts'
import type { SetupStep } from '#contract/setup/setup.schema.ts'
import { company as demoCompany } from '#demo/company.ts'
import { findTableShapes } from '#server/backup/table-shapes.ts'
import { projectFeatures } from '#server/catalog/project-parts.tables.ts'
import { projects } from '#server/catalog/projects.tables.ts'
import { company } from '#server/company/company.tables.ts'
import { sitePages } from '#server/content/site-pages.tables.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { rowsOf } from '#server/db/rows.ts'
import { demoFilesDir, seedDemo } from '#server/db/seed.ts'
import { uploadsDirOf } from '#server/files.ts'
import { accounts } from '#server/identity/accounts.tables.ts'
import { createInitialAccounts } from '#server/identity/initial-accounts.ts'
import { test as uploadTest } from '#server/uploads/upload.fixture.ts'
import { uploads } from '#server/uploads/uploads.tables.ts'
import { aSession, type TestApi } from '#test/api.ts'
import { aFeature, aGalleryImage, anAccount, anEnquiry, aProject } from '#test/builders.ts'
import { demoRecords, siteState } from './setup.tables.ts'

const PREVIEW = '/Setup/PreviewDemoRemoval'
const REMOVE = '/Setup/RemoveDemo'
const ACCOUNTS = { adminEmail: 'admin@acme.example', adminPassword: 'Court-1203', demoPassword: 'Court-1203' }

/** The API of a site with the demo and its accounts; `token` is the one of the initial admin. */
const test = uploadTest.extend<{ token: string; seed: () => Promise<boolean> }>({
  seed: async ({ api, database }, use) => {
    const { store } = api.files
    await use(() => seedDemo(database, { today: new Date('2026-11-15T09:30:00Z'), filesDir: demoFilesDir, store }))
  },
  token: async ({ seed, data, db }, use) => {
    expect(await seed()).toBe(true)
    await createInitialAccounts({ ...data, accounts: ACCOUNTS, isDemo: true })
    const [admin] = await db.select().from(accounts).where(eq(accounts.email, ACCOUNTS.adminEmail))
    if (!admin) throw new Error('There is no admin.')
    await use(await aSession(db, admin))
  },
})

test('the demo is removed from every table with its files and accounts, after a backup, and own records stay', async ({
  api,
  db,
  token,
  config,
  seed,
}) => {
  const recorded = await db.selectDistinct({ name: demoRecords.tableName }).from(demoRecords)
  expect(recorded.length).toBeGreaterThan(18)
  const own = await aProject(db, { name: 'Own Court', image: '1730000000000_elite-one-brochure.pdf' })
  const ownFeature = await aFeature(db, { name: 'Own pool' })
  await db.insert(projectFeatures).values({ projectId: own.id, featureId: ownFeature.id })
  const enquiry = await anEnquiry(db, { name: 'Own visitor' })
  const colleague = await anAccount(db, { email: 'colleague@acme.example' })

  const preview = (await api.post(PREVIEW, {}, { token })).json().data
  expect(preview).toMatchObject({ edited: [], stays: { projects: 1, visitors: 1, accounts: 2 } })
  expect(preview.removed).toMatchObject({ projects: 28, media: 68, accounts: 6, settings: 48 })
  expect(preview.removed.files).toBeGreaterThan(200)
  expect(await db.$count(projects)).toBe(29)

  const wrong = await api.post(REMOVE, { projects: 27 }, { token })
  expect([wrong.statusCode, wrong.json().responseMessage.reasonPhrase]).toEqual([409, setupMessages.otherNumber(28)])
  expect(await db.$count(projects)).toBe(29)
  expect(await backupsIn(config.dataDir)).toEqual([])

  const before = await db.select().from(demoRecords)
  const removed = await api.post(REMOVE, { projects: 28 }, { token })
  expect(removed.statusCode).toBe(200)
  expect(removed.json().data).toEqual(preview)

  expect(await rowsLeft(db, before)).toEqual([['uploads', 1]])
  expect(await db.$count(demoRecords)).toBe(0)
  expect(await db.select({ id: projects.id }).from(projects)).toEqual([{ id: own.id }])
  expect(await db.select().from(projectFeatures)).toMatchObject([{ projectId: own.id, featureId: ownFeature.id }])
  expect((await api.get('/Home/GetContactList', { token })).body).toContain(enquiry.name)
  const left = await db.select({ email: accounts.email }).from(accounts)
  expect(left.map(({ email }) => email).sort()).toEqual([ACCOUNTS.adminEmail, colleague.email])
  // The file that the company's own project uses is kept; all others are deleted from the store.
  expect(await filesIn(uploadsDirOf(config.dataDir))).toEqual(['1730000000000_elite-one-brochure.pdf'])
  expect(await db.select({ name: uploads.storedName }).from(uploads)).toEqual([
    { name: '1730000000000_elite-one-brochure.pdf' },
  ])
  const [archive = ''] = await backupsIn(config.dataDir)
  expect((await stat(join(config.dataDir, 'archives', archive))).size).toBeGreaterThan(1_000_000)
  const [line] = await db.select().from(auditLog).where(eq(auditLog.action, 'remove-demo'))
  expect(line).toMatchObject({ actorEmail: ACCOUNTS.adminEmail, after: { projects: 28, backup: archive } })
  // A project is left, so the site stays open, and the next start does not insert the demo again.
  expect((await db.select().from(siteState))[0]?.openedAt).not.toBeNull()
  await db.delete(projects)
  expect(await seed()).toBe(false)
})

test('a demo account cannot remove the demo; a site on which nothing else was shown is closed afterwards', async ({
  api,
  db,
  token,
}) => {
  await expectRefusals(api, db, token)
  expect((await db.select().from(siteState))[0]?.openedAt).not.toBeNull()

  expect((await api.post(REMOVE, { projects: 28 }, { token })).statusCode).toBe(200)

  expect((await db.select().from(siteState))[0]?.openedAt).toBeNull()
  expect(await db.$count(company)).toBe(0)
  const { data } = (await api.get('/Setup/GetSetup', { token })).json()
  expect(data).toMatchObject({ openedAt: null, hasDemo: false })
  const again = await api.post(REMOVE, { projects: 0 }, { token })
  expect([again.statusCode, again.json().responseMessage.reasonPhrase]).toEqual([409, setupMessages.noDemo])
})

test('records that staff changed are named and stay with all their parts unless they are chosen', async ({
  api,
  db,
  token,
}) => {
  const [changed, extended, chosen] = await db.select().from(projects).orderBy(projects.id).limit(3)
  if (!changed || !extended || !chosen) throw new Error('The demo has too few projects.')
  await rename(db, changed.id, 'Renamed Court')
  await aGalleryImage(db, { projectId: extended.id })
  await rename(db, chosen.id, 'Chosen Court')
  await saveCompany(api, token)

  const { edited, removed } = (await api.post(PREVIEW, {}, { token })).json().data
  const keyOf = ({ id }: { id: number }) => `projects:${id}`
  expect(edited.map(({ key }: { key: string }) => key).sort()).toEqual(
    ['company:1', keyOf(changed), keyOf(extended), keyOf(chosen)].sort(),
  )
  expect(edited).toContainEqual({ key: 'company:1', table: 'company', name: 'Acme Homes' })
  expect(removed.projects).toBe(25)
  const partsBefore = await partsOf(db, changed.id)

  const alsoRemove = [keyOf(chosen)]
  expect((await api.post(REMOVE, { projects: 26, alsoRemove }, { token })).statusCode).toBe(200)

  const names = await db.select({ name: projects.name }).from(projects).orderBy(projects.id)
  expect(names).toEqual([{ name: 'Renamed Court' }, { name: extended.name }])
  expect(await partsOf(db, changed.id)).toEqual(partsBefore)
  expect((await api.get('/Company/GetCompany')).json().data.name).toBe('Acme')
  // The picture of the staff sign-in is kept too, because the company gave it a caption of its own.
  const signIn = demoCompany.signInPicture?.file
  expect(await api.files.store.exists(`ProjectImages/${signIn}`)).toBe(true)
  // The pictures of the remaining projects still exist.
  const picture = await api.files.store.exists(`ProjectImages/${changed.image}`)
  expect(picture).toBe(true)
})

test('of a changed company, home and about page only what staff entered is left', async ({ api, db, token }) => {
  const own = { name: 'Acme', legalName: 'Acme Homes', phones: [...demoCompany.phones, OWN_PHONE] }
  await api.post('/Company/ManageCompany', { ...demoCompany, ...own, version: 1 }, { token })
  const [home, about] = await Promise.all([1, 2].map((id) => managedPage(api, id, token)))
  for (const section of home.sections) {
    if (section.kind === 'hero') section.lead = 'Homes in Jaipur.'
    if (section.kind === 'numbers') section.hidden = true
    if (section.kind === 'initiatives') section.initiatives.push({ name: 'Shade', text: null, picture: null })
  }
  about.blocks.push({ ...about.blocks[1], id: 'own', heading: 'Who we are' })
  for (const page of [home, about]) expect((await api.post('/Pages/ManagePage', page, { token })).statusCode).toBe(200)

  expect((await api.post(REMOVE, { projects: 28 }, { token })).statusCode).toBe(200)

  const { data } = (await api.get('/Company/GetCompany', { token })).json()
  expect(data).toEqual({ ...neutralCompany(''), ...ACCOUNT_IMAGES, ...own, phones: [OWN_PHONE], version: 3 })
  const stored = await managedPage(api, 1, token)
  const sections = defaultHome().sections.map((section) => {
    if (section.kind === 'hero') return { ...section, lead: 'Homes in Jaipur.' }
    if (section.kind === 'numbers') return { ...section, hidden: true }
    if (section.kind === 'initiatives')
      return { ...section, initiatives: [{ name: 'Shade', text: null, picture: null }] }
    return section
  })
  expect(stored).toMatchObject({ description: null, sections })
  expect(await managedPage(api, 2, token)).toMatchObject({
    title: 'About Us',
    titleEmphasis: null,
    description: null,
    blocks: [{ id: 'own', heading: 'Who we are' }],
  })
  // The film and the pictures of the account pages are deleted with the values that named them.
  expect(await db.$count(uploads)).toBe(0)
  const lines = await db
    .select({ entity: auditLog.entity })
    .from(auditLog)
    .where(eq(auditLog.action, 'update'))
    .orderBy(auditLog.id)
  expect(lines.slice(-3)).toEqual([{ entity: 'company' }, { entity: 'site-page' }, { entity: 'site-page' }])
  expect(await stepOf(api, token, 'company')).toMatchObject({
    note: '2 of 4 parts',
    sentence: 'Acme Homes, one phone. Office, E-mail, GSTIN can follow.',
  })
})

test('a company and pages that were saved without a change of their own are removed', async ({ api, db, token }) => {
  await api.post('/Company/ManageCompany', { ...demoCompany, version: 1 }, { token })
  for (const id of [1, 2]) await api.post('/Pages/ManagePage', await managedPage(api, id, token), { token })

  expect((await api.post(REMOVE, { projects: 28 }, { token })).statusCode).toBe(200)

  expect([await db.$count(company), await db.$count(sitePages)]).toEqual([0, 0])
})

test('a company that kept the names of the demo is unnamed afterwards, and the site cannot be opened', async ({
  api,
  token,
}) => {
  await api.post('/Company/ManageCompany', { ...demoCompany, gstin: '08AAACA0000A1Z5', version: 1 }, { token })

  expect((await api.post(REMOVE, { projects: 28 }, { token })).statusCode).toBe(200)

  const { data } = (await api.get('/Company/GetCompany')).json()
  expect(data).toMatchObject({ name: 'localhost:3000', legalName: 'localhost:3000', gstin: '08AAACA0000A1Z5' })
  expect(await stepOf(api, token, 'company')).toMatchObject({ state: 'open', waitsFor: 'the name of the company' })
})

test('content of the demo does not count as done in the setup, and own content beside it does', async ({
  api,
  db,
  token,
}) => {
  const steps = ['company', 'home', 'project', 'people', 'legal'] as const
  const states = () => Promise.all(steps.map(async (key) => (await stepOf(api, token, key)).state))
  expect(await states()).toEqual(['open', 'open', 'open', 'started', 'open'])
  expect(await stepOf(api, token, 'company')).toMatchObject({ note: 'Still the demo’s', waitsFor: null })
  expect(await stepOf(api, token, 'people')).toMatchObject({ note: '1 account' })

  await api.post(
    '/Company/ManageCompany',
    { ...demoCompany, name: 'Acme', legalName: 'Acme Homes', version: 1 },
    { token },
  )
  expect(await stepOf(api, token, 'company')).toMatchObject({ state: 'started', note: '1 of 4 parts' })
  const own = { phones: [OWN_PHONE], offices: [{ name: 'Office', lines: ['1 First Road'] }], email: 'a@acme.example' }
  await api.post('/Company/ManageCompany', { name: 'Acme', legalName: 'Acme Homes', ...own, version: 2 }, { token })
  const home = await managedPage(api, 1, token)
  await api.post('/Pages/ManagePage', { ...home, description: 'Homes in Jaipur.' }, { token })
  await aProject(db, { name: 'Own Court' })
  await anAccount(db, { role: 'Sales' })
  await api.post('/Global/ManageStaticContent', { termsAndConditions: 'Terms', privacy: 'Privacy' }, { token })

  expect(await states()).toEqual(['done', 'done', 'done', 'done', 'done'])
  expect(await stepOf(api, token, 'project')).toMatchObject({ sentence: 'Own Court is shown.' })
})

const OWN_PHONE = { purpose: 'Sales', number: '98100 00000' }
const ACCOUNT_IMAGES = {
  officePicture: null,
  signInPicture: null,
  customerSignInImage: null,
  ownerSignInImage: null,
  codeImage: null,
  passwordImage: null,
}

async function managedPage(api: TestApi, id: number, token: string) {
  return (await api.get(`/Pages/GetManagedPage/${id}`, { token })).json().data
}

async function stepOf(api: TestApi, token: string, key: SetupStep['key']): Promise<SetupStep> {
  const { data } = (await api.get('/Setup/GetSetup', { token })).json()
  return data.steps.find((step: SetupStep) => step.key === key)
}

/** An admin who is signed in with a demo account is refused, and an unknown choice changes nothing. */
async function expectRefusals(api: TestApi, db: Db, token: string) {
  const [superAdmin] = await db.select().from(accounts).where(eq(accounts.role, 'SuperAdmin'))
  if (!superAdmin) throw new Error('There is no super admin.')
  const refused = await api.post(REMOVE, { projects: 28 }, { token: await aSession(db, superAdmin) })
  expect([refused.statusCode, refused.json().responseMessage.reasonPhrase]).toEqual([409, setupMessages.demoAccount])

  for (const body of [
    { projects: 28, alsoRemove: ['projects:1'] },
    { projects: 'many' },
    { projects: 28, alsoRemove: 'all' },
  ])
    expect((await api.post(REMOVE, body, { token })).statusCode).toBe(400)
  expect(await db.$count(projects)).toBe(28)
}

/** The tables that still have demo rows, with the number of rows. */
async function rowsLeft(db: Db, records: (typeof demoRecords.$inferSelect)[]) {
  const left: [string, number][] = []
  for (const { name, columns } of await findTableShapes(db)) {
    const keys = columns.flatMap((column) => (column.isKey ? [sql.identifier(column.name)] : []))
    const ids = new Set(records.flatMap(({ tableName, recordId }) => (tableName === name ? [recordId] : [])))
    if (ids.size === 0) continue
    const rows = await rowsOf<{ id: string }>(
      db,
      sql`select concat_ws(',', ${sql.join(keys, sql`, `)}) as id from ${sql.identifier(name)}`,
    )
    const count = rows.filter(({ id }) => ids.has(id)).length
    if (count > 0) left.push([name, count])
  }
  return left
}

async function partsOf(db: Db, projectId: number) {
  const tables = [
    'gallery_images',
    'plans',
    'specifications',
    'documents',
    'perks',
    'locations',
    'unit_types',
    'progress_updates',
    'handovers',
    'registrations',
    'project_features',
  ]
  const counts = tables.map(
    (table) => sql`(select count(*)::int from ${sql.identifier(table)} where project_id = ${projectId})`,
  )
  return rowsOf(db, sql`select array[${sql.join(counts, sql`, `)}] as counts`)
}

function rename(db: Db, id: number, name: string) {
  return db
    .update(projects)
    .set({ name, version: sql`${projects.version} + 1` })
    .where(eq(projects.id, id))
}

async function saveCompany(api: TestApi, token: string) {
  const { signInPicture } = demoCompany
  await api.post(
    '/Company/ManageCompany',
    { name: 'Acme', legalName: 'Acme Homes', signInPicture: { ...signInPicture, caption: 'Our house' }, version: 1 },
    { token },
  )
}

async function backupsIn(dataDir: string) {
  return readdir(join(dataDir, 'archives')).catch(() => [])
}

async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : []))
}
