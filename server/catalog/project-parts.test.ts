import { expect } from 'vitest'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { test } from '#test/api.ts'
import {
  aDocument,
  aFeature,
  aGalleryImage,
  aLocation,
  anUpload,
  aPerk,
  aPlan,
  aProject,
  aSpecification,
} from '#test/builders.ts'
import { projectFeatures } from './project-parts.tables.ts'

const PARTS = [
  'GetGalleryImage',
  'GetFeaturesmapsAsync',
  'GetSpecficationMappings',
  'GetPlanMappings',
  'GetDocument',
  'GetLocationAndPerks',
]

test('gallery images are sorted by category, then in the order set by staff', async ({ api, db }) => {
  const { id: projectId } = await aProject(db)
  const inside = await aGalleryImage(db, { projectId, imageCategoryId: 2, image: '1_lobby.jpg' })
  const second = await aGalleryImage(db, { projectId, image: '1_second.jpg', sortOrder: 5 })
  const first = await aGalleryImage(db, { projectId, image: '1_first.jpg', sortOrder: 1 })
  await aGalleryImage(db, { projectId, deletedAt: new Date() })
  await aGalleryImage(db, { projectId: (await aProject(db)).id })

  await anUpload(db, {
    storedName: '1_first.jpg',
    width: 1600,
    height: 1000,
    dominantColour: '#8a7f6d',
    pictureKind: 'stock',
  })
  const unknownFacts = { imgWidth: null, imgHeight: null, imgColour: null, imgClaim: null }

  const response = await api.get(`/Product/GetGalleryImage/${projectId}`)

  expect(response.json().data).toEqual([
    {
      id: first.id,
      productId: projectId,
      imgCatId: 1,
      imageCategoryName: 'Exterior',
      imgPath: '1_first.jpg',
      imgWidth: 1600,
      imgHeight: 1000,
      imgColour: '#8a7f6d',
      imgClaim: { kind: 'stock', takenOn: null },
    },
    {
      id: second.id,
      productId: projectId,
      imgCatId: 1,
      imageCategoryName: 'Exterior',
      imgPath: '1_second.jpg',
      ...unknownFacts,
    },
    {
      id: inside.id,
      productId: projectId,
      imgCatId: 2,
      imageCategoryName: 'Interior',
      imgPath: '1_lobby.jpg',
      ...unknownFacts,
    },
  ])
})

test('the features of a project list every feature and mark the selected ones', async ({ api, db }) => {
  const { id: projectId } = await aProject(db)
  const pool = await aFeature(db, { name: 'Lap pool' })
  const gym = await aFeature(db, { name: 'Gym', image: null })
  const gone = await aFeature(db, { name: 'Gone', deletedAt: new Date() })
  const other = await aProject(db)
  await db.insert(projectFeatures).values([
    { projectId, featureId: gym.id },
    { projectId, featureId: gone.id },
    { projectId: other.id, featureId: pool.id },
  ])

  const response = await api.get(`/Product/GetFeaturesmapsAsync/${projectId}`)

  expect(response.json().data).toEqual([
    {
      id: pool.id,
      featureName: 'Lap pool',
      imageUrl: pool.image,
      productId: projectId,
      isSelected: false,
      sanctionedPlanId: null,
    },
    { id: gym.id, featureName: 'Gym', imageUrl: null, productId: projectId, isSelected: true, sanctionedPlanId: null },
  ])
})

test('the list of features leaves out deleted ones', async ({ api, db }) => {
  const pool = await aFeature(db, { name: 'Lap pool' })
  await aFeature(db, { name: 'Gone', deletedAt: new Date() })

  const response = await api.get('/Product/GetFeaturesList')

  expect(response.json().data).toEqual([{ id: pool.id, featureName: 'Lap pool', imageUrl: pool.image }])
})

test('a specification has its short and its long description', async ({ api, db }) => {
  const { id: projectId } = await aProject(db)
  const flooring = await aSpecification(db, { projectId, image: '1_stone.jpg' })
  await aSpecification(db, { projectId, deletedAt: new Date() })
  await anUpload(db, { storedName: '1_stone.jpg', pictureKind: 'sample-flat' })

  const response = await api.get(`/Product/GetSpecficationMappings/${projectId}`)

  expect(response.json().data).toEqual([
    {
      id: flooring.id,
      productId: projectId,
      specificationName: 'Flooring',
      specificationImage: '1_stone.jpg',
      specificationDescription: 'Stone',
      description: 'Honed stone throughout.',
      specificationClaim: { kind: 'sample-flat', takenOn: null },
    },
  ])
})

