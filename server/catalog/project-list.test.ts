import { expect } from 'vitest'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { PROJECT_COLUMNS } from '#contract/catalog/project-list.schema.ts'
import { PAGE_PARTS } from '#contract/catalog/project-parts.schema.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { queriesOf, type TestApi, test } from '#test/api.ts'
import {
  aDocument,
  aFeature,
  aGalleryImage,
  aLocation,
  anUpload,
  aPerk,
  aPlan,
  aProject,
  aSpecification,
} from '#test/builders.ts'
import { refusal } from '#test/people.ts'
import { projectFeatures } from './project-parts.tables.ts'

const SEARCH = '/Product/SearchProductList'

test('a row has all fields of the list, including hidden projects, in the order of the site', async ({ api, db }) => {
  const later = await aProject(db, { name: 'Later', sortOrder: 2 })
  const hidden = await aProject(db, { name: 'Hidden', isActive: false, sortOrder: 1, isExclusive: true })
  await aProject(db, { name: 'Gone', deletedAt: new Date() })
  const { dominantColour } = await anUpload(db, { storedName: hidden.image, dominantColour: '#445566' })

  const { rows, total } = await found(api, {})

  expect(total).toBe(2)
  expect(namesIn(rows)).toEqual(['Hidden', later.name])
  expect(rows[0]).toEqual({
    id: hidden.id,
    productName: 'Hidden',
    productCity: hidden.city,
    reraNo: hidden.reraNumber,
    categoryId: 1,
    categoryName: 'Residential',
    productImage: hidden.image,
    productImageColour: dominantColour,
    status: 'Ongoing',
    isExclusive: true,
    isNewLaunch: false,
    isCompleted: false,
    isActive: false,
    changedAt: hidden.updatedAt.toISOString(),
    parts: expect.arrayContaining([{ part: 'banner', have: 1, need: 1 }]),
    findings: 3,
  })
})

test('the counts of all and of shown projects do not depend on filters', async ({ api, db }) => {
  expect((await found(api, {})).overall).toEqual({ all: 0, shown: 0 })
  for (const isActive of [true, true, false]) await aProject(db, { isActive })
  await aProject(db, { name: 'Gone', deletedAt: new Date() })

  for (const body of [{}, { search: 'zzzzzz' }, { filters: { isShown: false } }, { page: 9 }]) {
    expect((await found(api, body)).overall).toEqual({ all: 3, shown: 2 })
  }
})

test('the count of a page part includes only what a visitor can see', async ({ api, db }) => {
  const long = new Date('2026-01-01T00:00:00.000Z')
  const full = await aProject(db, { name: 'Full', updatedAt: long })
  await aProject(db, { name: 'Bare', video: null, updatedAt: long, isActive: false, categoryId: 3 })
  const projectId = full.id
  const old = { createdAt: long, updatedAt: long }
  for (let nth = 0; nth < 2; nth += 1) await aGalleryImage(db, { projectId, createdAt: long })
  await aPlan(db, { projectId, ...old })
  const changed = await aPlan(db, { projectId, createdAt: long, updatedAt: new Date('2026-03-02T00:00:00.000Z') })
  await aPlan(db, { projectId, ...old, deletedAt: new Date('2026-02-01T00:00:00.000Z') })
  await aSpecification(db, { projectId, ...old })
  for (const type of ['pdf', 'PDF', 'image']) await aDocument(db, { projectId, type, ...old })
  await aLocation(db, { projectId, ...old })
  await aPerk(db, { projectId, ...old })
  await aPerk(db, { projectId, ...old })
  for (const feature of [await aFeature(db), await aFeature(db), await aFeature(db, { deletedAt: long })]) {
    await db.insert(projectFeatures).values({ projectId, featureId: feature.id })
  }

  const { rows } = await found(api, { sort: 'parts', descending: true })

  expect(rows.map(({ changedAt }) => changedAt)).toEqual([changed.updatedAt.toISOString(), long.toISOString()])
  expect(rows.map(({ parts }) => parts.map(({ part }) => part))).toEqual([PAGE_PARTS, PAGE_PARTS])
  expect(rows.map(({ parts }) => parts.map(({ have }) => have))).toEqual([
    [1, 1, 1, 2, 2, 1, 2, 2, 2],
    [1, 1, 0, 0, 0, 0, 0, 0, 0],
  ])
})

