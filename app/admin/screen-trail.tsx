import { ChevronRight } from 'lucide-react'
import { Link, useMatches } from 'react-router'
import { say } from '#contract/content/admin.messages.ts'
import { say as site } from '#contract/content/site.messages.ts'
import { nameOfRoute } from '../lib/page-titles.ts'
import './screen-trail.css'

/** The way from the dashboard to this screen. */
export function ScreenTrail() {
  const address = useMatches().at(-1)?.id ?? ''
  return (
    <nav className="screen-trail" aria-label="Breadcrumb">
      <ol>
        {wayTo(address).map(({ name, url }) => (
          <li key={url}>
            <Link to={url}>{name}</Link>
            <ChevronRight size={14} />
          </li>
        ))}
        <li aria-current="page">{nameOfRoute(address)}</li>
      </ol>
    </nav>
  )
}

function wayTo(address: string) {
  if (address === 'admin/dashboard') return []
  const dashboard = { name: say.sidebar.dashboard, url: '/admin/dashboard' }
  if (!address.startsWith('admin/editdetails')) return [dashboard]
  return [dashboard, { name: site.heading.projects, url: '/admin/projectdetails' }]
}
