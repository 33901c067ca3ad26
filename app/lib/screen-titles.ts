import { type PageMeta, pageMeta } from './page-meta.ts'

/** Titles of the back office, by route. In a separate file, so that public pages do not load them. */
export const SCREEN_TITLES = {
  'admin/landing': 'Admin',
  'admin/login': 'Admin Login',
  'superadmin/login': 'Super Admin Login',
  'admin/NewsandEvents': 'News and Events',
  'admin/Contact-us': 'Contact Enquiries',
  'admin/Appointments': 'Appointments',
  'admin/customerSpeaks': 'Customer Speaks',
  'admin/subscribed': 'Subscribed',
  'admin/forgotpassword': 'Admin Forgot Password',
  'admin/editdetails/:projectId': 'Edit Project',

  admin: 'Admin',
  'admin/dashboard': 'Dashboard',
  'admin/projectdetails': 'Project Details',
  'admin/newsevents': 'Manage Media',
  'admin/appointment': 'Booked Appointment',
  'admin/contactus': 'Contacted',
  'admin/customers': 'Customer Speaks',
  'admin/managefeatures': 'Manage Features',
  'admin/subscribe': 'News Letter Subscription',
  'admin/content': 'Content',
  'admin/banks': 'Banks',
  'admin/company': 'Company',
  'admin/setup': 'Setup',
  'admin/company/look': 'Look',
  'admin/company/addresses': 'Addresses',
  'admin/company/rates': 'Rates',
  'admin/company/gate': 'Publish gate',
  'admin/company/visits': 'Visits',
  'admin/company/leads': 'New leads',
  'admin/company/webhooks': 'Webhooks',
  'admin/company/data': 'Data and consent',
  'admin/leads': 'Leads',
  'admin/leads/:leadId': 'Lead',
  'admin/visits': 'Visits',
  'admin/insights': 'Insights',
  'admin/pages': 'Pages',
  'admin/pages/:pageId': 'Edit Page',
  'admin/changepassword': 'Change Password',
  'admin/accounts': 'Accounts',
  'admin/subscriptions': 'Subscriptions',
  'admin/audit': 'Activity',
  'admin/trash': 'Trash',
} as const

/** Title of the page editor for a page that is not stored yet. */
export const NEW_PAGE_TITLE = 'New page'

type ScreenAddress = keyof typeof SCREEN_TITLES

export function screenTitle(address: ScreenAddress): string {
  return SCREEN_TITLES[address]
}

export function nameOfScreen(id: string | undefined) {
  return isScreenAddress(id) ? SCREEN_TITLES[id] : ''
}

function isScreenAddress(id: string | undefined): id is ScreenAddress {
  return id !== undefined && Object.hasOwn(SCREEN_TITLES, id)
}

export function hiddenPageMeta({ matches }: Pick<PageMeta, 'matches'>) {
  return pageMeta({ title: nameOfScreen(matches.at(-1)?.id), matches, isHidden: true })
}
