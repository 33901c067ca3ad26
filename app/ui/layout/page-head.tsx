import type { ReactNode } from 'react'
import { Breadcrumbs } from './breadcrumbs.tsx'
import './page-head.css'

interface PageHeadProps {
  /** Name of the page in its breadcrumbs. */
  place: string
  /** Pages between the home page and this one. */
  way?: readonly { label: string; address: string }[]
  title: string
  lead?: ReactNode
}

/** The head of a page without a picture. */
export function PageHead({ place, way, title, lead }: PageHeadProps) {
  return (
    <header className="wrap page-head">
      <Breadcrumbs way={way} here={place} />
      <div className="page-head-line">
        <h1 className="display">{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
    </header>
  )
}
