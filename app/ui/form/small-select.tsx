import { ChevronDown } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from '../icon.tsx'
import './small-select.css'

/** A select among buttons: styled like SelectField, without label, hint and error. */
export function SmallSelect(props: ComponentProps<'select'>) {
  return (
    <span className="small-select">
      <select {...props} />
      <Icon of={ChevronDown} size={15} />
    </span>
  )
}
