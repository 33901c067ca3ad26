import { expect } from 'vitest'
import { ENQUIRY_COLUMNS } from '#contract/enquiries/enquiries.schema.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { BATCH_SIZE } from '#server/db/rows.ts'
import { queriesOf, type TestApi, test } from '#test/api.ts'
import { anEnquiry } from '#test/builders.ts'
import { refusal } from '#test/people.ts'
import { enquiries } from './enquiries.tables.ts'

const LIST = '/Home/GetContactList'
const SEARCH = '/Home/SearchContactList'

test('the list is sorted newest first with exactly the specified property names', async ({ api, db }) => {
  const older = await anEnquiry(db, { createdAt: new Date('2026-01-01T10:00:00.000Z'), countryCode: null })
  const newer = await anEnquiry(db, { createdAt: new Date('2026-01-02T10:00:00.123Z') })

  const response = await api.get(LIST, { token: await api.tokenOf('Admin') })

  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.json()).toEqual({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: 'OK' },
    data: [
      {
        id: newer.id,
        name: 'Ravi Mehta',
        email: 'ravi@visitor.example',
        countryCode: '+91',
        mobileNumber: '9812345670',
        interest: 'Residential',
        message: 'Please call me.',
        projectName: null,
        isAuthorize: true,
        createdDate: '2026-01-02T10:00:00.123Z',
      },
      { ...wireOf(older), countryCode: null },
    ],
  })
})

test('without enquiries the list is empty', async ({ api }) => {
  const response = await api.get(LIST, { token: await api.tokenOf('Admin') })

  expect(response.json()).toEqual({ responseMessage: { isSuccessStatusCode: true, reasonPhrase: 'OK' }, data: [] })
})

test('a long list is complete, in order and in batches, even with equal timestamps', async ({ api, db }) => {
  const count = BATCH_SIZE * 2 + 1
  const rows = Array.from({ length: count }, (_, nth) => ({
    name: `Visitor "${nth}" \\ , ] }`,
    email: 'ravi@visitor.example',
    mobileNumber: '9812345670',
    interest: 'Residential',
    message: 'नमस्ते 🏠\n',
    isAuthorized: true,
    createdAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(nth / 300)),
  }))
  await db.insert(enquiries).values(rows)
  const token = await api.tokenOf('Admin')

  let ids: number[] = []
  const queries = await queriesOf(db, async () => {
    ids = (await api.get(LIST, { token })).json().data.map(({ id }: { id: number }) => id)
  })

  expect(ids).toEqual(Array.from({ length: count }, (_, nth) => count - nth))
  expect(queries.filter((query) => query.includes('from "enquiries"'))).toHaveLength(3)
})

test('a page has rows in the same shape as the whole list, and the total number', async ({ api, db }) => {
  for (let nth = 0; nth < 23; nth += 1) await anEnquiry(db, { createdAt: new Date(Date.UTC(2026, 0, 1, 0, nth)) })
  const search = await searcher(api)
  const whole = (await api.get(LIST, { token: await api.tokenOf('Admin') })).json().data

  const first = await search({})
  expect(first.json()).toEqual({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: 'OK' },
    data: { rows: whole.slice(0, 10), total: 23 },
  })
  expect((await search({ page: 2 })).json().data.rows).toEqual(whole.slice(10, 20))
  expect((await search({ page: '3', pageSize: '10' })).json().data.rows).toEqual(whole.slice(20))
  expect((await search({ PAGE: 1, PageSize: 25 })).json().data.rows).toEqual(whole)
  for (const page of [4, 1_000_000_000]) {
    expect((await search({ page })).json().data).toEqual({ rows: [], total: 23 })
  }
})

