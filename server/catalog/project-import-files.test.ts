import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { pictureClaimsMessages } from '#contract/uploads/picture-claims.messages.ts'
import { uploads } from '#server/uploads/uploads.tables.ts'
import { statementsOf, test } from '#test/api.ts'
import { anUpload, aProject, aRegistration } from '#test/builders.ts'
import { editor, FILES, fileOf, HEADER, messageIn, newLine } from './project-import.fixture.ts'
import { projects } from './projects.tables.ts'
import { publishGate } from './publish-gate.tables.ts'

test('files of the same name are told apart by their path, and a file that was not uploaded is refused', async ({
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
  expect(messageIn(await run(csv, { files: invented }))).toBe('Please upload the banner image.')
  expect(messageIn(await run(csv, { files: FILES.slice(1) }))).toBe('One line has a mistake. Nothing was imported.')
  expect(await db.$count(projects)).toBe(0)
})

test('the pictures that a line adds get the label of the line, which the preview shows', async ({ api, db }) => {
  const { preview, run } = await editor(api, db)
  const labelled = (kind: string, day = '') =>
    [`${HEADER},Pictures show,Pictures taken on`, `${newLine('Elm Court')},${kind},${day}`].join('\r\n')
  const problemOf = async (kind: string, day?: string) => (await preview(labelled(kind, day))).rows[0]?.message

  expect(await problemOf('Painting')).toContain('Photograph')
  expect(await problemOf('Photograph')).toContain('Pictures taken on')
  expect(await problemOf('Photograph', '2099-01-01')).toContain(pictureClaimsMessages.dayAhead)
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

test('an import locks the pictures of all lines at once, so that it cannot deadlock with the gallery', async ({
  api,
  db,
}) => {
  const { run } = await editor(api, db)
  for (const name of ['Elm Court', 'Oak Court']) await aProject(db, { name })
  await anUpload(db, { storedName: '1730000000001_yard.jpg' })
  const files = [...FILES, { folder: 'ProjectImages', path: 'pictures/yard.jpg', storedName: '1730000000001_yard.jpg' }]
  const csv = 'Name,Pictures,Pictures show\nElm Court,yard.jpg,Stock picture\nOak Court,card.jpg,Stock picture\n'

  const statements = await statementsOf(() => run(csv, { files }))

  const locks = statements.filter((statement) => /from "uploads".*for update/.test(statement))
  expect(locks[0]).toMatch(/in \(\$1, \$2\)\) order by "uploads"."id"/)
  expect(await db.$count(uploads, eq(uploads.pictureKind, 'stock'))).toBe(2)
})

test('a gate in the mode "block" accepts new pictures only if the line labels them', async ({ api, db }) => {
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

test('new projects that the gate holds back are imported hidden, and the message counts them', async ({ api, db }) => {
  const { run } = await editor(api, db)
  await db.insert(publishGate).values({ mode: 'block' })

  const first = await run(fileOf(newLine('Elm Court'), newLine('Oak Court')))

  expect(messageIn(first)).toBe(
    '2 projects imported. 2 are hidden by the publish gate. Settle what is missing, then show them.',
  )
  expect(await db.$count(projects, eq(projects.isActive, true))).toBe(0)
  // A changed project that was hidden before is not counted.
  expect(messageIn(await run('Name,City\nElm Court,Nagpur\n'))).toBe('1 project imported.')
})
