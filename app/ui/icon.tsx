import type { IconNode } from 'lucide'
import { createElement, type SVGAttributes } from 'react'
import { classNames } from './class-names.ts'

interface IconProps {
  of: IconNode
  size: number
  className?: string
  /** Accessible name; omit it where adjacent text has the same meaning. */
  label?: string
}

export function Icon({ of, size, className, label }: IconProps) {
  const svg: SVGAttributes<SVGSVGElement> = {
    className: classNames('lucide', className),
    width: size,
    height: size,
    viewBox: '0 0 24 24',
    ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }),
  }
  return createElement('svg', svg, ...of.map(([tag, attributes]) => createElement(tag, attributes)))
}
