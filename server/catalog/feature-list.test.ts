import { expect } from 'vitest'
import { test } from '#test/api.ts'
import { aFeature, aProject } from '#test/builders.ts'
import { projectFeatures } from './project-parts.tables.ts'

const SEARCH = '/Product/SearchFeatures'

interface Row {
  featureName: string
}

test('a page of features has the specified order, and the number of projects of each', async ({ api, db }) => {
  const token = await api.tokenOf('Editor')
  const pool = await aFeature(db, { name: 'Pool' })
  const gym = await aFeature(db, { name: 'Gym', image: null })
  await aFeature(db, { deletedAt: new Date() })
  for (const deletedAt of [null, null, new Date()]) {
    const project = await aProject(db, { deletedAt })
    await db.insert(projectFeatures).values({ projectId: project.id, featureId: pool.id })
  }

  const { data } = (await api.post(SEARCH, {}, { token })).json()

  expect(data).toEqual({
    rows: [
      { id: pool.id, featureName: 'Pool', imageUrl: pool.image, version: 1, productCount: 2 },
      { id: gym.id, featureName: 'Gym', imageUrl: null, version: 1, productCount: 0 },
    ],
    total: 2,
  })
  expect(data.rows).toEqual((await api.get('/Product/GetFeaturesList', { token })).json().data)
})

test('pages of features are searched, sorted and selected by id', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  const pool = await aFeature(db, { name: 'Lap pool' })
  await aFeature(db, { name: 'club house' })
  await aFeature(db, { name: "Children's pool" })
  const names = async (body: object) =>
    (await api.post(SEARCH, body, { token })).json().data.rows.map(({ featureName }: Row) => featureName)

  expect(await names({ sort: 'name' })).toEqual(["Children's pool", 'club house', 'Lap pool'])
  expect(await names({ sort: 'name', descending: true })).toEqual(['Lap pool', 'club house', "Children's pool"])
  expect(await names({ search: 'POOL' })).toEqual(['Lap pool', "Children's pool"])
  expect(await names({ search: 'pool lap' })).toEqual(['Lap pool'])
  expect(await names({ search: '_' })).toEqual([])
  expect(await names({ filters: { id: pool.id } })).toEqual(['Lap pool'])
  expect((await api.post(SEARCH, { sort: 'image' }, { token })).statusCode).toBe(400)
})

test('the three pages of 23 features have each feature once, in the order of the list', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  for (let nth = 0; nth < 23; nth += 1) await aFeature(db, { name: `Feature ${nth}` })
  const names = async (page: number) =>
    (await api.post(SEARCH, { page }, { token })).json().data.rows.map(({ featureName }: Row) => featureName)

  expect([...(await names(1)), ...(await names(2)), ...(await names(3))]).toEqual(
    Array.from({ length: 23 }, (_, nth) => `Feature ${nth}`),
  )
})
