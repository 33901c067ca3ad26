import { brand } from '#contract/content/brand.ts'
import { type PageMeta, pageMeta } from './page-meta.ts'
import { titled } from './page-titles.ts'

/** The titles of the back office, by route. In their own file so that public pages do not load them. */
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
  'admin/changepassword': 'Change Password',
  'admin/accounts': 'Accounts',
  'admin/subscriptions': 'Subscriptions',
  'admin/audit': 'Activity',
  'admin/trash': 'Trash',
} as const

type ScreenAddress = keyof typeof SCREEN_TITLES

export function screenTitle(address: ScreenAddress) {
  return titled(SCREEN_TITLES[address])
}

/** The title of the current screen, by the id of its route. */
export function titleOfScreen(id: string | undefined) {
  return isScreenAddress(id) ? screenTitle(id) : brand.name
}

/** The name without the brand, for headings and back links. */
export function nameOfScreen(id: string | undefined) {
  return isScreenAddress(id) ? SCREEN_TITLES[id] : ''
}

function isScreenAddress(id: string | undefined): id is ScreenAddress {
  return id !== undefined && Object.hasOwn(SCREEN_TITLES, id)
}

/** The `meta` of a back office screen: its title and noindex. */
export function hiddenPageMeta({ matches }: Pick<PageMeta, 'matches'>) {
  return pageMeta({ title: titleOfScreen(matches.at(-1)?.id), matches, isHidden: true })
}
