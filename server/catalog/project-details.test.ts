import { expect } from 'vitest'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { test } from '#test/api.ts'
import { aGalleryImage, aPlan, aProject, aSpecification } from '#test/builders.ts'
import { expectRefusal } from './project-payload.fixture.ts'

test('the details of a project have its plans, its image categories and its specifications', async ({ api, db }) => {
  const project = await aProject(db, { name: 'Suncourt' })
  const other = await aProject(db)
  const unit = await aPlan(db, { projectId: project.id, kindId: 6, name: null, image: null })
  const floor = await aPlan(db, { projectId: project.id, kindId: 2, description: 'Level 3' })
  await aPlan(db, { projectId: other.id })
  await aGalleryImage(db, { projectId: project.id, imageCategoryId: 3, image: '1_pool.jpg' })
  await aGalleryImage(db, { projectId: project.id, imageCategoryId: 1, image: '1_second.jpg', sortOrder: 2 })
  await aGalleryImage(db, { projectId: project.id, imageCategoryId: 1, image: '1_first.jpg', sortOrder: 1 })
  await aGalleryImage(db, { projectId: project.id, imageCategoryId: 4, deletedAt: new Date() })
  const flooring = await aSpecification(db, { projectId: project.id })
  await aSpecification(db, { projectId: project.id, deletedAt: new Date() })

  const { data } = (await api.get(`/Product/GetProductDetails/${project.id}`)).json()

  const [listed] = (await api.get('/Home/GetProductsById/1')).json().data
  expect(Object.keys(data)).toEqual([...Object.keys(listed), 'productPlanList', 'productImgCatList', 'productSpecList'])
  expect(data).toMatchObject(listed)
  expect(data.productPlanList).toEqual([
    {
      id: floor.id,
      productId: project.id,
      planId: 2,
      planName: floor.name,
      planImage: floor.image,
      planDescription: 'Level 3',
    },
    { id: unit.id, productId: project.id, planId: 6, planName: null, planImage: null, planDescription: null },
  ])
  expect(data.productImgCatList).toEqual([
    { imgCatId: 1, imageCategoryName: 'Exterior', imgPath: '1_first.jpg' },
    { imgCatId: 3, imageCategoryName: 'Amenities', imgPath: '1_pool.jpg' },
  ])
  expect(data.productSpecList).toEqual([
    {
      id: flooring.id,
      productId: project.id,
      specificationName: 'Flooring',
      specificationImage: null,
      specificationDescription: 'Stone',
      description: 'Honed stone throughout.',
      specificationClaim: null,
    },
  ])
})

test('a project is found by its routing name before its name, in any letter case', async ({ api, db }) => {
  const called = await aProject(db, { name: 'Delta Street', routingName: 'delta street 2' })
  const routed = await aProject(db, { name: 'Delta Street Annexe', routingName: 'delta street' })

  const idOf = async (name: string) => (await api.get(`/Product/GetProductDetailsByName/${name}`)).json().data.id
  expect(await idOf('delta%20street')).toBe(routed.id)
  expect(await idOf('DELTA%20Street')).toBe(routed.id)
  expect(await idOf('Delta%20street%202')).toBe(called.id)
  expect(await idOf('delta%20street%20ANNEXE')).toBe(routed.id)
})

test('the details by name and by id are equal', async ({ api, db }) => {
  const project = await aProject(db, { name: 'Suncourt' })
  await aPlan(db, { projectId: project.id })

  const byId = await api.get(`/Product/GetProductDetails/${project.id}`)
  const byName = await api.get('/Product/GetProductDetailsByName/Suncourt')

  expect(byName.json()).toEqual(byId.json())
})

test('a name in another script or with special characters finds its project', async ({ api, db }) => {
  const names = ['Élysée Court', 'सूर्य कोर्ट', "O'Hara & Sons; drop table projects --", '100% Green/Blue']
  for (const name of names) {
    const project = await aProject(db, { name, routingName: `project ${names.indexOf(name)}` })
    const response = await api.get(`/Product/GetProductDetailsByName/${encodeURIComponent(name)}`)
    expect(response.json().data?.id).toBe(project.id)
  }
})

test('admins can open a hidden project; visitors, customers and owners cannot find it', async ({ api, db }) => {
  const { id } = await aProject(db, { name: 'Hidden', isActive: false })
  const paths = [`/Product/GetProductDetails/${id}`, '/Product/GetProductDetailsByName/hidden']

  for (const path of paths) {
    for (const role of ['Admin', 'SuperAdmin'] as const) {
      expect((await api.get(path, { token: await api.tokenOf(role) })).json().data.productName).toBe('Hidden')
    }
    const others = [undefined, '', 'wrong', await api.tokenOf('Customer'), await api.tokenOf('BusinessOwner')]
    others.push(await api.tokenOf('Admin', { isTempPassword: true }))
    for (const token of others)
      expectRefusal(await api.get(path, { token }), 404, catalogChangesMessages.unknownProject)
  }
})

test('a shown project is found by its name although a hidden one has this routing name', async ({ api, db }) => {
  await aProject(db, { name: 'Old', routingName: 'suncourt', isActive: false })
  const shown = await aProject(db, { name: 'Suncourt', routingName: 'suncourt 2' })

  const response = await api.get('/Product/GetProductDetailsByName/suncourt')

  expect(response.json().data.id).toBe(shown.id)
})

test('a deleted project is not found by an Admin either', async ({ api, db }) => {
  const { id } = await aProject(db, { name: 'Deleted', deletedAt: new Date() })
  const token = await api.tokenOf('Admin')

  expectRefusal(
    await api.get(`/Product/GetProductDetails/${id}`, { token }),
    404,
    catalogChangesMessages.unknownProject,
  )
  expectRefusal(
    await api.get('/Product/GetProductDetailsByName/Deleted', { token }),
    404,
    catalogChangesMessages.unknownProject,
  )
})

test('the page view has the next project of the menu, and after the last one the first', async ({ api, db }) => {
  const names = ['One', 'Two', 'Three', 'Four']
  for (const [nth, name] of names.entries()) {
    await aProject(db, { name, categoryId: 2, isCompleted: name === 'Two', sortOrder: nth })
  }
  await aProject(db, { name: 'Elsewhere', categoryId: 1 })
  await aProject(db, { name: 'Hidden', categoryId: 2, isActive: false, sortOrder: 3 })
  await aProject(db, { name: 'Launch', categoryId: 5, isNewLaunch: true })
  await aProject(db, { name: 'Launched shop', categoryId: 2, isNewLaunch: true, sortOrder: 9 })
  const nextTo = async (name: string) =>
    (await api.get(`/Product/GetProductDetailsByName/${name}?view=page`)).json().data.next?.productName

  expect(await nextTo('one')).toBe('Three')
  expect(await nextTo('two')).toBe('Three')
  expect(await nextTo('three')).toBe('Four')
  expect(await nextTo('four')).toBe('Launched shop')
  expect(await nextTo('launched%20shop')).toBe('One')
  expect(await nextTo('launch')).toBe('Launched shop')
  expect(await nextTo('elsewhere')).toBeUndefined()
  expect((await api.get('/Product/GetProductDetailsByName/one')).json().data).not.toHaveProperty('next')
})
