import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { PROJECT_IMPORT_COLUMNS, PROJECT_IMPORT_EXAMPLE } from '#contract/catalog/project-import.constants.ts'
import { pictureClaimsMessages } from '#contract/uploads/picture-claims.messages.ts'
import { redirects } from '#server/company/redirects.tables.ts'
import { auditLog, contentRevision } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { uploads } from '#server/uploads/uploads.tables.ts'
import { type TestApi, test } from '#test/api.ts'
import { aFeature, aGalleryImage, aLocation, anUpload, aProject, aRegistration } from '#test/builders.ts'
import { galleryImages, locations, projectFeatures } from './project-parts.tables.ts'
import { projects } from './projects.tables.ts'
import { publishGate } from './publish-gate.tables.ts'

const PREVIEW = '/Product/PreviewProjects'
const IMPORT = '/Product/ImportProjects'

const PATHS = ['pictures/banner.jpg', 'pictures/card.jpg', 'pictures/film.mp4']
const FILES = [
  { folder: 'ProjectBannerImages', path: 'pictures/banner.jpg', storedName: '1730000000001_banner.jpg' },
  { folder: 'ProjectImages', path: 'pictures/card.jpg', storedName: '1730000000001_card.jpg' },
  { folder: 'ProjectVideos', path: 'pictures/film.mp4', storedName: '1730000000001_film.mp4' },
] as const
const HEADER =
  'Project Name,RERA Number,Category,Type,Project Address,City,Project State,Project Overview,Project Description,' +
  'Banner Image,Project Image,Project Video'
const newLine = (name: string, given: Partial<Record<'category' | 'city' | 'banner', string>> = {}) =>
  `${name},R-1,${given.category ?? 'Residential'},Flats,Sector 1,${given.city ?? 'Pune'},MH,Around a court.,One tower.,` +
  `${given.banner ?? 'banner.jpg'},Card.JPG,film.mp4`
const fileOf = (...lines: string[]) => [HEADER, ...lines].join('\r\n')

interface Preview {
  counts: Record<string, number>
  rows: { line: number; state: string; key: string; details: string[]; message: string | null }[]
  files: { folder: string; path: string }[]
  seen: string
}
type Reply = { json(): { data: Preview; responseMessage: { reasonPhrase: string } }; statusCode: number }
const sentence = (answer: Reply) => answer.json().responseMessage.reasonPhrase

async function editor(api: TestApi, db: Db) {
  for (const { folder, storedName } of FILES)
    await anUpload(db, { folder, storedName, mime: storedName.endsWith('mp4') ? 'video/mp4' : 'image/jpeg' })
  const token = await api.tokenOf('Editor')
  return {
    preview: async (csv: string, paths = PATHS) =>
      (await api.post(PREVIEW, { csv, paths }, { token })).json().data as Preview,
    run: async (csv: string, { files = FILES, seen }: { files?: readonly object[]; seen?: string } = {}) =>
      (await api.post(IMPORT, { csv, files, seen }, { token })) as Reply,
  }
}

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
  expect([done.statusCode, sentence(done)]).toEqual([200, '1 project imported.'])
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

