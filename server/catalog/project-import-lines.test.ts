import { expect } from 'vitest'
import { PROJECT_IMPORT_COLUMNS, PROJECT_IMPORT_EXAMPLE } from '#contract/catalog/project-import.constants.ts'
import { importsMessages } from '#contract/imports/imports.messages.ts'
import { test } from '#test/api.ts'
import { aProject } from '#test/builders.ts'
import { editor, fileOf, HEADER, messageIn, newLine, PREVIEW, type Reply } from './project-import.fixture.ts'
import { projects } from './projects.tables.ts'

test('a wrong line gets the messages of the form, and nothing of the file is imported', async ({ api, db }) => {
  const { preview, run } = await editor(api, db)
  const long = 'x'.repeat(101)
  const csv = [
    `${HEADER},Status,Possession Date,New Launch,Features,Map address`,
    newLine('Right'),
    `Empty${','.repeat(11)}`,
    newLine('Category', { category: 'Castle' }),
    newLine('Long', { city: long }),
    `${newLine('Choices')},Sold,2030-02-30,perhaps,Moat,https://evil.example/map`,
    newLine('Picture', { banner: 'nowhere.txt' }),
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
        'RERA Number',
        'Category',
        'Type',
        'Project Address',
        'City',
        'Project State',
        'Project Overview',
        'Project Description',
        'Banner Image',
        'Project Image',
        'Project Video',
      ]
        .map((column) => `${column}: The cell is empty.`)
        .join('\n'),
    ],
    [4, 'Category: ‘Castle’ is not known here. Use Residential, Commercial, IT SEZ, Completed or New Launch.'],
    [5, 'City: This text is too long: 101 of at most 100 characters.'],
    [
      6,
      [
        'Possession Date: Please enter a valid date.',
        'Status: ‘Sold’ is not known here. Use Ongoing, New Launch or Completed.',
        'New Launch: ‘perhaps’ is not known here. Use Yes or No.',
        'Features: The feature Moat does not exist. Please add it to the features first.',
        'Map address: Please enter the address of a map on Google Maps or OpenStreetMap.',
      ].join('\n'),
    ],
    [7, 'Banner Image: Please select a valid "jpg/png" file.'],
    [8, 'Banner Image: Please select a valid "jpg/png" file.'],
    [9, 'Line 2 has the same record already.'],
    [10, 'Project Name: The cell is empty.'],
    [11, 'This line has more values than the first line has columns.'],
  ])

  const refused = await run(csv)
  expect([refused.statusCode, messageIn(refused)]).toEqual([400, 'Nine lines have mistakes. Nothing was imported.'])
  expect(await db.$count(projects)).toBe(0)
})

test('a line whose files are not chosen yet is valid, and the import is refused until they are', async ({
  api,
  db,
}) => {
  const { preview, run } = await editor(api, db)
  const csv = fileOf(newLine('Elm Court'), newLine('Oak Court', { banner: 'oak.jpg' }))

  const alone = await preview(csv, [])
  expect(alone.counts).toEqual({ new: 2, changed: 0, same: 0, wrong: 0 })
  expect(alone.missing).toEqual(['banner.jpg', 'Card.JPG', 'film.mp4', 'oak.jpg'])
  expect(alone.rows[0]?.message?.split('\n')).toEqual([
    'Banner Image: The file banner.jpg is not among the chosen files.',
    'Project Image: The file Card.JPG is not among the chosen files.',
    'Project Video: The file film.mp4 is not among the chosen files.',
  ])
  const refused = await run(csv, { files: [] })
  expect([refused.statusCode, messageIn(refused)]).toEqual([
    400,
    '4 files are still missing. Choose the folder with the pictures.',
  ])

  const withFolder = await preview(csv)
  expect(withFolder.missing).toEqual(['oak.jpg'])
  expect(withFolder.rows.map(({ message }) => message)).toEqual([
    null,
    'Banner Image: The file oak.jpg is not among the chosen files.',
  ])
  expect((await run(csv)).statusCode).toBe(400)
  expect(await db.$count(projects)).toBe(0)
})

test('each mistake of a line is reported once', async ({ api, db }) => {
  const { preview } = await editor(api, db)
  await aProject(db, { name: 'Elm Court' })
  await aProject(db, { name: 'Twin', routingName: 'twin' })
  await aProject(db, { name: 'Twin', routingName: 'twin 2' })
  const messagesOf = async (...lines: string[]) =>
    (await preview(`Project Name,Page address,City\n${lines.join('\n')}\n`, [])).rows.map(({ message }) => message)
  const ambiguous = '2 projects have this name. Write the page address of one of them.'

  // An ambiguous line is neither a repetition nor the first occurrence of any project.
  expect(await messagesOf('Twin,,Goa', 'twin,,Pune', 'Twin,twin,Goa')).toEqual([ambiguous, ambiguous, null])
  expect(await messagesOf('Twin,elm court,', 'Twin,oak court,', 'Elm Court,oak court,')).toEqual([
    ambiguous,
    ambiguous,
    null,
  ])
  const repeated = 'Line 2 has the same record already.'
  expect(await messagesOf('Twin,twin,Goa', 'Twin,twin,Goa')).toEqual([null, repeated])
  expect(await messagesOf('Elm Court,elm park,', 'Elm Court,elm park,')).toEqual([null, repeated])
  const empty = 'Project Name: The cell is empty.'
  const unnamed = await messagesOf(',oak court,', ',ash court,')
  expect(unnamed.map((message) => message?.slice(0, empty.length))).toEqual([empty, empty])
})

test('a new project whose name is a number is not taken for the stored project with this id', async ({ api, db }) => {
  const { preview } = await editor(api, db)
  const { id } = await aProject(db, { name: 'Elm Court' })

  const { rows } = await preview(fileOf(newLine('Elm Court'), newLine(String(id))))

  expect(rows.map(({ state, message }) => [state, message])).toEqual([
    ['changed', null],
    ['new', null],
  ])
})

test('a day in the future is refused for a photograph and ignored for other pictures, as in the form', async ({
  api,
  db,
}) => {
  const { preview } = await editor(api, db)
  const lines = ['Photograph', 'Stock picture'].map((kind) => `${newLine(kind)},${kind},2099-12-31`)

  const { rows } = await preview([`${HEADER},Pictures show,Pictures taken on`, ...lines].join('\n'))
  expect(rows.map(({ message }) => message)).toEqual([
    'Pictures taken on: A photograph cannot have been taken after today.',
    null,
  ])
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
  const response = await api.post(PREVIEW, { csv: template.replaceAll(',', ';'), paths: [] }, { token })
  expect(messageIn(response as Reply)).toBe(importsMessages.otherSeparator('semicolons'))
  const long = fileOf(...Array.from({ length: 2001 }, (_, nth) => newLine(`P ${nth}`)))
  expect(messageIn((await api.post(PREVIEW, { csv: long, paths: [] }, { token })) as Reply)).toContain(
    'more than 2,000 lines',
  )
})
