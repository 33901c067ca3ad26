import { afterEach, beforeEach, expect, vi } from 'vitest'
import { dashboardMessages } from '#contract/back-office/dashboard.messages.ts'
import type { DashboardFigures, SalesFigures, SiteFigures } from '#contract/back-office/dashboard.schema.ts'
import { PAGE_PARTS } from '#contract/catalog/project-parts.schema.ts'
import { projectFeatures } from '#server/catalog/project-parts.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { enquiries } from '#server/enquiries/enquiries.tables.ts'
import { queriesOf, type TestApi, test } from '#test/api.ts'
import {
  aDocument,
  aFeature,
  aGalleryImage,
  aLocation,
  anAppointment,
  anEnquiry,
  aPerk,
  aPlan,
  aProject,
  aSpecification,
  aSubscriber,
} from '#test/builders.ts'

const PATH = '/Home/GetDashboardFigures'

// 2:30 on Monday, 16 March in India; still Sunday in UTC.
const NOW = new Date('2026-03-15T21:00:00.000Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(NOW)
})

afterEach(() => {
  vi.useRealTimers()
})

test('enquiries are counted by local day and by interest, with the previous period', async ({ api, db }) => {
  const at = (moment: string, interest = 'Residential') => anEnquiry(db, { createdAt: new Date(moment), interest })
  await at('2026-03-15T18:29:59.999Z')
  await at('2026-03-15T18:30:00.000Z')
  await at('2026-03-15T20:00:00.000Z', 'Commercial')
  await at('2026-02-14T18:30:00.000Z', 'New Launch')
  await at('2026-02-14T18:29:59.999Z')
  await at('2026-01-15T18:30:00.000Z')
  await at('2026-01-15T18:29:59.999Z')

  const { today, enquiries: counted } = await figures(api)

  expect(today).toBe('2026-03-16')
  expect(counted.interests).toEqual(['Residential', 'Commercial', 'New Launch'])
  expect(counted.days).toHaveLength(30)
  expect(counted.days[0]).toEqual({ day: '2026-02-15', counts: [0, 0, 1] })
  expect(counted.days.slice(-2)).toEqual([
    { day: '2026-03-15', counts: [1, 0, 0] },
    { day: '2026-03-16', counts: [1, 1, 0] },
  ])
  expect(counted.totalBefore).toBe(2)
})

test('the three most frequent interests are named, and the rest are summed', async ({ api, db }) => {
  for (const interest of ['A', 'A', 'A', 'B', 'B', 'B', 'C', 'C', 'D', 'E']) {
    await anEnquiry(db, { interest, createdAt: NOW })
  }

  const { enquiries: counted } = await figures(api)

  expect(counted.interests).toEqual(['A', 'B', 'C', dashboardMessages.otherInterests])
  expect(counted.days.at(-1)?.counts).toEqual([3, 3, 2, 2])
})

test('the five newest enquiries are listed, newest first', async ({ api, db }) => {
  for (let nth = 1; nth <= 6; nth += 1) {
    await anEnquiry(db, { name: `Person ${nth}`, createdAt: new Date(NOW.getTime() - nth * 60_000) })
  }

  const { recentEnquiries } = await figures(api)

  expect(recentEnquiries.map(({ name }) => name)).toEqual([1, 2, 3, 4, 5].map((nth) => `Person ${nth}`))
  expect(recentEnquiries[0]).toMatchObject({ mobileNumber: '9812345670', createdAt: '2026-03-15T20:59:00.000Z' })
})

test('visits are counted by hour for the next seven days, and listed for today', async ({ api, db }) => {
  const visit = (selectedDate: string, timeSlot: string | null, projectName = 'Suncourt') =>
    anAppointment(db, { selectedDate, timeSlot, projectName })
  await visit('2026-03-15', '10-11 AM')
  await visit('2026-03-16', null, 'Third')
  await visit('2026-03-16', '5-6 PM', 'Second')
  await visit('2026-03-16', '11-12', 'First')
  await visit('2026-03-17', '10-11 AM')
  await visit('2026-03-23', '5-6 PM')
  await visit('2026-03-23', '5-6 PM')
  await visit('2026-03-24', '5-6 PM')

  const { visitsAhead, visitsToday, visitCountToday } = await figures(api)

  expect(visitsAhead.days).toEqual([17, 18, 19, 20, 21, 22, 23].map((day) => `2026-03-${day}`))
  expect(visitsAhead.hours).toHaveLength(8)
  expect(visitsAhead.hours[0]).toEqual({ timeSlot: '10-11 AM', counts: [1, 0, 0, 0, 0, 0, 0] })
  expect(visitsAhead.hours[7]).toEqual({ timeSlot: '5-6 PM', counts: [0, 0, 0, 0, 0, 0, 2] })
  expect(visitsToday.map(({ projectName }) => projectName)).toEqual(['First', 'Second', 'Third'])
  expect(visitCountToday).toBe(3)

  await visit('2026-03-18', null)
  expect((await figures(api)).visitsAhead.hours[8]).toEqual({ timeSlot: null, counts: [0, 1, 0, 0, 0, 0, 0] })
})

