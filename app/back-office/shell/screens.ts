import {
  Activity,
  Building,
  Building2,
  CalendarDays,
  CreditCard,
  FileText,
  type IconNode,
  Inbox,
  Landmark,
  LayoutDashboard,
  ListChecks,
  Mail,
  Newspaper,
  Trash2,
  Users,
  Video,
} from 'lucide'
import { adminMessages } from '#contract/back-office/admin.messages.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { siteMessages } from '#contract/content/site.messages.ts'

export interface Screen {
  name: string
  url: string
  icon: IconNode
}

/** Order as specified; screens that the specification does not name are in a second group. */
export const SCREENS: readonly Screen[] = [
  { name: adminMessages.sidebar.dashboard, url: '/admin/dashboard', icon: LayoutDashboard },
  { name: adminMessages.sidebar.media, url: '/admin/newsevents', icon: Newspaper },
  { name: adminMessages.sidebar.enquiries, url: '/admin/contactus', icon: Inbox },
  { name: adminMessages.sidebar.appointments, url: '/admin/appointment', icon: CalendarDays },
  { name: adminMessages.sidebar.testimonials, url: '/admin/customers', icon: Video },
  { name: adminMessages.sidebar.subscribers, url: '/admin/subscribe', icon: Mail },
  { name: adminMessages.sidebar.features, url: '/admin/managefeatures', icon: ListChecks },
]

export const MORE_SCREENS: readonly Screen[] = [
  { name: siteMessages.heading.projects, url: '/admin/projectdetails', icon: Building2 },
  { name: adminMessages.sidebar.content, url: '/admin/content', icon: FileText },
  { name: adminMessages.sidebar.banks, url: '/admin/banks', icon: Landmark },
  { name: adminMessages.sidebar.accounts, url: '/admin/accounts', icon: Users },
  { name: billingMessages.screen, url: '/admin/subscriptions', icon: CreditCard },
  { name: adminMessages.sidebar.activity, url: '/admin/audit', icon: Activity },
  { name: adminMessages.sidebar.trash, url: '/admin/trash', icon: Trash2 },
  { name: contentMessages.label.company, url: '/admin/company', icon: Building },
]
