import { desc } from 'drizzle-orm'
import { expect } from 'vitest'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { type TestApi, test } from '#test/api.ts'
import { aGalleryImage, anUpload, aPlan, aProject, aSpecification } from '#test/builders.ts'
import { refusal } from '#test/people.ts'

const KINDS = [
  {
    entity: 'gallery-image',
    together: 'gallery',
    build: aGalleryImage,
    list: '/Product/GetGalleryImage',
    order: '/Product/OrderGalleryImages',
    remove: '/Product/DeleteGalleryImage',
    add: (projectId: number) => [`/Product/UploadGalleryImage/${projectId}/1/1_new.jpg`, {}] as const,
  },
  {
    entity: 'plan',
    together: 'plans',
    build: aPlan,
    list: '/Product/GetPlanMappings',
    order: '/Product/OrderPlans',
    remove: '/Product/DeletePlanMapping',
    add: (productId: number) => ['/Product/ManagePlan/', { productId, planId: 2, planName: 'New' }] as const,
  },
  {
    entity: 'specification',
    together: 'specifications',
    build: aSpecification,
    list: '/Product/GetSpecficationMappings',
    order: '/Product/OrderSpecifications',
    remove: '/Product/DeleteSpecficationMapping',
    add: (productId: number) => ['/Product/ManageSpecification/', { productId, specificationName: 'New' }] as const,
  },
]
type Kind = (typeof KINDS)[number]

test.for(KINDS)('staff can order the $together, and public pages show it at once', async (kind, { api, db }) => {
  const { id } = await aProject(db)
  const [one, two, three] = await threeParts(db, kind, id)
  const token = await api.tokenOf('Admin', { email: 'meera@plinth.example' })
  expect(await publicOrder(api, kind, id)).toEqual([one, two, three])

  const response = await api.post(`${kind.order}/${id}`, [String(three), one], { token })

  expect(response.json().responseMessage.reasonPhrase).toBe(recordsMessages.saved)
  expect(idsIn(response)).toEqual([three, one, two])
  expect(await publicOrder(api, kind, id)).toEqual([three, one, two])
  expect(await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)).toMatchObject([
    {
      actorEmail: 'meera@plinth.example',
      entity: 'project',
      entityId: String(id),
      action: `order-${kind.together}`,
      before: { [`${kind.together}Order`]: [one, two, three] },
      after: { [`${kind.together}Order`]: [three, one, two] },
    },
  ])
})

test.for(KINDS)('a new part is added at the end of the $together, ordered or not', async (kind, { api, db }) => {
  const { id } = await aProject(db)
  const [one, two, three] = await threeParts(db, kind, id)
  await anUpload(db, { storedName: '1_new.jpg' })
  const token = await api.tokenOf('Admin')
  const [path, body] = kind.add(id)

  const added = (await api.post(path, body, { token })).json().data.id
  expect(await publicOrder(api, kind, id)).toEqual([one, two, three, added])
  await api.post(`${kind.order}/${id}`, [added, three, two, one], { token })
  const newest = (await api.post(path, body, { token })).json().data.id

  expect(await publicOrder(api, kind, id)).toEqual([added, three, two, one, newest])
})

test.for(KINDS)(
  'a deleted part of the $together is restored to its position, or to the end if they were ordered since',
  async (kind, { api, db }) => {
    const { id } = await aProject(db)
    const [one, two, three] = await threeParts(db, kind, id)
    const token = await api.tokenOf('Admin')
    const restore = () => api.post('/Global/RestoreRecord', { entity: kind.entity, id: one }, { token })

    await api.post(`${kind.order}/${id}`, [three, one, two], { token })
    await api.get(`${kind.remove}/${one}`, { token })
    await restore()
    expect(await publicOrder(api, kind, id)).toEqual([three, one, two])

    await api.get(`${kind.remove}/${one}`, { token })
    await api.post(`${kind.order}/${id}`, [two, three], { token })
    await restore()
    expect(await publicOrder(api, kind, id)).toEqual([two, three, one])
  },
)

