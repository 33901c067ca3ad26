import { expect } from 'vitest'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { test } from '#test/api.ts'
import { aProject } from '#test/builders.ts'
import { expectRefusal, namesAtHome, payload, save, storePayloadFiles } from './project-payload.fixture.ts'
import { projects } from './projects.tables.ts'

test('ProductID 0 creates a project, which is public at the next request', async ({ api, db }) => {
  await storePayloadFiles(db)
  expect((await api.get('/Product/GetProductDetailsByName/elite%20one')).statusCode).toBe(404)

  const response = await save(api, payload)

  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.json()).toEqual({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: catalogChangesMessages.projectSaved },
    data: {
      id: 1,
      ProductID: 1,
      productName: 'Elite One',
      productAddress: 'Sector 9, Rohini',
      reraNo: 'DEMO-RERA-9',
      type: 'Offices',
      categoryiD: 2,
      categoryId: 2,
      categoryName: 'Commercial',
      routingname: 'elite one',
      productBannerImage: '1_banner.jpg',
      productOverview: 'Offices\naround a hall.',
      productVideo: '1_film.mp4',
      productCity: 'New Delhi',
      productState: 'Delhi',
      productImage: '1_card.jpg',
      productImageColour: '#808080',
      productBannerColour: '#808080',
      productImageClaim: { kind: 'impression', takenOn: null },
      productBannerClaim: { kind: 'photograph', takenOn: '2026-11-06' },
      productFeatureClaim: null,
      productDescription: 'One tower.',
      productFeatureImage: null,
      featureTitle: null,
      status: 'New Launch',
      productStatus: 'New Launch',
      isExclusive: false,
      isNewLaunch: true,
      isCompleted: false,
      possessionDate: null,
      handedOverDate: null,
      isActive: true,
      version: 1,
    },
  })
  const opened = await api.get('/Product/GetProductDetailsByName/elite%20one')
  expect(opened.json().data.productName).toBe('Elite One')
  expect(opened.json().data).not.toHaveProperty('version')
  expect(await namesAtHome(api)).toEqual(['Elite One'])
})

test('a save with the ProductID of a project updates it and its pages, and keeps its address', async ({ api, db }) => {
  await storePayloadFiles(db)
  const { id } = await aProject(db, { name: 'Suncourt', isExclusive: true, featureTitle: 'Rooftop' })
  expect(await namesAtHome(api)).toEqual(['Suncourt'])

  const response = await save(api, { ...payload, ProductID: id, status: undefined })

  expect(response.json().data).toMatchObject({
    id,
    productName: 'Elite One',
    routingname: 'suncourt',
    status: 'Ongoing',
    isExclusive: true,
    featureTitle: 'Rooftop',
    version: 2,
  })
  expect(await namesAtHome(api)).toEqual(['Elite One'])
  expect((await api.get('/Product/GetProductDetailsByName/suncourt')).json().data.productName).toBe('Elite One')
})

test('stores the two dates, keeps them when a save leaves them out, and removes them when they are empty', async ({
  api,
  db,
}) => {
  await storePayloadFiles(db)
  const saved = async (change: object) => (await save(api, { ...payload, ProductID: 1, ...change })).json().data

  const dates = { possessionDate: '2027-12-31', handedOverDate: '2026-01-20' }
  const created = await save(api, { ...payload, PossessionDate: '2027-12-31', HandedOverDate: '2026-01-20' })
  expect(created.json().data).toMatchObject(dates)
  expect((await api.get('/Product/GetProductDetailsByName/elite%20one')).json().data).toMatchObject(dates)
  expect(await saved({ ProductName: 'Elite Two' })).toMatchObject(dates)
  expect(await saved({ PossessionDate: '' })).toMatchObject({ ...dates, possessionDate: null })
  expect(await saved({ HandedOverDate: '' })).toMatchObject({ possessionDate: null, handedOverDate: null })
  for (const field of ['PossessionDate', 'HandedOverDate'])
    expectRefusal(await save(api, { ...payload, ProductID: 1, [field]: '2027-02-30' }), 400, wireMessages.notADay)
})

test('a project that is handed over in the future is refused', async ({ api, db }) => {
  await storePayloadFiles(db)

  const response = await save(api, { ...payload, HandedOverDate: '2099-11-20' })

  expectRefusal(response, 400, catalogChangesMessages.handedOverInFuture)
  expect(await db.$count(projects)).toBe(0)
})

test('property names match in any letter case, ids may be text, and undeclared properties are ignored', async ({
  api,
  db,
}) => {
  await storePayloadFiles(db)
  const { id, sortOrder } = await aProject(db, { isActive: false })
  const upperCased = Object.fromEntries(Object.entries(payload).map(([name, value]) => [name.toUpperCase(), value]))

  const response = await save(api, {
    ...upperCased,
    PRODUCTID: String(id),
    isActive: true,
    routingname: 'admin',
    sortOrder: 99,
    deletedAt: '2026-01-01',
  })

  expect(response.statusCode).toBe(200)
  const [stored] = await db.select().from(projects)
  expect(stored).toMatchObject({ name: 'Elite One', isActive: false, sortOrder, deletedAt: null })
  expect(stored?.routingName).not.toBe('admin')
})