test('plans are in the order of the tabs', async ({ api, db }) => {
  const { id: projectId } = await aProject(db)
  for (const kindId of [6, 3, 2, 4, 2]) await aPlan(db, { projectId, kindId })
  await aPlan(db, { projectId, deletedAt: new Date() })

  const { data } = (await api.get(`/Product/GetPlanMappings/${projectId}`)).json()

  expect(data.map(({ planId }: { planId: number }) => planId)).toEqual([2, 2, 3, 4, 6])
  expect(Object.keys(data[0])).toEqual(['id', 'productId', 'planId', 'planName', 'planImage', 'planDescription'])
})

test('documents are sorted newest first', async ({ api, db }) => {
  const { id: projectId } = await aProject(db)
  const old = await aDocument(db, { projectId, file: '1_old.pdf' })
  const price = await aDocument(db, { projectId, type: 'image', file: '2_price.png' })
  await aDocument(db, { projectId, deletedAt: new Date() })

  const response = await api.get(`/Product/GetDocument/${projectId}`)

  expect(response.json().data).toEqual([
    {
      id: price.id,
      productId: projectId,
      documentType: 'image',
      documentName: '2_price.png',
      documentText: null,
      documentDelivery: 'open',
    },
    {
      id: old.id,
      productId: projectId,
      documentType: 'pdf',
      documentName: '1_old.pdf',
      documentText: null,
      documentDelivery: 'open',
    },
  ])
})

test('the location and its perks are returned without an envelope', async ({ api, db }) => {
  const { id: projectId } = await aProject(db)
  const location = await aLocation(db, { projectId, title: 'Dwarka' })
  const metro = await aPerk(db, { projectId, name: 'Metro', distance: '5 minutes' })
  const school = await aPerk(db, { projectId, name: 'School', distance: null, image: '1_school.png' })
  await aPerk(db, { projectId, deletedAt: new Date() })

  const response = await api.get(`/Product/GetLocationAndPerks/${projectId}`)

  expect(response.json()).toEqual({
    locationModel: { id: location.id, productId: projectId, iframe: location.mapUrl, locationTitle: 'Dwarka' },
    locationPerksModel: [
      { id: metro.id, productId: projectId, perksName: 'Metro', distance: '5 minutes', imagepath: null },
      { id: school.id, productId: projectId, perksName: 'School', distance: null, imagepath: '1_school.png' },
    ],
  })
})

test('a project without parts has empty lists and no location', async ({ api, db }) => {
  const { id } = await aProject(db)
  await aLocation(db, { projectId: id, deletedAt: new Date() })

  for (const part of PARTS.filter((name) => name !== 'GetLocationAndPerks')) {
    expect((await api.get(`/Product/${part}/${id}`)).json().data).toEqual([])
  }
  expect((await api.get(`/Product/GetLocationAndPerks/${id}`)).json()).toEqual({
    locationModel: null,
    locationPerksModel: [],
  })
})

test.for(PARTS)(
  '%s of a hidden project is returned to an Admin but not to visitors, and of an unknown project to no caller',
  async (part, { api, db }) => {
    const hidden = await aProject(db, { isActive: false })
    const deleted = await aProject(db, { deletedAt: new Date() })
    const token = await api.tokenOf('Admin')

    expect((await api.get(`/Product/${part}/${hidden.id}`, { token })).statusCode).toBe(200)
    const refused = [
      await api.get(`/Product/${part}/${hidden.id}`),
      await api.get(`/Product/${part}/${hidden.id}`, { token: await api.tokenOf('Customer') }),
      await api.get(`/Product/${part}/${deleted.id}`, { token }),
      await api.get(`/Product/${part}/0`, { token }),
      await api.get(`/Product/${part}/2147483647`, { token }),
    ]
    for (const response of refused) {
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({
        responseMessage: { isSuccessStatusCode: false, reasonPhrase: catalogChangesMessages.unknownProject },
        data: null,
      })
    }
  },
)
