import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide'
import { Link, useMatches, useParams } from 'react-router'
import { adminMessages } from '#contract/back-office/admin.messages.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { getCompany } from '#contract/company/company.endpoints.ts'
import { listSitePages } from '#contract/content/manage-pages.endpoints.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import { getLead } from '#contract/leads/leads.endpoints.ts'
import { NEW_RECORD_ID } from '#contract/wire/wire.constants.ts'
import { useCompany } from '../../lib/company.ts'
import { NEW_PAGE_TITLE, nameOfScreen } from '../../lib/screen-titles.ts'
import { callOptions } from '../../lib/use-call.ts'
import { LogoOf } from '../../ui/brand/company-mark.tsx'
import { Icon } from '../../ui/icon.tsx'
import './screen-trail.css'

export function ScreenTrail() {
  const { id: address = '' } = useMatches().at(-1) ?? {}
  const { projectId, leadId, pageId } = useParams()
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
        <li aria-current="page">
          {isNewProject ? (
            catalogChangesMessages.addProject
          ) : address === LEAD ? (
            <LeadName id={Number(leadId)} />
          ) : pageId === 'new' ? (
            NEW_PAGE_TITLE
          ) : address === PAGE_EDITOR ? (
            <PageName id={Number(pageId)} />
          ) : (
            nameOfScreen(address)
          )}
        </li>
      </ol>
    </nav>
  )
}

/** The screen has already loaded the lead, so only the cache is read. */
function LeadName({ id }: { id: number }) {
  const { data } = useQuery({
    ...callOptions<typeof getLead>([getLead, { params: { id } }]),
    placeholderData: undefined,
    enabled: false,
  })
  return data?.name ?? nameOfScreen(LEAD)
}

function PageName({ id }: { id: number }) {
  const { data } = useQuery({ ...callOptions<typeof listSitePages>([listSitePages]), enabled: false })
  return data?.find((page) => page.id === id)?.name ?? nameOfScreen(PAGE_EDITOR)
}

const EDITOR = 'admin/editdetails/:projectId'
const COMPANY = 'admin/company'
const LEAD = 'admin/leads/:leadId'
const PAGE_EDITOR = 'admin/pages/:pageId'

function parentsOf(address: string) {
  if (address === 'admin/dashboard') return []
  const dashboard = { name: adminMessages.sidebar.dashboard, url: '/admin/dashboard' }
  if (address === EDITOR) return [dashboard, { name: siteMessages.heading.projects, url: '/admin/projectdetails' }]
  if (address === LEAD) return [dashboard, { name: adminMessages.sidebar.leads, url: '/admin/leads' }]
  if (address === PAGE_EDITOR) return [dashboard, { name: adminMessages.sidebar.pages, url: '/admin/pages' }]
  if (address.startsWith(`${COMPANY}/`)) return [dashboard, { name: nameOfScreen(COMPANY), url: `/${COMPANY}` }]
  return [dashboard]
}

export function HomeLink() {
  const loaded = useCompany()
  // Reads the cache without a request: after a save on the company screen it contains the new name.
  const { data: saved } = useQuery({ ...callOptions<typeof getCompany>([getCompany]), enabled: false })
  const company = saved ?? loaded
  return (
    <Link
      className="home-link"
      to="/admin/dashboard"
      aria-label={`${company.name}, ${adminMessages.sidebar.dashboard}`}
    >
      <LogoOf company={company} />
    </Link>
  )
}
