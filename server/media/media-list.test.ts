import { expect } from 'vitest'
import { mediaMessages } from '#contract/media/media.messages.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { test } from '#test/api.ts'
import { aMediaItem } from '#test/builders.ts'
import { refusal } from '#test/people.ts'

const SEARCH = '/NewsandEvents/SearchNewsEvents'

interface Row {
  eventName: string
}

test('the pages of media items equal the specified list, and have the count of each category', async ({ api, db }) => {
  const token = await api.tokenOf('Editor')
  for (let nth = 0; nth < 12; nth += 1) await aMediaItem(db, { date: `2026-01-${10 + (nth % 5)}` })
  await aMediaItem(db, { categoryId: 3, date: '2020-01-01' })
  await aMediaItem(db, { deletedAt: new Date() })
  const listed = (await api.get('/NewsandEvents/GetNewsEventsMappings/1', { token })).json()

  const first = (await api.post(SEARCH, {}, { token })).json().data
  const second = (await api.post(SEARCH, { page: 2 }, { token })).json().data

  expect([...first.rows, ...second.rows]).toEqual(listed)
  expect(first.total).toBe(13)
  expect(first.rows[0]).toMatchObject({ version: 1 })
  expect(first.overall).toEqual([
    { categoryiD: 2, count: 12 },
    { categoryiD: 3, count: 1 },
  ])
})

test('pages of media items are searched, sorted, filtered and selected by id', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  const press = await aMediaItem(db, { name: 'lobby', description: 'Lamps', categoryId: 1, date: '2026-03-01' })
  await aMediaItem(db, { name: 'Awards', description: 'Two prizes', categoryId: 2, date: '2026-03-03' })
  await aMediaItem(db, { name: 'Opening', description: '100% full', categoryId: 3, date: '2025-12-02' })
  const search = async (body: object) => (await api.post(SEARCH, body, { token })).json().data
  const names = async (body: object) => (await search(body)).rows.map(({ eventName }: Row) => eventName)

  expect(await names({ sort: 'name' })).toEqual(['Awards', 'lobby', 'Opening'])
  expect(await names({ sort: 'category' })).toEqual(['Opening', 'Awards', 'lobby'])
  expect(await names({ sort: 'category', descending: true })).toEqual(['lobby', 'Awards', 'Opening'])
  expect(await names({ sort: 'date' })).toEqual(['Opening', 'lobby', 'Awards'])
  expect(await names({ search: 'LAMPS press' })).toEqual(['lobby'])
  expect(await names({ search: '2026-03' })).toEqual(['Awards', 'lobby'])
  expect(await names({ search: '0%' })).toEqual(['Opening'])
  expect(await names({ filters: { id: press.id } })).toEqual(['lobby'])

  const filtered = await search({ filters: { categoryId: 2 } })
  expect(filtered.rows.map(({ eventName }: Row) => eventName)).toEqual(['Awards'])
  expect(filtered.total).toBe(1)
  expect(filtered.overall, 'the counts do not depend on filters').toHaveLength(3)
})

test.for<[object, string]>([
  [{ filters: { categoryId: 9 } }, mediaMessages.categoryUnknown],
  [{ sort: 'home' }, wireMessages.unknownColumn],
])('a search with %j is refused', async ([body, sentence], { api }) => {
  const response = await api.post(SEARCH, body, { token: await api.tokenOf('Admin') })

  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual(refusal(sentence))
})
