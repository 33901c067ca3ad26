import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { test } from '#test/api.ts'
import {
  aDocument,
  aFeature,
  aGalleryImage,
  aLocation,
  aPerk,
  aPlan,
  aProject,
  aSpecification,
} from '#test/builders.ts'
import { galleryImages, perks, projectFeatures } from './project-parts.tables.ts'
import { expectRefusal, namesAtHome, payload, save, storePayloadFiles } from './project-payload.fixture.ts'
import { projects } from './projects.tables.ts'

test('saving, deleting or hiding an unknown or deleted project returns 404', async ({ api, db }) => {
  await storePayloadFiles(db)
  const { id } = await aProject(db, { deletedAt: new Date() })
  const token = await api.tokenOf('Admin')

  for (const unknown of [id, 99, 2_147_483_647]) {
    expectRefusal(await save(api, { ...payload, ProductID: unknown }), 404, catalogChangesMessages.unknownProject)
    expectRefusal(
      await api.get(`/Product/RemoveItem/${unknown}`, { token }),
      404,
      catalogChangesMessages.unknownProject,
    )
    expectRefusal(
      await api.get(`/Product/Deactivate/${unknown}`, { token }),
      404,
      catalogChangesMessages.unknownProject,
    )
  }
  for (const path of ['/Product/RemoveItem/x', '/Product/Deactivate/1.5', '/Product/Deactivate/99999999999']) {
    expectRefusal(await api.get(path, { token }), 400, wireMessages.notAnId)
  }
})

test('a project can be hidden from every public call and shown again', async ({ api, db }) => {
  const { id } = await aProject(db, { name: 'Suncourt' })
  const token = await api.tokenOf('Admin')
  expect(await namesAtHome(api)).toEqual(['Suncourt'])

  const hidden = await api.get(`/Product/Deactivate/${id}`, { token })
  expect(hidden.json().responseMessage.reasonPhrase).toBe(catalogChangesMessages.projectHidden)
  expect(hidden.json().data).toMatchObject({ id, isActive: false, version: 2 })
  expect(await namesAtHome(api)).toEqual([])
  expect((await api.get(`/Product/GetProductDetails/${id}`)).statusCode).toBe(404)

  const shown = await api.get(`/Product/Deactivate/${id}`, { token })
  expect(shown.json().responseMessage.reasonPhrase).toBe(catalogChangesMessages.projectShown)
  expect(shown.json().data).toMatchObject({ id, isActive: true })
  expect(await namesAtHome(api)).toEqual(['Suncourt'])
})

test('a project that a colleague has hidden stays hidden when it is hidden again', async ({ api, db }) => {
  const { id } = await aProject(db, { name: 'Suncourt' })
  const token = await api.tokenOf('Admin')
  await api.get(`/Product/Deactivate/${id}?to=hidden`, { token })

  const again = await api.get(`/Product/Deactivate/${id}?to=hidden`, { token })
  expect(again.json().data).toMatchObject({ isActive: false, version: 2 })
  expect(await db.select().from(auditLog)).toHaveLength(1)
  expect((await api.get(`/Product/Deactivate/${id}?to=shown`, { token })).json().data.isActive).toBe(true)
  expectRefusal(await api.get(`/Product/Deactivate/${id}?to=x`, { token }), 400, catalogChangesMessages.shownOrHidden)
})

test('a removed project is moved to the trash with all its parts, with one time stamp', async ({ api, db }) => {
  const { id: projectId } = await aProject(db, { name: 'Suncourt' })
  const other = await aProject(db, { name: 'Other' })
  const feature = await aFeature(db)
  await db.insert(projectFeatures).values({ projectId, featureId: feature.id })
  for (const build of [aGalleryImage, aSpecification, aPlan, aDocument, aLocation, aPerk])
    await build(db, { projectId })
  const gone = new Date('2026-01-01')
  const earlier = await aPerk(db, { projectId, deletedAt: gone })
  const unrelated = await aGalleryImage(db, { projectId: other.id })
  const token = await api.tokenOf('Admin')

  const response = await api.get(`/Product/RemoveItem/${projectId}`, { token })

  expect(response.json()).toEqual({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: recordsMessages.deleted },
    data: null,
  })
  expect(await namesAtHome(api)).toEqual(['Other'])
  expect((await api.get(`/Product/GetProductDetails/${projectId}`, { token })).statusCode).toBe(404)
  const [stored] = await db.select().from(projects).where(eq(projects.id, projectId))
  expect(stored).toMatchObject({ deletedAt: expect.any(Date), deletedBy: expect.any(Number) })
  const [perk, earlierPerk] = await db.select().from(perks).orderBy(perks.id)
  expect(perk).toMatchObject({ deletedAt: stored?.deletedAt, deletedBy: stored?.deletedBy })
  expect(earlierPerk).toMatchObject({ id: earlier.id, deletedAt: gone })
  expect(await db.select().from(galleryImages).where(eq(galleryImages.id, unrelated.id))).toEqual([unrelated])
  expectRefusal(
    await api.get(`/Product/RemoveItem/${projectId}`, { token }),
    404,
    catalogChangesMessages.unknownProject,
  )
})

test('each change is in the audit log with its actor and the values before and after', async ({ api, db }) => {
  await storePayloadFiles(db)
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

test('parallel saves by two admins are both stored, one after the other', async ({ api, db }) => {
  await storePayloadFiles(db)
  const { id } = await aProject(db)
  const tokens = [await api.tokenOf('Admin'), await api.tokenOf('Admin')]

  const responses = await Promise.all(
    tokens.map((token, nth) =>
      api.post('/Product/Add', { ...payload, ProductID: id, ProductCity: `City ${nth}` }, { token }),
    ),
  )

  expect(responses.map((response) => response.json().data.version).sort()).toEqual([2, 3])
  const last = responses.find((response) => response.json().data.version === 3)
  const [stored] = await db.select().from(projects)
  expect(stored?.city).toBe(last?.json().data.productCity)
})

test('saving a project that was changed since it was opened is refused, even in parallel', async ({ api, db }) => {
  await storePayloadFiles(db)
  const { id } = await aProject(db)
  const token = await api.tokenOf('Admin')
  const { version } = (await api.get(`/Product/GetProductDetails/${id}`, { token })).json().data
  expect(version).toBe(1)

  const responses = await Promise.all(
    ['Lucknow', 'Pune'].map((ProductCity) =>
      api.post('/Product/Add', { ...payload, ProductID: id, ProductCity, version }, { token }),
    ),
  )

  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const refused = responses.find(({ statusCode }) => statusCode === 409)
  expect(refused?.json()).toEqual({
    responseMessage: { isSuccessStatusCode: false, reasonPhrase: wireRefusals.changedConcurrently },
    data: null,
  })
  expect((await save(api, { ...payload, ProductID: id, version: 2 })).statusCode).toBe(200)
  expect((await save(api, { ...payload, ProductID: id, version: '' })).statusCode).toBe(200)
})
