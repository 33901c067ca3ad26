import { asc } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { mediaMessages } from '#contract/media/media.messages.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { test } from '#test/api.ts'
import { aMediaItem, anUpload, aProject, aTestimonial } from '#test/builders.ts'
import { refusal } from '#test/people.ts'
import { mediaItems } from './media.tables.ts'
import { LIST, stored } from './media-changes.fixture.ts'

const SAVE = '/NewsandEvents/ManageNewsEvents/'

const least = { Id: 0, EventName: 'Handover', EventDescription: 'Keys for the first tower.' }

test('a new item is returned completely, is not on the home page and is in the next public response', async ({
  api,
  db,
}) => {
  const { storedName } = await anUpload(db, { folder: 'ProjectBannerImages' })
  const project = await aProject(db)
  const token = await api.tokenOf('Admin')
  expect((await api.get(LIST)).json()).toEqual([])

  const response = await api.post(
    SAVE,
    {
      ...least,
      EventImage: storedName,
      EventLink: ' https://news.example/handover ',
      CategoryiD: '3',
      EventDate: '2026-02-28T18:30:00.000Z',
      ProductId: project.id,
      ProductCity: 'Lucknow',
      isActive: true,
    },
    { token },
  )

  const item = {
    id: 1,
    eventName: 'Handover',
    eventDescription: 'Keys for the first tower.',
    eventImage: storedName,
    eventLink: 'https://news.example/handover',
    categoryiD: 3,
    eventDate: '2026-02-28',
    isActive: false,
    productId: project.id,
    productCity: 'Lucknow',
  }
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: 'News and Events is added successfully' },
    data: { ...item, version: 1 },
  })
  expect(Object.keys(response.json().data)).toEqual([...Object.keys(item), 'version'])
  expect((await api.get(LIST)).json()).toEqual([item])
  expect((await api.get('/Home/GetHomePageList')).json().data.eventList).toEqual([])
})

test('without a category an item is news, and without a date it gets the current date in India', async ({ api }) => {
  // The time is 0:30 in India, still the previous evening in UTC.
  vi.useFakeTimers({ now: new Date('2026-11-14T19:00:00.000Z'), toFake: ['Date'] })
  try {
    const response = await api.post(SAVE, least, { token: await api.tokenOf('Admin') })

    expect(response.json().data).toMatchObject({
      categoryiD: 2,
      eventDate: '2026-11-15',
      eventLink: null,
      eventImage: null,
      productId: null,
    })
  } finally {
    vi.useRealTimers()
  }
})

test('an update changes only that record, increments its version and keeps fields that are not in the form', async ({
  api,
  db,
}) => {
  const project = await aProject(db)
  const item = await aMediaItem(db, { isActive: true, projectId: project.id, projectCity: 'Noida' })
  const other = await aMediaItem(db)
  await api.get(LIST)

  const response = await api.post(
    SAVE,
    { ...least, Id: item.id, EventImage: item.image, EventLink: '', EventDate: item.date, CategoryiD: 1 },
    { token: await api.tokenOf('SuperAdmin') },
  )

  expect(response.json().responseMessage.reasonPhrase).toBe(mediaMessages.saved)
  expect(await stored(db, item.id)).toMatchObject({
    name: 'Handover',
    categoryId: 1,
    image: item.image,
    link: null,
    isActive: true,
    projectId: project.id,
    projectCity: 'Noida',
    version: 2,
    createdAt: item.createdAt,
  })
  expect(await stored(db, other.id)).toEqual(other)
  const [first] = (await api.get(LIST)).json().filter(({ id }: { id: number }) => id === item.id)
  expect(first.eventName).toBe('Handover')
})

test('when two users opened the same item, the second save is refused and overwrites nothing', async ({ api, db }) => {
  const item = await aMediaItem(db)
  const token = await api.tokenOf('Admin')
  const [{ version }] = (await api.get(LIST, { token })).json()
  expect(version).toBe(1)
  expect((await api.get(LIST)).json()[0]).not.toHaveProperty('version')

  const save = (EventName: string, seen: unknown) =>
    api.post(SAVE, { ...least, Id: item.id, EventName, version: seen }, { token })
  expect((await save('First', version)).json().data).toMatchObject({ eventName: 'First', version: 2 })

  const second = await save('Second', version)
  expect(second.statusCode).toBe(409)
  expect(second.json()).toEqual(refusal(wireRefusals.changedConcurrently))
  expect((await stored(db, item.id))?.name).toBe('First')

  expect((await save('Third', '2')).statusCode).toBe(200)
  expect((await save('Fourth', undefined)).statusCode).toBe(200)
  expect((await save('Fifth', 'two')).statusCode).toBe(400)
})

test('a save with an empty image name removes the image of the item', async ({ api, db }) => {
  const item = await aMediaItem(db)

  await api.post(SAVE, { ...least, Id: item.id, EventImage: '' }, { token: await api.tokenOf('Admin') })

  expect((await stored(db, item.id))?.image).toBeNull()
})