test.for([
  [{ page: 0 }, wireMessages.notAPage],
  [{ page: -1 }, wireMessages.notAPage],
  [{ page: 1.5 }, wireMessages.notAPage],
  [{ page: 'last' }, wireMessages.notAPage],
  [{ page: 1_000_000_001 }, wireMessages.notAPage],
  [{ page: [] }, wireMessages.notAPage],
  [{ pageSize: 11 }, wireMessages.notAPageSize],
  [{ pageSize: 1000 }, wireMessages.notAPageSize],
  [{ pageSize: {} }, wireMessages.notAPageSize],
  [{ sort: 'password' }, wireMessages.unknownColumn],
  [{ sort: 'name; drop table enquiries' }, wireMessages.unknownColumn],
  [{ sort: 1 }, wireMessages.unknownColumn],
  [{ search: 7 }, wireMessages.notText],
  [{ search: 'x'.repeat(255) }, wireMessages.tooLong],
  [{ search: 'nul\0' }, wireRefusals.badRequest],
  [{ filters: 'all' }, wireMessages.unreadable],
  [{ filters: { from: '2026-02-30' } }, wireMessages.notADay],
  [{ filters: { to: 5 } }, wireMessages.notADay],
  [{ filters: { from: '2026-02-02', to: '2026-02-01' } }, wireMessages.daysReversed],
  [{ filters: { interest: {} } }, wireMessages.notText],
] as const)('a list request with %j is refused', async ([body, sentence], { api }) => {
  const search = await searcher(api)

  const response = await search(body)

  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual(refusal(sentence))
})

test('every column sorts both ways, case-insensitively, and the pages contain every row once', async ({ api, db }) => {
  const rows = [
    ['asha', 'B@visitor.example', '+44', '222222', 'Commercial', 'alpha', false],
    ['Bela', 'a@visitor.example', null, '111111', 'IT SEZ', 'Beta', true],
    ['chand', 'C@visitor.example', '+91', '333333', 'Residential', 'ALPHA', true],
    ['ÄNNE', 'ä@visitor.example', '+49', '444444', 'commercial', '', false],
  ] as const
  for (const [name, email, countryCode, mobileNumber, interest, message, isAuthorized] of rows) {
    await anEnquiry(db, { name, email, countryCode, mobileNumber, interest, message, isAuthorized })
  }
  const search = await searcher(api)
  const idsBy = async (sort: string, descending: boolean) =>
    (await search({ sort, descending })).json().data.rows.map(({ id }: { id: number }) => id)

  const expected: Record<string, number[]> = {
    name: [1, 2, 3, 4],
    email: [2, 1, 3, 4],
    countryCode: [1, 4, 3, 2],
    mobileNumber: [2, 1, 3, 4],
    interest: [1, 4, 2, 3],
    message: [4, 1, 3, 2],
    isAuthorized: [1, 4, 2, 3],
    createdAt: [1, 2, 3, 4],
  }
  expect(Object.keys(expected)).toEqual([...ENQUIRY_COLUMNS])
  for (const [sort, ids] of Object.entries(expected)) {
    expect(await idsBy(sort, false), sort).toEqual(ids)
    expect(await idsBy(sort, true), sort).toEqual(ids.toReversed())
  }
})

test('for every sort order, the pages of the list contain each row once', async ({ api, db }) => {
  for (let nth = 0; nth < 45; nth += 1) await anEnquiry(db, { name: `Visitor ${nth % 4}` })
  const search = await searcher(api)

  for (const order of [{}, { sort: 'name' }, { sort: 'name', descending: true }, { sort: 'createdAt' }]) {
    const pages: { id: number; name: string }[][] = []
    for (let page = 1; page <= 5; page += 1) pages.push((await search({ ...order, page })).json().data.rows)
    const ids = pages.flat().map(({ id }) => id)
    expect(new Set(ids).size).toBe(45)
    expect(ids).toEqual(
      (await search({ ...order, pageSize: 100 })).json().data.rows.map(({ id }: { id: number }) => id),
    )
  }
})

