import { expect } from 'vitest'
import { appointments } from '#server/appointments/appointments.tables.ts'
import { enquiries } from '#server/enquiries/enquiries.tables.ts'
import { leadEvents, leads } from '#server/leads/leads.tables.ts'
import { subscribers, subscriberTopics } from '#server/newsletter/subscribers.tables.ts'
import { test } from '#test/api.ts'
import { anAppointment, anEnquiry, aSubscriber } from '#test/builders.ts'
import { dataRequests, retentionSettings } from './consent.tables.ts'
import { nextRun } from './nightly-retention.ts'
import { createRetentionService } from './retention.service.ts'
import { cutoffOf, lastDay } from './retention-periods.ts'

const NOW = new Date('2026-11-18T20:30:00Z')
const long = { createdAt: new Date('2024-11-01T10:00:00Z') }
const recent = { createdAt: new Date('2024-12-01T10:00:00Z') }
const none = {
  enquiries: null,
  visits: null,
  lostLeads: null,
  brochures: null,
  unconfirmed: null,
  mails: null,
}

test('without periods nothing is deleted', async ({ db, write }) => {
  await anEnquiry(db, { createdAt: new Date('2001-01-01') })
  await createRetentionService({ db, write }).run(NOW)
  expect(await db.$count(enquiries)).toBe(1)
})

test('the nightly run deletes what is older than its period, once a day, and reports it', async ({
  db,
  write,
  api,
}) => {
  const token = await api.tokenOf('Admin')
  const saved = await api.post(
    '/Consent/ManageRetention',
    { ...none, enquiries: 24, visits: 24, lostLeads: 12, unconfirmed: 30, version: 0 },
    { token },
  )
  expect(saved.json().data).toMatchObject({ enquiries: 24, mails: null, version: 1 })
  const old = await anEnquiry(db, long)
  const kept = [await anEnquiry(db, recent), await anEnquiry(db, long)]
  await anAppointment(db, { ...long, selectedDate: '2024-11-05' })
  await anAppointment(db, { ...long, selectedDate: '2026-12-05' })
  // The person who sent the second old enquiry was called last month.
  const lead = { name: 'A', state: 'contacted', source: 'enquiry' } as const
  await db
    .insert(leads)
    .values([lead, { ...lead, state: 'lost', lostReason: 'price', updatedAt: new Date('2025-01-01') }])
  await db.insert(leadEvents).values([
    { leadId: 1, kind: 'enquiry', enquiryId: kept[1]?.id, at: long.createdAt },
    { leadId: 1, kind: 'call', at: new Date('2026-10-18') },
  ])
  const waiting = await aSubscriber(db, { email: 'a@x.example', updatedAt: new Date('2026-10-01') })
  const confirmed = await aSubscriber(db, {
    email: 'b@x.example',
    confirmedAt: new Date('2024-01-01'),
    updatedAt: new Date('2026-10-01'),
  })
  await db.insert(subscriberTopics).values([{ subscriberId: waiting.id }, { subscriberId: confirmed.id }])

  const retention = createRetentionService({ db, write })
  await retention.run(NOW)

  expect((await db.select().from(enquiries)).map(({ id }) => id).toSorted()).toEqual(kept.map(({ id }) => id))
  expect(old.id).toBe(1)
  expect(await db.select().from(appointments)).toMatchObject([{ selectedDate: '2026-12-05' }])
  expect(await db.select().from(leads)).toMatchObject([{ state: 'contacted' }])
  expect((await db.select().from(subscribers)).map(({ email }) => email)).not.toContain('a@x.example')
  const removed = { enquiries: 1, visits: 1, lostLeads: 1, unconfirmed: 1 }
  expect((await retention.read()).runs).toEqual([{ day: '2026-11-19', removed }])

  await anEnquiry(db, long)
  await retention.run(NOW)
  expect(await db.$count(enquiries)).toBe(3)
})

test('deletes a lost lead with the leads merged into it, and keeps leads merged into any other', async ({
  db,
  write,
}) => {
  const old = { name: 'A', state: 'lost', lostReason: 'price', source: 'enquiry', ...long } as const
  const given = { ...old, updatedAt: long.createdAt }
  await db.insert(leads).values([given, { ...old, state: 'contacted', lostReason: null }])
  await db.insert(leads).values([
    { ...given, mergedIntoId: 1, state: 'contacted' },
    { ...given, mergedIntoId: 2 },
  ])
  await db.insert(leads).values({ ...given, mergedIntoId: 3 })
  await db.insert(retentionSettings).values({ periods: { ...none, lostLeads: 12 } })

  await createRetentionService({ db, write }).run(NOW)

  expect((await db.select().from(leads).orderBy(leads.id)).map(({ id }) => id)).toEqual([2, 4])
})

test('decided requests are deleted three years after they were made, whatever an earlier version stored', async ({
  db,
  write,
}) => {
  const periods = { ...none, requests: null }
  await db.insert(retentionSettings).values({ periods })
  const request = { dueAt: NOW, decidedAt: new Date('2024-01-01'), state: 'done' } as const
  await db.insert(dataRequests).values([
    { ...request, createdAt: new Date('2023-11-17') },
    { ...request, createdAt: new Date('2023-11-20') },
    { ...request, createdAt: new Date('2023-11-17'), decidedAt: null, state: 'open' },
  ])

  const retention = createRetentionService({ db, write })
  await retention.run(NOW)

  expect((await db.select().from(dataRequests).orderBy(dataRequests.id)).map(({ id }) => id)).toEqual([2, 3])
  expect((await retention.read()).runs).toEqual([{ day: '2026-11-19', removed: { requests: 1 } }])
})

test('a period is a whole number within its limit, and a save of an older version is refused', async ({ api }) => {
  const token = await api.tokenOf('Admin')
  const save = (given: object) => api.post('/Consent/ManageRetention', { ...none, ...given }, { token })

  expect((await save({ enquiries: 0, version: 0 })).statusCode).toBe(400)
  expect((await save({ mails: 31, version: 0 })).statusCode).toBe(400)
  expect((await api.post('/Consent/ManageRetention', {}, { token })).statusCode).toBe(400)
  expect((await save({ enquiries: '24', version: 0 })).statusCode).toBe(200)
  expect((await save({ enquiries: 12, version: 0 })).statusCode).toBe(409)
})

test('a period of months that ends in a shorter month ends on the last day of that month', () => {
  const periods = { ...none, enquiries: 1, unconfirmed: 30, requests: 36 }

  expect(cutoffOf('enquiries', new Date('2027-03-31T20:30:00Z'), periods)).toEqual(new Date('2027-02-28T20:30:00Z'))
  expect(cutoffOf('enquiries', new Date('2027-03-15T20:30:00Z'), periods)).toEqual(new Date('2027-02-15T20:30:00Z'))
  expect(lastDay('enquiries', new Date('2027-01-31T10:00:00Z'), periods)).toBe('2027-02-28')
  expect(cutoffOf('unconfirmed', new Date('2027-03-31T20:30:00Z'), periods)).toEqual(new Date('2027-03-01T20:30:00Z'))
})

test('the next run is at 02:00 in India', () => {
  expect(nextRun(new Date('2026-11-18T20:29:00Z'))).toEqual(new Date('2026-11-18T20:30:00Z'))
  expect(nextRun(new Date('2026-11-18T20:30:00Z'))).toEqual(new Date('2026-11-19T20:30:00Z'))
})
