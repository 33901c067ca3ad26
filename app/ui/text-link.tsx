import { ArrowRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import './text-link.css'

export function TextLink({ className, children, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={classNames('text-link', className)}>
      {children}
      <ArrowRight size={18} />
    </Link>
  )
}
