import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'

interface MediaLinkProps {
  /** An item need not lead anywhere; then it is plain. */
  link: string | null
  className: string
  children: ReactNode
}

/** Leads to another site, in a tab of its own. */
export function MediaLink({ link, className, children }: MediaLinkProps) {
  if (link === null) return <div className={className}>{children}</div>
  return (
    <a className={classNames(className, 'plinth-host')} href={link} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
