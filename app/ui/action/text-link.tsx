import { ArrowRight } from 'lucide'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import './text-link.css'
import { PageLink } from './page-link.tsx'

export function TextLink({ className, children, ...rest }: ComponentProps<typeof PageLink>) {
  return (
    <PageLink {...rest} className={classNames('text-link', className)}>
      {children}
      <Icon of={ArrowRight} size={18} />
    </PageLink>
  )
}
