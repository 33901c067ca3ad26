import type { ReactNode } from 'react'
import { Breadcrumbs } from './breadcrumbs.tsx'
import './page-head.css'

interface PageHeadProps {
  /** The page's place, in the way back to the home page. */
  place: string
  title: string
  lead?: ReactNode
}

/** How a page without a picture begins. */
export function PageHead({ place, title, lead }: PageHeadProps) {
  return (
    <header className="wrap page-head">
      <Breadcrumbs here={place} />
      <div className="page-head-line">
        <h1 className="display">{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
    </header>
  )
}
