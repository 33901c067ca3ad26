import type { ComponentProps } from 'react'
import { BoxField } from './box-field.tsx'
import type { FieldProps } from './field.tsx'

type TextAreaFieldProps = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps | 'value' | 'defaultValue' | 'ref'> & {
    defaultValue?: string | undefined
  }

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, validate, isOptional, className, ...input } = props
  const { id, name, defaultValue = '', readOnly: isReadOnly } = input
  return (
    <BoxField<HTMLTextAreaElement>
      {...{ id, name, label, hint, error, validate, isOptional, isReadOnly, className }}
      initialValue={defaultValue}
    >
      {(control) => <textarea required={!isOptional} rows={5} {...input} {...control} />}
    </BoxField>
  )
}
