import { asc } from 'drizzle-orm'
import { expect } from 'vitest'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { UNIT_TYPE_COLUMNS } from '#contract/catalog/unit-type-columns.ts'
import { MOST_UNIT_TYPES } from '#contract/catalog/unit-types.constants.ts'
import { unitTypesMessages as messages } from '#contract/catalog/unit-types.messages.ts'
import { importsMessages } from '#contract/imports/imports.messages.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { type TestApi, test } from '#test/api.ts'
import { aPlan, aProject, aUnitType } from '#test/builders.ts'
import { refusal } from '#test/people.ts'
import { unitTypes } from './project-parts.tables.ts'

const HEADER = Object.values(UNIT_TYPE_COLUMNS).join(',')

const stored = {
  name: '2 BHK',
  kind: '2 BHK',
  carpetAreaFrom: 812,
  carpetAreaTo: 812,
  balconyArea: 64,
  priceFrom: 7_400_000,
  priceTo: 7_800_000,
  tower: 'T1',
  total: 48,
  available: 13,
} as const

test('the preview lists what each line would change, and the import changes exactly that', async ({ api, db }) => {
  const { id: projectId } = await aProject(db)
  const plan = await aPlan(db, { projectId, kindId: 6, name: 'Unit 3 BHK' })
  await aUnitType(db, { projectId, ...stored, sortOrder: 1 })
  await aUnitType(db, { projectId, ...stored, name: 'Unchanged', sortOrder: 2 })
  const untouched = await aUnitType(db, { projectId, sortOrder: 3 })
  const csv = fileOf(
    '2 bhk,2 BHK,812,,64,76 lakh,7800000,T1,48,12,,',
    'Unchanged,2bhk,812,812,64,"74,00,000",78 lakh,T1,48,13,,',
    '"3 BHK, Type C",3,1402,,,1.31 crore,,T4,28,28,unit 3 bhk,2027-12-31',
    'Penthouse,4.5 BHK,"3,180",,520,On request,,,4,2,,',
  )
  const token = await api.tokenOf('Editor')

  const preview = (await post(api, 'Preview', projectId, csv, token)).json().data
  expect(preview).toEqual({
    counts: { new: 2, changed: 1, same: 1, wrong: 0 },
    rows: [
      {
        line: 2,
        state: 'changed',
        key: '2 bhk',
        text: 'Name 2 BHK → 2 bhk, price ₹74 – 78 lakh → ₹76 – 78 lakh, available 13 → 12',
        message: null,
      },
      { line: 3, state: 'same', key: 'Unchanged', text: null, message: null },
      {
        line: 4,
        state: 'new',
        key: '3 BHK, Type C',
        text: '1,402 sq ft, ₹1.31 crore, T4, 28 of 28',
        message: null,
      },
      { line: 5, state: 'new', key: 'Penthouse', text: '3,180 sq ft, On request, 2 of 4', message: null },
    ],
  })
  expect(await db.$count(auditLog)).toBe(0)

  const response = await post(api, 'Import', projectId, csv, token)
  expect(response.json().responseMessage.reasonPhrase).toBe(messages.imported(3))
  expect(await db.select().from(unitTypes).orderBy(asc(unitTypes.sortOrder))).toMatchObject([
    { name: '2 bhk', priceFrom: 7_600_000, available: 12, version: 2 },
    { name: 'Unchanged', version: 1 },
    { id: untouched.id, version: 1 },
    { name: '3 BHK, Type C', kind: '3 BHK', carpetAreaTo: 1402, priceTo: 13_100_000, planId: plan.id, total: 28 },
    { name: 'Penthouse', priceFrom: null, priceTo: null, carpetAreaFrom: 3180, tower: null },
  ])
  expect((await db.select().from(auditLog).orderBy(auditLog.id)).map(({ action }) => action)).toEqual([
    'update',
    'create',
    'create',
  ])
  expect((await post(api, 'Preview', projectId, csv, token)).json().data.counts).toMatchObject({ same: 4 })
})

/** A line with several mistakes gets one message that names all of them. */
const SEVERAL = [
  messages.kindInFileUnknown('7 BHK'),
  messages.unknownPlanName('None'),
  'Carpet area from: The cell is empty.',
].join(' ')
const SEVERAL_PAIRS = [
  `Balcony area: ${messages.areaInvalid}`,
  messages.areaReversed,
  messages.priceReversed,
  messages.availableOverTotal,
].join(' ')

