import { expect, test } from 'vitest'
import { searchAppointments } from '#contract/appointments/appointments.endpoints.ts'
import { getVisitWeek } from '#contract/appointments/visit-calendar.endpoints.ts'
import { saveVisitSettings } from '#contract/appointments/visit-settings.endpoints.ts'
import { searchAuditLog } from '#contract/back-office/audit.endpoints.ts'
import { getDashboardFigures } from '#contract/back-office/dashboard.endpoints.ts'
import { searchTrash } from '#contract/back-office/trash.endpoints.ts'
import { searchPayingOwners } from '#contract/billing/payments.endpoints.ts'
import { saveFeature } from '#contract/catalog/features.endpoints.ts'
import { searchProjects } from '#contract/catalog/project-list.endpoints.ts'
import { saveProject } from '#contract/catalog/projects.endpoints.ts'
import { savePublishGate } from '#contract/catalog/publish-gate.endpoints.ts'
import { saveCompany } from '#contract/company/company.endpoints.ts'
import { saveCostRates } from '#contract/company/cost-rates.endpoints.ts'
import { saveLook } from '#contract/company/look.endpoints.ts'
import { saveRedirect } from '#contract/company/redirects.endpoints.ts'
import { saveRetention } from '#contract/consent/consent.endpoints.ts'
import { listBanks } from '#contract/content/banks.endpoints.ts'
import { saveStaticContent } from '#contract/content/content.endpoints.ts'
import { listSitePages, saveSitePage } from '#contract/content/manage-pages.endpoints.ts'
import { searchEnquiries } from '#contract/enquiries/enquiries.endpoints.ts'
import { getSecondFactor } from '#contract/identity/second-factor.endpoints.ts'
import { searchStaff } from '#contract/identity/staff.endpoints.ts'
import { getInsights } from '#contract/insights/insights.endpoints.ts'
import { changeLead, saveLeadSettings, searchLeads } from '#contract/leads/leads.endpoints.ts'
import { saveMediaItem } from '#contract/media/media.endpoints.ts'
import { searchSubscribers } from '#contract/newsletter/newsletter.endpoints.ts'
import { getSetup } from '#contract/setup/setup.endpoints.ts'
import { saveTestimonial } from '#contract/testimonials/testimonials.endpoints.ts'
import { saveWebhook } from '#contract/webhooks/webhooks.endpoints.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { STAFF } from '#contract/wire/roles.ts'
import routes from '../../routes.ts'
import { mayOpen, screenGroupsFor } from './screens.ts'

/** The main call of each screen. */
const CALLS: Record<string, Pick<Endpoint, 'access'>> = {
  '/admin/dashboard': getDashboardFigures,
  '/admin/newsevents': saveMediaItem,
  '/admin/NewsandEvents': saveMediaItem,
  '/admin/contactus': searchEnquiries,
  '/admin/Contact-us': searchEnquiries,
  '/admin/appointment': searchAppointments,
  '/admin/Appointments': searchAppointments,
  '/admin/customers': saveTestimonial,
  '/admin/customerSpeaks': saveTestimonial,
  '/admin/subscribe': searchSubscribers,
  '/admin/subscribed': searchSubscribers,
  '/admin/managefeatures': saveFeature,
  '/admin/projectdetails': searchProjects,
  '/admin/editdetails/:projectId': saveProject,
  '/admin/leads': searchLeads,
  '/admin/leads/:leadId': changeLead,
  '/admin/visits': getVisitWeek,
  '/admin/insights': getInsights,
  '/admin/pages': listSitePages,
  '/admin/pages/:pageId': saveSitePage,
  '/admin/content': saveStaticContent,
  '/admin/banks': listBanks,
  '/admin/accounts': searchStaff,
  '/admin/subscriptions': searchPayingOwners,
  '/admin/audit': searchAuditLog,
  '/admin/trash': searchTrash,
  '/admin/company': saveCompany,
  '/admin/setup': getSetup,
  '/admin/company/look': saveLook,
  '/admin/company/addresses': saveRedirect,
  '/admin/company/rates': saveCostRates,
  '/admin/company/gate': savePublishGate,
  '/admin/company/visits': saveVisitSettings,
  '/admin/company/leads': saveLeadSettings,
  '/admin/company/webhooks': saveWebhook,
  '/admin/company/data': saveRetention,
  '/admin/landing': getSecondFactor,
  '/admin/changepassword': getSecondFactor,
}

test('a role may open exactly the screens whose main API call it may send', () => {
  const screens = pathsIn(routes.filter(({ id }) => id?.startsWith('admin/') && !SIGN_IN_PAGES.includes(id)))
  expect(screens.toSorted()).toEqual(Object.keys(CALLS).toSorted())

  for (const role of STAFF) {
    const opened = screens.filter((path) => mayOpen(role, path))
    const called = screens.filter((path) => CALLS[path]?.access.includes(role))
    expect([role, opened]).toEqual([role, called])
  }
})

test('every address of the back office except the sign-in pages is in a layout that requires a session', () => {
  const layouts = ['back-office/shell/standalone-frame.tsx', 'back-office/shell/admin-shell.tsx']
  const guarded = routes.filter(({ file }) => layouts.includes(file))
  const others = routes.filter(({ file }) => !layouts.includes(file))

  expect(guarded).toHaveLength(2)
  expect(pathsIn(others).filter((path) => path.startsWith('/admin'))).toEqual([
    '/admin/login',
    '/admin/forgotpassword',
    // This address redirects to the dashboard.
    '/admin',
  ])
})

test('the menu of a role lists only screens that it may open', () => {
  const menuOf = (role: (typeof STAFF)[number]) =>
    screenGroupsFor(role).map(({ screens }) => screens.map(({ url }) => url))

  expect(menuOf('Admin').flat()).toHaveLength(20)
  expect(menuOf('Admin').at(-1)).toEqual([
    '/admin/setup',
    '/admin/company',
    '/admin/accounts',
    '/admin/subscriptions',
    '/admin/audit',
    '/admin/trash',
  ])
  expect(menuOf('SuperAdmin')).toEqual(menuOf('Admin'))
  expect(menuOf('Editor')).toEqual([
    ['/admin/dashboard', '/admin/newsevents', '/admin/customers', '/admin/managefeatures'],
    ['/admin/insights'],
    ['/admin/projectdetails', '/admin/pages', '/admin/content', '/admin/banks'],
    ['/admin/audit', '/admin/trash'],
  ])
  expect(menuOf('Sales')).toEqual([
    ['/admin/dashboard', '/admin/contactus', '/admin/appointment', '/admin/subscribe'],
    ['/admin/leads', '/admin/visits', '/admin/insights'],
    ['/admin/audit'],
  ])
})

test('only admins may open an unlisted screen, and a record has the access of its screen', () => {
  expect(STAFF.filter((role) => mayOpen(role, '/admin/unknown'))).toEqual(['Admin', 'SuperAdmin'])
  expect(STAFF.filter((role) => mayOpen(role, '/admin/editdetails/7'))).toEqual(['Admin', 'SuperAdmin', 'Editor'])
  expect(STAFF.filter((role) => mayOpen(role, '/admin/contactus/'))).toEqual(['Admin', 'SuperAdmin', 'Sales'])
})

const SIGN_IN_PAGES = ['admin/login', 'admin/forgotpassword']

type Entries = typeof routes

function pathsIn(entries: Entries): string[] {
  return entries.flatMap(({ path, children }) => [...(path ? [`/${path}`] : []), ...pathsIn(children ?? [])])
}
