import { Check } from 'lucide'
import { type ComponentProps, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { FieldLabel, FieldNotes, type FieldProps, fieldAria } from './field.tsx'
import { useFieldCheck } from './field-check.ts'
import './choice.css'

type CheckboxFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'checked' | 'ref'> & {
    look?: 'box' | 'switch'
  }

export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, error, validate, isOptional, className, look = 'box', onChange, ...input } = props
  const { id: givenId, name, value = 'on', defaultChecked } = input
  const ownId = useId()
  const id = givenId ?? ownId
  const control = useRef<HTMLInputElement>(null)
  const { status, message, onTouched, onBlur } = useFieldCheck({
    name,
    error,
    validate,
    initialValue: defaultChecked ? String(value) : '',
    read: () => {
      if (!control.current) return null
      const { checked, validity, validationMessage } = control.current
      return { value: checked ? String(value) : '', error: validity.valid ? null : validationMessage }
    },
  })

  return (
    <div className={classNames('field', className)} data-status={status}>
      <label className="choice" htmlFor={id}>
        <input
          {...input}
          {...fieldAria({ id, hint, message })}
          id={id}
          ref={control}
          type="checkbox"
          role={look === 'switch' ? 'switch' : undefined}
          className="choice-input"
          onBlur={(event) => {
            onBlur(event)
            input.onBlur?.(event)
          }}
          onChange={(event) => {
            onTouched()
            onChange?.(event)
          }}
        />
        <span className={look === 'switch' ? 'choice-switch' : 'choice-box'}>
          {look === 'box' && <Icon of={Check} size={18} />}
        </span>
        <span>
          <FieldLabel label={label} isOptional={isOptional} />
        </span>
      </label>
      <FieldNotes id={id} hint={hint} message={message} />
    </div>
  )
}