test('every save is in the audit log with the values before and after', async ({ api, db }) => {
  const token = await api.tokenOf('Admin', { email: 'meera@plinth.example' })
  await api.post(SAVE, least, { token })
  await api.post(SAVE, { ...least, Id: 1, EventName: 'Opening' }, { token })

  const lines = await db.select().from(auditLog).orderBy(asc(auditLog.id))
  expect(lines).toMatchObject([
    { action: 'create', entity: 'media-item', entityId: '1', before: null, after: { name: 'Handover', version: 1 } },
    { action: 'update', entityId: '1', before: { name: 'Handover' }, after: { name: 'Opening', version: 2 } },
  ])
  for (const line of lines) expect(line).toMatchObject({ actorEmail: 'meera@plinth.example', actorRole: 'Admin' })
})

test('an image must have been uploaded as a banner', async ({ api, db }) => {
  const elsewhere = await anUpload(db, { folder: 'ProjectImages' })
  const film = await anUpload(db, { folder: 'ProjectBannerImages', storedName: '1_a.mp4', mime: 'video/mp4' })
  const token = await api.tokenOf('Admin')

  for (const EventImage of ['1_unknown.jpg', elsewhere.storedName, film.storedName]) {
    const response = await api.post(SAVE, { ...least, EventImage }, { token })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual(refusal(uploadsMessages.noFile))
  }
  for (const EventImage of ['../1_a.jpg', 'ProjectBannerImages/1_a.jpg', '..', 'a\\b.jpg']) {
    expect((await api.post(SAVE, { ...least, EventImage }, { token })).json()).toEqual(
      refusal(uploadsMessages.notAFileName),
    )
  }
  expect(await db.select().from(mediaItems)).toEqual([])
  expect(await db.select().from(auditLog)).toEqual([])
})

test.for<[fault: object, sentence: string]>([
  [{ EventName: undefined }, mediaMessages.nameRequired],
  [{ EventName: '   ' }, mediaMessages.nameRequired],
  [{ EventName: 7 }, mediaMessages.nameRequired],
  [{ EventName: ['a'] }, mediaMessages.nameRequired],
  [{ EventName: 'x'.repeat(501) }, wireMessages.tooLong],
  [{ EventDescription: null }, mediaMessages.descriptionRequired],
  [{ EventDescription: {} }, mediaMessages.descriptionRequired],
  [{ EventDescription: 'x'.repeat(5001) }, wireMessages.tooLong],
  [{ EventLink: 'javascript:alert(1)' }, wireMessages.notALink],
  [{ EventLink: 'data:text/html,x' }, wireMessages.notALink],
  [{ EventLink: 'ftp://files.example' }, wireMessages.notALink],
  [{ EventLink: 'news.example' }, wireMessages.notALink],
  [{ EventLink: 12 }, wireMessages.notALink],
  [{ CategoryiD: 4 }, mediaMessages.categoryUnknown],
  [{ CategoryiD: 'news' }, mediaMessages.categoryUnknown],
  [{ EventDate: '2026-02-30' }, wireMessages.notADay],
  [{ EventDate: '0000-01-01' }, wireMessages.notADay],
  [{ EventDate: 'tomorrow' }, wireMessages.notADay],
  [{ EventDate: 20260101 }, wireMessages.notADay],
  [{ Id: -1 }, wireMessages.notAnId],
  [{ Id: 'abc' }, wireMessages.notAnId],
  [{ Id: 1.5 }, wireMessages.notAnId],
  [{ Id: 2147483648 }, wireMessages.notAnId],
  [{ ProductId: 999 }, mediaMessages.unknownProject],
  [{ ProductCity: 5 }, wireMessages.notText],
  [{ EventName: 'nul\0' }, wireRefusals.badRequest],
])('an item with %j is refused', async ([fault, sentence], { api, db }) => {
  const response = await api.post(SAVE, { ...least, ...fault }, { token: await api.tokenOf('Admin') })

  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual(refusal(sentence))
  expect(await db.select().from(mediaItems)).toEqual([])
})

test('an unknown id, one in the trash and one of a testimonial are not found', async ({ api, db }) => {
  const deleted = await aMediaItem(db, { deletedAt: new Date() })
  const testimonial = await aTestimonial(db)
  const token = await api.tokenOf('Admin')

  for (const Id of [deleted.id, testimonial.id, 999]) {
    const response = await api.post(SAVE, { ...least, Id }, { token })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual(refusal(wireRefusals.unknownRecord))
    if (Id !== testimonial.id) {
      expect((await api.get(`/NewsandEvents/DeleteNewsEventsMapping/${Id}`, { token })).statusCode).toBe(404)
    }
    expect((await api.get(`/Product/DeactivetNewsEvents/${Id}`, { token })).statusCode).toBe(404)
  }
  expect(await db.select().from(auditLog)).toEqual([])
})
