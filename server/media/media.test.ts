import { expect } from 'vitest'
import { mediaMessages } from '#contract/media/media.messages.ts'
import { queriesOf, test } from '#test/api.ts'
import { aMediaItem, aProject } from '#test/builders.ts'

test('the three media categories have their fixed ids', async ({ api }) => {
  const response = await api.get('/Home/GetMediaCategories')

  expect(response.json().data).toEqual([
    { categoryiD: 1, categoryName: 'Press Coverage' },
    { categoryiD: 2, categoryName: 'News' },
    { categoryiD: 3, categoryName: 'Events' },
  ])
})

test('the list has no envelope, is complete and newest first, with exactly the specified property names', async ({
  api,
  db,
}) => {
  const project = await aProject(db)
  const older = await aMediaItem(db, { date: '2025-12-31', isActive: true })
  const newest = await aMediaItem(db, { date: '2026-02-01', projectId: project.id, projectCity: 'Lucknow' })
  const sameDay = await aMediaItem(db, { date: '2025-12-31', image: null, link: null, categoryId: 3 })
  await aMediaItem(db, { deletedAt: new Date() })

  const response = await api.get('/NewsandEvents/GetNewsEventsMappings/1')

  expect(response.json().map(({ id }: { id: number }) => id)).toEqual([newest.id, sameDay.id, older.id])
  expect(response.json()[0]).toEqual({
    id: newest.id,
    eventName: newest.name,
    eventDescription: newest.description,
    eventImage: newest.image,
    eventLink: newest.link,
    categoryiD: 2,
    eventDate: '2026-02-01',
    isActive: false,
    productId: project.id,
    productCity: 'Lucknow',
  })
  expect(response.json()[1]).toMatchObject({ eventImage: null, eventLink: null, productId: null, productCity: null })
})

test.for(['0', '1', '-3', '42', '999999999'])('the path value %s returns the list', async (n, { api, db }) => {
  await aMediaItem(db)

  expect((await api.get(`/NewsandEvents/GetNewsEventsMappings/${n}`)).json()).toHaveLength(1)
})

test.for(['abc', '1.5', '1e3', '%00', 'NaN', '٣', '%20'])('the path value %s is refused', async (n, { api }) => {
  const response = await api.get(`/NewsandEvents/GetNewsEventsMappings/${encodeURIComponent(decodeURIComponent(n))}`)

  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({
    responseMessage: { isSuccessStatusCode: false, reasonPhrase: mediaMessages.parameterNotWhole },
    data: null,
  })
})

test('groups are sorted by category and newest year, and their items newest first', async ({ api, db }) => {
  const dates: [categoryId: number, date: string][] = [
    [2, '2024-05-01'],
    [1, '2025-01-01'],
    [2, '2026-01-01'],
    [1, '2025-12-31'],
    [2, '2024-06-01'],
    [1, '2026-03-03'],
  ]
  for (const [categoryId, date] of dates) await aMediaItem(db, { categoryId, date })
  await aMediaItem(db, { categoryId: 3, deletedAt: new Date() })

  const groups: Group[] = (await api.get('/NewsandEvents/GetNewsEventsGroupMappings')).json()

  expect(groups.map(({ categoryId, year, events }) => [categoryId, year, events.map((one) => one.eventDate)])).toEqual([
    [1, 2026, ['2026-03-03']],
    [1, 2025, ['2025-12-31', '2025-01-01']],
    [2, 2026, ['2026-01-01']],
    [2, 2024, ['2024-06-01', '2024-05-01']],
  ])
  expect(Object.keys(groups[0] ?? {})).toEqual(['categoryId', 'year', 'events'])
})

test('without records the list and the groups are empty', async ({ api }) => {
  expect((await api.get('/NewsandEvents/GetNewsEventsMappings/1')).json()).toEqual([])
  expect((await api.get('/NewsandEvents/GetNewsEventsGroupMappings')).json()).toEqual([])
})

test('the groups of media items take one query', async ({ api, db }) => {
  for (let year = 2020; year < 2027; year += 1) await aMediaItem(db, { date: `${year}-01-01` })

  expect(await queriesOf(db, () => api.get('/NewsandEvents/GetNewsEventsGroupMappings'))).toHaveLength(1)
})

interface Group {
  categoryId: number
  year: number
  events: { eventDate: string }[]
}
