import { useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { FieldLabel, FieldNotes, type FieldProps, fieldAria } from './field.tsx'
import { useFieldCheck } from './field-check.ts'
import { type Option, readOption } from './select-field.tsx'
import './choice.css'

type RadioGroupFieldProps = FieldProps & {
  options: readonly Option[]
  defaultValue?: string | undefined
  /** Chips wrap, segments share one box, a grid has equal columns, a list has one option per line. */
  look?: 'chips' | 'segments' | 'grid' | 'list'
  onChange?: (value: string) => void
}

export function RadioGroupField(props: RadioGroupFieldProps) {
  const { label, name, hint, error, validate, isOptional, className, options, defaultValue, look = 'chips' } = props
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const { status, message, onTouched, onBlur } = useFieldCheck({
    name,
    error,
    validate,
    initialValue: defaultValue ?? '',
    read: () => {
      if (!group.current) return null
      const radios = [...group.current.querySelectorAll<HTMLInputElement>('input[type=radio]')]
      const [first] = radios
      const error = first && !first.validity.valid ? first.validationMessage : null
      return { value: radios.find((radio) => radio.checked)?.value ?? '', error }
    },
  })

  return (
    <div
      ref={group}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      className={classNames('field', className)}
      data-status={status}
      {...fieldAria({ id, hint, message })}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur(event)
      }}
    >
      <div className="field-label" id={`${id}-label`}>
        <FieldLabel label={label} isOptional={isOptional} />
      </div>
      <div className={`choices choices-${look}`}>
        {options.map(readOption).map((option) => (
          <label key={option.value} className="choices-option" data-full={option.isFull || undefined}>
            <input
              className="choice-input"
              type="radio"
              name={name}
              value={option.value}
              required={!isOptional}
              disabled={option.isDisabled}
              defaultChecked={option.value === defaultValue}
              onChange={(event) => {
                onTouched()
                props.onChange?.(event.target.value)
              }}
            />
            {option.detail === undefined ? (
              option.label
            ) : (
              <span>
                {option.label}
                <span className="choices-detail">{option.detail}</span>
              </span>
            )}
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} message={message} />
    </div>
  )
}
