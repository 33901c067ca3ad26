import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { PROJECT_IMPORT_COLUMNS, PROJECT_IMPORT_REQUIRED } from '#contract/catalog/project-import.constants.ts'
import { redirects } from '#server/company/redirects.tables.ts'
import { auditLog, contentRevision } from '#server/db/change.tables.ts'
import { statementsOf, test } from '#test/api.ts'
import { aFeature, aGalleryImage, aLocation, aProject } from '#test/builders.ts'
import { editor, FILES, fileOf, HEADER, messageIn, newLine } from './project-import.fixture.ts'
import { galleryImages, locations, projectFeatures } from './project-parts.tables.ts'
import { projects } from './projects.tables.ts'

test('a new project is stored and shown as the form would store it, with its files', async ({ api, db }) => {
  const { preview, run } = await editor(api, db)
  const csv = fileOf(newLine('Elm Court'))

  const before = await preview(csv)
  expect(before.counts).toEqual({ new: 1, changed: 0, same: 0, wrong: 0 })
  expect(before.rows).toMatchObject([{ line: 2, key: 'Elm Court', details: ['Residential, Pune, Ongoing'] }])
  expect(before.files).toEqual(FILES.map(({ folder, path }) => ({ folder, path })))
  expect(await db.$count(projects)).toBe(0)

  const [revision] = await db.select().from(contentRevision)
  const done = await run(csv, { seen: before.seen })
  expect([done.statusCode, messageIn(done)]).toEqual([200, '1 project imported.'])
  const [stored] = await db.select().from(projects)
  expect(stored).toMatchObject({
    name: 'Elm Court',
    routingName: 'elm court',
    categoryId: 1,
    status: 'Ongoing',
    isActive: true,
    image: '1730000000001_card.jpg',
    bannerImage: '1730000000001_banner.jpg',
    video: '1730000000001_film.mp4',
    version: 1,
  })
  expect(await db.select().from(contentRevision)).not.toEqual([revision])
  const audited = await db.select().from(auditLog).where(eq(auditLog.entity, 'project'))
  expect(audited).toMatchObject([{ action: 'create', subject: 'Elm Court', entityId: String(stored?.id) }])
  expect((await api.get('/Product/GetProductDetailsByName/elm%20court')).statusCode).toBe(200)
})

test('an import locks the addresses and the features before any project, as the editor does', async ({ api, db }) => {
  const { run } = await editor(api, db)
  await aProject(db, { name: 'Elm Court', city: 'Pune' })
  await aFeature(db, { name: 'Lap pool' })

  const queries = await statementsOf(() => run('Project Name,City,Features\nElm Court,Noida,Lap pool\n'))

  const locks = queries.filter((query) => /advisory_xact_lock|from "projects".*for update/.test(query))
  expect(locks[0]).toContain('project_addresses')
  expect(locks[1]).toContain("'features'")
  expect(locks[2]).toContain('for update')
})

test('the required columns are exactly those without which a new project is refused', async ({ api, db }) => {
  const { preview } = await editor(api, db)
  const { rows } = await preview('Project Name,City\n,Pune\n')
  const [message = ''] = rows.map((row) => row.message)

  const refused = [...(message?.matchAll(/^(.+): The cell is empty\.$/gm) ?? [])].map(([, column]) => column?.trim())
  const needed = PROJECT_IMPORT_REQUIRED.filter((key) => key !== 'city').map((key) => PROJECT_IMPORT_COLUMNS[key][0])
  expect(refused.toSorted()).toEqual(needed.toSorted())
})

test('a stored project is matched by name in any letter case, and only what differs is changed', async ({
  api,
  db,
}) => {
  const { preview, run } = await editor(api, db)
  const project = await aProject(db, { name: 'Elm Court', city: 'Pune', possessionDate: '2027-01-31' })
  const same = await aProject(db, { name: 'Oak Court', city: 'Pune' })
  const csv =
    'Project Name,City,Status,Possession Date,Exclusive\nelm court,Nashik,completed,31-12-2028,yes\nOak Court,Pune,,,\n'

  const { counts, rows, files } = await preview(csv, [])
  expect(counts).toEqual({ new: 0, changed: 1, same: 1, wrong: 0 })
  expect(rows[0]?.details).toEqual([
    'Project Name: Elm Court → elm court',
    'City: Pune → Nashik',
    'Status: Ongoing → Completed',
    'Possession Date: 2027-01-31 → 2028-12-31',
    'Exclusive: No → Yes',
    'Completed: No → Yes',
  ])
  expect(files).toEqual([])

  await run(csv, { files: [] })
  const stored = await db.select().from(projects).orderBy(projects.id)
  expect(stored[0]).toMatchObject({ city: 'Nashik', isCompleted: true, isExclusive: true, version: 2, id: project.id })
  expect(stored[0]).toMatchObject({ reraNumber: project.reraNumber, image: project.image, routingName: 'elm court' })
  expect(stored[1]).toEqual(same)
  expect((await preview(csv, [])).counts).toEqual({ new: 0, changed: 0, same: 2, wrong: 0 })
})

test('the address derived for a new project differs from the addresses written in later lines', async ({ api, db }) => {
  const { preview, run } = await editor(api, db)
  await aProject(db, { name: 'Oak Court' })
  const written = [`${newLine('Elm House')},elm court`, `Oak Court${','.repeat(12)}ash court`]
  const csv = [`${HEADER},Page address`, newLine('Elm Court'), newLine('Ash Court'), ...written].join('\n')

  expect((await preview(csv)).counts).toMatchObject({ new: 3, changed: 1, wrong: 0 })
  expect(messageIn(await run(csv))).toBe('4 projects imported.')
  const stored = await db.select().from(projects).orderBy(projects.id)
  expect(stored.map(({ name, routingName }) => [name, routingName])).toEqual([
    ['Oak Court', 'ash court'],
    ['Elm Court', 'elm court 2'],
    ['Ash Court', 'ash court 2'],
    ['Elm House', 'elm court'],
  ])
})

