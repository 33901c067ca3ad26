import { expect } from 'vitest'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { PLAN_KIND } from '#contract/catalog/plan-kinds.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { type TestApi, test } from '#test/api.ts'
import { aFeature, anUpload, aProject } from '#test/builders.ts'
import { features, plans, projectFeatures } from './project-parts.tables.ts'

const SAVE = '/Product/Managefeatures/'

test('a feature can be added, changed and removed, and every list shows it', async ({ api, db }) => {
  await anUpload(db, { storedName: '1_pool.jpg' })
  const token = await api.tokenOf('Admin')
  expect(await catalogue(api)).toEqual([])

  const added = await api.post(SAVE, { id: 0, featureName: 'Lap pool', imageUrl: '1_pool.jpg' }, { token })
  expect(added.json()).toEqual({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: recordsMessages.saved },
    data: { id: 1, featureName: 'Lap pool', imageUrl: '1_pool.jpg', version: 1 },
  })
  expect(await catalogue(api)).toEqual([{ id: 1, featureName: 'Lap pool', imageUrl: '1_pool.jpg' }])

  const changed = await api.post(SAVE, { id: 1, featureName: 'lap pool', imageUrl: '' }, { token })
  expect(changed.json().data).toEqual({ id: 1, featureName: 'lap pool', imageUrl: null, version: 2 })

  const removed = await api.get('/Product/RemoveFeature/1', { token })
  expect(removed.json().responseMessage).toEqual({ isSuccessStatusCode: true, reasonPhrase: recordsMessages.deleted })
  expect(await catalogue(api)).toEqual([])
  expect(await db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
    { entity: 'feature', action: 'create', before: null, after: { name: 'Lap pool' } },
    { entity: 'feature', action: 'update', before: { name: 'Lap pool' }, after: { name: 'lap pool' } },
    { entity: 'feature', action: 'delete', before: { name: 'lap pool', chosenBy: [] }, after: null },
  ])
})

test('deleting a feature removes it from every project that had chosen it', async ({ api, db }) => {
  const [pool, gym] = [await aFeature(db, { name: 'Pool' }), await aFeature(db, { name: 'Gym' })]
  const [one, two] = [await aProject(db), await aProject(db)]
  await db.insert(projectFeatures).values([
    { projectId: one.id, featureId: pool.id },
    { projectId: two.id, featureId: pool.id },
    { projectId: two.id, featureId: gym.id },
  ])

  await api.get(`/Product/RemoveFeature/${pool.id}`, { token: await api.tokenOf('Admin') })

  expect(await db.select().from(projectFeatures)).toMatchObject([{ projectId: two.id, featureId: gym.id }])
  expect(await chosen(api, two.id)).toEqual(['Gym'])
  const [line] = await db.select().from(auditLog).orderBy(auditLog.id)
  expect(line?.before).toMatchObject({ chosenBy: [one.id, two.id] })
})

test('a feature name is unique in any letter case, even with parallel saves', async ({ api, db }) => {
  const other = await aFeature(db, { name: 'Gym' })
  await aFeature(db, { name: 'Library', deletedAt: new Date() })
  const token = await api.tokenOf('Admin')
  const save = (id: number, featureName: string) => api.post(SAVE, { id, featureName }, { token })

  const responses = await Promise.all(['Pool', 'pool', 'POOL', ' Pool '].map((name) => save(0, name)))

  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400])
  expectRefusal(await save(other.id, 'pOOl'), 400, catalogChangesMessages.featureExists)
  expect((await save(0, 'Library')).statusCode).toBe(200)
  expect((await save(other.id, 'GYM')).statusCode).toBe(200)
})

test('a feature with an invalid name or image, an unknown id or an old version is refused', async ({ api, db }) => {
  const feature = await aFeature(db)
  const token = await api.tokenOf('Admin')
  const save = (body: object) => api.post(SAVE, { featureName: 'Sauna', ...body }, { token })

  for (const featureName of ['', '  ', null, undefined, 7, []]) {
    expectRefusal(await save({ featureName }), 400, catalogChangesMessages.featureNameRequired)
  }
  expectRefusal(await save({ imageUrl: 'unknown.jpg' }), 400, uploadsMessages.noFile)
  expectRefusal(await save({ id: 99 }), 404, catalogChangesMessages.unknownFeature)
  expectRefusal(await save({ id: feature.id, version: 2 }), 409, wireRefusals.changedConcurrently)
  expectRefusal(await api.get('/Product/RemoveFeature/99', { token }), 404, catalogChangesMessages.unknownFeature)
  expect(await db.select().from(features)).toEqual([feature])
})

test('the list replaces the selected features of a project, as ids or as selected entries', async ({ api, db }) => {
  const [pool, gym, hall] = [
    await aFeature(db, { name: 'Pool' }),
    await aFeature(db, { name: 'Gym' }),
    await aFeature(db, { name: 'Hall' }),
  ]
  const { id } = await aProject(db)
  const token = await api.tokenOf('Admin')
  const choose = (body: unknown[]) => api.post(`/Product/ManageFeature/${id}`, body, { token })
  expect(await chosen(api, id)).toEqual([])

  const response = await choose([pool.id, String(gym.id)])
  expect(response.json().responseMessage.reasonPhrase).toBe(recordsMessages.saved)
  expect(response.json().data).toMatchObject([
    { id: pool.id, productId: id, isSelected: true },
    { id: gym.id, isSelected: true },
    { id: hall.id, isSelected: false },
  ])
  expect(await chosen(api, id)).toEqual(['Pool', 'Gym'])

  await choose([
    { id: pool.id, isSelected: false },
    { id: hall.id, isSelected: true },
    { id: 99, isSelected: false },
    hall.id,
  ])
  expect(await chosen(api, id)).toEqual(['Hall'])

  await choose([])
  expect(await chosen(api, id)).toEqual([])
  expect(await db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
    { action: 'choose-features', entity: 'project', before: { featureIds: [] }, after: { featureIds: [1, 2] } },
    { action: 'choose-features', before: { featureIds: [1, 2] }, after: { featureIds: [3] } },
    { action: 'choose-features', before: { featureIds: [3] }, after: { featureIds: [] } },
  ])
})

