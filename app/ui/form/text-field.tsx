import type { ComponentProps, ReactNode } from 'react'
import { BoxField } from './box-field.tsx'
import type { FieldProps } from './field.tsx'

// Uncontrolled on purpose, like every field here: a controlled one loses what was typed before the page came alive.
type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'value' | 'defaultValue' | 'ref'> & {
    defaultValue?: string | undefined
    /** Fixed text or a mark in front of the value, such as a dialling code. */
    before?: ReactNode
    /** A control at the end of the box. */
    after?: ReactNode
  }

export function TextField(props: TextFieldProps) {
  const { label, hint, error, validate, isOptional, className, before, after, ...input } = props
  const { id, name, defaultValue = '', readOnly: isReadOnly } = input
  return (
    <BoxField<HTMLInputElement>
      {...{ id, name, label, hint, error, validate, isOptional, isReadOnly, className, before, after }}
      initialValue={defaultValue}
    >
      {(control) => <input required={!isOptional} {...input} {...control} />}
    </BoxField>
  )
}
