import { ChevronRight } from 'lucide'
import { Link, useMatches, useParams } from 'react-router'
import { adminMessages } from '#contract/back-office/admin.messages.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { brand } from '#contract/content/brand.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import { NEW_RECORD_ID } from '#contract/wire/wire.constants.ts'
import { nameOfScreen } from '../../lib/screen-titles.ts'
import { Wordmark } from '../../ui/brand/wordmark.tsx'
import { Icon } from '../../ui/icon.tsx'
import './screen-trail.css'

/** Breadcrumbs from the dashboard to this screen. */
export function ScreenTrail() {
  const { id: address = '' } = useMatches().at(-1) ?? {}
  const { projectId } = useParams()
  const isNewProject = address === EDITOR && Number(projectId) === NEW_RECORD_ID
  return (
    <nav className="screen-trail" aria-label="Breadcrumb">
      <ol>
        {parentsOf(address).map(({ name, url }) => (
          <li key={url}>
            <Link to={url}>{name}</Link>
            <Icon of={ChevronRight} size={14} />
          </li>
        ))}
        <li aria-current="page">{isNewProject ? catalogChangesMessages.addProject : nameOfScreen(address)}</li>
      </ol>
    </nav>
  )
}

const EDITOR = 'admin/editdetails/:projectId'

function parentsOf(address: string) {
  if (address === 'admin/dashboard') return []
  const dashboard = { name: adminMessages.sidebar.dashboard, url: '/admin/dashboard' }
  if (address !== EDITOR) return [dashboard]
  return [dashboard, { name: siteMessages.heading.projects, url: '/admin/projectdetails' }]
}

/** The logo, linked to the dashboard. */
export function HomeLink() {
  return (
    <Link className="home-link" to="/admin/dashboard" aria-label={`${brand.name}, ${adminMessages.sidebar.dashboard}`}>
      <Wordmark name={brand.name} />
    </Link>
  )
}
