import { Link } from 'react-router'
import { adminMessages } from '#contract/back-office/admin.messages.ts'
import { brand } from '#contract/content/brand.ts'
import { Wordmark } from '../../ui/brand/wordmark.tsx'

/** The logo, linked to the dashboard. */
export function HomeLink() {
  return (
    <Link className="home-link" to="/admin/dashboard" aria-label={`${brand.name}, ${adminMessages.sidebar.dashboard}`}>
      <Wordmark name={brand.name} />
    </Link>
  )
}
