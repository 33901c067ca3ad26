import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

interface BlockSectionProps {
  block: { id: string; heading: string | null }
  lead?: string | null
  isOnPaper?: boolean
  children: ReactNode
}

/** The heading has the block's id, so that links can point to it. */
export function BlockSection({ block: { id, heading }, lead, isOnPaper = false, children }: BlockSectionProps) {
  return (
    <section className={classNames('section', isOnPaper && 'on-paper')} aria-labelledby={heading ? id : undefined}>
      <div className="wrap">
        {heading && (
          <h2 className="block-title" id={id}>
            {heading}
          </h2>
        )}
        {lead && <p className="lead block-title">{lead}</p>}
        {children}
      </div>
    </section>
  )
}
