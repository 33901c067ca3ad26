import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { InsightLine, Insights } from '#contract/insights/insights.schema.ts'
import { mondayOf } from '#contract/wire/monday-of.ts'
import { dayAfter, siteDay, siteMidnight } from '#contract/wire/site-time.ts'
import { brochureRequests } from '#server/catalog/brochure-requests.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { leadEvents, leadProjects, leads } from '#server/leads/leads.tables.ts'
import { openTestApi, type TestApi } from '#test/api.ts'
import { aDocument, anAppointment, anEnquiry, anOpenSite, aProject } from '#test/builders.ts'
import { test } from '#test/outbox.ts'
import { createInsightsService } from './insights.service.ts'
import { interestCounts } from './insights.tables.ts'

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0' }
const monday = mondayOf(siteDay(new Date()))
const inWeek = (weeksAgo: number) => new Date(Date.parse(siteMidnight(dayAfter(monday, -7 * weeksAgo))) + 36_000_000)

async function read(api: TestApi, query = ''): Promise<Insights> {
  const answer = await api.get(`/Insights/GetInsights${query}`, { token: await api.tokenOf('Sales') })
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

async function aBookedLead(db: Db, { projectName, origin, at }: { projectName: string; origin: string; at: Date }) {
  const [lead] = await db
    .insert(leads)
    .values({ name: 'Asha', email: `${at.getTime()}@example.com`, state: 'booked', source: 'enquiry', origin })
    .returning()
  const leadId = lead?.id ?? 0
  await db.insert(leadProjects).values({ leadId, projectName, askedAt: at })
  await db.insert(leadEvents).values([{ leadId, kind: 'state', at, details: { from: 'visited', to: 'booked' } }])
}

test('sums what visitors did and sent by project, origin and week, and for the weeks before', async ({ api, db }) => {
  const { id, name } = await aProject(db, { name: 'Gomti Terraces', city: 'Lucknow' })
  const other = await aProject(db, { name: 'Elite One', categoryId: 2, city: 'Noida' })
  const document = await aDocument(db, { projectId: id })
  const week = dayAfter(monday, -7)
  await db.insert(interestCounts).values([
    { week, projectId: id, origin: 'search', views: 120, shortlists: 4, brochures: 2 },
    { week, projectId: id, origin: 'direct', views: 30 },
    { week: dayAfter(monday, -14), projectId: other.id, origin: 'search', views: 8 },
    { week: monday, projectId: id, origin: 'search', views: 7 },
    { week: dayAfter(monday, -7 * 6), projectId: id, origin: 'search', views: 50 },
  ])
  await db.insert(brochureRequests).values({
    email: 'a@example.com',
    projectId: id,
    documentId: document.id,
    tokenHash: 'x',
    expiresAt: new Date(),
    createdAt: inWeek(1),
    origin: 'search',
  })
  await anEnquiry(db, { projectName: 'gomti terraces', origin: 'search', createdAt: inWeek(1) })
  await anEnquiry(db, { projectName: null, origin: null, createdAt: inWeek(2) })
  await anEnquiry(db, { projectName: name, createdAt: inWeek(5) })
  const selectedDate = dayAfter(monday, -3)
  await anAppointment(db, {
    projectName: name,
    customerType: 'New',
    origin: 'direct',
    createdAt: inWeek(1),
    selectedDate,
    state: 'came',
  })
  await anAppointment(db, { projectName: name, customerType: 'Existing', createdAt: inWeek(1) })
  await aBookedLead(db, { projectName: name, origin: 'search', at: inWeek(1) })

  const insights = await read(api, '?weeks=4')

  expect(insights).toMatchObject({ from: dayAfter(monday, -28), to: dayAfter(monday, -1) })
  expect(insights.projects).toEqual([
    {
      id: other.id,
      name: 'Elite One',
      views: 8,
      ...noneOf('shortlists', 'brochures', 'enquiries'),
      ...noneOf('visits', 'due', 'came', 'booked'),
    },
    { id, name, views: 150, shortlists: 4, brochures: 3, enquiries: 1, visits: 1, due: 1, came: 1, booked: 1 },
  ])
  const byOrigin = new Map(insights.sources.map((source) => [source.origin, source]))
  expect(byOrigin.get('search')).toMatchObject({ views: 128, enquiries: 1, visits: 0, came: 0, booked: 1 })
  expect(byOrigin.get('direct')).toMatchObject({ views: 30, visits: 1, came: 1 })
  expect(byOrigin.get(null)).toMatchObject({ views: 0, enquiries: 1 })
  expect(insights.weeks.map(({ week: day, enquiries, visits }) => [day, enquiries, visits])).toEqual([
    [dayAfter(monday, -14), 1, 0],
    [week, 1, 1],
  ])
  expect(insights.before).toMatchObject({ views: 50, enquiries: 1, visits: 0 })
  expect(insights).toMatchObject({ categories: ['Commercial', 'Residential'], cities: ['Lucknow', 'Noida'] })

  expect((await read(api, '?weeks=0')).projects.find((one) => one.id === id)).toMatchObject({ views: 7, enquiries: 0 })
})

test('compares the current week with the previous one up to the same day and time', async ({ db }) => {
  const insights = createInsightsService({
    db,
    counter: { count() {} },
    rateLimits: { use: async () => null },
    now: () => new Date('2026-11-17T12:00:00+05:30'),
  })
  const visit = { customerType: 'New' } as const
  for (const moment of [
    '2026-11-08T23:59',
    '2026-11-09T00:00',
    '2026-11-10T11:59',
    '2026-11-10T12:00',
    '2026-11-15T10:00',
  ]) {
    const createdAt = new Date(`${moment}:00+05:30`)
    await anEnquiry(db, { createdAt })
    await anAppointment(db, { ...visit, createdAt })
    await aBookedLead(db, { projectName: 'Suncourt', origin: 'search', at: createdAt })
  }

  expect((await insights.read({ weeks: 0 })).before).toMatchObject({ enquiries: 2, visits: 2, booked: 2 })
})

test('a visit counts as due after its day even if staff did not mark it, unless cancelled', async ({ api, db }) => {
  const { id, name } = await aProject(db)
  const visit = { projectName: name, customerType: 'New', createdAt: inWeek(1) } as const
  const daysFromMonday = (days: number) => dayAfter(monday, days)
  await anAppointment(db, { ...visit, selectedDate: daysFromMonday(-1), state: 'booked' })
  await anAppointment(db, { ...visit, selectedDate: daysFromMonday(-2), state: 'missed' })
  await anAppointment(db, { ...visit, selectedDate: daysFromMonday(-3), state: 'came' })
  await anAppointment(db, { ...visit, selectedDate: daysFromMonday(-4), state: 'cancelled' })
  await anAppointment(db, { ...visit, selectedDate: daysFromMonday(30), state: 'booked' })

  const { projects } = await read(api, '?weeks=4')

  expect(projects.find((one) => one.id === id)).toMatchObject({ visits: 5, due: 3, came: 1 })
})

test('narrows the figures to a category and a city', async ({ api, db }) => {
  const home = await aProject(db, { name: 'Kosi House', city: 'Delhi' })
  const shop = await aProject(db, { name: 'Delta Street', categoryId: 2, city: 'Noida' })
  const week = dayAfter(monday, -7)
  await db.insert(interestCounts).values([
    { week, projectId: home.id, origin: 'search', views: 5 },
    { week, projectId: shop.id, origin: 'search', views: 3 },
  ])
  await anEnquiry(db, { projectName: null, createdAt: inWeek(1) })

  const ofShops = await read(api, '?weeks=4&category=Commercial')
  expect(ofShops.projects.map(({ name, views }) => [name, views])).toEqual([['Delta Street', 3]])
  expect(ofShops.sources).toMatchObject([{ origin: 'search', views: 3, enquiries: 0 }])
  expect((await read(api, '?weeks=4&city=Delhi')).projects.map(({ name }) => name)).toEqual(['Kosi House'])
  expect((await read(api, '?weeks=4&city=Delhi&category=Commercial')).sources).toEqual([])
})

test('the lines of the export name week, project and origin', async ({ api, db }) => {
  const { id, name } = await aProject(db)
  const week = dayAfter(monday, -7)
  await db.insert(interestCounts).values({ week, projectId: id, origin: 'social', views: 9, shortlists: 1 })
  await anEnquiry(db, { projectName: name, origin: 'social', createdAt: inWeek(1) })
  await anEnquiry(db, { projectName: null, origin: null, createdAt: inWeek(1) })

  const answer = await api.get('/Insights/GetInsightLines?weeks=4', { token: await api.tokenOf('Editor') })

  const lines: InsightLine[] = answer.json().data
  expect(lines).toMatchObject([
    { week, projectName: name, origin: 'social', views: 9, shortlists: 1, enquiries: 1 },
    { week, projectName: null, origin: null, views: 0, enquiries: 1 },
  ])
})

test('refuses a range that is not offered', async ({ api }) => {
  const answer = await api.get('/Insights/GetInsights?weeks=5', { token: await api.tokenOf('Admin') })

  expect(answer.statusCode).toBe(400)
})

test('a shortlist addition is counted for its project, without data of the visitor', async ({ api, db }) => {
  await anOpenSite(db)
  const { id } = await aProject(db)

  const answer = await api.post(`/Insights/CountShortlist/${id}`, undefined, { headers: BROWSER })
  await api.post(`/Insights/CountShortlist/${id + 1}`, undefined, { headers: BROWSER })
  await api.post(`/Insights/CountShortlist/${id}`, undefined, { headers: { 'user-agent': 'Examplebot/1.0' } })
  expect(answer.statusCode).toBe(200)
  await api.counter.flush()

  expect(await db.select().from(interestCounts)).toEqual([
    { week: monday, projectId: id, origin: 'direct', views: 0, shortlists: 1, brochures: 0 },
  ])
})

test('shortlist additions beyond the limit of a visitor return 200 but are not counted', async ({ api, db }) => {
  await anOpenSite(db)
  const { id } = await aProject(db)

  for (let nth = 0; nth < 61; nth += 1) {
    const answer = await api.post(`/Insights/CountShortlist/${id}`, undefined, { headers: BROWSER })
    expect(answer.statusCode).toBe(200)
  }
  await api.counter.flush()

  expect(await db.select().from(interestCounts)).toMatchObject([{ shortlists: 60 }])
})

test('the counts of several processes add up, and a stopping process stores its own', async ({ config, data, db }) => {
  await anOpenSite(db)
  const { id, routingName } = await aProject(db, { name: 'Gomti Terraces' })
  const document = await aDocument(db, { projectId: id })
  const processes = await Promise.all([openTestApi(config, data), openTestApi(config, data)])

  for (const { counter } of processes) {
    counter.count({ measure: 'views', subject: encodeURIComponent(routingName.toUpperCase()), origin: 'search' })
    counter.count({ measure: 'views', subject: encodeURIComponent(routingName), origin: 'search' })
    counter.count({ measure: 'views', subject: '%zz', origin: 'search' })
    counter.count({ measure: 'brochures', subject: String(document.id), origin: 'search' })
  }
  await Promise.all(processes.map(({ close }) => close()))

  expect(await db.select().from(interestCounts)).toEqual([
    { week: monday, projectId: id, origin: 'search', views: 4, shortlists: 0, brochures: 2 },
  ])
})

test('counts nothing before the site is open, because every address has the same page', async ({ api, db }) => {
  const { routingName } = await aProject(db)

  api.counter.count({ measure: 'views', subject: routingName, origin: 'direct' })
  await api.counter.flush()

  expect(await db.select().from(interestCounts)).toEqual([])
})

test('campaigns from the forty-first of a week on are counted together', async ({ api, db }) => {
  await anOpenSite(db)
  const { routingName } = await aProject(db)

  for (let nth = 0; nth < 60; nth += 1)
    api.counter.count({ measure: 'views', subject: routingName, origin: `campaign:${nth}` })
  await api.counter.flush()
  api.counter.count({ measure: 'views', subject: routingName, origin: 'campaign:1' })
  api.counter.count({ measure: 'views', subject: routingName, origin: 'campaign:again' })
  await api.counter.flush()

  const stored = await db.select().from(interestCounts)
  expect(stored).toHaveLength(41)
  expect(stored.find(({ origin }) => origin === 'campaign')).toMatchObject({ views: 21 })
  expect(stored.find(({ origin }) => origin === 'campaign:1')).toMatchObject({ views: 2 })
})

test('an enquiry stores the origin of the visit, and its lead also the page of the form', async ({ api, db }) => {
  const sent = {
    name: 'Asha Rao',
    email: 'asha@example.com',
    mobileNumber: '5810000123',
    interest: 'Residential',
    message: 'Is it near the metro?',
    isAuthorize: true,
  }
  const landing = 'www.google.com?utm_campaign=Structure%20complete&gclid=secret'
  await api.post('/Home/SaveContactUs/', { ...sent, page: '/contactus', landing })
  await api.post('/Home/SaveContactUs/', {
    ...sent,
    message: 'And the school?',
    page: '/nri-desk',
    landing: 'bing.com',
  })
  await api.post('/Home/SaveContactUs/', { ...sent, email: 'other@example.com', mobileNumber: '5810000124' })
  await api.post('/Home/SaveContactUs/', { ...sent, message: 'And the price?', landing: '?' })

  const [first, second] = await db.select().from(leads).orderBy(leads.id)
  expect(first).toMatchObject({ origin: 'campaign:Structure complete', page: '/contactus' })
  expect(second).toMatchObject({ origin: null, page: null })
  const token = await api.tokenOf('Sales')
  const shown = await api.get(`/Leads/GetLead/${first?.id}`, { token })
  expect(shown.json().data).toMatchObject({ origin: 'campaign:Structure complete', page: '/contactus' })
  expect((await read(api, '?weeks=0')).sources.map(({ origin, enquiries }) => [origin, enquiries])).toEqual(
    expect.arrayContaining([
      ['campaign:Structure complete', 1],
      ['search', 1],
      ['direct', 1],
      [null, 1],
    ]),
  )
})

test('a booking stores the origin of the visit to the site', async ({ api, db }) => {
  const { name } = await aProject(db)
  const day = dayAfter(siteDay(new Date()), 3)
  const visit = { ProjectName: name, SelectedDate: day, Email: 'visit@example.com', page: '/appointment-book' }

  const answer = await api.post('/AppointmentBook/SubmitAppointment/', { ...visit, landing: 'l.instagram.com' })

  expect(answer.statusCode).toBe(200)
  expect(answer.json().data).not.toHaveProperty('origin')
  const [lead] = await db.select().from(leads).where(eq(leads.email, 'visit@example.com'))
  expect(lead).toMatchObject({ origin: 'social', page: '/appointment-book' })
  expect((await read(api, '?weeks=0')).sources).toMatchObject([{ origin: 'social', visits: 1 }])
})

function noneOf(...names: string[]) {
  return Object.fromEntries(names.map((name) => [name, 0]))
}
