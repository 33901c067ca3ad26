import { eq, getTableColumns } from 'drizzle-orm'
import { expect } from 'vitest'
import { WEBHOOK_EVENTS } from '#contract/webhooks/webhooks.constants.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import type { Db } from '#server/db/connection.ts'
import type { WebhookResult } from '#server/gateways/webhook-sender.ts'
import { leads } from '#server/leads/leads.tables.ts'
import { subscribers, subscriptionLinks } from '#server/newsletter/subscribers.tables.ts'
import { hashOfToken } from '#server/tokens.ts'
import { anAccount, anAppointment, anOpenSite, aProject } from '#test/builders.ts'
import { test } from '#test/outbox.ts'
import { registerWebhookJobs } from './delivery.ts'
import { recordEvent } from './record-event.ts'
import { webhookDeliveries, webhookEvents, webhooks } from './webhooks.tables.ts'

const enquiry = {
  name: 'Asha Verma',
  email: 'Asha@visitor.example',
  countryCode: '+91',
  mobileNumber: '98100 00000',
  interest: 'Residential',
  message: 'Is 1203 facing the park?',
  isAuthorize: true,
}

async function aWebhook(db: Db) {
  await db.insert(webhooks).values({
    name: 'CRM',
    address: 'https://crm.example.com/hooks',
    events: [...WEBHOOK_EVENTS],
    secret: 'whsec_test',
  })
}

/** Type and data of all events, oldest first. */
async function eventsIn(db: Db) {
  const rows = await db
    .select(getTableColumns(webhookEvents))
    .from(webhookEvents)
    .innerJoin(webhookDeliveries, eq(webhookDeliveries.eventId, webhookEvents.id))
    .orderBy(webhookDeliveries.id)
  return rows.map(({ body, ...row }) => {
    const { id, type, createdAt, data } = JSON.parse(body)
    expect({ id, type, createdAt }).toEqual({ id: row.id, type: row.type, createdAt: row.createdAt.toISOString() })
    return { ...row, data }
  })
}

/** Deliveries get no response during the test. All get one afterwards, because stopping the jobs waits for them. */
const eventTest = test.extend<{ queue: null }>({
  queue: [
    async ({ jobs, data, outbox: _first }, use) => {
      const ended = Promise.withResolvers<WebhookResult>()
      await jobs.stop()
      registerWebhookJobs(data, { send: () => ended.promise })
      await jobs.start()
      await use(null)
      ended.resolve({ outcome: 'delivered', status: 200, durationMs: 0, response: null })
    },
    { auto: true },
  ],
})

eventTest(
  'an enquiry of a new person records lead.created, and a later booking lead.changed and visit.booked',
  async ({ api, db }) => {
    await aWebhook(db)
    await aProject(db, { name: 'Suncourt' })
    await api.post('/Home/SaveContactUs/', { ...enquiry, projectName: 'Suncourt' })
    const date = siteDay(new Date(Date.now() + 6 * 86_400_000))
    await api.post('/AppointmentBook/SubmitAppointment/', {
      ProjectName: 'Suncourt',
      Purpose: 'Visit',
      TimeSlot: '3-4',
      SelectedDate: `${date}T00:00:00.000Z`,
      MobileNo: '98100 00000',
      Email: 'asha@visitor.example',
    })

    const events = await eventsIn(db)
    expect(events).toMatchObject([
      {
        type: 'lead.created',
        leadId: 1,
        data: {
          lead: {
            id: 1,
            name: 'Asha Verma',
            phone: '+919810000000',
            email: 'asha@visitor.example',
            state: 'new',
            source: 'enquiry',
            ownerId: null,
            projects: [{ name: 'Suncourt' }],
          },
        },
      },
      { type: 'lead.changed', leadId: 1, data: { lead: { state: 'visitBooked' }, previous: { state: 'new' } } },
      {
        type: 'visit.booked',
        leadId: 1,
        appointmentId: 1,
        data: { visit: { id: 1, leadId: 1, projectName: 'Suncourt', date, timeSlot: '3-4', purpose: 'Visit' } },
      },
    ])
    expect(await db.$count(webhookDeliveries)).toBe(3)
  },
)

