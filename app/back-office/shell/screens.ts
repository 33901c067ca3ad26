import {
  Activity,
  Building,
  Building2,
  CalendarClock,
  CalendarDays,
  ChartNoAxesColumn,
  CreditCard,
  FileText,
  type IconNode,
  Inbox,
  Landmark,
  LayoutDashboard,
  ListChecks,
  ListTodo,
  Mail,
  Newspaper,
  PanelTop,
  Trash2,
  UserRound,
  Users,
  Video,
} from 'lucide'
import { adminMessages } from '#contract/back-office/admin.messages.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import { ADMINS, EDITORS, isOneOf, type Role, SALES_STAFF, STAFF } from '#contract/wire/roles.ts'

export const LEADS_URL = '/admin/leads'

/** The screen whose menu entry shows the progress of the setup, and disappears when the setup is finished. */
export const SETUP_URL = '/admin/setup'

export interface Screen {
  name: string
  url: string
  icon: IconNode
  /** The roles that may open the screen. The server checks every call itself. */
  access: readonly Role[]
}

export interface ScreenGroup {
  /** Null for the first group, which the specification does not name. */
  name: string | null
  screens: readonly Screen[]
}

/** The first group is the menu of the specification, in its order; the other groups are additions. */
const GROUPS: readonly ScreenGroup[] = [
  {
    name: null,
    screens: [
      { name: adminMessages.sidebar.dashboard, url: '/admin/dashboard', icon: LayoutDashboard, access: STAFF },
      { name: adminMessages.sidebar.media, url: '/admin/newsevents', icon: Newspaper, access: EDITORS },
      { name: adminMessages.sidebar.enquiries, url: '/admin/contactus', icon: Inbox, access: SALES_STAFF },
      { name: adminMessages.sidebar.appointments, url: '/admin/appointment', icon: CalendarDays, access: SALES_STAFF },
      { name: adminMessages.sidebar.testimonials, url: '/admin/customers', icon: Video, access: EDITORS },
      { name: adminMessages.sidebar.subscribers, url: '/admin/subscribe', icon: Mail, access: SALES_STAFF },
      { name: adminMessages.sidebar.features, url: '/admin/managefeatures', icon: ListChecks, access: EDITORS },
    ],
  },
  {
    name: 'Sales',
    screens: [
      { name: adminMessages.sidebar.leads, url: LEADS_URL, icon: UserRound, access: SALES_STAFF },
      { name: adminMessages.sidebar.visits, url: '/admin/visits', icon: CalendarClock, access: SALES_STAFF },
      { name: adminMessages.sidebar.insights, url: '/admin/insights', icon: ChartNoAxesColumn, access: STAFF },
    ],
  },
  {
    name: 'Site',
    screens: [
      { name: siteMessages.heading.projects, url: '/admin/projectdetails', icon: Building2, access: EDITORS },
      { name: adminMessages.sidebar.pages, url: '/admin/pages', icon: PanelTop, access: EDITORS },
      { name: adminMessages.sidebar.content, url: '/admin/content', icon: FileText, access: EDITORS },
      { name: adminMessages.sidebar.banks, url: '/admin/banks', icon: Landmark, access: EDITORS },
    ],
  },
  {
    name: 'Office',
    screens: [
      { name: adminMessages.sidebar.setup, url: SETUP_URL, icon: ListTodo, access: ADMINS },
      { name: labelMessages.company, url: '/admin/company', icon: Building, access: ADMINS },
      { name: adminMessages.sidebar.accounts, url: '/admin/accounts', icon: Users, access: ADMINS },
      { name: billingMessages.screen, url: '/admin/subscriptions', icon: CreditCard, access: ADMINS },
      { name: adminMessages.sidebar.activity, url: '/admin/audit', icon: Activity, access: STAFF },
      { name: adminMessages.sidebar.trash, url: '/admin/trash', icon: Trash2, access: EDITORS },
    ],
  },
]

/** Screens without a menu entry, including the second URLs that the specification prescribes for some screens. */
const UNLISTED_SCREENS: Record<string, readonly Role[]> = {
  '/admin/NewsandEvents': EDITORS,
  '/admin/Contact-us': SALES_STAFF,
  '/admin/Appointments': SALES_STAFF,
  '/admin/customerSpeaks': EDITORS,
  '/admin/subscribed': SALES_STAFF,
  '/admin/editdetails': EDITORS,
  '/admin/landing': STAFF,
  '/admin/changepassword': STAFF,
}

export function screenGroupsFor(role: Role): ScreenGroup[] {
  return GROUPS.map(({ name, screens }) => ({
    name,
    screens: screens.filter(({ access }) => isOneOf(role, access)),
  })).filter(({ screens }) => screens.length > 0)
}

/** A screen in neither `GROUPS` nor `UNLISTED_SCREENS` is for admins. */
export function mayOpen(role: Role, pathname: string) {
  // The first two segments decide; the others select a tab or a record.
  const address = pathname.split('/', 3).join('/')
  const listed = GROUPS.flatMap(({ screens }) => screens).find(({ url }) => url === address)
  return isOneOf(role, listed?.access ?? UNLISTED_SCREENS[address] ?? ADMINS)
}
