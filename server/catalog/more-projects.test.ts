import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { CATEGORY } from '#contract/catalog/catalog.constants.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { getCategoryMenu } from '#contract/catalog/categories.endpoints.ts'
import { MORE_PROJECTS } from '#contract/content/content.constants.ts'
import { getHomePage } from '#contract/content/content.endpoints.ts'
import type { DataOf, Endpoint } from '#contract/wire/endpoint.ts'
import type { Db } from '#server/db/connection.ts'
import { type TestApi, test } from '#test/api.ts'
import { aProject } from '#test/builders.ts'
import { refusal } from '#test/people.ts'

test('returns the projects of each list after the given position, in the order of the page', async ({ api, db }) => {
  await someOfEachKind(db)

  expect(await namesOf(api, 'projects/any/0')).toEqual(['Open', 'Launched', 'Announced', 'Built', 'Built launch'])
  expect(await namesOf(api, 'projects/any/3')).toEqual(['Built', 'Built launch'])
  expect(await namesOf(api, 'exclusive/any/0')).toEqual(['Open'])
  expect(await namesOf(api, 'category/Residential/0')).toEqual(['Open', 'Launched'])
  expect(await namesOf(api, 'category/New%20Launch/0')).toEqual(['Launched', 'Built launch'])
  expect(await namesOf(api, 'category/completed/0')).toEqual(['Built', 'Built launch'])
  expect(await namesOf(api, 'menu/New%20Launch/0')).toEqual(['Launched'])
  expect(await namesOf(api, 'menu/Residential/1')).toEqual(['Launched'])
})

test('returns a limited number of projects of a long list at a time, with its total length', async ({ api, db }) => {
  for (let nth = 0; nth < MORE_PROJECTS + 3; nth += 1) await aProject(db, { name: `Tower ${nth}`, sortOrder: nth })

  const first = await more(api, 'category/Residential/2')
  expect(first.productList).toHaveLength(MORE_PROJECTS)
  expect(first.total).toBe(MORE_PROJECTS + 3)
  expect(first.productList[0]).toMatchObject({ productName: 'Tower 2', categoryName: 'Residential' })
  expect(await namesOf(api, `category/Residential/${MORE_PROJECTS + 2}`)).toEqual([`Tower ${MORE_PROJECTS + 2}`])
  expect(await namesOf(api, 'category/Residential/1000000')).toEqual([])
})

test.for([
  ['everything/any/0', 400, catalogChangesMessages.unknownList],
  ['projects/any/-1', 400, catalogChangesMessages.skipInvalid],
  ['projects/any/many', 400, catalogChangesMessages.skipInvalid],
  ['category/villas/0', 404, catalogChangesMessages.unknownCategory],
  ['menu/any/0', 404, catalogChangesMessages.unknownCategory],
] as const)('refuses %s with a message', async ([address, status, sentence], { api }) => {
  const response = await api.get(`/Home/GetMoreProjects/${address}`)

  expect(response.statusCode).toBe(status)
  expect(response.json()).toEqual(refusal(sentence))
})

test('the home page and the menu of a long catalogue have the length of each list', async ({ api, db, write }) => {
  await someOfEachKind(db)
  const { id } = await aProject(db, { name: 'Tower', isExclusive: true, isNewLaunch: true })
  await db.execute(sql`
    insert into projects (name, address, rera_number, type, category_id, routing_name, banner_image, overview, city, state,
      image, description, is_exclusive, is_new_launch, is_completed, sort_order)
    select name || i, address, rera_number, type, 1 + i % 3, routing_name || i, banner_image, overview, city, state,
      image, description, i % 2 = 0, i % 5 = 0, i % 7 = 0, i
    from projects, generate_series(1, 299) i where id = ${id}`)
  await write(async ({ contentChanged }) => contentChanged())

  const { totals, categories } = await pageView(api, getHomePage)
  const menu = await pageView(api, getCategoryMenu)

  expect(totals?.projects).toBe((await more(api, 'projects/any/0')).total)
  expect(totals?.exclusive).toBe((await more(api, 'exclusive/any/0')).total)
  for (const { id, name } of categories) {
    const counted = totals?.categories.find(({ categoryId }) => categoryId === id)
    const inMenu = menu.categories.find((category) => category.name === name)
    const onListPage = (await api.get(`/Home/GetProductsByName/${encodeURIComponent(name)}`)).json().data.length
    expect(counted?.count, name).toBe((await more(api, `category/${encodeURIComponent(name)}/0`)).total)
    expect(inMenu?.count, name).toBe((await more(api, `menu/${encodeURIComponent(name)}/0`)).total)
    expect([counted?.countOnListPage, inMenu?.countOnListPage], name).toEqual([onListPage, onListPage])
  }
})

async function pageView<E extends Endpoint>(api: TestApi, { path, answer }: E): Promise<DataOf<E>> {
  const { data } = (await api.get(`${path}?view=page`)).json()
  return z.decode(answer.data, data as never) as DataOf<E>
}

async function someOfEachKind(db: Db) {
  await aProject(db, { name: 'Announced', categoryId: CATEGORY.itSez, isExclusive: true, sortOrder: 1 })
  await aProject(db, { name: 'Built', isCompleted: true, sortOrder: 2 })
  await aProject(db, { name: 'Open', isExclusive: true, sortOrder: 3 })
  await aProject(db, { name: 'Launched', isNewLaunch: true, sortOrder: 4 })
  await aProject(db, { name: 'Built launch', isNewLaunch: true, isCompleted: true, categoryId: 2, sortOrder: 5 })
  await aProject(db, { name: 'Hidden', isActive: false, isExclusive: true })
  await aProject(db, { name: 'In the trash', deletedAt: new Date(), isExclusive: true })
}

async function more(api: TestApi, address: string): Promise<{ productList: { productName: string }[]; total: number }> {
  return (await api.get(`/Home/GetMoreProjects/${address}`)).json().data
}

async function namesOf(api: TestApi, address: string) {
  return (await more(api, address)).productList.map(({ productName }) => productName)
}
