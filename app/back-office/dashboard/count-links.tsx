import { Link } from 'react-router'
import type { AdminCounts } from '#contract/back-office/admin-home.schema.ts'

const SCREENS: readonly { count: keyof AdminCounts; label: string; to: string }[] = [
  { count: 'projects', label: 'Projects', to: '/admin/projectdetails' },
  { count: 'mediaItems', label: 'Media items', to: '/admin/newsevents' },
  { count: 'enquiries', label: 'Enquiries', to: '/admin/contactus' },
  { count: 'appointments', label: 'Appointments', to: '/admin/appointment' },
  { count: 'testimonials', label: 'Testimonials', to: '/admin/customers' },
  { count: 'subscribers', label: 'Subscribers', to: '/admin/subscribe' },
]

/** How much there is of everything, each leading to its screen. */
export function CountLinks({ counts }: { counts: AdminCounts }) {
  return (
    <ul className="count-links" aria-label="All records">
      {SCREENS.map(({ count, label, to }) => (
        <li key={count}>
          <Link to={to}>
            <b>{counts[count].toLocaleString('en-IN')}</b> {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
