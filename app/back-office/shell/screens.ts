import {
  Activity,
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
import { say } from '#contract/back-office/admin.messages.ts'
import { say as billing } from '#contract/billing/billing.messages.ts'
import { say as site } from '#contract/content/site.messages.ts'

export interface Screen {
  name: string
  url: string
  icon: IconNode
}

/** The order is the specification's; what it does not name stands below, in a group of its own. */
export const SCREENS: readonly Screen[] = [
  { name: say.sidebar.dashboard, url: '/admin/dashboard', icon: LayoutDashboard },
  { name: say.sidebar.media, url: '/admin/newsevents', icon: Newspaper },
  { name: say.sidebar.enquiries, url: '/admin/contactus', icon: Inbox },
  { name: say.sidebar.appointments, url: '/admin/appointment', icon: CalendarDays },
  { name: say.sidebar.testimonials, url: '/admin/customers', icon: Video },
  { name: say.sidebar.subscribers, url: '/admin/subscribe', icon: Mail },
  { name: say.sidebar.features, url: '/admin/managefeatures', icon: ListChecks },
]

export const MORE_SCREENS: readonly Screen[] = [
  { name: site.heading.projects, url: '/admin/projectdetails', icon: Building2 },
  { name: say.sidebar.content, url: '/admin/content', icon: FileText },
  { name: say.sidebar.banks, url: '/admin/banks', icon: Landmark },
  { name: say.sidebar.accounts, url: '/admin/accounts', icon: Users },
  { name: billing.screen, url: '/admin/subscriptions', icon: CreditCard },
  { name: say.sidebar.activity, url: '/admin/audit', icon: Activity },
  { name: say.sidebar.trash, url: '/admin/trash', icon: Trash2 },
]