test('projects with the same name get different addresses, even in parallel', async ({ api, db }) => {
  await storePayloadFiles(db)
  const token = await api.tokenOf('Admin')

  const responses = await Promise.all(
    Array.from({ length: 4 }, () => api.post('/Product/Add', { ...payload, ProductName: 'Élite  Öne!' }, { token })),
  )

  expect(responses.map((response) => response.json().data.routingname).sort()).toEqual([
    'élite öne',
    'élite öne 2',
    'élite öne 3',
    'élite öne 4',
  ])
})

test('the address of a project in the trash can be reused', async ({ api, db }) => {
  await storePayloadFiles(db)
  await aProject(db, { name: 'Elite One', deletedAt: new Date() })

  expect((await save(api, payload)).json().data.routingname).toBe('elite one')
})

test.for([
  ['ProductName', '', catalogChangesMessages.nameRequired],
  ['ProductName', undefined, catalogChangesMessages.nameRequired],
  ['ProductName', 7, catalogChangesMessages.nameRequired],
  ['ProductName', { $ne: null }, catalogChangesMessages.nameRequired],
  ['ProductName', 'x'.repeat(101), wireMessages.tooLong],
  ['ProductAddress', ' ', catalogChangesMessages.addressRequired],
  ['ReraNo', null, catalogChangesMessages.reraNumberRequired],
  ['Type', [], catalogChangesMessages.typeRequired],
  ['CategoryiD', '', catalogChangesMessages.categoryRequired],
  ['CategoryiD', 6, catalogChangesMessages.unknownCategory],
  ['CategoryiD', 'two', catalogChangesMessages.categoryRequired],
  ['ProductBannerImage', '', catalogChangesMessages.bannerImageRequired],
  ['ProductBannerImage', '1_card.jpg', catalogChangesMessages.bannerImageRequired],
  ['ProductBannerImage', '../ProjectImages/1_card.jpg', uploadsMessages.notAFileName],
  ['ProductVideo', '1_card.jpg', catalogChangesMessages.videoRequired],
  ['ProductVideo', null, catalogChangesMessages.videoRequired],
  ['ProductImage', 'unknown.jpg', catalogChangesMessages.imageRequired],
  ['ProductImage', '1_paper.pdf', catalogChangesMessages.imageRequired],
  ['ProductFeatureImage', 'unknown.jpg', uploadsMessages.noFile],
  ['ProductOverview', '', catalogChangesMessages.overviewRequired],
  ['ProductOverview', 'x'.repeat(5_001), wireMessages.tooLong],
  ['ProductCity', '', catalogChangesMessages.cityRequired],
  ['ProductState', '', catalogChangesMessages.stateRequired],
  ['ProductDescription', '', catalogChangesMessages.descriptionRequired],
  ['ProductDescription', 'a\0b', wireRefusals.badRequest],
  ['status', 'Sold', catalogChangesMessages.statusUnknown],
  ['ProductID', 'x', wireMessages.notAnId],
  ['ProductID', -1, wireMessages.notAnId],
] as const)('a project with %s %j is refused and changes nothing', async ([field, value, sentence], { api, db }) => {
  await storePayloadFiles(db)
  const project = await aProject(db)

  for (const ProductID of [0, project.id]) {
    const answer = await save(api, { ...payload, ProductID, [field]: value })
    expectRefusal(answer, 400, sentence)
  }
  expect(await db.select().from(projects)).toEqual([project])
  expect(await db.select().from(auditLog)).toEqual([])
})

test('a required file that the project already has can be omitted', async ({ api, db }) => {
  const { id, bannerImage, video, image } = await aProject(db)
  const currentFiles = { ProductBannerImage: bannerImage, ProductVideo: video, ProductImage: image }

  expect((await save(api, { ...payload, ...currentFiles, ProductID: id })).statusCode).toBe(200)
  expectRefusal(await save(api, { ...payload, ...currentFiles }), 400, catalogChangesMessages.bannerImageRequired)
})

test('a text that is too long is refused', async ({ api }) => {
  const answer = await save(api, { ...payload, ProductDescription: 'x'.repeat(10 * 2 ** 20) })

  expectRefusal(answer, 413, wireRefusals.bodyTooLarge)
})

test('texts in any script and with markup are stored unchanged', async ({ api, db }) => {
  await storePayloadFiles(db)
  const texts = {
    ProductName: 'सूर्य कोर्ट 🏙️',
    ProductAddress: "'; drop table projects; --",
    ProductOverview: '<script>alert(1)</script>\nतल',
    ProductDescription: '{{7*7}} %s \\n “quoted”',
  }

  const { data } = (await save(api, { ...payload, ...texts })).json()

  expect(data).toMatchObject({
    productName: texts.ProductName,
    productAddress: texts.ProductAddress,
    productOverview: texts.ProductOverview,
    productDescription: texts.ProductDescription,
    routingname: 'सूर्य कोर्ट',
  })
})
