import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { pictureClaimsMessages as messages } from '#contract/uploads/picture-claims.messages.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { anUpload, aProject } from '#test/builders.ts'
import { refusal } from '#test/people.ts'
import { aPicture } from './file-server.fixture.ts'
import { expectRefusal, PDF, postForm, test, uploadForm } from './upload.fixture.ts'
import { uploads } from './uploads.tables.ts'

const LABEL = '/Product/LabelPictures'
const tomorrow = siteDay(new Date(Date.now() + 24 * 60 * 60_000))

test('one call labels several pictures with an audit entry each, and the next public request has the labels', async ({
  api,
  db,
}) => {
  const token = await api.tokenOf('Editor')
  const project = await aProject(db)
  const card = await anUpload(db, { storedName: project.image })
  const banner = await anUpload(db, { folder: 'ProjectBannerImages', storedName: project.bannerImage })
  const read = async () => (await api.get(`/Product/GetProductDetails/${project.id}`)).json().data
  expect(await read()).toMatchObject({ productImageClaim: null, productBannerClaim: null })

  const pictures = [
    { folder: 'ProjectImages', file: project.image },
    { folder: 'ProjectBannerImages', file: project.bannerImage },
  ]
  const body = { pictures, kind: 'photograph', takenOn: '2026-03-22' }
  const response = await api.post(LABEL, body, { token })

  expect(response.json()).toEqual({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: '2 pictures are labelled.' },
    data: 2,
  })
  const claim = { kind: 'photograph', takenOn: '2026-03-22' }
  expect(await read()).toMatchObject({ productImageClaim: claim, productBannerClaim: claim })
  const stored = await api.get(`/Product/GetPictureLabel/ProjectImages/${project.image}`, { token })
  expect(stored.json().data).toEqual(claim)
  const lines = await db.select().from(auditLog).where(eq(auditLog.action, 'label-picture')).orderBy(auditLog.id)
  expect(lines).toMatchObject([
    { entityId: String(card.id), before: { pictureKind: null }, after: { pictureKind: 'photograph' } },
    { entityId: String(banner.id), subject: project.bannerImage },
  ])

  await api.post(LABEL, body, { token })
  expect(await db.$count(auditLog, eq(auditLog.action, 'label-picture'))).toBe(2)
})

test('a later label replaces an earlier one, and only photographs keep a day', async ({ api, db }) => {
  const { storedName: file } = await anUpload(db, { pictureKind: 'photograph', takenOn: '2026-03-22' })
  const token = await api.tokenOf('Editor')

  const pictures = [{ folder: 'ProjectImages', file }]
  await api.post(LABEL, { pictures, kind: 'impression', takenOn: '2026-03-22' }, { token })

  expect(await db.select().from(uploads)).toMatchObject([{ pictureKind: 'impression', takenOn: null }])
})

test.for([
  [{ kind: 'painting' }, 400, messages.kindUnknown],
  [{ kind: 'photograph', takenOn: null }, 400, messages.dayRequired],
  [{ kind: 'photograph', takenOn: tomorrow }, 400, messages.dayAhead],
  [{ pictures: [] }, 400, messages.noPicture],
  [{ pictures: [{ folder: 'ProjectVideos', file: '1_a.jpg' }] }, 400, messages.unknownPicture],
  [{ pictures: [{ folder: 'ProjectImages', file: 'gone.jpg' }] }, 404, messages.unknownPicture],
  [{ pictures: [{ folder: 'ProjectBannerImages', file: '1_a.jpg' }] }, 404, messages.unknownPicture],
  [{ pictures: [{ folder: 'ProjectImages', file: '1_paper.pdf' }] }, 404, messages.unknownPicture],
] as const)('a label with %j is refused and changes nothing', async ([given, status, sentence], { api, db }) => {
  await anUpload(db, { storedName: '1_a.jpg' })
  await anUpload(db, { storedName: '1_paper.pdf', mime: 'application/pdf', width: null, height: null })
  const body = { pictures: [{ folder: 'ProjectImages', file: '1_a.jpg' }], kind: 'stock', ...given }

  const response = await api.post(LABEL, body, { token: await api.tokenOf('Editor') })

  expect(response.json()).toEqual(refusal(sentence))
  expect(response.statusCode).toBe(status)
  expect(await db.$count(uploads, eq(uploads.pictureKind, 'stock'))).toBe(0)
})

test('an upload is accepted with a valid label or none, and refused with an invalid one', async ({ api, db }) => {
  const token = await api.tokenOf('Editor')
  const content = await aPicture({ width: 40, height: 30 })
  const send = (fileName: string, label: Record<string, string>) => {
    const form = uploadForm({ content, fileName })
    for (const [name, value] of Object.entries(label)) form.append(name, value)
    return postForm(api, form, { token })
  }

  expect((await send('a.jpg', { pictureKind: 'photograph', takenOn: '2026-11-06' })).statusCode).toBe(200)
  expect((await send('b.jpg', { pictureKind: 'sample-flat', takenOn: '' })).statusCode).toBe(200)
  expect((await send('c.jpg', {})).statusCode).toBe(200)
  expectRefusal(await send('d.jpg', { pictureKind: 'photograph' }), 400, messages.dayRequired)
  expectRefusal(await send('e.jpg', { pictureKind: 'photograph', takenOn: tomorrow }), 400, messages.dayAhead)
  expectRefusal(await send('f.jpg', { pictureKind: 'painting' }), 400, messages.kindUnknown)

  const stored = await db.select().from(uploads).orderBy(uploads.id)
  expect(stored.map(({ originalName, pictureKind, takenOn }) => [originalName, pictureKind, takenOn])).toEqual([
    ['a.jpg', 'photograph', '2026-11-06'],
    ['b.jpg', 'sample-flat', null],
    ['c.jpg', null, null],
  ])
})

test('a label that is sent with a document is ignored', async ({ api, db }) => {
  const form = uploadForm({ content: PDF, fileName: 'plan.pdf', purpose: 'document' })
  form.append('pictureKind', 'stock')

  expect((await postForm(api, form, { token: await api.tokenOf('Editor') })).statusCode).toBe(200)

  expect(await db.select().from(uploads)).toMatchObject([{ pictureKind: null }])
})