test('gaps are counted on public pages, and the pages with the most gaps are listed first', async ({ api, db }) => {
  const full = await aFullProject(db)
  const short = await aProject(db, { name: 'Short', video: null })
  const bare = await aProject(db, { name: 'Bare', video: null, overview: '' })
  await aProject(db, { name: 'Hidden', isActive: false })
  await aProject(db, { name: 'Announced', categoryId: 3 })
  await aProject(db, { name: 'Gone', deletedAt: NOW })

  const { content, projects, counts } = await figures(api)

  expect(counts.projects).toBe(5)
  expect(content).toEqual({ projects: 5, shown: 4, announced: 1, gaps: 7 + 8, withGaps: 2 })
  expect(projects.map(({ id }) => id)).toEqual([bare.id, short.id, full.id])
  expect(projects[2]?.parts.every(({ have, need }) => have >= need)).toBe(true)
  expect(projects[0]).toMatchObject({ name: 'Bare', parts: PAGE_PARTS.map((part) => ({ part })) })
})

test('all counts equal those of the back office home', async ({ api, db }) => {
  await aProject(db, { isActive: false })
  await anEnquiry(db)
  await aSubscriber(db)

  const { counts } = await figures(api)

  const home = await api.get('/Home/GetHomePageDashboardLists', { token: await api.tokenOf('Admin') })
  expect(counts).toEqual(home.json().data.counts)
  expect(counts).toMatchObject({ projects: 1, enquiries: 1, subscribers: 1, mediaItems: 0 })
})

test('subscribers are counted in total and for the last 30 days', async ({ api, db }) => {
  await aSubscriber(db, { createdAt: new Date('2026-02-14T18:29:59.999Z') })
  await aSubscriber(db, { createdAt: new Date('2026-02-14T18:30:00.000Z') })
  await aSubscriber(db, { createdAt: NOW, isSubscribed: false })

  expect((await figures(api)).subscribers).toEqual({ total: 3, recent: 2 })
})

test('the dashboard of an empty site has figures', async ({ api }) => {
  const { enquiries: counted, ...rest } = await figures(api)

  expect(counted.interests).toEqual([])
  expect(counted.days.every(({ counts }) => counts.length === 0)).toBe(true)
  expect(rest).toMatchObject({
    recentEnquiries: [],
    visitsToday: [],
    visitCountToday: 0,
    subscribers: { total: 0, recent: 0 },
    content: { projects: 0, shown: 0, announced: 0, gaps: 0, withGaps: 0 },
    projects: [],
  })
})

test('the figures take the same number of queries for any number of rows', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  const queries = () => queriesOf(db, () => api.get(PATH, { token }))
  const ofRegistrations = (texts: readonly string[]) => texts.filter((text) => text.includes('"collection_account"'))
  await aProject(db)
  const few = await queries()
  for (let nth = 0; nth < 3; nth += 1) {
    const { id: projectId } = await aProject(db)
    await aPlan(db, { projectId })
    await anAppointment(db, { selectedDate: '2026-03-16' })
  }
  const row = {
    name: 'A',
    email: 'a@visitor.example',
    mobileNumber: '9812345670',
    message: 'Hello',
    isAuthorized: true,
  }
  const interests = ['Residential', 'Commercial', 'New Launch', 'Completed', 'IT SEZ']
  await db.insert(enquiries).values(
    Array.from({ length: 500 }, (_, nth) => ({
      ...row,
      interest: interests[nth % 5] ?? '',
      createdAt: new Date(NOW.getTime() - nth * 3_600_000),
    })),
  )

  const many = await queries()
  expect(many).toHaveLength(few.length)
  expect(many.filter((text) => !text.includes('"sessions"'))).toHaveLength(17)
  expect(ofRegistrations(many)).toHaveLength(1)
  expect(ofRegistrations(many)).toEqual(ofRegistrations(few))
})

async function figures(api: TestApi): Promise<DashboardFigures & SalesFigures & SiteFigures> {
  const answer = await api.get(PATH, { token: await api.tokenOf('Admin') })
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

async function aFullProject(db: Db) {
  const project = await aProject(db, { name: 'Full' })
  const projectId = project.id
  for (let nth = 0; nth < 4; nth += 1) {
    await aGalleryImage(db, { projectId })
    await aPlan(db, { projectId })
    await aSpecification(db, { projectId })
    await db.insert(projectFeatures).values({ projectId, featureId: (await aFeature(db)).id })
  }
  for (const type of ['pdf', 'image']) await aDocument(db, { projectId, type })
  await aLocation(db, { projectId })
  await aPerk(db, { projectId })
  return project
}
