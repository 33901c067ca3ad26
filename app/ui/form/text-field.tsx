import { type ComponentProps, type ReactNode, type Ref, useId, useRef } from 'react'
import { Field, type FieldProps, fieldAria } from './field.tsx'
import { readControl, useFieldCheck } from './field-check.ts'

// Uncontrolled, because a controlled input loses text typed before hydration.
type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'value' | 'defaultValue' | 'ref'> & {
    defaultValue?: string | undefined
    /** Fixed text or an icon before the value, such as a dialling code. */
    before?: ReactNode
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

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type ControlProps<C extends Control> = ReturnType<typeof fieldAria> & { id: string; ref: Ref<C>; className: string }

type BoxFieldProps<C extends Control> = FieldProps & {
  id?: string | undefined
  initialValue: string
  isReadOnly?: boolean | undefined
  before?: ReactNode
  after?: ReactNode
  /** Renders the control, which must spread the given props after its own. */
  children: (control: ControlProps<C>) => ReactNode
}

/** Base of text inputs, text areas and selects. */
export function BoxField<C extends Control>(props: BoxFieldProps<C>) {
  const { label, name, hint, error, validate, isOptional, className, initialValue, isReadOnly } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const ref = useRef<C>(null)
  const read = readControl(ref)
  const { status, message, onTouched, onBlur } = useFieldCheck({
    name,
    error,
    validate,
    initialValue,
    isReadOnly,
    read,
  })

  return (
    <Field {...{ id, label, hint, isOptional, status, message, className }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only handles events that bubble from its control */}
      <div className="field-box" onBlur={onBlur} onInput={onTouched}>
        {props.before && <span className="field-before">{props.before}</span>}
        {props.children({ ...fieldAria({ id, hint, message }), id, ref, className: 'field-control' })}
        {props.after}
      </div>
    </Field>
  )
}

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

type DateFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'min' | 'max' | 'step'> & {
  /** Dates as yyyy-MM-dd, like the value itself. */
  min?: string
  max?: string
}

export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />
}
