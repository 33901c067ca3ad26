import { expect } from 'vitest'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { backOfficeRefusals } from '#contract/back-office/refusals.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { statementsOf, type TestApi, test } from '#test/api.ts'
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
import { refusal } from '#test/people.ts'
import { projectFeatures } from './project-parts.tables.ts'

const PARTS = [
  { entity: 'gallery-image', build: aGalleryImage, remove: 'DeleteGalleryImage', name: '1730000000000_court.jpg' },
  { entity: 'specification', build: aSpecification, remove: 'DeleteSpecficationMapping', name: 'Flooring' },
  { entity: 'plan', build: aPlan, remove: 'DeletePlanMapping', name: 'Typical floor' },
  { entity: 'document', build: aDocument, remove: 'DeleteDocument', name: '1730000000000_brochure.pdf' },
  { entity: 'location', build: aLocation, remove: 'DeleteLocation', name: 'Dwarka' },
  { entity: 'perk', build: aPerk, remove: 'DeleteLocationPerks', name: 'Metro' },
] as const

test.for(PARTS)('a deleted $entity is listed with its project and restored unchanged', async (kind, { api, db }) => {
  const { id: projectId } = await aProject(db, { name: 'Suncourt' })
  const { id } = await kind.build(db, { projectId })
  const token = await api.tokenOf('Admin')
  const before = await everythingPublic(api, projectId)
  await api.get(`/Product/${kind.remove}/${id}`, { token })
  expect(await everythingPublic(api, projectId)).not.toEqual(before)
  expect(await trashed(api, token)).toMatchObject([{ entity: kind.entity, id, name: `Suncourt: ${kind.name}` }])

  const response = await restore(api, token, kind.entity, id)

  expect(response.json().responseMessage.reasonPhrase).toBe(recordsMessages.restored)
  expect(await everythingPublic(api, projectId)).toEqual(before)
  expect(await trashed(api, token)).toEqual([])
  expect((await restore(api, token, kind.entity, id)).json()).toEqual(refusal(backOfficeRefusals.notInTrash))
  expect((await db.select().from(auditLog).orderBy(auditLog.id)).map(({ action }) => action)).toEqual([
    'delete',
    'restore',
  ])
})

test('a removed project is one entry in the trash and is restored with the parts deleted with it', async ({
  api,
  db,
}) => {
  const { id: projectId } = await aProject(db, { name: 'Suncourt' })
  const feature = await aFeature(db)
  await db.insert(projectFeatures).values({ projectId, featureId: feature.id })
  const parts: { id: number }[] = []
  for (const { build } of PARTS) parts.push(await build(db, { projectId }))
  const token = await api.tokenOf('Admin')
  const earlier = await aPerk(db, { projectId, name: 'Lake' })
  await api.get(`/Product/DeleteLocationPerks/${earlier.id}`, { token })
  const before = await everythingPublic(api, projectId)

  await api.get(`/Product/RemoveItem/${projectId}`, { token })
  expect(await trashed(api, token)).toMatchObject([{ entity: 'project', id: projectId, name: 'Suncourt' }])
  for (const [at, { entity }] of PARTS.entries()) {
    expect((await restore(api, token, entity, parts[at]?.id ?? 0)).statusCode).toBe(404)
  }

  expect((await restore(api, token, 'project', projectId)).statusCode).toBe(200)
  expect(await everythingPublic(api, projectId)).toEqual(before)
  expect(await trashed(api, token)).toMatchObject([{ entity: 'perk', id: earlier.id }])
})

test('a project is not restored when another has taken its address', async ({ api, db }) => {
  const gone = await aProject(db, { name: 'Suncourt', deletedAt: new Date() })
  await aProject(db, { name: 'Suncourt' })

  const response = await restore(api, await api.tokenOf('Admin'), 'project', gone.id)

  expect(response.statusCode).toBe(409)
  expect(response.json()).toEqual(refusal(backOfficeRefusals.placeTaken))
})

test('restoring a project locks the addresses before it checks that the address is free', async ({ api, db }) => {
  const gone = await aProject(db, { name: 'Suncourt', deletedAt: new Date() })
  const token = await api.tokenOf('Admin')

  const queries = await statementsOf(() => restore(api, token, 'project', gone.id))

  const [first = ''] = queries.filter((query) => /project_addresses|"projects"/.test(query))
  expect(first).toContain('project_addresses')
})

test('a location is not restored when the project has a newer one', async ({ api, db }) => {
  const { id: projectId } = await aProject(db)
  const gone = await aLocation(db, { projectId, deletedAt: new Date() })
  await aLocation(db, { projectId, title: 'New' })

  const response = await restore(api, await api.tokenOf('Admin'), 'location', gone.id)

  expect(response.statusCode).toBe(409)
  expect(response.json()).toEqual(refusal(backOfficeRefusals.placeTaken))
})

test('a feature is restored unless its name is taken', async ({ api, db }) => {
  const feature = await aFeature(db, { name: 'Lap pool' })
  const token = await api.tokenOf('Admin')
  await api.get(`/Product/RemoveFeature/${feature.id}`, { token })

  expect((await restore(api, token, 'feature', feature.id)).statusCode).toBe(200)
  expect((await api.get('/Product/GetFeaturesList')).json().data).toMatchObject([{ featureName: 'Lap pool' }])

  await api.get(`/Product/RemoveFeature/${feature.id}`, { token })
  await aFeature(db, { name: 'LAP POOL' })
  const response = await restore(api, token, 'feature', feature.id)
  expect(response.statusCode).toBe(409)
  expect(response.json()).toEqual(refusal(backOfficeRefusals.placeTaken))
})

test('a part in the trash can be restored only once, even in parallel', async ({ api, db }) => {
  const perk = await deletedPerk(db)
  const token = await api.tokenOf('Admin')

  const responses = await Promise.all([1, 2].map(() => restore(api, token, 'perk', perk.id)))

  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
})

async function deletedPerk(db: Db) {
  const { id: projectId } = await aProject(db)
  return aPerk(db, { projectId, deletedAt: new Date() })
}

function restore(api: TestApi, token: string, entity: string, id: number) {
  return api.post('/Global/RestoreRecord', { entity, id }, { token })
}

async function trashed(api: TestApi, token: string) {
  return (await api.post('/Global/SearchTrash', {}, { token })).json().data.rows
}

async function everythingPublic(api: TestApi, projectId: number) {
  const paths = ['GetProductDetails', 'GetGalleryImage', 'GetFeaturesmapsAsync', 'GetDocument', 'GetLocationAndPerks']
  const responses: unknown[] = []
  for (const path of paths) responses.push((await api.get(`/Product/${path}/${projectId}`)).json())
  return responses
}
