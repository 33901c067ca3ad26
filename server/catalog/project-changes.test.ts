import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { say } from '#contract/catalog/catalog.messages.ts'
import { say as contentSay } from '#contract/content/content.messages.ts'
import { say as uploadsSay } from '#contract/uploads/uploads.messages.ts'
import { say as wireSay } from '#contract/wire/wire.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { type TestApi, test } from '#test/api.ts'
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
import { galleryImages, perks, projectFeatures } from './project-parts.tables.ts'
import { projects } from './projects.tables.ts'

const payload = {
  ProductID: 0,
  ProductName: 'Elite One',
  ProductAddress: 'Sector 9, Rohini',
  ReraNo: 'DEMO-RERA-9',
  Type: 'Offices',
  CategoryiD: 2,
  ProductBannerImage: '1_banner.jpg',
  ProductOverview: 'Offices\naround a hall.',
  ProductVideo: '1_film.mp4',
  ProductCity: 'New Delhi',
  status: 'New Launch',
  ProductState: 'Delhi',
  ProductImage: '1_card.jpg',
  ProductDescription: 'One tower.',
}

test('ProductID 0 creates a project, which is public at the next request', async ({ api, db }) => {
  await theFiles(db)
  expect((await api.get('/Product/GetProductDetailsByName/elite%20one')).statusCode).toBe(404)

  const answer = await save(api, payload)

  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json()).toEqual({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: say.projectSaved },
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
      productDescription: 'One tower.',
      productFeatureImage: null,
      featureTitle: null,
      status: 'New Launch',
      productStatus: 'New Launch',
      isExclusive: false,
      isNewLaunch: true,
      isCompleted: false,
      isActive: true,
      version: 1,
    },
  })
  const opened = await api.get('/Product/GetProductDetailsByName/elite%20one')
  expect(opened.json().data.productName).toBe('Elite One')
  expect(opened.json().data).not.toHaveProperty('version')
  expect(await namesAtHome(api)).toEqual(['Elite One'])
})

