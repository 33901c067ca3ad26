import { desc } from 'drizzle-orm'
import { expect } from 'vitest'
import { say } from '#contract/catalog/catalog.messages.ts'
import { say as contentSay } from '#contract/content/content.messages.ts'
import { say as wireSay } from '#contract/wire/wire.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { type TestApi, test } from '#test/api.ts'
import { aGalleryImage, anUpload, aProject } from '#test/builders.ts'
import { refusal } from '#test/people.ts'

test('staff put the pictures in order, and the public sees that order inside each category', async ({ api, db }) => {
  const { id } = await aProject(db)
  const [one, two, three] = await threePictures(db, id)
  const pool = await aGalleryImage(db, { projectId: id, imageCategoryId: 3, image: 'pool.jpg' })
  const token = await api.tokenOf('Admin')
  expect(await publicOrder(api, id)).toEqual([one, two, three, pool.id])

  const answer = await api.post(path(id), [pool.id, String(three), one], { token })

  expect(answer.json().responseMessage.reasonPhrase).toBe(contentSay.saved)
  expect(answer.json().data.map((image: { id: number }) => image.id)).toEqual([three, one, two, pool.id])
  expect(await publicOrder(api, id)).toEqual([three, one, two, pool.id])
  expect(await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)).toMatchObject([
    {
      entity: 'project',
      entityId: String(id),
      action: 'order-gallery',
      after: { galleryOrder: [pool.id, three, one, two] },
    },
  ])

  await anUpload(db, { storedName: '1_new.jpg' })
  await api.post(`/Product/UploadGalleryImage/${id}/1/1_new.jpg`, {}, { token })
  expect((await publicOrder(api, id)).slice(0, 3)).toEqual([three, one, two])
})

test('a picture of another project, a deleted or an unknown one has no place in an order', async ({ api, db }) => {
  const { id } = await aProject(db)
  const [one, two, three] = await threePictures(db, id)
  const gone = await aGalleryImage(db, { projectId: id, deletedAt: new Date() })
  const other = await aGalleryImage(db, { projectId: (await aProject(db)).id })
  const token = await api.tokenOf('Admin')

  await api.post(path(id), [other.id, two, two, gone.id, 999], { token })

  expect(await publicOrder(api, id)).toEqual([two, one, three])
  expect(await publicOrder(api, other.projectId)).toEqual([other.id])
})

test.for([
  [99, [1], 404, say.unknownProject],
  [1, {}, 400, say.galleryOrderUnreadable],
  [1, ['x'], 400, wireSay.notAnId],
  [1, [-1], 400, wireSay.notAnId],
] as const)('an order for project %i of %j is refused', async ([project, body, status, sentence], { api, db }) => {
  const { id } = await aProject(db)
  const answer = await api.post(path(project === 1 ? id : project), body as object, {
    token: await api.tokenOf('Admin'),
  })

  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toEqual(refusal(sentence))
})

async function threePictures(db: Db, projectId: number) {
  const ids: number[] = []
  for (const image of ['a.jpg', 'b.jpg', 'c.jpg']) ids.push((await aGalleryImage(db, { projectId, image })).id)
  return ids as [number, number, number]
}

async function publicOrder(api: TestApi, projectId: number): Promise<number[]> {
  const { data } = (await api.get(`/Product/GetGalleryImage/${projectId}`)).json()
  return data.map(({ id }: { id: number }) => id)
}

function path(projectId: number) {
  return `/Product/OrderGalleryImages/${projectId}`
}