test('features, map and gallery are stored with the project, and importing them again changes nothing', async ({
  api,
  db,
}) => {
  const { preview, run } = await editor(api, db)
  const pool = await aFeature(db, { name: 'Lap pool' })
  const gym = await aFeature(db, { name: 'Gym' })
  const project = await aProject(db, { name: 'Elm Court' })
  await aLocation(db, { projectId: project.id, title: 'Old' })
  await aGalleryImage(db, { projectId: project.id, image: '1730000000001_card.jpg', imageCategoryId: 2 })
  const csv =
    'Name,Features,Location title,Pictures,Interior pictures\nElm Court,gym | LAP POOL,New,card.jpg,1730000000001_card.jpg\n'

  const { rows } = await preview(csv)
  expect(rows[0]?.details).toEqual([
    'Location title: Old → New',
    'Features: Lap pool, Gym',
    'Exterior pictures: card.jpg added',
  ])
  expect((await run(csv)).statusCode).toBe(200)

  const chosen = (await db.select().from(projectFeatures)).map(({ featureId }) => featureId)
  expect(chosen.toSorted()).toEqual([pool.id, gym.id].toSorted())
  expect(await db.select().from(locations)).toMatchObject([
    { title: 'New', mapUrl: 'https://www.google.com/maps/embed?pb=1' },
  ])
  const gallery = await db.select().from(galleryImages).orderBy(galleryImages.id)
  expect(gallery.map(({ imageCategoryId, image }) => [imageCategoryId, image])).toEqual([
    [2, '1730000000001_card.jpg'],
    [1, '1730000000001_card.jpg'],
  ])
  // The import changed only parts of the project, so the version of the project itself is the same.
  expect(await db.select().from(projects)).toMatchObject([{ version: 1 }])
  expect((await preview(csv, [])).counts).toMatchObject({ same: 1, wrong: 0 })
})

test('an import is refused when a project was changed or added after the preview', async ({ api, db }) => {
  const { preview, run } = await editor(api, db)
  const { id } = await aProject(db, { name: 'Elm Court', city: 'Pune' })
  const csv = 'Project Name,City\nElm Court,Nashik\n'
  const { seen } = await preview(csv, [])
  await db.update(projects).set({ city: 'Goa', version: 2 }).where(eq(projects.id, id))

  const late = await run(csv, { files: [], seen })
  expect([late.statusCode, messageIn(late)]).toEqual([
    409,
    'Some of these records were changed after the preview. Please look at it again.',
  ])
  expect(await db.select().from(projects)).toMatchObject([{ city: 'Goa' }])

  const ofNew = fileOf(newLine('Oak Court'))
  const first = await preview(ofNew)
  await aProject(db, { name: 'OAK COURT' })
  expect((await run(ofNew, { seen: first.seen })).statusCode).toBe(409)
})

test('a new page address redirects the old one; a taken address and an ambiguous name are refused', async ({
  api,
  db,
}) => {
  const { preview, run } = await editor(api, db)
  await aProject(db, { name: 'Elm Court' })
  await aProject(db, { name: 'Twin', routingName: 'twin' })
  await aProject(db, { name: 'Twin', routingName: 'twin 2', city: 'Pune' })
  const csv = (...lines: string[]) => `Project Name,Page address,City\n${lines.join('\n')}\n`

  const wrong = await preview(csv('Elm Court,Twin,', 'Twin,,Goa', 'Twin,twin 2,Goa'), [])
  expect(wrong.rows.map(({ state, message }) => [state, message])).toEqual([
    ['wrong', 'Page address: Another project has this page address. Please choose another one.'],
    ['wrong', '2 projects have this name. Write the page address of one of them.'],
    ['changed', null],
  ])

  await run(csv('Elm Court,Elm Park,'), { files: [] })
  expect(await db.select().from(redirects)).toMatchObject([{ source: 'automatic', projectName: 'elm court' }])
  expect((await api.get('/Product/GetProductDetailsByName/elm%20park')).statusCode).toBe(200)
})

test('2,000 projects are imported at once, and importing them again changes nothing', async ({ api, db }) => {
  const { preview, run } = await editor(api, db)
  const csv = fileOf(...Array.from({ length: 2000 }, (_, nth) => newLine(`Court ${nth}`)))

  const before = process.cpuUsage()
  const { seen } = await preview(csv)
  const done = await run(csv, { seen })
  const { user } = process.cpuUsage(before)

  expect(messageIn(done)).toBe('2,000 projects imported.')
  expect(user / 1e6, 'seconds of processor time').toBeLessThan(30)
  expect(await db.$count(projects)).toBe(2000)
  expect((await preview(csv, [])).counts).toEqual({ new: 0, changed: 0, same: 2000, wrong: 0 })
})

test('200 projects are changed by one import', async ({ api, db }) => {
  const { run } = await editor(api, db)
  const names = Array.from({ length: 200 }, (_, nth) => `Court ${nth}`)
  await run(fileOf(...names.map((name) => newLine(name))))

  const done = await run(`Project Name,City\n${names.map((name) => `${name},Goa`).join('\n')}\n`)

  expect(messageIn(done)).toBe('200 projects imported.')
  expect(await db.$count(projects, eq(projects.city, 'Goa'))).toBe(200)
})
