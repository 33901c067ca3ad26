import { Link } from 'react-router'
import { say } from '#contract/content/site.messages.ts'
import './breadcrumbs.css'

interface BreadcrumbsProps {
  /** Pages between the home page and this one. */
  way?: readonly { label: string; address: string }[]
  /** This page; left out where its name stands right below. */
  here?: string
}

export function Breadcrumbs({ way = [], here }: BreadcrumbsProps) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <Link to="/home">{say.page.home}</Link>
      {way.map(({ label, address }) => (
        <Link key={address} to={address}>
          {label}
        </Link>
      ))}
      {here && <span aria-current="page">{here}</span>}
    </nav>
  )
}