test('wrong lines are listed with their mistakes, and nothing is imported while there is one', async ({ api, db }) => {
  const { id: projectId } = await aProject(db)
  await aPlan(db, { projectId, name: 'Typical floor' })
  const good = 'Good,2 BHK,812,,,,,,48,13,,'
  const wrong: [string, string][] = [
    [',2 BHK,812,,,,,,48,13,,', 'Name: The cell is empty.'],
    ['A,7 BHK,812,,,,,,48,13,,', messages.kindInFileUnknown('7 BHK')],
    ['B,2 BHK,,,,,,,48,13,,', 'Carpet area from: The cell is empty.'],
    ['C,2 BHK,812,800,,,,,48,13,,', messages.areaReversed],
    ['D,2 BHK,812,,,cheap,,,48,13,,', `Price from: ${messages.priceInvalid}`],
    ['E,2 BHK,812,,,,78 lakh,,48,13,,', messages.priceFromMissing],
    ['F,2 BHK,812,,,78 lakh,74 lakh,,48,13,,', messages.priceReversed],
    ['G,2 BHK,812,,,,,,12,13,,', messages.availableOverTotal],
    ['Several,7 BHK,,,,,,,48,13,None,', SEVERAL],
    ['Pairs,2 BHK,1000,900,wide,2 crore,1 crore,,10,12,,', SEVERAL_PAIRS],
    ['H,2 BHK,812,,,,,,48,13,Typical floor,', messages.unknownPlanName('Typical floor')],
    ['I,2 BHK,812,,,,,,48,13,,31/11/2027', `Possession Date: ${wireMessages.notADay}`],
    ['J,2 BHK,812,,,,,,48,13,,,more', importsMessages.tooManyValues],
    ['good,2 BHK,812,,,,,,48,13,,', messages.nameRepeated(2)],
  ]
  const csv = fileOf(good, ...wrong.map(([line]) => line))
  const token = await api.tokenOf('Admin')

  const { counts, rows } = (await post(api, 'Preview', projectId, csv, token)).json().data
  expect(counts).toEqual({ new: 1, changed: 0, same: 0, wrong: wrong.length })
  expect(rows.slice(1).map(({ line, message }: { line: number; message: string }) => [line, message])).toEqual(
    wrong.map(([, sentence], nth) => [nth + 3, sentence]),
  )

  const response = await post(api, 'Import', projectId, csv, token)
  expect(response.json()).toEqual(refusal(importsMessages.hasWrongLines(wrong.length)))
  expect(await db.$count(unitTypes)).toBe(0)
})

test('a file without one of the columns, for an unknown project or with too many unit types is refused', async ({
  api,
  db,
}) => {
  const { id: projectId } = await aProject(db)
  const token = await api.tokenOf('Admin')
  const line = 'Good,2 BHK,812,,,,,,48,13,,'

  const short = await post(api, 'Preview', projectId, 'Name,Kind\nGood,2 BHK', token)
  expect(short.statusCode).toBe(400)
  expect(short.json().responseMessage.reasonPhrase).toContain('Carpet area from')
  for (const call of ['Preview', 'Import'] as const) {
    const unknown = await post(api, call, 99, fileOf(line), token)
    expect(unknown.json()).toEqual(refusal(catalogChangesMessages.unknownProject))
  }
  const many = Array.from({ length: MOST_UNIT_TYPES + 1 }, (_, nth) => `${nth},2 BHK,812,,,,,,48,13,,`)
  const { counts, rows } = (await post(api, 'Preview', projectId, fileOf(...many), token)).json().data
  expect(counts).toMatchObject({ new: MOST_UNIT_TYPES, wrong: 1 })
  expect(rows.at(-1)).toMatchObject({ line: MOST_UNIT_TYPES + 2, message: messages.tooMany })
})

function fileOf(...lines: string[]) {
  return [HEADER, ...lines].join('\n')
}

function post(api: TestApi, call: 'Preview' | 'Import', projectId: number, csv: string, token: string) {
  return api.post(`/Product/${call}UnitTypes/${projectId}`, { csv }, { token })
}
