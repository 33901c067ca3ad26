import { desc } from 'drizzle-orm'
import { expect } from 'vitest'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { type TestApi, test } from '#test/api.ts'
import { aProject } from '#test/builders.ts'
import { swapPositions } from './order.service.ts'
import { expectRefusal } from './project-payload.fixture.ts'
import { projects } from './projects.tables.ts'

const ORDER = '/Product/OrderProjects'

test('staff can order the projects of a category, and every public list shows it at once', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  const [one, two, three, other] = await fourProjects(db)
  expect(await listed(api)).toEqual([one, two, other, three])

  expect((await api.post(ORDER, [three, one, two], { token })).statusCode).toBe(200)

  // The project of another category keeps its third position.
  expect(await listed(api)).toEqual([three, one, other, two])
  const ofCategory = (await api.get('/Home/GetProductsByName/Commercial')).json().data
  expect(idsOf(ofCategory)).toEqual([three, one, two])
  const [line] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  expect(line).toMatchObject({
    action: 'order-projects',
    before: { projectOrder: [one, two, three] },
    after: { projectOrder: [three, one, two] },
  })
})

test('an order keeps the versions, so that an open form can still be saved', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  const [one, two] = await fourProjects(db)
  await api.post(ORDER, [two, one], { token })
  expect((await api.get(`/Product/GetProductDetails/${one}`, { token })).json().data.version).toBe(1)
})

test('an order changes `updatedAt` only of the projects that moved', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  const [one, two, three, other] = await fourProjects(db)
  await api.post(ORDER, [one, two, three], { token })
  const longAgo = new Date('2026-01-01')
  await db.update(projects).set({ updatedAt: longAgo })

  await api.post(ORDER, [two, one, three], { token })

  const stored = await db.select().from(projects).orderBy(projects.sortOrder)
  expect(stored.map(({ id }) => id)).toEqual([two, one, other, three])
  expect(stored.map(({ updatedAt }) => updatedAt.getTime() === longAgo.getTime())).toEqual([false, false, true, true])
})

test('an order that is not a list of ids is refused', async ({ api }) => {
  const token = await api.tokenOf('Admin')
  expectRefusal(await api.post(ORDER, { first: 1 }, { token }), 400, catalogChangesMessages.orderUnreadable)
})

test('listed projects swap their positions, and unknown and repeated ids are ignored', () => {
  expect(swapPositions([1, 2, 3, 4, 5], [5, 2])).toEqual([1, 5, 3, 4, 2])
  expect(swapPositions([1, 2, 3], [3, 3, 99, 1])).toEqual([3, 2, 1])
  expect(swapPositions([1, 2], [])).toEqual([1, 2])
})

async function fourProjects(db: Db) {
  const one = await aProject(db, { name: 'One', routingName: 'one', categoryId: 2 })
  const two = await aProject(db, { name: 'Two', routingName: 'two', categoryId: 2 })
  const other = await aProject(db, { name: 'Other', routingName: 'other', categoryId: 1 })
  const three = await aProject(db, { name: 'Three', routingName: 'three', categoryId: 2 })
  return [one.id, two.id, three.id, other.id] as const
}

async function listed(api: TestApi) {
  return idsOf((await api.get('/Home/GetProductLists')).json().data)
}

function idsOf(rows: { id: number }[]) {
  return rows.map(({ id }) => id)
}
