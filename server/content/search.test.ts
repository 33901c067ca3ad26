import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { COMING_SOON_CATEGORY } from '#contract/catalog/catalog.constants.ts'
import type { PageBlock } from '#contract/content/page-blocks.schema.ts'
import { projectFeatures } from '#server/catalog/project-parts.tables.ts'
import { rowsOf } from '#server/db/rows.ts'
import { queriesOf, type TestApi, test } from '#test/api.ts'
import { aFeature, aMediaItem, aProject, aRegistration } from '#test/builders.ts'
import { sitePages } from './site-pages.tables.ts'

test('projects are found by a part of their name, city or category, best match first', async ({ api, db }) => {
  await aProject(db, { name: 'Garden Court', city: 'Noida' })
  await aProject(db, { name: 'Noida Heights', city: 'Gurugram' })
  await aProject(db, { name: 'The Mill', city: 'Lucknow', categoryId: 2 })

  expect(await namesFound(api, 'noida')).toEqual(['Noida Heights', 'Garden Court'])
  expect(await namesFound(api, 'COMMERC')).toEqual(['The Mill'])
})

test('a new city can be searched as soon as its first project is shown', async ({ api, db, write }) => {
  await aProject(db, { name: 'Garden Court', city: 'Noida' })
  expect(await namesFound(api, 'agra')).toEqual([])

  await aProject(db, { name: 'The Mill', city: 'Agra' })
  await write(async ({ contentChanged }) => contentChanged())

  expect(await namesFound(api, 'agra')).toEqual(['The Mill'])
})

test('a mistyped name finds the project and marks the result as similar', async ({ api, db }) => {
  await aProject(db, { name: 'Suncourt', description: 'Homes around two gardens.' })

  const typo = await found(api, 'suncort')
  expect(typo).toMatchObject({ isNearest: true, productList: [{ productName: 'Suncourt' }] })
  expect(await found(api, 'zzzz')).toMatchObject({ productList: [], eventList: [] })
})

test('news are found by their words in any inflection', async ({ api, db }) => {
  await aMediaItem(db, { name: 'Keys handed over', description: 'Families moved in.', date: '2026-01-05' })
  await aMediaItem(db, { name: 'Award night', description: 'For the tower.', date: '2026-02-01' })

  const { eventList } = await found(api, 'family')
  expect(eventList).toEqual([expect.objectContaining({ eventName: 'Keys handed over', eventDate: '2026-01-05' })])
})

test('hidden and deleted records are not found', async ({ api, db }) => {
  await aProject(db, { name: 'Hidden House', isActive: false })
  await aProject(db, { name: 'Lost House', deletedAt: new Date() })
  await aMediaItem(db, { name: 'House warming', deletedAt: new Date() })

  expect(await found(api, 'house')).toMatchObject({ productList: [], eventList: [] })
})

test('the pages of the site are found by their words, without projects that are only similar', async ({ api, db }) => {
  await aProject(db, { name: 'Ledgerwood', city: 'Noida' })
  await aProject(db, { name: 'Handley Court', city: 'Noida' })

  for (const [text, address] of [
    ['ledger', '/on-time'],
    ['On-time', '/on-time'],
    ['handover', '/on-time'],
    ['hando', '/on-time'],
    ['were homes delivered on time?', '/on-time'],
    ['my shortlists', '/shortlist'],
    ['compare two homes', '/compare'],
    ['finder', '/find'],
    ['find a home', '/find'],
    ['site visit', '/appointment-book'],
  ] as const) {
    const { pageList, isNearest } = await found(api, text)
    expect(pageList, text).toEqual([expect.objectContaining({ address, isNamed: true })])
    expect(isNearest, text).toBe(false)
  }
  expect(await namesFound(api, 'ledger')).toEqual(['Ledgerwood'])
  expect(await namesFound(api, 'handover')).toEqual([])
  for (const text of ['led', 'home', 'latest', 'noida', '3 bhk about 2 crore', '!!']) {
    expect((await found(api, text)).pageList, text).toEqual([])
  }
})

