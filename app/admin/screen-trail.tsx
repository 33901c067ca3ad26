import { ChevronRight } from 'lucide-react'
import { Link, useMatches, useParams } from 'react-router'
import { say as catalog } from '#contract/catalog/catalog.messages.ts'
import { say } from '#contract/content/admin.messages.ts'
import { say as site } from '#contract/content/site.messages.ts'
import { NEW_RECORD_ID } from '#contract/wire/wire.constants.ts'
import { nameOfRoute } from '../lib/page-titles.ts'
import './screen-trail.css'

/** The way from the dashboard to this screen. */
export function ScreenTrail() {
  const { id: address = '' } = useMatches().at(-1) ?? {}
  const { projectId } = useParams()
  const isNewProject = address === EDITOR && Number(projectId) === NEW_RECORD_ID
  return (
    <nav className="screen-trail" aria-label="Breadcrumb">
      <ol>
        {wayTo(address).map(({ name, url }) => (
          <li key={url}>
            <Link to={url}>{name}</Link>
            <ChevronRight size={14} />
          </li>
        ))}
        <li aria-current="page">{isNewProject ? catalog.addProject : nameOfRoute(address)}</li>
      </ol>
    </nav>
  )
}

const EDITOR = 'admin/editdetails/:projectId'

function wayTo(address: string) {
  if (address === 'admin/dashboard') return []
  const dashboard = { name: say.sidebar.dashboard, url: '/admin/dashboard' }
  if (address !== EDITOR) return [dashboard]
  return [dashboard, { name: site.heading.projects, url: '/admin/projectdetails' }]
}
