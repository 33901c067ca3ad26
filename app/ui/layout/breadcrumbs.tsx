import { siteMessages } from '#contract/content/site.messages.ts'
import './breadcrumbs.css'
import { PageLink } from '../action/page-link.tsx'

interface BreadcrumbsProps {
  /** Pages between the home page and this one. */
  way?: readonly { label: string; address: string }[]
  /** Name of this page; omit it where the heading directly below has the same text. */
  here?: string
}

export function Breadcrumbs({ way = [], here }: BreadcrumbsProps) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <PageLink to="/home">{siteMessages.page.home}</PageLink>
      {way.map(({ label, address }) => (
        <PageLink key={address} to={address}>
          {label}
        </PageLink>
      ))}
      {here && <span aria-current="page">{here}</span>}
    </nav>
  )
}
