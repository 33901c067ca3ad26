import { desc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { backOfficeRefusals } from '#contract/back-office/refusals.messages.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { projectFeatures } from '#server/catalog/project-parts.tables.ts'
import { projects } from '#server/catalog/projects.tables.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { accounts, sessions } from '#server/identity/accounts.tables.ts'
import { type TestApi, test } from '#test/api.ts'
import { aFeature, aMediaItem, aProject, aTestimonial } from '#test/builders.ts'
import { refusal } from '#test/people.ts'

const SEARCH = '/Global/SearchTrash'
const RESTORE = '/Global/RestoreRecord'

test('deleted records are listed with the deleting account and restored in place', async ({ api, db }) => {
  const item = await aMediaItem(db, { name: 'Handover', isActive: true })
  await aMediaItem(db, { name: 'Still there' })
  const token = await api.tokenOf('Admin', { email: 'meera@plinth.example' })
  const before = (await api.get('/NewsandEvents/GetNewsEventsMappings/1')).json()
  await api.get(`/NewsandEvents/DeleteNewsEventsMapping/${item.id}`, { token })

  expect((await api.post(SEARCH, {}, { token })).json()).toEqual({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: 'OK' },
    data: {
      rows: [
        {
          entity: 'media-item',
          id: item.id,
          name: 'Handover',
          deletedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          deletedBy: 'meera@plinth.example',
        },
      ],
      total: 1,
    },
  })

  const answer = await api.post(RESTORE, { entity: 'media-item', id: item.id }, { token })

  expect(answer.json()).toEqual({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: recordsMessages.restored },
    data: null,
  })
  expect((await api.get('/NewsandEvents/GetNewsEventsMappings/1')).json()).toEqual(before)
  expect((await api.get('/Home/GetHomePageList')).json().data.eventList).toHaveLength(1)
  expect((await api.post(SEARCH, {}, { token })).json().data).toEqual({ rows: [], total: 0 })
  expect(await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)).toMatchObject([
    { action: 'restore', entity: 'media-item', entityId: String(item.id), after: { name: 'Handover', version: 3 } },
  ])
})

test('a deleted testimonial can be restored', async ({ api, db }) => {
  const testimonial = await aTestimonial(db)
  const token = await api.tokenOf('Admin')
  await api.get(`/NewsandEvents/DeleteNewsEventsMapping/${testimonial.id}`, { token })
  expect((await api.get('/CustomerSpeaks/GetYoutubeLink')).json().data).toEqual([])

  await api.post(RESTORE, { Entity: 'testimonial', ID: String(testimonial.id) }, { token })

  expect((await api.get('/CustomerSpeaks/GetYoutubeLink')).json().data).toMatchObject([{ id: testimonial.id }])
})

test('a restored feature is back in the existing projects that had chosen it', async ({ api, db }) => {
  const [stays, goes] = [await aProject(db), await aProject(db)]
  const feature = await aFeature(db)
  for (const { id } of [stays, goes]) await db.insert(projectFeatures).values({ projectId: id, featureId: feature.id })
  const token = await api.tokenOf('Admin')
  await api.get(`/Product/RemoveFeature/${feature.id}`, { token })
  expect(await db.select().from(projectFeatures)).toMatchObject([])
  await db.delete(projects).where(eq(projects.id, goes.id))

  expect((await api.post(RESTORE, { entity: 'feature', id: feature.id }, { token })).statusCode).toBe(200)

  expect(await db.select().from(projectFeatures)).toMatchObject([{ projectId: stays.id, featureId: feature.id }])
})

test('only a record in the trash, under its own entity, can be restored, and only once', async ({ api, db }) => {
  const there = await aMediaItem(db)
  const gone = await aMediaItem(db, { deletedAt: new Date() })
  const token = await api.tokenOf('Admin')
  const restore = (body: object) => api.post(RESTORE, body, { token })

  for (const body of [
    { entity: 'media-item', id: there.id },
    { entity: 'testimonial', id: gone.id },
    { entity: 'media-item', id: 999 },
    { entity: 'media-item', id: 0 },
  ]) {
    const answer = await restore(body)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual(refusal(backOfficeRefusals.notInTrash))
  }
  for (const [body, sentence] of [
    [{ entity: 'account', id: 1 }, backOfficeRefusals.unknownTrashEntity],
    [{ entity: 'constructor', id: 1 }, backOfficeRefusals.unknownTrashEntity],
    [{ id: 1 }, backOfficeRefusals.unknownTrashEntity],
    [{ entity: 'media-item' }, wireMessages.notAnId],
    [{ entity: 'media-item', id: 'x' }, wireMessages.notAnId],
  ] as const) {
    const answer = await restore(body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual(refusal(sentence))
  }
  expect(await db.select().from(auditLog)).toEqual([])

  const twice = await Promise.all([1, 2].map(() => restore({ entity: 'media-item', id: gone.id })))
  expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
})

test('the trash can be searched, sorted, filtered and paged', async ({ api, db }) => {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))
  await aMediaItem(db, { name: 'beta 100%', deletedAt: at(1) })
  await aTestimonial(db, { name: 'Alpha', deletedAt: at(2) })
  await aMediaItem(db, { name: 'Gamma', deletedAt: at(3) })
  const search = await searcher(api)
  const names = async (body: object) =>
    (await search(body)).json().data.rows.map(({ name }: { name: string }) => name.split(' ')[0])

  expect(await names({})).toEqual(['Gamma', 'Alpha', 'beta'])
  expect(await names({ sort: 'deletedAt' })).toEqual(['beta', 'Alpha', 'Gamma'])
  expect(await names({ sort: 'name' })).toEqual(['Alpha', 'beta', 'Gamma'])
  expect(await names({ sort: 'name', descending: true })).toEqual(['Gamma', 'beta', 'Alpha'])
  expect(await names({ search: 'ALPHA' })).toEqual(['Alpha'])
  expect(await names({ search: '%' })).toEqual(['beta'])
  expect(await names({ search: "' or true --" })).toEqual([])
  expect(await names({ filters: { entity: 'testimonial' } })).toEqual(['Alpha'])
  expect((await search({ filters: { entity: 'account' } })).json()).toEqual(
    refusal(backOfficeRefusals.unknownTrashEntity),
  )
  expect((await search({ page: 2 })).json().data).toEqual({ rows: [], total: 3 })
})

test('records deleted by an account that no longer exists are still listed', async ({ api, db }) => {
  const item = await aMediaItem(db)
  const token = await api.tokenOf('Admin')
  await api.get(`/NewsandEvents/DeleteNewsEventsMapping/${item.id}`, { token })
  await db.delete(sessions)
  await db.delete(accounts)

  const { data } = (await (await searcher(api))({})).json()

  expect(data.rows).toMatchObject([{ id: item.id, deletedBy: null }])
})

async function searcher(api: TestApi) {
  const token = await api.tokenOf('Admin')
  return (body: object) => api.post(SEARCH, body, { token })
}
