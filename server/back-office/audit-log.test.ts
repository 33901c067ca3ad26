import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { projects } from '#server/catalog/projects.tables.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { type TestApi, test } from '#test/api.ts'
import { aProject, aTestimonial } from '#test/builders.ts'
import { refusal } from '#test/people.ts'

test('an audit log entry has its actor, its time and the values before and after', async ({ api, db }) => {
  const { id } = await aTestimonial(db, { name: 'Asha' })
  const token = await api.tokenOf('Admin', { email: 'meera@plinth.example' })
  const save = { Id: id, name: 'Ravi', videoLink: 'https://youtu.be/abcdefghijk' }
  await api.post('/CustomerSpeaks/ManageYoutubeLink/', save, { token })

  const { data } = (await (await searcher(api))({ filters: { entity: 'testimonial' } })).json()

  expect(data.total).toBe(1)
  expect(data.rows).toEqual([
    {
      id: 1,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      actorEmail: 'meera@plinth.example',
      actorRole: 'Admin',
      action: 'update',
      entity: 'testimonial',
      entityId: String(id),
      subject: 'Ravi',
      projectId: null,
      projectName: null,
      ownerId: null,
      before: expect.objectContaining({ name: 'Asha', version: 1 }),
      after: expect.objectContaining({ name: 'Ravi', version: 2 }),
    },
  ])
})

test('entries are sorted newest first, paged, and can be filtered by each field', async ({ api, db }) => {
  const line = (nth: number, given: Partial<typeof auditLog.$inferInsert>) => ({
    action: 'update',
    entity: 'project',
    entityId: String(nth),
    at: new Date(`2026-03-0${nth}T20:00:00.000Z`),
    ...given,
  })
  await db
    .insert(auditLog)
    .values([
      line(1, { actorEmail: 'Meera@plinth.example', actorRole: 'Admin' }),
      line(2, { action: 'delete', entity: 'media-item' }),
      line(3, { actorEmail: 'arun@plinth.example' }),
      line(4, { action: 'create', entity: 'media-item', actorEmail: 'meera@plinth.example', before: null, after: {} }),
    ])
  const search = await searcher(api)
  const ids = async (body: object) =>
    (await search(body)).json().data.rows.map(({ entityId }: { entityId: string }) => Number(entityId))
  const filtered = (filters: object) => ids({ filters })

  expect(await ids({})).toEqual([4, 3, 2, 1])
  expect(await ids({ sort: 'at' })).toEqual([1, 2, 3, 4])
  expect(await ids({ sort: 'at', descending: true })).toEqual([4, 3, 2, 1])
  expect(await ids({ search: 'meera' })).toEqual([4, 1])
  expect(await ids({ search: 'media DELETE' })).toEqual([2])
  expect(await ids({ search: '%' })).toEqual([])
  expect(await filtered({ actor: 'MEERA@plinth.example' })).toEqual([4, 1])
  expect(await filtered({ actor: '%' })).toEqual([])
  expect(await filtered({ action: 'Delete' })).toEqual([2])
  expect(await filtered({ entity: 'media-item' })).toEqual([4, 2])
  expect(await filtered({ entity: 'project', entityId: '3' })).toEqual([3])
  const [third] = (await search({ filters: { entityId: '3' } })).json().data.rows
  expect(await filtered({ id: third.id })).toEqual([3])
  expect(await filtered({ id: 999_999 })).toEqual([])
  // 20:00 UTC is half past one of the next day in India.
  expect(await filtered({ from: '2026-03-03' })).toEqual([4, 3, 2])
  expect(await filtered({ to: '2026-03-03' })).toEqual([2, 1])
  expect(await filtered({ from: '2026-03-03', to: '2026-03-03', action: 'delete' })).toEqual([2])
  expect((await search({ page: 2 })).json().data).toEqual({ rows: [], total: 4 })
  expect((await search({ sort: 'actorEmail' })).json()).toEqual(refusal(wireMessages.unknownColumn))
  expect((await search({ filters: { actor: 7 } })).json()).toEqual(refusal(wireMessages.notText))
  const reversed = { from: '2026-03-04', to: '2026-03-03' }
  expect((await search({ filters: reversed })).json()).toEqual(refusal(wireMessages.daysReversed))
})

test('a project name finds all changes to the project and its parts', async ({ api, db }) => {
  const project = await aProject(db, { name: 'Kosi House' })
  await aProject(db, { name: 'Neem Street' })
  const token = await api.tokenOf('Admin')
  const plan = { id: 0, productId: project.id, planId: 2, planName: 'Typical floor' }
  expect((await api.post('/Product/ManagePlan/', plan, { token })).statusCode).toBe(200)
  await db.update(projects).set({ name: 'Kosi Towers' }).where(eq(projects.id, project.id))
  const search = await searcher(api)
  const found = async (body: object) => (await search(body)).json().data.rows

  const line = expect.objectContaining({ subject: 'Typical floor', projectId: project.id, projectName: 'Kosi Towers' })
  expect(await found({ search: 'kosi towers' })).toEqual([line])
  expect(await found({ search: 'typical floor' })).toEqual([line])
  expect(await found({ filters: { projectId: project.id } })).toEqual([line])
  expect(await found({ filters: { projectId: project.id + 1 } })).toEqual([])
})

test('uploaded files are listed only on request', async ({ api, db }) => {
  await db.insert(auditLog).values([
    { action: 'upload', entity: 'upload', entityId: '1', subject: 'plan.png' },
    { action: 'create', entity: 'plan', entityId: '2', subject: 'Typical floor' },
  ])
  const search = await searcher(api)
  const kinds = async (filters: object) =>
    (await search({ filters })).json().data.rows.map(({ entity }: { entity: string }) => entity)

  expect(await kinds({})).toEqual(['plan'])
  expect(await kinds({ entity: 'upload' })).toEqual(['upload'])
  expect(await kinds({ action: 'upload' })).toEqual(['upload'])
})

test("an entry about the actor's own account has its address as the subject", async ({ api }) => {
  const token = await api.tokenOf('Customer', { email: 'asha@visitor.test' })
  await api.post('/User/Logout', {}, { token })
  const search = await searcher(api)

  const { rows } = (await search({ search: 'asha@visitor.test', filters: { action: 'sign-out' } })).json().data
  expect(rows).toEqual([expect.objectContaining({ entity: 'account', subject: 'asha@visitor.test' })])
})

async function searcher(api: TestApi) {
  const token = await api.tokenOf('Admin')
  return (body: object) => api.post('/Global/SearchAuditLog', body, { token })
}