test('with wasSelected only differences are saved, so that a parallel selection is not undone', async ({ api, db }) => {
  const [pool, gym, hall, park] = [await aFeature(db), await aFeature(db), await aFeature(db), await aFeature(db)]
  const { id } = await aProject(db)
  await db.insert(projectFeatures).values([
    { projectId: id, featureId: pool.id },
    { projectId: id, featureId: gym.id },
  ])
  const token = await api.tokenOf('Admin')
  const seen = { [pool.id]: true, [gym.id]: true, [hall.id]: false }
  const save = (ticks: Record<number, boolean>) =>
    api.post(
      `/Product/ManageFeature/${id}`,
      Object.entries({ ...seen, ...ticks }).map(([one, isSelected]) => ({
        id: one,
        isSelected,
        wasSelected: seen[Number(one)] ?? false,
      })),
      { token },
    )

  // Both callers read the same list; the second one also sends an entry that was added later.
  const responses = await Promise.all([save({ [pool.id]: false }), save({ [hall.id]: true, [park.id]: true })])

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const stored = await db.select().from(projectFeatures).orderBy(projectFeatures.featureId)
  expect(stored.map(({ featureId }) => featureId)).toEqual([gym.id, hall.id, park.id])
})

test('an invalid list, or one with an unknown feature, is refused and changes nothing', async ({ api, db }) => {
  const pool = await aFeature(db)
  const gone = await aFeature(db, { deletedAt: new Date() })
  const { id } = await aProject(db)
  await db.insert(projectFeatures).values({ projectId: id, featureId: pool.id })
  const token = await api.tokenOf('Admin')
  const choose = (body: object, projectId = id) => api.post(`/Product/ManageFeature/${projectId}`, body, { token })

  expectRefusal(await choose({}), 400, catalogChangesMessages.featureListUnreadable)
  expectRefusal(await choose(['x']), 400, catalogChangesMessages.unknownFeature)
  expectRefusal(await choose([{ isSelected: true }]), 400, catalogChangesMessages.unknownFeature)
  expectRefusal(await choose([99]), 404, catalogChangesMessages.unknownFeature)
  expectRefusal(await choose([pool.id, gone.id]), 404, catalogChangesMessages.unknownFeature)
  expectRefusal(await choose([pool.id], 99), 404, catalogChangesMessages.unknownProject)
  expect(await db.select().from(projectFeatures)).toMatchObject([{ projectId: id, featureId: pool.id }])
})

async function catalogue(api: TestApi) {
  return (await api.get('/Product/GetFeaturesList')).json().data
}

async function chosen(api: TestApi, projectId: number) {
  const { data } = (await api.get(`/Product/GetFeaturesmapsAsync/${projectId}`)).json()
  const all: { featureName: string; isSelected: boolean }[] = data
  return all.filter(({ isSelected }) => isSelected).map(({ featureName }) => featureName)
}

function expectRefusal(response: Awaited<ReturnType<TestApi['get']>>, status: number, reasonPhrase: string) {
  expect(response.json()).toEqual({ responseMessage: { isSuccessStatusCode: false, reasonPhrase }, data: null })
  expect(response.statusCode).toBe(status)
}

test('a selected feature stores which plan of the same project shows it', async ({ api, db }) => {
  const [pool, gym] = [await aFeature(db), await aFeature(db)]
  const { id } = await aProject(db)
  const other = await aProject(db)
  const [court, elsewhere] = await db
    .insert(plans)
    .values([id, other.id].map((projectId) => ({ projectId, kindId: PLAN_KIND.cluster, name: 'South court' })))
    .returning()
  if (!court || !elsewhere) throw new Error('No plans.')
  const token = await api.tokenOf('Admin')
  const choose = (body: object) => api.post(`/Product/ManageFeature/${id}`, body, { token })
  const sheets = async () => {
    const { data } = (await api.get(`/Product/GetFeaturesmapsAsync/${id}`)).json()
    return data.map(({ sanctionedPlanId }: { sanctionedPlanId: number | null }) => sanctionedPlanId)
  }

  expect((await choose([{ id: pool.id, isSelected: true, sanctionedPlanId: court.id }, gym.id])).statusCode).toBe(200)
  expect(await sheets()).toEqual([court.id, null])

  // A request with the specified fields only, without the plan, keeps the stored plan.
  await choose([pool.id])
  expect(await sheets()).toEqual([court.id, null])

  expectRefusal(
    await choose([{ id: pool.id, isSelected: true, sanctionedPlanId: elsewhere.id }]),
    404,
    catalogChangesMessages.unknownSheet,
  )
  await choose([{ id: pool.id, isSelected: true, sanctionedPlanId: null }])
  expect(await sheets()).toEqual([null, null])

  await choose([{ id: pool.id, isSelected: true, sanctionedPlanId: court.id }])
  await api.get(`/Product/DeletePlanMapping/${court.id}`, { token })
  expect(await sheets()).toEqual([null, null])
})
