import { asc } from 'drizzle-orm'
import { expect } from 'vitest'
import { testimonialsMessages } from '#contract/testimonials/testimonials.messages.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { test } from '#test/api.ts'
import { aMediaItem, aTestimonial } from '#test/builders.ts'
import { refusal } from '#test/people.ts'
import { testimonials } from './testimonials.tables.ts'

const SAVE = '/CustomerSpeaks/ManageYoutubeLink/'
const LIST = '/CustomerSpeaks/GetYoutubeLink'
const draft = { Id: 0, name: 'Asha Verma', videoLink: 'https://youtu.be/abcdefghijk' }

test('a new testimonial is returned and is in the next public response', async ({ api, db }) => {
  const item = await aMediaItem(db)
  expect((await api.get(LIST)).json().data).toEqual([])

  const response = await api.post(SAVE, draft, { token: await api.tokenOf('Admin') })

  const saved = { id: item.id + 1, name: 'Asha Verma', videoLink: 'https://youtu.be/abcdefghijk' }
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: 'News and Events is added successfully' },
    data: { ...saved, version: 1 },
  })
  expect((await api.get(LIST)).json().data).toEqual([saved])
  expect((await api.get('/Home/GetHomePageList')).json().data.youtubeLink).toEqual([saved])
})

test('an update changes that record, increments its version and returns the same message', async ({ api, db }) => {
  const one = await aTestimonial(db)
  const other = await aTestimonial(db)

  const response = await api.post(SAVE, { ...draft, id: one.id, Name: 'Ravi' }, { token: await api.tokenOf('Admin') })

  expect(response.json().responseMessage.reasonPhrase).toBe('News and Events is added successfully')
  expect(await db.select().from(testimonials).orderBy(asc(testimonials.id))).toMatchObject([
    { id: one.id, videoLink: draft.videoLink, version: 2 },
    { ...other },
  ])
  expect(await db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
    {
      action: 'update',
      entity: 'testimonial',
      entityId: String(one.id),
      before: { videoLink: one.videoLink, version: 1 },
      after: { videoLink: draft.videoLink, version: 2 },
    },
  ])
})

test('when two users opened the same testimonial, the second save is refused and overwrites nothing', async ({
  api,
  db,
}) => {
  const { id } = await aTestimonial(db)
  const token = await api.tokenOf('Admin')
  const [{ version }] = (await api.get(LIST, { token })).json().data
  expect(version).toBe(1)
  expect((await api.get(LIST)).json().data[0]).not.toHaveProperty('version')

  expect((await api.post(SAVE, { ...draft, Id: id, version }, { token })).json().data.version).toBe(2)
  const second = await api.post(SAVE, { ...draft, Id: id, name: 'Ravi', version }, { token })
  expect(second.statusCode).toBe(409)
  expect(second.json()).toEqual(refusal(wireRefusals.changedConcurrently))
  expect(await db.select().from(testimonials)).toMatchObject([{ name: draft.name, version: 2 }])
  expect((await api.post(SAVE, { ...draft, Id: id, version: 2 }, { token })).statusCode).toBe(200)
})

test('an unknown id, one in the trash and one of a media item are not found', async ({ api, db }) => {
  const deleted = await aTestimonial(db, { deletedAt: new Date() })
  const item = await aMediaItem(db)
  const token = await api.tokenOf('Admin')

  for (const Id of [deleted.id, item.id, 999]) {
    const response = await api.post(SAVE, { ...draft, Id }, { token })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual(refusal(wireRefusals.unknownRecord))
  }
  expect(await db.select().from(auditLog)).toEqual([])
})

test.for<[fault: object, sentence: string]>([
  [{ name: '' }, testimonialsMessages.nameRequired],
  [{ name: undefined }, testimonialsMessages.nameRequired],
  [{ name: 5 }, testimonialsMessages.nameRequired],
  [{ name: 'x'.repeat(101) }, wireMessages.tooLong],
  [{ videoLink: '' }, testimonialsMessages.videoLinkInvalid],
  [{ videoLink: undefined }, testimonialsMessages.videoLinkInvalid],
  [{ videoLink: 'youtube' }, testimonialsMessages.videoLinkInvalid],
  [{ videoLink: 'javascript:alert(1)' }, testimonialsMessages.videoLinkInvalid],
  [{ videoLink: { href: 'https://youtu.be' } }, testimonialsMessages.videoLinkInvalid],
  [{ videoLink: `https://youtu.be/${'x'.repeat(2000)}` }, wireMessages.tooLong],
  [{ Id: 'x' }, wireMessages.notAnId],
])('a testimonial with %j is refused', async ([fault, sentence], { api, db }) => {
  const response = await api.post(SAVE, { ...draft, ...fault }, { token: await api.tokenOf('Admin') })

  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual(refusal(sentence))
  expect(await db.select().from(testimonials)).toEqual([])
})
