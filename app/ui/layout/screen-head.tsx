import type { ReactNode } from 'react'
import './screen-head.css'

type ScreenHeadProps = { title: ReactNode; lead?: ReactNode; actions?: ReactNode }

export function ScreenHead({ title, lead, actions }: ScreenHeadProps) {
  return (
    <header className="screen-head">
      <div>
        <h1 className="screen-title">{title}</h1>
        {lead && <p className="screen-lead">{lead}</p>}
      </div>
      {actions && <div className="screen-actions">{actions}</div>}
    </header>
  )
}