test('any other ProductID updates that project; its address stays and every open page follows', async ({ api, db }) => {
  await theFiles(db)
  const { id } = await aProject(db, { name: 'Suncourt', isExclusive: true, featureTitle: 'Rooftop' })
  expect(await namesAtHome(api)).toEqual(['Suncourt'])

  const answer = await save(api, { ...payload, ProductID: id, status: undefined })

  expect(answer.json().data).toMatchObject({
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

test('property names are read in any letter case, ids also as text, and what is not declared changes nothing', async ({
  api,
  db,
}) => {
  await theFiles(db)
  const { id, sortOrder } = await aProject(db, { isActive: false })
  const shouted = Object.fromEntries(Object.entries(payload).map(([name, value]) => [name.toUpperCase(), value]))

  const answer = await save(api, {
    ...shouted,
    PRODUCTID: String(id),
    isActive: true,
    routingname: 'admin',
    sortOrder: 99,
    deletedAt: '2026-01-01',
  })

  expect(answer.statusCode).toBe(200)
  const [stored] = await db.select().from(projects)
  expect(stored).toMatchObject({ name: 'Elite One', isActive: false, sortOrder, deletedAt: null })
  expect(stored?.routingName).not.toBe('admin')
})

test('projects of one name get addresses of their own, also when they come at once', async ({ api, db }) => {
  await theFiles(db)
  const token = await api.tokenOf('Admin')

  const answers = await Promise.all(
    Array.from({ length: 4 }, () => api.post('/Product/Add', { ...payload, ProductName: 'Élite  Öne!' }, { token })),
  )

  expect(answers.map((answer) => answer.json().data.routingname).sort()).toEqual([
    'élite öne',
    'élite öne 2',
    'élite öne 3',
    'élite öne 4',
  ])
})

test('a project in the trash does not keep its address', async ({ api, db }) => {
  await theFiles(db)
  await aProject(db, { name: 'Elite One', deletedAt: new Date() })

  expect((await save(api, payload)).json().data.routingname).toBe('elite one')
})

test.for([
  ['ProductName', '', say.nameRequired],
  ['ProductName', undefined, say.nameRequired],
  ['ProductName', 7, say.nameRequired],
  ['ProductName', { $ne: null }, say.nameRequired],
  ['ProductName', 'x'.repeat(101), wireSay.tooLong],
  ['ProductAddress', ' ', say.addressRequired],
  ['ReraNo', null, say.reraNumberRequired],
  ['Type', [], say.typeRequired],
  ['CategoryiD', '', say.categoryRequired],
  ['CategoryiD', 6, say.unknownCategory],
  ['CategoryiD', 'two', say.categoryRequired],
  ['ProductBannerImage', '', say.bannerImageRequired],
  ['ProductBannerImage', '1_card.jpg', say.bannerImageRequired],
  ['ProductBannerImage', '../ProjectImages/1_card.jpg', uploadsSay.notAFileName],
  ['ProductVideo', '1_card.jpg', say.videoRequired],
  ['ProductVideo', null, say.videoRequired],
  ['ProductImage', 'unknown.jpg', say.imageRequired],
  ['ProductImage', '1_paper.pdf', say.imageRequired],
  ['ProductFeatureImage', 'unknown.jpg', uploadsSay.noFile],
  ['ProductOverview', '', say.overviewRequired],
  ['ProductOverview', 'x'.repeat(5_001), wireSay.tooLong],
  ['ProductCity', '', say.cityRequired],
  ['ProductState', '', say.stateRequired],
  ['ProductDescription', '', say.descriptionRequired],
  ['ProductDescription', 'a\0b', contentSay.badRequest],
  ['status', 'Sold', say.statusUnknown],
  ['ProductID', 'x', wireSay.notAnId],
  ['ProductID', -1, wireSay.notAnId],
] as const)('%s %j is refused and changes nothing', async ([field, value, sentence], { api, db }) => {
  await theFiles(db)
  const project = await aProject(db)

  for (const ProductID of [0, project.id]) {
    const answer = await save(api, { ...payload, ProductID, [field]: value })
    expectRefusal(answer, 400, sentence)
  }
  expect(await db.select().from(projects)).toEqual([project])
  expect(await db.select().from(auditLog)).toEqual([])
})

test('a file that the project already has counts as filled', async ({ api, db }) => {
  const { id, bannerImage, video, image } = await aProject(db)
  const kept = { ProductBannerImage: bannerImage, ProductVideo: video, ProductImage: image }

  expect((await save(api, { ...payload, ...kept, ProductID: id })).statusCode).toBe(200)
  expectRefusal(await save(api, { ...payload, ...kept }), 400, say.bannerImageRequired)
})

test('an endless text is too large', async ({ api }) => {
  const answer = await save(api, { ...payload, ProductDescription: 'x'.repeat(10 * 2 ** 20) })

  expectRefusal(answer, 413, contentSay.bodyTooLarge)
})

test('texts of any script and with markup are stored as they are written', async ({ api, db }) => {
  await theFiles(db)
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

test('an unknown or deleted project is not found by any change', async ({ api, db }) => {
  await theFiles(db)
  const { id } = await aProject(db, { deletedAt: new Date() })
  const token = await api.tokenOf('Admin')

  for (const unknown of [id, 99, 2_147_483_647]) {
    expectRefusal(await save(api, { ...payload, ProductID: unknown }), 404, say.unknownProject)
    expectRefusal(await api.get(`/Product/RemoveItem/${unknown}`, { token }), 404, say.unknownProject)
    expectRefusal(await api.get(`/Product/Deactivate/${unknown}`, { token }), 404, say.unknownProject)
  }
  for (const path of ['/Product/RemoveItem/x', '/Product/Deactivate/1.5', '/Product/Deactivate/99999999999']) {
    expectRefusal(await api.get(path, { token }), 400, wireSay.notAnId)
  }
})

test('a project is hidden from every public call and shown again', async ({ api, db }) => {
  const { id } = await aProject(db, { name: 'Suncourt' })
  const token = await api.tokenOf('Admin')
  expect(await namesAtHome(api)).toEqual(['Suncourt'])

  const hidden = await api.get(`/Product/Deactivate/${id}`, { token })
  expect(hidden.json().responseMessage.reasonPhrase).toBe(say.projectHidden)
  expect(hidden.json().data).toMatchObject({ id, isActive: false, version: 2 })
  expect(await namesAtHome(api)).toEqual([])
  expect((await api.get(`/Product/GetProductDetails/${id}`)).statusCode).toBe(404)

  const shown = await api.get(`/Product/Deactivate/${id}`, { token })
  expect(shown.json().responseMessage.reasonPhrase).toBe(say.projectShown)
  expect(shown.json().data).toMatchObject({ id, isActive: true })
  expect(await namesAtHome(api)).toEqual(['Suncourt'])
})

test('a removed project goes to the trash with all its parts, at one moment', async ({ api, db }) => {
  const { id: projectId } = await aProject(db, { name: 'Suncourt' })
  const other = await aProject(db, { name: 'Other' })
  const feature = await aFeature(db)
  await db.insert(projectFeatures).values({ projectId, featureId: feature.id })
  for (const build of [aGalleryImage, aSpecification, aPlan, aDocument, aLocation, aPerk])
    await build(db, { projectId })
  const gone = new Date('2026-01-01')
  const earlier = await aPerk(db, { projectId, deletedAt: gone })
  const kept = await aGalleryImage(db, { projectId: other.id })
  const token = await api.tokenOf('Admin')

  const answer = await api.get(`/Product/RemoveItem/${projectId}`, { token })

  expect(answer.json()).toEqual({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: contentSay.deleted },
    data: null,
  })
  expect(await namesAtHome(api)).toEqual(['Other'])
  expect((await api.get(`/Product/GetProductDetails/${projectId}`, { token })).statusCode).toBe(404)
  const [stored] = await db.select().from(projects).where(eq(projects.id, projectId))
  expect(stored).toMatchObject({ deletedAt: expect.any(Date), deletedBy: expect.any(Number) })
  const [perk, earlierPerk] = await db.select().from(perks).orderBy(perks.id)
  expect(perk).toMatchObject({ deletedAt: stored?.deletedAt, deletedBy: stored?.deletedBy })
  expect(earlierPerk).toMatchObject({ id: earlier.id, deletedAt: gone })
  expect(await db.select().from(galleryImages).where(eq(galleryImages.id, kept.id))).toEqual([kept])
  expectRefusal(await api.get(`/Product/RemoveItem/${projectId}`, { token }), 404, say.unknownProject)
})

test('each change says in the audit log who made it, what was before and what came after', async ({ api, db }) => {
  await theFiles(db)
  const token = await api.tokenOf('Admin', { email: 'meera@plinth.example' })
  await api.post('/Product/Add', payload, { token })
  await api.post('/Product/Add', { ...payload, ProductID: 1, ProductCity: 'Lucknow' }, { token })
  await api.get('/Product/Deactivate/1', { token })
  await api.get('/Product/RemoveItem/1', { token })

  const lines = await db.select().from(auditLog).orderBy(auditLog.id)
  const of = { actorEmail: 'meera@plinth.example', actorRole: 'Admin', entity: 'project', entityId: '1' }
  expect(lines).toMatchObject([
    { ...of, action: 'create', before: null, after: { name: 'Elite One', city: 'New Delhi', version: 1 } },
    { ...of, action: 'update', before: { city: 'New Delhi' }, after: { city: 'Lucknow', version: 2 } },
    { ...of, action: 'hide', before: { isActive: true }, after: { isActive: false } },
    { ...of, action: 'delete', before: { name: 'Elite One', isActive: false }, after: null },
  ])
})

test('two Admins who save at once both are heard, one after the other', async ({ api, db }) => {
  await theFiles(db)
  const { id } = await aProject(db)
  const tokens = [await api.tokenOf('Admin'), await api.tokenOf('Admin')]

  const answers = await Promise.all(
    tokens.map((token, nth) =>
      api.post('/Product/Add', { ...payload, ProductID: id, ProductCity: `City ${nth}` }, { token }),
    ),
  )

  expect(answers.map((answer) => answer.json().data.version).sort()).toEqual([2, 3])
  const last = answers.find((answer) => answer.json().data.version === 3)
  const [stored] = await db.select().from(projects)
  expect(stored?.city).toBe(last?.json().data.productCity)
})

test('a form opened before somebody else saved is refused, and of two at once one', async ({ api, db }) => {
  await theFiles(db)
  const { id } = await aProject(db)
  const token = await api.tokenOf('Admin')
  const { version } = (await api.get(`/Product/GetProductDetails/${id}`, { token })).json().data
  expect(version).toBe(1)

  const answers = await Promise.all(
    ['Lucknow', 'Pune'].map((ProductCity) =>
      api.post('/Product/Add', { ...payload, ProductID: id, ProductCity, version }, { token }),
    ),
  )

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const refused = answers.find(({ statusCode }) => statusCode === 409)
  expect(refused?.json()).toEqual({
    responseMessage: { isSuccessStatusCode: false, reasonPhrase: contentSay.changedMeanwhile },
    data: null,
  })
  expect((await save(api, { ...payload, ProductID: id, version: 2 })).statusCode).toBe(200)
  expect((await save(api, { ...payload, ProductID: id, version: '' })).statusCode).toBe(200)
})

/** The files that the payload names, and a paper among the pictures. */
async function theFiles(db: Db) {
  await anUpload(db, { folder: 'ProjectBannerImages', storedName: '1_banner.jpg' })
  await anUpload(db, {
    folder: 'ProjectVideos',
    storedName: '1_film.mp4',
    mime: 'video/mp4',
    width: null,
    height: null,
  })
  await anUpload(db, { storedName: '1_card.jpg' })
  await anUpload(db, { storedName: '1_paper.pdf', mime: 'application/pdf', width: null, height: null })
}

async function save(api: TestApi, body: object) {
  return api.post('/Product/Add', body, { token: await api.tokenOf('Admin') })
}

async function namesAtHome(api: TestApi): Promise<string[]> {
  const { data } = (await api.get('/Home/GetHomePageList')).json()
  return data.productList.map(({ productName }: { productName: string }) => productName)
}

function expectRefusal(answer: Awaited<ReturnType<typeof save>>, status: number, reasonPhrase: string) {
  expect(answer.json()).toEqual({ responseMessage: { isSuccessStatusCode: false, reasonPhrase }, data: null })
  expect(answer.statusCode).toBe(status)
}