test('further pages are found by their name and title, and by the words of their shown blocks', async ({ api, db }) => {
  await db.insert(sitePages).values([
    {
      ...{ address: 'nri-desk', name: 'NRI desk', title: 'Buying from abroad', place: 'none' },
      blocks: [
        aTextBlock('Stamp duties are paid at the registrar.'),
        { ...aTextBlock('A secret discount.'), hidden: true },
        { kind: 'picture', id: 'b3', heading: null, hidden: false, variant: 'wide', caption: null, picture: A_PICTURE },
      ],
    },
    { address: 'gone', name: 'Stamp collection', place: 'none', deletedAt: new Date() },
    { address: 'draft', name: 'Stamp draft', place: 'none', hidden: true },
  ])
  const page = { name: 'NRI desk', address: '/nri-desk' }

  for (const text of ['nri', 'NRI DESKS', 'buy abroad', 'abroad buying']) {
    expect((await found(api, text)).pageList, text).toEqual([{ ...page, isNamed: true }])
  }
  expect((await found(api, 'stamp duty')).pageList).toEqual([{ ...page, isNamed: false }])
  for (const text of ['secret', 'wide', 'kiosk jpg', '-kiosk', 'text']) {
    expect((await found(api, text)).pageList, text).toEqual([])
  }
})

test('special characters of SQL and of text search have no effect', async ({ api, db }) => {
  await aProject(db, { name: 'Suncourt' })

  for (const text of ['%', '_', '\\', "'; drop table projects; --", '"', '&', '!!', '(', ':*']) {
    const response = await api.get(`/Home/Search/${encodeURIComponent(text)}`)
    expect(response.statusCode, text).toBe(200)
    expect(response.json().data.productList, text).toEqual([])
  }
  expect((await api.get(`/Home/Search/${'a'.repeat(101)}`)).statusCode).toBe(400)
  expect((await api.get('/Home/Search/%20')).statusCode).toBe(400)
})

test('a project is found by any of its registration numbers, without letter case, accents, spaces and dashes', async ({
  api,
  db,
}) => {
  const suncourt = await aProject(db, { name: 'Suncourt', reraNumber: 'UP-RERA-DEMO-5530' })
  await aRegistration(db, { projectId: suncourt.id, number: 'UPRERAPRJ 6019/20' })
  await aProject(db, { name: 'Phase Two', reraNumber: 'UP-RERA-DEMO-55301', sortOrder: -1 })
  await aProject(db, { name: 'Neem Street', reraNumber: 'Applied for' })
  await aProject(db, { name: 'Elm Court', reraNumber: 'RÉF-2027/81' })

  for (const [text, names] of [
    ['UP-RERA-DEMO-5530', ['Suncourt', 'Phase Two']],
    ['up rera demo 55301', ['Phase Two']],
    ['UPRERADEMO55301', ['Phase Two']],
    ['RERA No. UP-RERA-DEMO-55301', ['Phase Two']],
    ['up-rera-demo-5', ['Phase Two', 'Suncourt']],
    ['UPRERAPRJ601920', ['Suncourt']],
    ['PRJ-6019', ['Suncourt']],
    ['Réf 2027/81', ['Elm Court']],
    ['ref202781', ['Elm Court']],
  ] as const) {
    expect(await found(api, text), text).toMatchObject({ isNearest: false })
    expect(await namesFound(api, text), text).toEqual(names)
  }
})

test('registration numbers that no public page shows are not found', async ({ api, db }) => {
  const numbers = ['HR-RERA-1183', 'HR-RERA-1184', 'HR-RERA-1185', 'HR-RERA-1186'] as const
  await aProject(db, { name: 'Hidden House', isActive: false, reraNumber: numbers[0] })
  await aProject(db, { name: 'Lost House', deletedAt: new Date(), reraNumber: numbers[1] })
  await aProject(db, { name: 'Coming House', categoryId: COMING_SOON_CATEGORY, reraNumber: numbers[2] })
  const shown = await aProject(db, { name: 'Kosi House' })
  await aRegistration(db, { projectId: shown.id, number: numbers[3], deletedAt: new Date() })

  for (const number of numbers) expect(await found(api, number), number).toMatchObject({ productList: [] })
})

