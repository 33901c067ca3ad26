import { expect } from 'vitest'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { queriesOf, test } from '#test/api.ts'
import { aGalleryImage, anUpload, aPlan, aProject } from '#test/builders.ts'
import { expectRefusal } from './project-payload.fixture.ts'

const RESIDENTIAL = 1
const COMMERCIAL = 2

test('a project has all specified property names, the colours of its images and no other properties', async ({
  api,
  db,
}) => {
  const project = await aProject(db, { name: 'Suncourt', status: 'New Launch', isNewLaunch: true })
  await anUpload(db, { storedName: project.image, dominantColour: '#8a7f6d' })

  const response = await api.get('/Home/GetProductsById/1')

  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: 'OK' },
    data: [
      {
        id: project.id,
        ProductID: project.id,
        productName: 'Suncourt',
        productAddress: project.address,
        reraNo: project.reraNumber,
        type: project.type,
        categoryiD: RESIDENTIAL,
        categoryId: RESIDENTIAL,
        categoryName: 'Residential',
        routingname: 'suncourt',
        productBannerImage: project.bannerImage,
        productOverview: project.overview,
        productVideo: project.video,
        productCity: project.city,
        productState: project.state,
        productImage: project.image,
        productImageColour: '#8a7f6d',
        productBannerColour: null,
        productImageClaim: null,
        productBannerClaim: null,
        productFeatureClaim: null,
        productDescription: project.description,
        productFeatureImage: null,
        featureTitle: null,
        status: 'New Launch',
        productStatus: 'New Launch',
        isExclusive: false,
        isNewLaunch: true,
        isCompleted: false,
        possessionDate: null,
        handedOverDate: null,
      },
    ],
  })
})

test('lists by category id have completed projects only under Completed, and new launches also under New Launch', async ({
  api,
  db,
}) => {
  await aProject(db, { name: 'Ongoing' })
  await aProject(db, { name: 'Done', isCompleted: true })
  await aProject(db, { name: 'Launch', categoryId: COMMERCIAL, isNewLaunch: true })
  await aProject(db, { name: 'Launched and done', categoryId: COMMERCIAL, isNewLaunch: true, isCompleted: true })

  expect(await namesIn(api.get('/Home/GetProductsById/1'))).toEqual(['Ongoing'])
  expect(await namesIn(api.get('/Home/GetProductsById/2'))).toEqual(['Launch'])
  expect(await namesIn(api.get('/Home/GetProductsById/3'))).toEqual([])
  expect(await namesIn(api.get('/Home/GetProductsById/4'))).toEqual(['Done', 'Launched and done'])
  expect(await namesIn(api.get('/Home/GetProductsById/5'))).toEqual(['Launch', 'Launched and done'])
})

test('lists by category name have completed projects in their own category as well', async ({ api, db }) => {
  await aProject(db, { name: 'Ongoing' })
  await aProject(db, { name: 'Done', isCompleted: true })
  await aProject(db, { name: 'Launch', categoryId: COMMERCIAL, isNewLaunch: true })

  expect(await namesIn(api.get('/Home/GetProductsByName/Residential'))).toEqual(['Ongoing', 'Done'])
  expect(await namesIn(api.get('/Home/GetProductsByName/Completed'))).toEqual(['Done'])
  expect(await namesIn(api.get('/Home/GetProductsByName/New%20Launch'))).toEqual(['Launch'])
  expect(await namesIn(api.get('/Home/GetProductsByName/IT%20SEZ'))).toEqual([])
})

test.for(['residential', 'RESIDENTIAL', 'Residental', 'rEsIdEnTaL', '%52esidential', '%20Residential%20'])(
  'the category name %s means Residential',
  async (name, { api, db }) => {
    await aProject(db, { name: 'Suncourt' })

    expect(await namesIn(api.get(`/Home/GetProductsByName/${name}`))).toEqual(['Suncourt'])
  },
)

test('an unknown category is not found, by id or by name', async ({ api }) => {
  for (const path of ['/Home/GetProductsById/6', '/Home/GetProductsById/0', '/Home/GetProductsByName/Castles']) {
    expectRefusal(await api.get(path), 404, catalogChangesMessages.unknownCategory)
  }
})

test('projects are in the order set by staff, then by creation', async ({ api, db }) => {
  await aProject(db, { name: 'Third', sortOrder: 2 })
  await aProject(db, { name: 'Fourth', sortOrder: 2 })
  await aProject(db, { name: 'First', sortOrder: -1 })
  await aProject(db, { name: 'Second' })
  const expected = ['First', 'Second', 'Third', 'Fourth']

  expect(await namesIn(api.get('/Home/GetProductsById/1'))).toEqual(expected)
  expect(await namesIn(api.get('/Home/GetProductsByName/Residential'))).toEqual(expected)
  expect(await namesIn(api.get('/Home/GetProductLists'))).toEqual(expected)
})

