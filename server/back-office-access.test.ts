import { expect } from 'vitest'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import type { Role } from '#contract/wire/roles.ts'
import { test } from '#test/api.ts'
import { aMediaItem, aTestimonial } from '#test/builders.ts'

test('appointments can be read by staff and customers', async ({ api }) => {
  const path = '/AppointmentBook/GetAppointmentList'
  const statusOf = async (role: Role) => (await api.get(path, { token: await api.tokenOf(role) })).statusCode

  expect((await api.get(path)).statusCode).toBe(401)
  expect(await statusOf('BusinessOwner')).toBe(403)
  expect(await statusOf('Customer')).toBe(200)
  expect(await statusOf('Admin')).toBe(200)
  expect(await statusOf('SuperAdmin')).toBe(200)
})

test.for(['/NewsandEvents/DeleteNewsEventsMapping/', '/Product/DeactivetNewsEvents/'])(
  '%s refuses links, prefetches and cross-site requests, and changes nothing',
  async (path, { api, db }) => {
    const item = await aMediaItem(db)
    const token = await api.tokenOf('Admin')
    const before = (await api.get('/NewsandEvents/GetNewsEventsMappings/1')).json()

    for (const headers of [
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
      { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' },
      { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
    ]) {
      const response = await api.get(path + item.id, { token, headers })
      expect(response.statusCode).toBe(403)
      expect(response.json()).toEqual(refusal(wireRefusals.noForeignPages))
      expect(response.headers['cache-control']).toBe('no-store')
    }
    const byCookie = await api.get(path + item.id, { headers: { cookie: `admintoken=${token}` } })
    expect(byCookie.statusCode).toBe(401)
    const head = await api.app.inject({
      method: 'HEAD',
      url: `/api${path}${item.id}`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(head.statusCode).toBe(405)

    expect((await api.get('/NewsandEvents/GetNewsEventsMappings/1')).json()).toEqual(before)
    const ownPage = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }
    expect((await api.get(path + item.id, { token, headers: ownPage })).statusCode).toBe(200)
  },
)

test.for([
  ['/NewsandEvents/ManageNewsEvents/', { EventName: 'A', EventDescription: 'x'.repeat(10_000_000) }],
  ['/CustomerSpeaks/ManageYoutubeLink/', { name: 'x'.repeat(10_000_000), videoLink: 'https://youtu.be/abcdefghijk' }],
  ['/Global/ManageStaticContent', { privacy: 'x'.repeat(10_000_000) }],
  ['/Home/SearchContactList', { search: 'x'.repeat(10_000_000) }],
] as const)('%s refuses ten megabytes and stores nothing', async ([path, payload], { api, db }) => {
  await aTestimonial(db)
  const response = await api.post(path, payload, { token: await api.tokenOf('Admin') })

  expect(response.statusCode).toBe(413)
  expect(response.json()).toEqual(refusal(wireRefusals.bodyTooLarge))
})

function refusal(reasonPhrase: string) {
  return { responseMessage: { isSuccessStatusCode: false, reasonPhrase }, data: null }
}
