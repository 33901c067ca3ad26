import { ArrowRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import './text-link.css'
import { PageLink } from './page-link.tsx'

export function TextLink({ className, children, ...rest }: ComponentProps<typeof PageLink>) {
  return (
    <PageLink {...rest} className={classNames('text-link', className)}>
      {children}
      <ArrowRight size={18} />
    </PageLink>
  )
}