eventTest('records lead.changed for a new state, owner or next step, but not for a new name', async ({ api, db }) => {
  await aWebhook(db)
  const owner = await anAccount(db, { role: 'Sales', firstName: 'Kavya', lastName: 'Nair', email: 'kavya@plinth.test' })
  await db.insert(leads).values({ name: 'Asha', state: 'new', source: 'enquiry' })
  const token = await api.tokenOf('Admin')
  const change = (body: object) => api.post('/Leads/ChangeLead', { id: 1, ...body }, { token })
  await change({ name: 'Asha Verma' })
  expect(await eventsIn(db)).toEqual([])

  const nextStepAt = '2026-12-01T06:30:00.000Z'
  await change({ state: 'contacted', ownerId: owner.id, nextStep: 'Call', nextStepAt })
  expect(await eventsIn(db)).toMatchObject([
    {
      type: 'lead.changed',
      data: {
        lead: {
          state: 'contacted',
          ownerId: owner.id,
          ownerName: 'Kavya Nair',
          ownerEmail: 'kavya@plinth.test',
          nextStep: 'Call',
          nextStepAt,
        },
        previous: { state: 'new', ownerId: null, nextStep: null, nextStepAt: null },
      },
    },
  ])
})

eventTest('removing an account records lead.changed for each of its leads', async ({ api, db }) => {
  await aWebhook(db)
  const owner = await anAccount(db, { role: 'Sales' })
  const lead = { name: 'Asha', state: 'new', source: 'walkIn', ownerId: owner.id } as const
  await db.insert(leads).values([lead, lead])

  await api.post('/User/RemoveStaff', { id: owner.id }, { token: await api.tokenOf('SuperAdmin') })

  const changed = { type: 'lead.changed', data: { lead: { ownerId: null }, previous: { ownerId: owner.id } } }
  expect(await eventsIn(db)).toMatchObject([
    { ...changed, leadId: 1 },
    { ...changed, leadId: 2 },
  ])
})

eventTest('records subscriber.confirmed once, when the address is confirmed', async ({ api, db }) => {
  await aWebhook(db)
  await api.post('/NewsandEvents/ManageNewsLetterSubscription/', { email: 'asha@visitor.example' })
  expect(await eventsIn(db)).toEqual([])
  const [subscriber] = await db.select().from(subscribers)
  const token = 'confirmation'
  const expiresAt = new Date(Date.now() + 60_000)
  await db
    .insert(subscriptionLinks)
    .values({ tokenHash: hashOfToken(token), subscriberId: subscriber?.id ?? 0, expiresAt })
  await api.post('/NewsandEvents/ConfirmSubscription', { token })
  await api.post('/NewsandEvents/ConfirmSubscription', { token })

  expect(await eventsIn(db)).toMatchObject([
    {
      type: 'subscriber.confirmed',
      subscriberId: subscriber?.id,
      data: { subscriber: { email: 'asha@visitor.example', topics: ['All news'], confirmedAt: expect.any(String) } },
    },
  ])
})

eventTest(
  'records project.published when a project is shown or restored, and not when it is hidden',
  async ({ api, db }) => {
    await aWebhook(db)
    await anOpenSite(db)
    const { id } = await aProject(db, { name: 'Suncourt', routingName: 'suncourt', isActive: false })
    const token = await api.tokenOf('Admin')
    const toggle = () => api.get(`/Product/Deactivate/${id}`, { token })
    expect((await toggle()).json().data.isActive).toBe(true)
    expect((await toggle()).json().data.isActive).toBe(false)
    const published = { type: 'project.published', projectId: id, data: { project: { id, name: 'Suncourt' } } }
    const events = await eventsIn(db)
    expect(events).toMatchObject([published])
    expect(events[0]?.data.project.path).toMatch(/^\/product\/.+\/suncourt$/)

    await toggle()
    await api.get(`/Product/RemoveItem/${id}`, { token })
    await api.post('/Global/RestoreRecord', { entity: 'project', id }, { token })
    expect(await eventsIn(db)).toMatchObject([published, published, published])
  },
)

eventTest('visit.moved contains the previous day and time, and visit.cancelled the visit', async ({ data, db }) => {
  await aWebhook(db)
  const visit = await anAppointment(db, { projectName: 'Suncourt', selectedDate: '2026-12-02', timeSlot: '3-4' })
  const previous = { date: '2026-12-01', timeSlot: '10-11' }
  await data.write((change) => recordEvent(change, { type: 'visit.moved', appointmentId: visit.id, previous }))
  await data.write((change) => recordEvent(change, { type: 'visit.cancelled', appointmentId: visit.id }))

  expect(await eventsIn(db)).toMatchObject([
    { type: 'visit.moved', data: { visit: { date: '2026-12-02', timeSlot: '3-4', leadId: null }, previous } },
    { type: 'visit.cancelled', data: { visit: { id: visit.id } } },
  ])
})

eventTest('events are deleted with the person they are about', async ({ api, db }) => {
  await aWebhook(db)
  await api.post('/Home/SaveContactUs/', enquiry)
  expect(await db.$count(webhookEvents)).toBe(1)
  await db.delete(leads).where(eq(leads.id, 1))
  expect(await db.$count(webhookEvents)).toBe(0)
  expect(await db.$count(webhookDeliveries)).toBe(0)
})