test('the dashboard counts the same gaps as the rows of the list', async ({ api, db }) => {
  const gone = { deletedAt: new Date() }
  for (let have = 0; have <= 4; have += 1) {
    const { id: projectId } = await aProject(db, { video: have % 2 === 0 ? null : 'film.mp4' })
    for (let nth = 0; nth < have; nth += 1) {
      await aGalleryImage(db, { projectId })
      await aPlan(db, { projectId })
      await aSpecification(db, { projectId })
      await aDocument(db, { projectId, type: nth % 2 === 0 ? 'image' : 'pdf' })
      await db.insert(projectFeatures).values({ projectId, featureId: (await aFeature(db)).id })
    }
    for (const part of [aGalleryImage, aPlan, aSpecification, aDocument]) await part(db, { projectId, ...gone })
    if (have !== 2) await aLocation(db, { projectId })
    if (have !== 3) await aPerk(db, { projectId })
    else await aPerk(db, { projectId, ...gone })
  }

  const { rows } = await found(api, {})
  const figures = await api.get('/Home/GetDashboardFigures', { token: await api.tokenOf('Admin') })

  const gaps = rows.map(({ parts }) => parts.filter(({ have, need }) => have < need).length)
  expect(gaps.toSorted()).toEqual([1, 3, 5, 5, 6])
  const { content } = figures.json().data
  expect(content.gaps).toBe(gaps.reduce((sum, count) => sum + count, 0))
  expect(content.withGaps).toBe(5)
})

test('a search finds rows that contain every word, in any letter case', async ({ api, db }) => {
  await aProject(db, { name: 'Suncourt', city: 'Noida', reraNumber: 'UP-7' })
  await aProject(db, { name: 'Suncourt Plaza', city: 'Gurugram', categoryId: 2 })
  await aProject(db, { name: '100% Homes', address: 'Ring_road' })

  for (const [search, names] of [
    ['SUNCOURT', ['Suncourt', 'Suncourt Plaza']],
    ['plaza commercial', ['Suncourt Plaza']],
    ['up-7', ['Suncourt']],
    ['noida plaza', []],
    ['%', ['100% Homes']],
    ['g_r', ['100% Homes']],
  ] as const) {
    expect(namesIn((await found(api, { search })).rows), search).toEqual(names)
  }
})

test('filters are combined with AND', async ({ api, db }) => {
  await aProject(db, { name: 'A', isExclusive: true })
  await aProject(db, { name: 'B', categoryId: 2, status: 'New Launch', isNewLaunch: true, isActive: false })

  for (const [filters, names] of [
    [{ categoryId: 2 }, ['B']],
    [{ status: 'Ongoing' }, ['A']],
    [{ isShown: true }, ['A']],
    [{ isShown: false }, ['B']],
    [{ flag: 'isNewLaunch' }, ['B']],
    [{ categoryId: 2, flag: 'isExclusive' }, []],
    [{ categoryId: null, status: '', isShown: null, flag: null }, ['A', 'B']],
  ] as const) {
    expect(namesIn((await found(api, { filters })).rows), JSON.stringify(filters)).toEqual(names)
  }
})

