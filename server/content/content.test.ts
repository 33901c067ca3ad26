import { expect } from 'vitest'
import { contentRefusals } from '#contract/content/refusals.messages.ts'
import { queriesOf, test } from '#test/api.ts'
import { aBank, aMediaItem, aProject, aTestimonial } from '#test/builders.ts'
import { staticContent } from './content.tables.ts'

test('the home call returns its seven lists, each in the shape of its own call', async ({ api, db }) => {
  await aProject(db, { name: 'Suncourt', isNewLaunch: true })
  await aProject(db, { name: 'Done', categoryId: 2, isCompleted: true })
  await aTestimonial(db)
  await aMediaItem(db, { isActive: true })
  const bank = await aBank(db)

  const { data } = (await api.get('/Home/GetHomePageList')).json()

  expect(Object.keys(data)).toEqual([
    'productList',
    'youtubeLink',
    'categoriesList',
    'eventList',
    'banklist',
    'productlistbyCategory',
    'menucategories',
  ])
  const dataOf = async (path: string) => (await api.get(path)).json().data
  expect(data.productList.map((one: Named) => one.productName)).toEqual(['Suncourt', 'Done'])
  expect(data.youtubeLink).toEqual(await dataOf('/CustomerSpeaks/GetYoutubeLink'))
  expect(data.categoriesList).toEqual(await dataOf('/Home/GetCategories'))
  expect(data.eventList).toEqual((await api.get('/NewsandEvents/GetNewsEventsMappings/1')).json())
  expect(data.banklist).toEqual([{ id: bank.id, name: bank.name, eventImg: bank.logo }])
  expect(data.menucategories).toEqual((await dataOf('/Home/GetCategoriesMenu')).menuCategories)
})

test('home lists completed projects only under Completed, new launches also under New Launch', async ({ api, db }) => {
  await aProject(db, { name: 'Launch', isNewLaunch: true })
  await aProject(db, { name: 'Done', isCompleted: true })

  const { data } = (await api.get('/Home/GetHomePageList')).json()

  const groups: Group[] = data.productlistbyCategory
  expect(
    groups.map(({ categoryId, categoryName, products }) => [categoryId, categoryName, ...products.map(nameOf)]),
  ).toEqual([
    [1, 'Residential', 'Launch'],
    [2, 'Commercial'],
    [3, 'IT SEZ'],
    [4, 'Completed', 'Done'],
    [5, 'New Launch', 'Launch'],
  ])
  for (const { categoryId, products } of groups) {
    expect(products).toEqual((await api.get(`/Home/GetProductsById/${categoryId}`)).json().data)
  }
})

test('home events are the active ones of all three categories, newest first', async ({ api, db }) => {
  const press = await aMediaItem(db, { categoryId: 1, date: '2025-01-01', isActive: true })
  const event = await aMediaItem(db, { categoryId: 3, date: '2026-01-01', isActive: true })
  const news = await aMediaItem(db, { categoryId: 2, date: '2026-01-01', isActive: true })
  await aMediaItem(db, { date: '2026-02-02', isActive: false })
  await aMediaItem(db, { date: '2026-02-02', isActive: true, deletedAt: new Date() })

  const { data } = (await api.get('/Home/GetHomePageList')).json()

  expect(data.eventList.map(({ id }: { id: number }) => id)).toEqual([news.id, event.id, press.id])
})

test('the home call of an empty site returns all categories', async ({ api }) => {
  const { data } = (await api.get('/Home/GetHomePageList')).json()

  expect(data).toMatchObject({ productList: [], youtubeLink: [], eventList: [], banklist: [] })
  expect(data.categoriesList).toHaveLength(5)
  expect(data.menucategories).toHaveLength(5)
})

test('the home call takes four queries for any number of rows', async ({ api, db }) => {
  for (let count = 0; count < 20; count += 1) {
    await aProject(db, { categoryId: (count % 3) + 1 })
    await aMediaItem(db, { isActive: true })
  }

  expect(await queriesOf(db, () => api.get('/Home/GetHomePageList'))).toHaveLength(4)
})

test('texts that were never stored are null', async ({ api, db }) => {
  expect((await api.get('/Global/GetStatiContent')).json().data).toEqual({ termsAndConditions: null, privacy: null })

  await db.insert(staticContent).values({ key: 'privacy', body: 'First line\nSecond line' })
  const response = await api.get('/Global/GetStatiContent', { token: await api.tokenOf('Customer') })
  expect(response.json().data).toEqual({ termsAndConditions: null, privacy: 'First line\nSecond line' })
})

test('every country has an id, a name and a dial code', async ({ api }) => {
  const { data } = (await api.get('/Global/GetCountries')).json()

  expect(data.length).toBeGreaterThan(190)
  for (const country of data) {
    expect(Object.keys(country)).toEqual(['id', 'name', 'dialCode'])
    expect(country.dialCode).toMatch(/^\+\d/)
  }
  expect(new Set(data.map(({ id }: { id: number }) => id)).size).toBe(data.length)
})

test('the states of India are returned, and a country without stored states has none', async ({ api }) => {
  const countries: Place[] = (await api.get('/Global/GetCountries')).json().data
  const idOf = (name: string) => countries.find((country) => country.name === name)?.id

  const states: Place[] = (await api.get(`/Global/GetStates/${idOf('India')}`)).json().data
  expect(states.map(({ name }) => name)).toEqual(expect.arrayContaining(['Delhi', 'Uttar Pradesh', 'Haryana']))
  expect(Object.keys(states[0] ?? {})).toEqual(['id', 'name', 'countryId'])
  expect((await api.get(`/Global/GetStates/${idOf('France')}`)).json().data).toEqual([])
})

test('the states of an unknown country are not found', async ({ api }) => {
  const response = await api.get('/Global/GetStates/2147483647')

  expect(response.statusCode).toBe(404)
  expect(response.json()).toEqual({
    responseMessage: { isSuccessStatusCode: false, reasonPhrase: contentRefusals.unknownCountry },
    data: null,
  })
})

test('every city belongs to a state', async ({ api }) => {
  const countries: Place[] = (await api.get('/Global/GetCountries')).json().data
  const india = countries.find(({ name }) => name === 'India')
  const states: Place[] = (await api.get(`/Global/GetStates/${india?.id}`)).json().data

  const cities: (Place & { stateId: number })[] = (await api.get('/Global/GetCities')).json().data

  expect(Object.keys(cities[0] ?? {})).toEqual(['id', 'name', 'stateId'])
  const known = new Set(states.map(({ id }) => id))
  for (const city of cities) expect(known).toContain(city.stateId)
  expect(cities.map(({ name }) => name)).toEqual(expect.arrayContaining(['New Delhi', 'Gurugram', 'Noida', 'Lucknow']))
})

interface Named {
  productName: string
}
interface Place {
  id: number
  name: string
}
interface Group {
  categoryId: number
  categoryName: string
  products: Named[]
}
const nameOf = ({ productName }: Named) => productName
