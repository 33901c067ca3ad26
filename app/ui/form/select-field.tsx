import { ChevronDown } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from '../icon.tsx'
import type { FieldProps } from './field.tsx'
import { BoxField } from './text-field.tsx'

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'value' | 'defaultValue' | 'ref' | 'children' | 'multiple'> & {
    options: readonly Option[]
    /** Label of the first, empty option. If omitted, the first real option is preselected. */
    placeholder?: string
    defaultValue?: string | undefined
  }

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, validate, isOptional, className, options, placeholder, ...input } = props
  const { id, name, defaultValue } = input
  const choices = options.map(readOption)
  const hasDefault = choices.some(({ value }) => value === defaultValue)
  const first = placeholder === undefined ? choices[0]?.value : ''
  return (
    <BoxField<HTMLSelectElement>
      {...{ id, name, label, hint, error, validate, isOptional, className }}
      initialValue={defaultValue ?? first ?? ''}
      after={<Icon of={ChevronDown} className="field-chevron" size={18} />}
    >
      {(control) => (
        // Remounts when the default option has loaded, because an uncontrolled select ignores a default that has no
        // option yet.
        <select key={String(hasDefault)} required={!isOptional} {...input} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {choices.map((choice) => (
            <option key={`${choice.value} ${choice.label}`} value={choice.value} disabled={choice.isDisabled}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </BoxField>
  )
}

export type Option = string | Choice

interface Choice {
  value: string
  label: string
  /** Shown below the label of a radio button. */
  detail?: string
  isDisabled?: boolean
  /** Marks a disabled option as fully booked: it is filled instead of hatched. */
  isFull?: boolean
}

export function readOption(option: Option): Choice & { isDisabled: boolean } {
  if (typeof option === 'string') return { value: option, label: option, isDisabled: false }
  return { isDisabled: false, ...option }
}