test('a search of several words ignores their order, letter case and punctuation', async ({ api, db }) => {
  const noida = { city: 'Noida', state: 'Uttar Pradesh', address: 'Sector 62' }
  const plain = { overview: 'Homes around a court.', description: 'A garden.', city: 'Lucknow', address: 'Ring Road' }
  const flats = await aProject(db, { ...plain, name: 'Suncourt', type: '2 and 3 BHK apartments', sortOrder: 1 })
  await aProject(db, { ...plain, name: 'Kadamba', type: '4 BHK villas', overview: 'A park of 3 acres.', sortOrder: 2 })
  await aProject(db, {
    ...plain,
    ...noida,
    name: 'Delta Street',
    type: 'Shops and kiosks',
    categoryId: 2,
    sortOrder: 3,
  })
  await aProject(db, {
    ...plain,
    ...noida,
    name: 'Kosi House',
    type: '3 BHK homes',
    status: 'New Launch',
    sortOrder: 4,
  })
  await aProject(db, { ...plain, name: 'Elite One', type: '3 and 4 BHK towers', sortOrder: 5 })
  const pool = await aFeature(db, { name: 'Lap pool' })
  await db.insert(projectFeatures).values({ projectId: flats.id, featureId: pool.id })

  for (const [text, names] of [
    ['3 bhk', ['Suncourt', 'Kosi House', 'Elite One']],
    ['3BHK', ['Suncourt', 'Kosi House', 'Elite One']],
    ['bhk 3', ['Suncourt', 'Kosi House', 'Elite One']],
    ['3-bhk, noida!', ['Kosi House']],
    ['shops in noida', ['Delta Street']],
    ['noida shop', ['Delta Street']],
    ['commercial noida', ['Delta Street']],
    ['villas', ['Kadamba']],
    ['new launch', ['Kosi House']],
    ['swimming pools', ['Suncourt']],
    ['pool', ['Suncourt']],
    ['park', ['Kadamba']],
  ] as const) {
    expect(await namesFound(api, text), text).toEqual(names)
  }
  expect(await found(api, '3 bhk')).toMatchObject({
    isNearest: false,
    productList: [{ type: '2 and 3 BHK apartments', status: 'Ongoing' }, { status: 'New Launch' }, {}],
  })
})

test('a project is found when its range of sizes includes the number', async ({ api, db }) => {
  await aProject(db, { name: 'Yamuna Meadows', type: 'Township, 2 to 4 BHK and plots', sortOrder: 2 })
  await aProject(db, { name: 'Kosi House', type: '3 BHK homes', sortOrder: 1 })

  expect(await namesFound(api, '3 bhk')).toEqual(['Kosi House', 'Yamuna Meadows'])
  expect(await found(api, '5 bhk')).toMatchObject({ isNearest: true })
})

test('a mistyped word is corrected, an unknown one ignored, and the result marked as similar', async ({ api, db }) => {
  await aProject(db, { name: 'Delta Street', type: 'Shops', city: 'Noida', sortOrder: 1 })
  await aProject(db, { name: 'Foundry Row', type: 'Offices', city: 'Noida', sortOrder: 2 })

  for (const [text, names] of [
    ['nioda', ['Delta Street', 'Foundry Row']],
    ['shops in nioda', ['Delta Street']],
    ['ofices noida', ['Foundry Row']],
    ['shops timbuktu', ['Delta Street']],
    ['timbuktu', []],
  ] as const) {
    expect(await found(api, text), text).toMatchObject({ isNearest: true })
    expect(await namesFound(api, text), text).toEqual(names)
  }
})

