import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId, useRef } from 'react'
import { Field, type FieldProps, fieldAria } from './field.tsx'
import { readControl, useFieldCheck } from './field-check.ts'
import { type Option, readOption } from './options.ts'

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'value' | 'defaultValue' | 'ref' | 'children' | 'multiple'> & {
    options: readonly Option[]
    /** The first, empty choice; without it the first option is chosen from the start. */
    placeholder?: string
    defaultValue?: string | undefined
  }

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, validate, isOptional, className, options, placeholder, onBlur, onChange, ...input } =
    props
  const { id: givenId, name, defaultValue } = input
  const ownId = useId()
  const id = givenId ?? ownId
  const control = useRef<HTMLSelectElement>(null)
  const choices = options.map(readOption)
  const first = placeholder === undefined ? choices[0]?.value : ''
  const { status, message, onTouched } = useFieldCheck({
    name,
    error,
    validate,
    initialValue: defaultValue ?? first ?? '',
    read: readControl(control),
  })

  return (
    <Field {...{ id, label, hint, isOptional, status, message, className }}>
      <div className="field-box">
        <select
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
          onChange={(event) => {
            onTouched()
            onChange?.(event)
          }}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {choices.map((choice) => (
            <option key={`${choice.value} ${choice.label}`} value={choice.value} disabled={choice.isDisabled}>
              {choice.label}
            </option>
          ))}
        </select>
        <ChevronDown className="field-chevron" size={18} />
      </div>
    </Field>
  )
}
