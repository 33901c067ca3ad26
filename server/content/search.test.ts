import { expect } from 'vitest'
import { type TestApi, test } from '#test/api.ts'
import { aMediaItem, aProject } from '#test/builders.ts'

test('projects are found by a part of their name, their city or their category, the best first', async ({
  api,
  db,
}) => {
  await aProject(db, { name: 'Garden Court', city: 'Noida' })
  await aProject(db, { name: 'Noida Heights', city: 'Gurugram' })
  await aProject(db, { name: 'The Mill', city: 'Lucknow', categoryId: 2 })

  expect(await namesFound(api, 'noida')).toEqual(['Noida Heights', 'Garden Court'])
  expect(await namesFound(api, 'COMMERC')).toEqual(['The Mill'])
})

test('a city is known as soon as its first project is shown', async ({ api, db, write }) => {
  await aProject(db, { name: 'Garden Court', city: 'Noida' })
  expect(await namesFound(api, 'agra')).toEqual([])

  await aProject(db, { name: 'The Mill', city: 'Agra' })
  await write(async ({ contentChanged }) => contentChanged())

  expect(await namesFound(api, 'agra')).toEqual(['The Mill'])
})

test('a slip of the finger still finds the project, and says that it is only near', async ({ api, db }) => {
  await aProject(db, { name: 'Suncourt', description: 'Homes around two gardens.' })

  const typo = await found(api, 'suncort')
  expect(typo).toMatchObject({ isNearest: true, productList: [{ productName: 'Suncourt' }] })
  const word = await found(api, 'garden')
  expect(word).toMatchObject({ isNearest: true, productList: [{ productName: 'Suncourt' }] })
  expect(await found(api, 'zzzz')).toMatchObject({ productList: [], eventList: [] })
})

test('news are found by their words, in any form', async ({ api, db }) => {
  await aMediaItem(db, { name: 'Keys handed over', description: 'Families moved in.', date: '2026-01-05' })
  await aMediaItem(db, { name: 'Award night', description: 'For the tower.', date: '2026-02-01' })

  const { eventList } = await found(api, 'family')
  expect(eventList).toEqual([expect.objectContaining({ eventName: 'Keys handed over', eventDate: '2026-01-05' })])
})

test('what is hidden or in the trash is not found', async ({ api, db }) => {
  await aProject(db, { name: 'Hidden House', isActive: false })
  await aProject(db, { name: 'Lost House', deletedAt: new Date() })
  await aMediaItem(db, { name: 'House warming', deletedAt: new Date() })

  expect(await found(api, 'house')).toMatchObject({ productList: [], eventList: [] })
})

test('signs that mean something to the database mean nothing here', async ({ api, db }) => {
  await aProject(db, { name: 'Suncourt' })

  for (const text of ['%', '_', '\\', "'; drop table projects; --", '"', '&', '!!', '(', ':*']) {
    const answer = await api.get(`/Home/Search/${encodeURIComponent(text)}`)
    expect(answer.statusCode, text).toBe(200)
    expect(answer.json().data.productList, text).toEqual([])
  }
  expect((await api.get(`/Home/Search/${'a'.repeat(101)}`)).statusCode).toBe(400)
  expect((await api.get('/Home/Search/%20')).statusCode).toBe(400)
})

async function found(api: TestApi, text: string) {
  return (await api.get(`/Home/Search/${encodeURIComponent(text)}`)).json().data
}

async function namesFound(api: TestApi, text: string) {
  const { productList } = await found(api, text)
  return productList.map(({ productName }: { productName: string }) => productName)
}