test.for([
  ['ravi', [1]],
  ['RAVI', [1]],
  ['  mehta   ravi ', [1]],
  ['ravi zoya', []],
  ['ravi@', [1]],
  ['50%', [2]],
  ['%', [2]],
  ['_', [3]],
  ['a_b', [3]],
  ['\\', [4]],
  ["o'neil", [5]],
  ['"quoted"', [5]],
  ["' or '1'='1", []],
  ['नमस्ते', [6]],
  ['🏠', [6]],
  ['Åsa', [7]],
  ['ÅSA', [7]],
  ['+49', [7]],
  ['9000000008', [8]],
  ['it sez', [8]],
  ['8it', []],
  ['', [8, 7, 6, 5, 4, 3, 2, 1]],
  ['example', [8, 7, 6, 5, 4, 3, 2, 1]],
] as const)('searching for %j finds %j', async ([search, ids], { api, db }) => {
  const given = [
    { name: 'Ravi Mehta', email: 'ravi@visitor.example' },
    { message: 'Is 50% paid now?' },
    { message: 'see a_b' },
    { message: 'C:\\plans' },
    { name: "Sean O'Neil", message: 'a "quoted" word' },
    { message: 'नमस्ते 🏠' },
    { name: 'ÅSA Berg', countryCode: '+49' },
    { mobileNumber: '9000000008', interest: 'IT SEZ' },
  ]
  for (const [nth, row] of given.entries()) {
    await anEnquiry(db, {
      name: 'Nobody',
      email: `visitor${nth + 1}@mail.example`,
      message: 'Call me.',
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, nth)),
      ...row,
    })
  }
  const { rows, total } = (await (await searcher(api))({ search })).json().data

  expect(rows.map(({ id }: { id: number }) => id)).toEqual(ids)
  expect(total).toBe(ids.length)
})

test('filters select one interest and a range of days in India', async ({ api, db }) => {
  await anEnquiry(db, { interest: 'Commercial', createdAt: new Date('2026-03-01T18:29:59.999Z') })
  await anEnquiry(db, { interest: 'Residential', createdAt: new Date('2026-03-01T18:30:00.000Z') })
  await anEnquiry(db, { interest: 'commercial', createdAt: new Date('2026-03-02T18:29:59.999Z') })
  await anEnquiry(db, { interest: 'Commercial', createdAt: new Date('2026-03-02T18:30:00.000Z') })
  const search = await searcher(api)
  const ids = async (filters: object) =>
    (await search({ filters })).json().data.rows.map(({ id }: { id: number }) => id)

  expect(await ids({ interest: 'Commercial' })).toEqual([4, 3, 1])
  expect(await ids({ interest: '' })).toEqual([4, 3, 2, 1])
  expect(await ids({ from: '2026-03-02' })).toEqual([4, 3, 2])
  expect(await ids({ to: '2026-03-02' })).toEqual([3, 2, 1])
  expect(await ids({ from: '2026-03-02', to: '2026-03-02', interest: 'COMMERCIAL' })).toEqual([3])
  expect(await ids({ From: '0001-01-01', TO: '9999-12-31', unknown: 1 })).toEqual([4, 3, 2, 1])
})

async function searcher(api: TestApi) {
  const token = await api.tokenOf('Admin')
  return (body: object) => api.post(SEARCH, body, { token })
}

function wireOf(enquiry: typeof enquiries.$inferSelect) {
  const { id, name, email, countryCode, mobileNumber, interest, message, projectName, isAuthorized, createdAt } =
    enquiry
  const rest = { id, name, email, countryCode, mobileNumber, interest, message, projectName }
  return { ...rest, isAuthorize: isAuthorized, createdDate: createdAt.toISOString() }
}

test('a phone number is found with any spaces and dashes', async ({ api, db }) => {
  const { id } = await anEnquiry(db, { countryCode: '+91', mobileNumber: '53110 00493' })
  await anEnquiry(db, { mobileNumber: '5311000494' })
  const token = await api.tokenOf('Admin')

  for (const search of ['+91 53110', '+915311000493', '915311000493', '53110-00493', '5311000493']) {
    const { data } = (await api.post(SEARCH, { search }, { token })).json()
    const ids = data.rows.map((row: { id: number }) => row.id)
    expect(ids, search).toContain(id)
  }
  const exact = (await api.post(SEARCH, { search: '+915311000493' }, { token })).json()
  expect(exact.data.total).toBe(1)
})

test('the filter by id returns exactly that enquiry', async ({ api, db }) => {
  const { id } = await anEnquiry(db)
  await anEnquiry(db)
  const token = await api.tokenOf('Admin')
  const { data } = (await api.post(SEARCH, { filters: { id } }, { token })).json()
  expect(data).toMatchObject({ total: 1, rows: [{ id }] })
})
