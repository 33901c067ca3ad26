import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import './panel.css'

type PanelProps = {
  title?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  footer?: ReactNode
  className?: string
  children: ReactNode
}

/** The content is only padded below a head; without one, it fills the frame. */
export function Panel({ title, lead, actions, footer, className, children }: PanelProps) {
  const id = useId()
  const hasHead = title !== undefined || lead !== undefined || actions !== undefined
  return (
    <section className={classNames('panel', className)} aria-labelledby={title === undefined ? undefined : id}>
      {hasHead && (
        <header className="panel-head">
          <div>
            {title !== undefined && (
              <h2 className="panel-title" id={id}>
                {title}
              </h2>
            )}
            {lead && <p className="panel-lead">{lead}</p>}
          </div>
          {actions && <div className="panel-actions">{actions}</div>}
        </header>
      )}
      {hasHead ? <div className="panel-body">{children}</div> : children}
      {footer && <footer className="panel-foot">{footer}</footer>}
    </section>
  )
}
