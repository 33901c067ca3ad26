import { type ComponentProps, type ReactNode, useId, useRef } from 'react'
import { Field, type FieldProps, fieldAria } from './field.tsx'
import { readControl, useFieldCheck } from './field-check.ts'

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
  const { label, hint, error, validate, isOptional, className, before, after, onBlur, onInput, ...input } = props
  const { id: givenId, name, defaultValue = '', readOnly } = input
  const ownId = useId()
  const id = givenId ?? ownId
  const control = useRef<HTMLInputElement>(null)
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
        {before && <span className="field-before">{before}</span>}
        <input
          required={!isOptional}
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
        {after}
      </div>
    </Field>
  )
}