test('a wrong line is named with the message of the form, and nothing of the file is imported', async ({ api, db }) => {
  const { preview, run } = await editor(api, db)
  const long = 'x'.repeat(101)
  const csv = [
    `${HEADER},Status,Possession Date,New Launch,Features,Map address`,
    newLine('Right'),
    `Empty${','.repeat(11)}`,
    newLine('Category', { category: 'Castle' }),
    newLine('Long', { city: long }),
    `${newLine('Choices')},Sold,2030-02-30,perhaps,Moat,https://evil.example/map`,
    newLine('Picture', { banner: 'nowhere.jpg' }),
    newLine('Kind', { banner: 'film.mp4' }),
    newLine('right'),
    newLine(''),
    `${newLine('More')},,,,,,too many`,
  ].join('\n')

  const { counts, rows } = await preview(csv)
  expect(counts).toEqual({ new: 1, changed: 0, same: 0, wrong: 9 })
  expect(rows.map(({ line, message }) => [line, message])).toEqual([
    [2, null],
    [
      3,
      [
        'Project Address',
        'RERA Number',
        'Type',
        'Category',
        'City',
        'Banner Image',
        'Project Video',
        'Project Overview',
        'Project Image',
        'Project State',
        'Project Description',
      ]
        .map((column) => `${column}: The cell is empty.`)
        .join(' '),
    ],
    [4, 'Category: ‘Castle’ is not known here. Use Residential, Commercial, IT SEZ, Completed or New Launch.'],
    [5, 'City: This text is too long: 101 of at most 100 characters.'],
    [
      6,
      'Status: ‘Sold’ is not known here. Use Ongoing, New Launch or Completed. ' +
        'New Launch: ‘perhaps’ is not known here. Use Yes or No. Possession Date: Please enter a valid date. ' +
        'Please enter the address of a map on Google Maps or OpenStreetMap. ' +
        'The feature Moat does not exist. Please add it to the features first.',
    ],
    [7, 'Banner Image: The file nowhere.jpg is not among the chosen files.'],
    [8, 'Banner Image: Please select a valid "jpg/png" file.'],
    [9, 'Line 2 has the same record already.'],
    [10, 'Project Name: The cell is empty.'],
    [11, 'This line has more values than the first line has columns.'],
  ])

  const refused = await run(csv)
  expect([refused.statusCode, sentence(refused)]).toEqual([400, 'Nine lines have mistakes. Nothing was imported.'])
  expect(await db.$count(projects)).toBe(0)
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
  // Only parts were changed.
  expect(await db.select().from(projects)).toMatchObject([{ version: 1 }])
  expect((await preview(csv, [])).counts).toMatchObject({ same: 1, wrong: 0 })
})

test('files in folders are told apart by their path, and a file that was not uploaded is refused', async ({
  api,
  db,
}) => {
  const { preview, run } = await editor(api, db)
  const paths = ['all/elm/banner.jpg', 'all/oak/banner.jpg', 'all/card.jpg', 'all/film.mp4']

  const ambiguous = await preview(fileOf(newLine('Elm Court')), paths)
  expect(ambiguous.rows[0]?.message).toContain('Several chosen files are called banner.jpg.')
  const clear = await preview(fileOf(newLine('Elm Court', { banner: 'elm/banner.jpg' })), paths)
  expect(clear.files[0]).toEqual({ folder: 'ProjectBannerImages', path: 'all/elm/banner.jpg' })

  const csv = fileOf(newLine('Elm Court'))
  const invented = FILES.map((file) => ({ ...file, storedName: '9_invented.jpg' }))
  expect(sentence(await run(csv, { files: invented }))).toBe('Please upload the banner image.')
  expect(sentence(await run(csv, { files: FILES.slice(1) }))).toBe('One line has a mistake. Nothing was imported.')
  expect(await db.$count(projects)).toBe(0)
})

test('an import is refused when a project was changed or added after the preview', async ({ api, db }) => {
  const { preview, run } = await editor(api, db)
  const { id } = await aProject(db, { name: 'Elm Court', city: 'Pune' })
  const csv = 'Project Name,City\nElm Court,Nashik\n'
  const { seen } = await preview(csv, [])
  await db.update(projects).set({ city: 'Goa', version: 2 }).where(eq(projects.id, id))

  const late = await run(csv, { files: [], seen })
  expect([late.statusCode, sentence(late)]).toEqual([
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
    ['wrong', 'Another project has this page address. Please choose another one.'],
    ['wrong', '2 projects have this name. Write the page address of one of them.'],
    ['changed', null],
  ])

  await run(csv('Elm Court,Elm Park,'), { files: [] })
  expect(await db.select().from(redirects)).toMatchObject([{ source: 'automatic', projectName: 'elm court' }])
  expect((await api.get('/Product/GetProductDetailsByName/elm%20park')).statusCode).toBe(200)
})

test('formulas, markup and quotes are stored as text', async ({ api, db }) => {
  const { run } = await editor(api, db)
  const hostile = '"=HYPERLINK(""http://x"",""<img src=x onerror=alert(1)>"")"'

  expect((await run(`\uFEFF${fileOf(newLine(hostile))}`)).statusCode).toBe(200)

  expect(await db.select().from(projects)).toMatchObject([
    { name: '=HYPERLINK("http://x","<img src=x onerror=alert(1)>")' },
  ])
})