test('words of hidden and deleted projects do not count when a mistyped search is corrected', async ({ api, db }) => {
  await aProject(db, { name: 'Delta Street', type: 'Shops', city: 'Lucknow' })
  const terraces = await aFeature(db, { name: 'Terraces' })
  for (const unseen of [{ isActive: false }, { deletedAt: new Date() }]) {
    const { id } = await aProject(db, { name: 'Sohpo', type: 'Shosp', city: 'Lucknwo', ...unseen })
    await db.insert(projectFeatures).values({ projectId: id, featureId: terraces.id })
  }

  for (const text of ['lucknwo', 'lucknwox', 'shosp', 'shops terraces', 'shops terracs']) {
    expect(await found(api, text), text).toMatchObject({ isNearest: true })
    expect(await namesFound(api, text), text).toEqual(['Delta Street'])
  }
})

test('a percent sign and an underscore are matched literally', async ({ api, db }) => {
  await aProject(db, { name: '100% Homes' })
  await aProject(db, { name: 'Ring_road', overview: 'Offices.' })

  expect(await namesFound(api, '100%')).toEqual(['100% Homes'])
  expect(await namesFound(api, 'g_r')).toEqual(['Ring_road'])
  expect(await namesFound(api, 'homes_')).toEqual(['100% Homes'])
})

test('a single letter finds names that contain it, a single digit types that contain it', async ({ api, db }) => {
  await aProject(db, { name: 'Tower B', type: 'Offices', city: 'Noida' })
  await aProject(db, { name: 'Kosi House', type: '3 BHK', city: 'Noida' })

  expect(await namesFound(api, 'b')).toEqual(['Tower B', 'Kosi House'])
  expect(await namesFound(api, '3')).toEqual(['Kosi House'])
  expect(await namesFound(api, 'tower, a b')).toEqual(['Tower B'])
})

test('news are sorted newest first', async ({ api, db }) => {
  await aMediaItem(db, { name: 'Tower topped out', description: 'In Noida.', date: '2025-03-01' })
  await aMediaItem(db, { name: 'Award night', description: 'For the tower.', date: '2026-02-01' })

  const { eventList } = await found(api, 'tower')
  expect(eventList.map(({ eventDate }: { eventDate: string }) => eventDate)).toEqual(['2026-02-01', '2025-03-01'])
})

test('the words of a long catalogue are looked up in indexes', async ({ api, db }) => {
  const { id } = await aProject(db, { name: 'Tower' })
  await db.execute(sql`
    insert into projects (name, address, rera_number, type, category_id, routing_name, banner_image, overview, city, state,
      image, description)
    select 'Tower ' || i, address, rera_number, case when i % 200 = 0 then 'Shops' else type end, category_id,
      routing_name || i, banner_image, repeat('a long text of homes ', 30), city, state, image, description
    from projects, generate_series(1, 1500) i where id = ${id}`)
  await db.execute(sql`analyze projects`)

  const queries = await queriesOf(db, () => found(api, 'kiosks shops'))
  const plans = await Promise.all(
    queries
      .filter((query) => query.includes(' to_tsquery'))
      .map(async (query) => {
        const withWord = query.replaceAll(/(?<=to_tsquery\('english', |like )\$\d+/g, `'shops'`)
        return JSON.stringify(await rowsOf(db, sql.raw(`explain ${withWord.replaceAll(/\$\d+/g, '1')}`)))
      }),
  )

  expect(plans.length).toBeGreaterThan(0)
  for (const plan of plans) {
    expect(plan).toContain('projects_head_words')
    expect(plan).toContain('projects_body_words')
  }
})

const A_PICTURE = { file: 'kiosk.jpg', alt: '', x: 50, y: 50 }

function aTextBlock(text: string): PageBlock {
  const paragraph = { kind: 'paragraph' as const, runs: [{ text }] }
  return { kind: 'text', id: text, heading: null, hidden: false, variant: 'plain', text: [paragraph], letter: null }
}

async function found(api: TestApi, text: string) {
  return (await api.get(`/Home/Search/${encodeURIComponent(text)}`)).json().data
}

async function namesFound(api: TestApi, text: string) {
  const { productList } = await found(api, text)
  return productList.map(({ productName }: { productName: string }) => productName)
}
