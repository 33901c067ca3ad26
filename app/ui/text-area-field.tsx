import { type ComponentProps, useId, useRef } from 'react'
import { Field, type FieldProps, fieldAria } from './field.tsx'
import { readControl, useFieldCheck } from './field-check.ts'

type TextAreaFieldProps = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps | 'value' | 'defaultValue' | 'ref'> & {
    defaultValue?: string | undefined
  }

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, validate, isOptional, className, onBlur, onInput, ...input } = props
  const { id: givenId, name, defaultValue = '', readOnly } = input
  const ownId = useId()
  const id = givenId ?? ownId
  const control = useRef<HTMLTextAreaElement>(null)
  const { status, message, onTouched } = useFieldCheck({
    name,
    error,
    validate,
    initialValue: defaultValue,
    isReadOnly: readOnly,
    read: readControl(control),
  })

  return (
    <Field {...{ id, label, hint, isOptional, status, message, className }}>
      <div className="field-box">
        <textarea
          required={!isOptional}
          rows={5}
          {...input}
          {...fieldAria({ id, hint, message })}
          id={id}
          ref={control}
          className="field-control"
          onBlur={(event) => {
            onTouched()
            onBlur?.(event)
          }}
          onInput={(event) => {
            onTouched()
            onInput?.(event)
          }}
        />
      </div>
    </Field>
  )
}