test('each column sorts both ways, and the pages of a sorted list do not overlap', async ({ api, db }) => {
  for (let nth = 0; nth < 23; nth += 1) {
    const { id: projectId } = await aProject(db, {
      name: `Court ${String.fromCharCode(97 + ((nth * 7) % 23))}`,
      categoryId: 1 + (nth % 2),
      updatedAt: new Date(Date.UTC(2026, 0, 1 + (nth % 5))),
      video: nth % 3 === 0 ? null : 'film.mp4',
    })
    if (nth % 4 === 0) await aPlan(db, { projectId })
  }

  for (const sort of PROJECT_COLUMNS) {
    for (const descending of [false, true]) {
      const pages = await Promise.all([1, 2, 3].map((page) => found(api, { sort, descending, page })))
      expect(pages.map(({ rows }) => rows.length)).toEqual([10, 10, 3])
      const rows = pages.flatMap((page) => page.rows)
      expect(new Set(rows.map(({ id }) => id)).size, sort).toBe(23)
      const keys = rows.map(KEYS[sort])
      const sorted = keys.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0))
      expect(keys, sort).toEqual(descending ? sorted.reverse() : sorted)
    }
  }
})

test.for<[body: object, sentence: string]>([
  [{ sort: 'address' }, wireMessages.unknownColumn],
  [{ page: 0 }, wireMessages.notAPage],
  [{ filters: { status: 'Planned' } }, catalogChangesMessages.statusUnknown],
  [{ filters: { flag: 'isActive' } }, catalogChangesMessages.flagUnknown],
  [{ filters: { categoryId: 'villas' } }, catalogChangesMessages.categoryRequired],
])('an invalid list request is refused with a message', async ([body, sentence], { api }) => {
  const response = await api.post(SEARCH, body, { token: await api.tokenOf('Admin') })

  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual(refusal(sentence))
})

test('a page takes eight queries for any number of projects', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  const cost = async () =>
    (await queriesOf(db, () => api.post(SEARCH, {}, { token }))).filter((text) => !text.includes('"sessions"')).length
  await aProject(db)
  const few = await cost()
  for (let nth = 0; nth < 12; nth += 1) await aProject(db)

  expect(few).toBe(8)
  expect(await cost()).toBe(few)
})

test('the editor gets all projects outside the trash, and each type, city and state once', async ({ api, db }) => {
  const second = await aProject(db, { name: 'beta', type: 'Villas', city: 'Noida', state: 'Uttar Pradesh' })
  const first = await aProject(db, { name: 'Alpha', type: 'Flats', city: 'Noida', state: 'Delhi', isActive: false })
  await aProject(db, { name: 'Gone', type: 'Shops', city: 'Agra', state: 'Goa', deletedAt: new Date() })

  const response = await api.get('/Product/GetProductChoices', { token: await api.tokenOf('Admin') })

  expect(response.json().data).toEqual({
    productList: [
      { id: first.id, productName: 'Alpha', isActive: false },
      { id: second.id, productName: 'beta', isActive: true },
    ],
    types: ['Flats', 'Villas'],
    cities: ['Noida'],
    states: ['Delhi', 'Uttar Pradesh'],
  })
})

test('without projects the editor gets empty lists', async ({ api }) => {
  const response = await api.get('/Product/GetProductChoices', { token: await api.tokenOf('Admin') })

  expect(response.json().data).toEqual({ productList: [], types: [], cities: [], states: [] })
})

interface Row {
  id: number
  productName: string
  reraNo: string
  categoryName: string
  status: string
  changedAt: string
  parts: { part: string; have: number; need: number }[]
}

const KEYS: Record<(typeof PROJECT_COLUMNS)[number], (row: Row) => string | number> = {
  name: ({ productName }) => productName.toLowerCase(),
  category: ({ categoryName }) => categoryName.toLowerCase(),
  rera: ({ reraNo }) => reraNo.toLowerCase(),
  status: ({ status }) => status.toLowerCase(),
  parts: ({ parts }) => parts.filter(({ have, need }) => have >= need).length,
  changed: ({ changedAt }) => changedAt,
}

interface Found {
  rows: Row[]
  total: number
  overall: { all: number; shown: number }
}

async function found(api: TestApi, body: object): Promise<Found> {
  const response = await api.post(SEARCH, body, { token: await api.tokenOf('Admin') })
  expect(response.statusCode, response.body).toBe(200)
  return response.json().data
}

function namesIn(rows: readonly Row[]) {
  return rows.map(({ productName }) => productName)
}
