import { expect } from 'vitest'
import { STAFF } from '#contract/wire/roles.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { type TestApi, test } from '#test/api.ts'
import { anAppointment, anEnquiry, aProject, aSubscriber, aTestimonial } from '#test/builders.ts'

const SALES_FIGURES = ['enquiries', 'recentEnquiries', 'subscribers', 'visitCountToday', 'visitsAhead', 'visitsToday']
const SITE_FIGURES = ['content', 'gate', 'projects']
const SALES_COUNTS = ['appointments', 'enquiries', 'subscribers']
const SITE_COUNTS = ['mediaItems', 'projects', 'testimonials']

test.for([
  ['Admin', [...SALES_FIGURES, ...SITE_FIGURES], [...SALES_COUNTS, ...SITE_COUNTS]],
  ['Editor', SITE_FIGURES, SITE_COUNTS],
  ['Sales', SALES_FIGURES, SALES_COUNTS],
] as const)('the dashboard of the role %s has the figures %j and the counts %j', async (given, { api, db }) => {
  const [role, figures, counts] = given
  await anEnquiry(db)
  await aTestimonial(db)

  const { data } = (await api.get('/Home/GetDashboardFigures', { token: await api.tokenOf(role) })).json()

  expect(Object.keys(data).toSorted()).toEqual(['counts', 'today', ...figures].toSorted())
  expect(Object.keys(data.counts).toSorted()).toEqual(counts.toSorted())
})

test('the audit log of editors and sales staff has only entries of records that they may see', async ({ api, db }) => {
  const entities = ['project', 'bank', 'static-content', 'enquiry', 'appointment', 'subscriber', 'account', 'company']
  await db.insert(auditLog).values(entities.map((entity) => ({ action: 'update', entity, entityId: '1' })))

  const seenBy = async (role: 'Admin' | 'Editor' | 'Sales', body = {}) => {
    const response = await api.post('/Global/SearchAuditLog', body, { token: await api.tokenOf(role) })
    const { rows, total } = response.json().data
    expect(total).toBe(rows.length)
    return rows.map(({ entity }: { entity: string }) => entity).toSorted()
  }

  expect(await seenBy('Admin')).toEqual(entities.toSorted())
  expect(await seenBy('Editor')).toEqual(['bank', 'project', 'static-content'])
  expect(await seenBy('Sales')).toEqual(['appointment', 'enquiry', 'subscriber'])
  expect(await seenBy('Editor', { filters: { entity: 'account' } })).toEqual([])
  expect(await seenBy('Sales', { search: 'company' })).toEqual([])
  expect(await seenBy('Sales', { search: 'enquiry' })).toEqual(['enquiry'])
})

test.for([
  ['Editor', { enquiries: 403, appointments: 403, subscribers: 403, activity: 200 }],
  ['Sales', { enquiries: 200, appointments: 200, subscribers: 200, activity: 200 }],
] as const)('the exports of the role %s return the statuses %j', async ([role, expected], { api, db }) => {
  const token = await api.tokenOf(role)

  for (const [list, status] of Object.entries(expected)) {
    expect((await api.post('/Global/DeclareExport', { list, rows: 1 }, { token })).statusCode, list).toBe(status)
  }
  expect(await db.$count(auditLog)).toBe(Object.values(expected).filter((status) => status === 200).length)
})

test('hidden projects and record versions are shown to editors, and sales staff see what visitors see', async ({
  api,
  db,
}) => {
  const hidden = await aProject(db, { isActive: false })
  await aTestimonial(db)

  for (const role of STAFF) {
    const token = await api.tokenOf(role)
    const project = await api.get(`/Product/GetProductDetails/${hidden.id}`, { token })
    const [testimonial] = (await api.get('/CustomerSpeaks/GetYoutubeLink', { token })).json().data
    const isSales = role === 'Sales'
    expect([role, project.statusCode, 'version' in testimonial]).toEqual([role, isSales ? 404 : 200, !isSales])
  }
})

test('sales staff see all appointments, and not only those of their own address', async ({ api, db }) => {
  await anAppointment(db, { email: 'asha@visitor.test' })
  await anEnquiry(db)
  await aSubscriber(db)
  const token = await api.tokenOf('Sales')

  expect(await dataOf(api, '/AppointmentBook/GetAppointmentList', token)).toHaveLength(1)
  expect(await dataOf(api, '/Home/GetContactList', token)).toHaveLength(1)
})

test('the version of the company and the payments of owners are for admins only', async ({ api }) => {
  for (const role of ['Editor', 'Sales'] as const) {
    const token = await api.tokenOf(role)
    expect(await dataOf(api, '/Company/GetCompany', token)).not.toHaveProperty('version')
    expect((await api.post('/Payment/SearchOwners', {}, { token })).statusCode).toBe(403)
    expect((await api.get('/Global/GetMailDelivery', { token })).statusCode).toBe(403)
  }
  const token = await api.tokenOf('Admin')
  expect(await dataOf(api, '/Company/GetCompany', token)).toHaveProperty('version')
})

async function dataOf(api: TestApi, path: string, token: string) {
  return (await api.get(path, { token })).json().data
}
