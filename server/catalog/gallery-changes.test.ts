import { expect } from 'vitest'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { test } from '#test/api.ts'
import { aGalleryImage, anUpload, aProject } from '#test/builders.ts'
import { storePartFiles } from './part-changes.fixture.ts'
import { galleryImages } from './project-parts.tables.ts'
import { expectRefusal } from './project-payload.fixture.ts'

test('an uploaded image is added at the end of its gallery category', async ({ api, db }) => {
  const { id: projectId } = await aProject(db)
  await aGalleryImage(db, { projectId, imageCategoryId: 3, image: '1_pool.jpg', sortOrder: 5 })
  await anUpload(db, { storedName: '2_सूर्य (1).jpg', width: 800, height: 600, dominantColour: '#123456' })
  const token = await api.tokenOf('Admin')
  await api.get(`/Product/GetGalleryImage/${projectId}`)

  const response = await api.call('POST', galleryPath(projectId, 3, '2_सूर्य (1).jpg'), { token })

  expect(response.json()).toEqual({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: recordsMessages.saved },
    data: {
      id: 2,
      productId: projectId,
      imgCatId: 3,
      imageCategoryName: 'Amenities',
      imgPath: '2_सूर्य (1).jpg',
      imgWidth: 800,
      imgHeight: 600,
      imgColour: '#123456',
      imgClaim: null,
    },
  })
  const { data } = (await api.get(`/Product/GetGalleryImage/${projectId}`)).json()
  expect(data.map(({ imgPath }: { imgPath: string }) => imgPath)).toEqual(['1_pool.jpg', '2_सूर्य (1).jpg'])

  const deleted = await api.get('/Product/DeleteGalleryImage/2', { token })
  expect(deleted.json().responseMessage.reasonPhrase).toBe(recordsMessages.deleted)
  expect((await api.get(`/Product/GetGalleryImage/${projectId}`)).json().data).toHaveLength(1)
  expectRefusal(await api.get('/Product/DeleteGalleryImage/2', { token }), 404, wireRefusals.unknownRecord)
  expect(await db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
    { entity: 'gallery-image', entityId: '2', action: 'create', before: null },
    { entity: 'gallery-image', entityId: '2', action: 'delete', after: null },
  ])
})

test('an unknown image, project or category is refused', async ({ api, db }) => {
  const { id } = await aProject(db)
  await storePartFiles(db)
  await anUpload(db, { storedName: '1_banner.jpg', folder: 'ProjectBannerImages' })
  const token = await api.tokenOf('Admin')
  const add = (...place: Parameters<typeof galleryPath>) => api.call('POST', galleryPath(...place), { token })

  expectRefusal(await add(99, 1, '1_part.jpg'), 404, catalogChangesMessages.unknownProject)
  expectRefusal(await add(id, 5, '1_part.jpg'), 404, catalogChangesMessages.unknownImageCategory)
  expectRefusal(await add(id, 0, '1_part.jpg'), 404, catalogChangesMessages.unknownImageCategory)
  for (const name of ['unknown.jpg', '1_banner.jpg', '1_paper.pdf', "1'; drop table uploads --"]) {
    expectRefusal(await add(id, 1, name), 400, catalogChangesMessages.galleryImageRequired)
  }
  for (const name of ['../1_part.jpg', '..\\1_part.jpg', 'a/1_part.jpg']) {
    expectRefusal(await add(id, 1, name), 400, uploadsMessages.notAFileName)
  }
  expect((await add(id, 1, 'x'.repeat(600))).statusCode).toBeGreaterThanOrEqual(400)
  expect(await db.select().from(galleryImages)).toEqual([])
})

function galleryPath(projectId: number, categoryId: number, fileName: string) {
  return `/Product/UploadGalleryImage/${projectId}/${categoryId}/${encodeURIComponent(fileName)}`
}