test('the template has every column, and another separator is refused in one sentence', async ({ api, db }) => {
  const { preview } = await editor(api, db)
  const columns = Object.values(PROJECT_IMPORT_COLUMNS).map(([name]) => name)
  const template = `${columns.join(',')}\n${Object.values(PROJECT_IMPORT_EXAMPLE).join(',')}\n`
  const paths = ['court-banner.jpg', 'court-card.jpg', 'court-film.mp4', 'court-1.jpg', 'court-2.jpg']
  expect((await preview(template, paths)).counts).toMatchObject({ new: 1, wrong: 0 })

  const token = await api.tokenOf('Editor')
  const answer = await api.post(PREVIEW, { csv: template.replaceAll(',', ';'), paths: [] }, { token })
  expect(sentence(answer as Reply)).toBe('The first line must name the columns. Missing: Project Name.')
  const long = fileOf(...Array.from({ length: 2001 }, (_, nth) => newLine(`P ${nth}`)))
  expect(sentence((await api.post(PREVIEW, { csv: long, paths: [] }, { token })) as Reply)).toContain(
    'more than 2,000 lines',
  )
})

test('2,000 projects are imported at once, and again they change nothing', async ({ api, db }) => {
  const { preview, run } = await editor(api, db)
  const csv = fileOf(...Array.from({ length: 2000 }, (_, nth) => newLine(`Court ${nth}`)))

  const before = process.cpuUsage()
  const { seen } = await preview(csv)
  const done = await run(csv, { seen })
  const { user } = process.cpuUsage(before)

  expect(sentence(done)).toBe('2,000 projects imported.')
  expect(user / 1e6, 'seconds of processor time').toBeLessThan(30)
  expect(await db.$count(projects)).toBe(2000)
  expect((await preview(csv, [])).counts).toEqual({ new: 0, changed: 0, same: 2000, wrong: 0 })
})

test('200 projects are changed by one import', async ({ api, db }) => {
  const { run } = await editor(api, db)
  const names = Array.from({ length: 200 }, (_, nth) => `Court ${nth}`)
  await run(fileOf(...names.map((name) => newLine(name))))

  const done = await run(`Project Name,City\n${names.map((name) => `${name},Goa`).join('\n')}\n`)

  expect(sentence(done)).toBe('200 projects imported.')
  expect(await db.$count(projects, eq(projects.city, 'Goa'))).toBe(200)
})

test('the pictures that a line adds get its label, and the preview names it', async ({ api, db }) => {
  const { preview, run } = await editor(api, db)
  const labelled = (kind: string, day = '') =>
    [`${HEADER},Pictures show,Pictures taken on`, `${newLine('Elm Court')},${kind},${day}`].join('\r\n')
  const problemOf = async (kind: string, day?: string) => (await preview(labelled(kind, day))).rows[0]?.message

  expect(await problemOf('Painting')).toContain('Photograph')
  expect(await problemOf('Photograph')).toContain('Pictures taken on')
  expect(await problemOf('Photograph', '2099-01-01')).toBe(pictureClaimsMessages.dayAhead)
  expect(await problemOf('', '2026-01-01')).toContain('Pictures show')

  expect((await run(labelled("artist's impression"))).statusCode).toBe(200)
  const kinds = await db
    .select({ file: uploads.originalName, kind: uploads.pictureKind })
    .from(uploads)
    .orderBy(uploads.id)
  expect(kinds).toEqual([
    { file: 'banner.jpg', kind: 'impression' },
    { file: 'card.jpg', kind: 'impression' },
    { file: 'film.mp4', kind: null },
  ])

  const added = 'Name,Pictures,Pictures show,Pictures taken on\nElm Court,card.jpg,Photograph,22/03/2026\n'
  const { details } = (await preview(added)).rows[0] ?? {}
  expect(details).toEqual(['Exterior pictures: card.jpg added', 'Pictures show: Photograph, 22 Mar 2026'])
})

test('a project whose pictures are labelled by its line passes a gate that blocks', async ({ api, db }) => {
  const { run } = await editor(api, db)
  await db.insert(publishGate).values({ mode: 'block' })
  await aProject(db, { name: 'Elm Court', isActive: false })
  const [{ id: projectId } = { id: 0 }] = await db.select().from(projects)
  await aRegistration(db, { projectId })
  await db.update(projects).set({ isActive: true })
  const line = (kind: string) => `Name,Pictures,Pictures show\nElm Court,card.jpg,${kind}\n`

  expect((await run(line(''))).statusCode).toBe(400)
  expect((await run(line('Stock picture'))).statusCode).toBe(200)
})
