import { ChevronDown } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from '../icon.tsx'
import './small-select.css'

/** A choice that stands among buttons: as SelectField looks, without its label and notes. */
export function SmallSelect(props: ComponentProps<'select'>) {
  return (
    <span className="small-select">
      <select {...props} />
      <Icon of={ChevronDown} size={15} />
    </span>
  )
}
