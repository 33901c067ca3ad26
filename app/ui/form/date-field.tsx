import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

type DateFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'min' | 'max' | 'step'> & {
  /** Calendar days as yyyy-MM-dd, like the value itself. */
  min?: string
  max?: string
}

export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />
}
