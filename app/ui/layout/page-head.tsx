import type { ReactNode } from 'react'
import { Breadcrumbs } from './breadcrumbs.tsx'
import './page-head.css'

interface PageHeadProps {
  /** Name of the page in its breadcrumbs. */
  place: string
  way?: readonly { label: string; address: string }[]
  title: string
  lead?: ReactNode
}

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
