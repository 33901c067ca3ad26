import { asc } from 'drizzle-orm'
import { expect } from 'vitest'
import { auditLog } from '#server/db/change.tables.ts'
import { testimonials } from '#server/testimonials/testimonials.tables.ts'
import { test } from '#test/api.ts'
import { aMediaItem, aTestimonial } from '#test/builders.ts'
import { LIST, stored } from './media-changes.fixture.ts'

test('the toggle adds an item to the home page and removes it, at the next request', async ({ api, db }) => {
  const item = await aMediaItem(db)
  const token = await api.tokenOf('Admin')
  const onHome = async () => (await api.get('/Home/GetHomePageList')).json().data.eventList.length
  expect(await onHome()).toBe(0)

  const on = await api.get(`/Product/DeactivetNewsEvents/${item.id}`, { token })
  expect(on.json()).toMatchObject({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: 'News is Added to HomePage' },
    data: { id: item.id, isActive: true },
  })
  expect(await onHome()).toBe(1)

  const off = await api.get(`/Product/DeactivetNewsEvents/${item.id}`, { token })
  expect(off.json()).toMatchObject({
    responseMessage: { reasonPhrase: 'News is Removed from HomePage' },
    data: { isActive: false },
  })
  expect(await onHome()).toBe(0)
  expect((await stored(db, item.id))?.version).toBe(3)
  expect(await db.select().from(auditLog).orderBy(asc(auditLog.id))).toMatchObject([
    { action: 'show', entity: 'media-item', before: { isActive: false }, after: { isActive: true } },
    { action: 'hide', before: { isActive: true }, after: { isActive: false } },
  ])
})

test('six parallel toggles are all applied, one after the other', async ({ api, db }) => {
  const item = await aMediaItem(db)
  const token = await api.tokenOf('Admin')

  const responses = await Promise.all(
    Array.from({ length: 6 }, () => api.get(`/Product/DeactivetNewsEvents/${item.id}`, { token })),
  )

  expect(responses.filter((response) => response.json().data.isActive)).toHaveLength(3)
  expect(await stored(db, item.id)).toMatchObject({ isActive: false, version: 7 })
})

test('a deleted item is removed from every public response and is in the trash', async ({ api, db }) => {
  const item = await aMediaItem(db, { isActive: true })
  const testimonial = await aTestimonial(db)
  const token = await api.tokenOf('Admin')
  await api.get(LIST)

  const response = await api.get(`/NewsandEvents/DeleteNewsEventsMapping/${item.id}`, { token })

  expect(response.json()).toEqual({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: 'Plans Deleted!' },
    data: null,
  })
  expect((await api.get(LIST)).json()).toEqual([])
  expect((await api.get('/NewsandEvents/GetNewsEventsGroupMappings')).json()).toEqual([])
  expect((await api.get('/Home/GetHomePageList')).json().data.eventList).toEqual([])
  expect((await api.get('/CustomerSpeaks/GetYoutubeLink')).json().data).toHaveLength(1)
  expect(await stored(db, item.id)).toMatchObject({ deletedAt: expect.any(Date), deletedBy: 1, version: 2 })
  expect(await db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
    { action: 'delete', entity: 'media-item', entityId: String(item.id), before: { name: item.name }, after: null },
  ])
  expect((await api.get(`/NewsandEvents/DeleteNewsEventsMapping/${item.id}`, { token })).statusCode).toBe(404)
  expect(testimonial.id).not.toBe(item.id)
})

test('the call that deletes media items deletes the testimonial with the given id', async ({ api, db }) => {
  const item = await aMediaItem(db)
  const testimonial = await aTestimonial(db)
  await api.get('/CustomerSpeaks/GetYoutubeLink')

  const response = await api.get(`/NewsandEvents/DeleteNewsEventsMapping/${testimonial.id}`, {
    token: await api.tokenOf('Admin'),
  })

  expect(response.json().responseMessage.reasonPhrase).toBe('Plans Deleted!')
  expect((await api.get('/CustomerSpeaks/GetYoutubeLink')).json().data).toEqual([])
  expect((await api.get(LIST)).json()).toMatchObject([{ id: item.id }])
  expect(await db.select().from(testimonials)).toMatchObject([{ deletedAt: expect.any(Date), version: 2 }])
  expect(await db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
    { action: 'delete', entity: 'testimonial', entityId: String(testimonial.id), before: { name: testimonial.name } },
  ])
})
