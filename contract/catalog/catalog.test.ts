import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { catalogMessages } from './catalog.messages.ts'
import { chooseProjectFeatures } from './features.endpoints.ts'
import { project } from './project.fixture.ts'
import { getLocation, saveLocation, savePlan } from './project-parts.endpoints.ts'
import { getProjectDetailsByName, projectOnTheWire, saveProject } from './projects.endpoints.ts'
import type { ProjectDraft } from './projects.schema.ts'

test('a project record has every field of the specification, under both names where there are two', () => {
  const wire = z.encode(projectOnTheWire, project)

  expect(Object.keys(wire)).toEqual(
    expect.arrayContaining([
      'id',
      'ProductID',
      'productName',
      'productAddress',
      'reraNo',
      'type',
      'categoryiD',
      'categoryId',
      'categoryName',
      'routingname',
      'productBannerImage',
      'productOverview',
      'productVideo',
      'productCity',
      'productState',
      'productImage',
      'productImageColour',
      'productBannerColour',
      'productDescription',
      'productFeatureImage',
      'featureTitle',
      'status',
      'productStatus',
      'isExclusive',
      'isNewLaunch',
      'isCompleted',
    ]),
  )
  expect(z.decode(projectOnTheWire, wire)).toEqual(project)
})

test('nested records are renamed when reading and when writing', () => {
  const details = {
    ...project,
    plans: [{ id: 1, projectId: 7, kindId: 6 as const, name: '2 BHK', image: '1_p.png', description: null }],
    imageCategories: [{ id: 1, name: 'Exterior', image: '1_g.jpg' }],
    specifications: [{ id: 3, projectId: 7, name: 'Floor', image: null, summary: 'Tiles', description: null }],
  }
  const schema = getProjectDetailsByName.answer.data
  const wire = z.encode(schema, details)

  expect(wire.productPlanList).toEqual([
    { id: 1, productId: 7, planId: 6, planName: '2 BHK', planImage: '1_p.png', planDescription: null },
  ])
  expect(wire.productImgCatList).toEqual([{ imgCatId: 1, imageCategoryName: 'Exterior', imgPath: '1_g.jpg' }])
  expect(wire.productSpecList).toEqual([
    {
      id: 3,
      productId: 7,
      specificationName: 'Floor',
      specificationImage: null,
      specificationDescription: 'Tiles',
      description: null,
    },
  ])
  expect(z.decode(schema, wire)).toEqual(details)
})

test('a saved project uses the specified property names, and omitted fields are null', () => {
  const draft: ProjectDraft = {
    id: 0,
    name: 'Elite One',
    address: 'a',
    reraNumber: 'r',
    type: 't',
    categoryId: 2,
    city: 'c',
    bannerImage: 'b.jpg',
    video: 'v.mp4',
    overview: 'o',
    image: 'i.png',
    state: 's',
    description: 'd',
    status: null,
    isExclusive: null,
    isNewLaunch: false,
    isCompleted: null,
    featureImage: null,
    featureTitle: null,
    routingName: null,
  }
  const wire = z.encode(saveProject.body, draft)

  expect(Object.keys(wire)).toEqual(expect.arrayContaining(PRODUCT_ADD_PAYLOAD))
  expect(z.decode(saveProject.body, wire)).toEqual(draft)
  for (const name of PRODUCT_ADD_PAYLOAD.filter((name) => name !== 'ProductID' && name !== 'status')) {
    expect(z.safeDecode(saveProject.body, { ...wire, [name]: '' }).success, name).toBe(false)
  }
  expect(z.safeDecode(saveProject.body, { ...wire, ProductImage: '../i.png' }).success).toBe(false)
  expect(z.safeDecode(saveProject.body, { ...wire, status: 'Sold' }).success).toBe(false)
})

const PRODUCT_ADD_PAYLOAD = [
  'ProductID',
  'ProductName',
  'ProductAddress',
  'ReraNo',
  'Type',
  'CategoryiD',
  'ProductBannerImage',
  'ProductOverview',
  'ProductVideo',
  'ProductCity',
  'status',
  'ProductState',
  'ProductImage',
  'ProductDescription',
]

test('a plan is accepted only with one of the four kinds', () => {
  const plan = { id: 0, productId: '7', planId: '2', planName: 'A' }

  expect(z.decode(savePlan.body, plan)).toMatchObject({ projectId: 7, kindId: 2, image: null })
  for (const planId of [1, 5, 7, '', null, 'floor']) {
    expect(z.safeDecode(savePlan.body, { ...plan, planId }).success).toBe(false)
  }
})

test('selected features are accepted as ids or as ticked entries, in any letter case', () => {
  const choices = z.decode(chooseProjectFeatures.body, [
    4,
    '5',
    { Id: 6, IsSelected: true },
    { id: 7, isSelected: false },
  ])

  expect(choices).toEqual([
    { id: 4, isSelected: true },
    { id: 5, isSelected: true },
    { id: 6, isSelected: true },
    { id: 7, isSelected: false },
  ])
  expect(z.decode(chooseProjectFeatures.body, z.encode(chooseProjectFeatures.body, choices))).toEqual(choices)
  expect(z.safeDecode(chooseProjectFeatures.body, {} as never).success).toBe(false)
})

test('a map is stored as its embed address, and refused if its host is not allowed', () => {
  const address = 'https://www.openstreetmap.org/export/embed.html?bbox=1&layer=mapnik'
  const snippet = `<iframe width="600" src="${address.replace('&', '&amp;')}" onload="alert(1)"></iframe>`
  const read = (iframe: string) => z.safeDecode(saveLocation.body, { id: 0, productId: 7, iframe }).data?.mapUrl

  expect([read(address), read(snippet)]).toEqual([address, address])
  for (const good of [
    'https://www.google.com/maps/embed?pb=!1m18',
    'https://www.google.com/maps/embed/v1/place?key=1&q=Delhi',
    'https://maps.google.com/maps?q=28.7,77.1&output=embed',
  ]) {
    expect(read(good), good).toBe(good)
  }
  for (const bad of [
    '',
    'x',
    address.replace('https', 'http'),
    'https://evil.example/maps',
    'https://www.google.com/maps',
    'https://www.google.com/search?q=plinth',
    'https://www.google.com/url?q=https://evil.example',
    'https://www.openstreetmap.org/',
    'https://www.openstreetmap.org/user/terms',
    'javascript:alert(1)',
    '<iframe>',
  ]) {
    expect(read(bad), bad).toBeUndefined()
  }
})

test('location and perks respond without an envelope, and with null for a project without a location', () => {
  const schema = getLocation.answer.data
  const perks = [{ id: 1, projectId: 7, name: 'Metro', distance: '1 km', image: null }]
  const wire = z.encode(schema, { location: null, perks })

  expect(wire).toEqual({
    locationModel: null,
    locationPerksModel: [{ id: 1, productId: 7, perksName: 'Metro', distance: '1 km', imagepath: null }],
  })
  expect(z.decode(schema, wire)).toEqual({ location: null, perks })
})

test('the link to a list of one project is in the singular', () => {
  expect(catalogMessages.allProjects(1)).toBe('1 project')
  expect(catalogMessages.allProjects(1, 'residential ')).toBe('1 residential project')
  expect(catalogMessages.allProjects(12)).toBe('All 12 projects')
})
