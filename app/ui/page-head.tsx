import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { say } from '#contract/content/site.messages.ts'
import './page-head.css'

interface PageHeadProps {
  /** The page's place, in the way back to the home page. */
  place: string
  title: string
  lead: ReactNode
}

/** How a page without a picture begins. */
export function PageHead({ place, title, lead }: PageHeadProps) {
  return (
    <header className="wrap page-head">
      <nav className="breadcrumbs" aria-label="Breadcrumb">
        <Link to="/home">{say.page.home}</Link>
        <span aria-current="page">{place}</span>
      </nav>
      <div className="page-head-line">
        <h1 className="display">{title}</h1>
        <p className="lead">{lead}</p>
      </div>
    </header>
  )
}
