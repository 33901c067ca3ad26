import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { publishGateMessages } from '#contract/catalog/publish-gate.messages.ts'
import type { Db } from '#server/db/connection.ts'
import { uploads } from '#server/uploads/uploads.tables.ts'
import { type TestApi, test } from '#test/api.ts'
import { aGalleryImage, anUpload, aProject, aRegistration, aSpecification } from '#test/builders.ts'
import { projects } from './projects.tables.ts'
import { publishGate } from './publish-gate.tables.ts'

const SEARCH = '/Product/SearchUnlabelledPictures'

async function found(api: TestApi, body: object = {}) {
  return (await api.post(SEARCH, body, { token: await api.tokenOf('Editor') })).json().data
}

async function pictureFindings(api: TestApi, projectId: number) {
  const response = await api.get(`/Product/GetGateReport/${projectId}`, { token: await api.tokenOf('Editor') })
  return response.json().data.findings.filter(({ rule }: { rule: string }) => rule === 'picture-claim')
}

/** Creates a project whose five pictures are stored without labels. */
async function anUnlabelledProject(db: Db, name: string) {
  const project = await aProject(db, {
    name,
    bannerImage: `1_${name}-banner.jpg`,
    image: `1_${name}-card.jpg`,
    featureImage: `1_${name}-feature.jpg`,
  })
  await aRegistration(db, { projectId: project.id })
  const gallery = await aGalleryImage(db, { projectId: project.id, image: `1_${name}-court.jpg` })
  await aSpecification(db, { projectId: project.id, image: `1_${name}-floor.jpg` })
  await anUpload(db, { folder: 'ProjectBannerImages', storedName: project.bannerImage })
  const files = [project.image, project.featureImage, gallery.image, `1_${name}-floor.jpg`]
  for (const storedName of files) if (storedName) await anUpload(db, { storedName })
  return project
}

test('every place where a project shows a picture is listed until the picture is labelled', async ({ api, db }) => {
  const project = await anUnlabelledProject(db, 'Suncourt')
  await aGalleryImage(db, { projectId: project.id, image: '1_missing.jpg' })
  await anUpload(db, { storedName: '1_unused.jpg' })

  const { rows, total } = await found(api)
  expect(total).toBe(5)
  expect(rows.map(({ place, file }: { place: string; file: string }) => [place, file])).toEqual([
    ['banner', project.bannerImage],
    ['feature', '1_Suncourt-feature.jpg'],
    ['gallery', '1_Suncourt-court.jpg'],
    ['image', project.image],
    ['specification', '1_Suncourt-floor.jpg'],
  ])
  expect(rows[0]).toMatchObject({
    folder: 'ProjectBannerImages',
    productId: project.id,
    productName: 'Suncourt',
  })

  await db.update(uploads).set({ pictureKind: 'impression' }).where(eq(uploads.storedName, project.image))
  expect((await found(api)).total).toBe(4)
})

test('the list can be paged, searched and filtered by project, without deleted projects', async ({ api, db }) => {
  const suncourt = await anUnlabelledProject(db, 'Suncourt')
  await anUnlabelledProject(db, 'Neem Street')
  const gone = await anUnlabelledProject(db, 'Canal Walk')
  await db.update(projects).set({ deletedAt: new Date(), deletedBy: 1 }).where(eq(projects.id, gone.id))
  await anUnlabelledProject(db, 'Kosi House')

  expect((await found(api)).total).toBe(15)
  const named = (rows: { productName: string }[]) => [...new Set(rows.map(({ productName }) => productName))]
  expect(named((await found(api, { search: 'street' })).rows)).toEqual(['Neem Street'])
  expect(named((await found(api, { filters: { productId: suncourt.id } })).rows)).toEqual(['Suncourt'])
  expect(named((await found(api, { page: 1 })).rows)).toEqual(['Kosi House', 'Neem Street'])
  expect(named((await found(api, { page: 2 })).rows)).toEqual(['Suncourt'])
})

test('the gate has one finding per tab with unlabelled pictures', async ({ api, db }) => {
  const { id, image, bannerImage } = await anUnlabelledProject(db, 'Suncourt')
  const finding = { rule: 'picture-claim', registrationId: null, field: null, place: expect.any(String) }

  expect(await pictureFindings(api, id)).toEqual([
    { ...finding, tab: 'project', sentence: '3 pictures of the project form do not say what they show.' },
    { ...finding, tab: 'gallery', sentence: 'One picture of the gallery does not say what it shows.' },
    { ...finding, tab: 'specifications', sentence: expect.stringContaining('of the specifications') },
  ])

  const token = await api.tokenOf('Editor')
  const pictures = [
    { folder: 'ProjectImages', file: image },
    { folder: 'ProjectBannerImages', file: bannerImage },
    { folder: 'ProjectImages', file: '1_Suncourt-feature.jpg' },
    { folder: 'ProjectImages', file: '1_Suncourt-court.jpg' },
    { folder: 'ProjectImages', file: '1_Suncourt-floor.jpg' },
  ]
  await api.post('/Product/LabelPictures', { pictures, kind: 'impression' }, { token })
  expect(await pictureFindings(api, id)).toEqual([])
})

test('the mode "block" refuses a picture until it is labelled, the default mode accepts it', async ({ api, db }) => {
  const token = await api.tokenOf('Editor')
  const { id } = await aProject(db, { name: 'Suncourt' })
  await aRegistration(db, { projectId: id })
  for (const name of ['1_a.jpg', '1_b.jpg']) await anUpload(db, { storedName: name })
  const add = (name: string) => api.call('POST', `/Product/UploadGalleryImage/${id}/1/${name}`, { token })
  const label = (file: string) =>
    api.post('/Product/LabelPictures', { pictures: [{ folder: 'ProjectImages', file }], kind: 'stock' }, { token })

  expect((await add('1_a.jpg')).statusCode).toBe(200)
  await db.insert(publishGate).values({ mode: 'block' })
  const refused = await add('1_b.jpg')
  expect(refused.statusCode).toBe(400)
  expect(refused.json().responseMessage.reasonPhrase).toContain(
    publishGateMessages.finding.pictures(2, publishGateMessages.inGallery).replace(/\.$/, ''),
  )

  // Labels can be given one after another while the project has findings.
  expect((await label('1_b.jpg')).statusCode).toBe(200)
  expect((await add('1_b.jpg')).statusCode).toBe(400)
  expect((await label('1_a.jpg')).statusCode).toBe(200)
  expect((await add('1_b.jpg')).statusCode).toBe(200)
})

test('the list counts picture findings of all projects, the dashboard those of shown ones', async ({ api, db }) => {
  const token = await api.tokenOf('Editor')
  const { id } = await anUnlabelledProject(db, 'Suncourt')
  const hidden = await anUnlabelledProject(db, 'Kosi House')
  await db.update(projects).set({ isActive: false }).where(eq(projects.id, hidden.id))

  const list = await api.post('/Product/SearchProductList', {}, { token })
  expect(list.json().data.rows.map(({ findings }: { findings: number }) => findings)).toEqual([3, 3])
  const { gate } = (await api.get('/Home/GetDashboardFigures', { token })).json().data
  expect(gate).toMatchObject({ total: 1, projects: [{ id, name: 'Suncourt' }] })
  expect(gate.projects[0].findings).toHaveLength(3)
})