test('the list of project names has only the fields of a search suggestion', async ({ api, db }) => {
  const { id, image } = await aProject(db, { name: 'Suncourt', city: 'Lucknow' })

  const response = await api.get('/Home/GetProductLists')

  expect(response.json().data).toEqual([
    {
      id,
      productName: 'Suncourt',
      routingname: 'suncourt',
      categoryName: 'Residential',
      productCity: 'Lucknow',
      productImage: image,
      type: '3 BHK apartments',
      status: 'Ongoing',
    },
  ])
})

test('categories are sorted by id under both property names', async ({ api }) => {
  const response = await api.get('/Home/GetCategories')

  expect(response.json().data).toEqual(
    ['Residential', 'Commercial', 'IT SEZ', 'Completed', 'New Launch'].map((categoryName, index) => ({
      categoryiD: index + 1,
      categoryId: index + 1,
      categoryName,
    })),
  )
})

test('the menu lists every category with its projects, with completed ones marked', async ({ api, db }) => {
  const done = await aProject(db, { name: 'Done', isCompleted: true })
  await aProject(db, { name: 'Launch', categoryId: COMMERCIAL, isNewLaunch: true })

  const { data } = (await api.get('/Home/GetCategoriesMenu')).json()

  expect(Object.keys(data)).toEqual(['menuCategories'])
  const menu: { categoryName: string; menuProducts: { productName: string }[] }[] = data.menuCategories
  expect(
    menu.map(({ categoryName, menuProducts }) => [categoryName, ...menuProducts.map((one) => one.productName)]),
  ).toEqual([
    ['Residential', 'Done'],
    ['Commercial', 'Launch'],
    ['IT SEZ'],
    ['Completed', 'Done'],
    ['New Launch', 'Launch'],
  ])
  expect(menu[0]).toEqual({
    categoryName: 'Residential',
    menuProducts: [
      {
        productName: 'Done',
        routingname: 'done',
        isCompleted: true,
        type: done.type,
        productCity: done.city,
        productImage: done.image,
      },
    ],
  })
})

test('hidden and deleted projects are in no list for any caller', async ({ api, db }) => {
  await aProject(db, { name: 'Shown' })
  await aProject(db, { name: 'Hidden', isActive: false, isNewLaunch: true })
  await aProject(db, { name: 'Deleted', deletedAt: new Date(), isNewLaunch: true })

  for (const token of ['', await api.tokenOf('Customer'), await api.tokenOf('Admin')]) {
    expect(await namesIn(api.get('/Home/GetProductsById/1', { token }))).toEqual(['Shown'])
    expect(await namesIn(api.get('/Home/GetProductsById/5', { token }))).toEqual([])
    expect(await namesIn(api.get('/Home/GetProductsByName/Residential', { token }))).toEqual(['Shown'])
    expect(await namesIn(api.get('/Home/GetProductLists', { token }))).toEqual(['Shown'])
    for (const path of ['/Home/GetCategoriesMenu', '/Home/GetHomePageList']) {
      const { body } = await api.get(path, { token })
      expect(body).toContain('Shown')
      expect(body).not.toMatch(/Hidden|Deleted/)
    }
  }
})

test('a list takes one query, two with registrations, and details take four, for any number of projects', async ({
  api,
  db,
}) => {
  for (let count = 0; count < 12; count += 1) {
    const project = await aProject(db)
    await aPlan(db, { projectId: project.id })
    await aGalleryImage(db, { projectId: project.id })
  }

  expect(await queriesOf(db, () => api.get('/Home/GetCategoriesMenu'))).toHaveLength(1)
  expect(await queriesOf(db, () => api.get('/Home/GetProductsById/1'))).toHaveLength(1)
  expect(await queriesOf(db, () => api.get('/Home/GetProductsByName/Residential'))).toHaveLength(2)
  expect(await queriesOf(db, () => api.get('/Home/GetProductLists'))).toHaveLength(1)
  expect(await queriesOf(db, () => api.get('/Product/GetProductDetails/3'))).toHaveLength(4)
})

test('an unknown view is refused', async ({ api }) => {
  for (const path of ['/Home/GetCategoriesMenu', '/Home/GetHomePageList']) {
    expectRefusal(await api.get(`${path}?view=print`), 400, wireMessages.unknownView)
    expect((await api.get(`${path}?other=print`)).statusCode).toBe(200)
  }
})

type Answer = Awaited<ReturnType<import('#test/api.ts').TestApi['get']>>

async function namesIn(response: Promise<Answer>) {
  return (await response).json().data.map(({ productName }: { productName: string }) => productName)
}
