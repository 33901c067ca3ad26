import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import './small-select.css'

/** A choice that stands among buttons: as SelectField looks, without its label and notes. */
export function SmallSelect(props: ComponentProps<'select'>) {
  return (
    <span className="small-select">
      <select {...props} />
      <ChevronDown size={15} />
    </span>
  )
}