test.for(KINDS)(
  'deleted and unknown ids, and those of another project, are ignored in an order of the $together',
  async (kind, { api, db }) => {
    const { id } = await aProject(db)
    const [one, two, three] = await threeParts(db, kind, id)
    const gone = await kind.build(db, { projectId: id, deletedAt: new Date() })
    const elsewhere = (await aProject(db)).id
    const others = await threeParts(db, kind, elsewhere)
    const token = await api.tokenOf('Admin')

    await api.post(`${kind.order}/${id}`, [others[2], two, two, gone.id, 999], { token })

    expect(await publicOrder(api, kind, id)).toEqual([two, one, three])
    expect(await publicOrder(api, kind, elsewhere)).toEqual(others)
  },
)

test.for(KINDS)(
  'an invalid order of the $together, or for an unknown project, is refused',
  async (kind, { api, db }) => {
    const { id } = await aProject(db)
    const token = await api.tokenOf('Admin')
    const deleted = await aProject(db, { deletedAt: new Date() })
    const cases = [
      [99, [1], 404, catalogChangesMessages.unknownProject],
      [deleted.id, [1], 404, catalogChangesMessages.unknownProject],
      [id, {}, 400, catalogChangesMessages.orderUnreadable],
      [id, ['x'], 400, wireMessages.notAnId],
      [id, [-1], 400, wireMessages.notAnId],
    ] as const

    for (const [project, body, status, sentence] of cases) {
      const response = await api.post(`${kind.order}/${project}`, body as object, { token })
      expect([response.statusCode, response.json()]).toEqual([status, refusal(sentence)])
    }
    expect((await api.post(`${kind.order}/${id}`, [], { token })).json().data).toEqual([])
  },
)

test('images and plans are ordered within their category and kind', async ({ api, db }) => {
  const { id: projectId } = await aProject(db)
  const unit = await aPlan(db, { projectId, kindId: 6 })
  const [lower, upper] = [await aPlan(db, { projectId }), await aPlan(db, { projectId })]
  const pool = await aGalleryImage(db, { projectId, imageCategoryId: 3 })
  const [day, night] = [await aGalleryImage(db, { projectId }), await aGalleryImage(db, { projectId })]
  const token = await api.tokenOf('Admin')

  const plans = await api.post(`/Product/OrderPlans/${projectId}`, [unit.id, upper.id, lower.id], { token })
  const pictures = await api.post(`/Product/OrderGalleryImages/${projectId}`, [pool.id, night.id, day.id], { token })

  expect(idsIn(plans)).toEqual([upper.id, lower.id, unit.id])
  expect(idsIn(pictures)).toEqual([night.id, day.id, pool.id])
})

test('ordering plans keeps their versions, and updates the modification time of the project', async ({ api, db }) => {
  const long = new Date('2026-01-01')
  const { id: projectId } = await aProject(db, { updatedAt: long })
  const plan = await aPlan(db, { projectId, createdAt: long, updatedAt: long })
  const token = await api.tokenOf('Admin')

  await api.post(`/Product/OrderPlans/${projectId}`, [plan.id], { token })

  const [row] = (await api.post('/Product/SearchProductList', {}, { token })).json().data.rows
  expect(Date.parse(row.changedAt)).toBeGreaterThan(long.getTime())
  const draft = { id: plan.id, productId: projectId, planId: 2, planName: 'Renamed', version: plan.version }
  expect((await api.post('/Product/ManagePlan/', draft, { token })).statusCode).toBe(200)
})

async function threeParts(db: Db, { build }: Kind, projectId: number) {
  const ids: number[] = []
  for (let nth = 0; nth < 3; nth += 1) ids.push((await build(db, { projectId })).id)
  return ids as [number, number, number]
}

async function publicOrder(api: TestApi, { list }: Kind, projectId: number) {
  return idsIn(await api.get(`${list}/${projectId}`))
}

function idsIn(response: Awaited<ReturnType<TestApi['get']>>): number[] {
  return response.json().data.map(({ id }: { id: number }) => id)
}
