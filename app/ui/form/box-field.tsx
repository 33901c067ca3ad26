import { type ReactNode, type Ref, useId, useRef } from 'react'
import { Field, type FieldProps, fieldAria } from './field.tsx'
import { readControl, useFieldCheck } from './field-check.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type ControlProps<C extends Control> = ReturnType<typeof fieldAria> & { id: string; ref: Ref<C>; className: string }

type BoxFieldProps<C extends Control> = FieldProps & {
  id?: string | undefined
  initialValue: string
  isReadOnly?: boolean | undefined
  before?: ReactNode
  after?: ReactNode
  /** Draws the control, which takes what it is given here after its own. */
  children: (control: ControlProps<C>) => ReactNode
}

/** What all fields with a box have in common: the frame, and the watch over what is typed or chosen in it. */
export function BoxField<C extends Control>(props: BoxFieldProps<C>) {
  const { label, name, hint, error, validate, isOptional, className, initialValue, isReadOnly } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const ref = useRef<C>(null)
  const read = readControl(ref)
  const { status, message, onTouched } = useFieldCheck({ name, error, validate, initialValue, isReadOnly, read })

  return (
    <Field {...{ id, label, hint, isOptional, status, message, className }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its control tells */}
      <div className="field-box" onBlur={onTouched} onInput={onTouched}>
        {props.before && <span className="field-before">{props.before}</span>}
        {props.children({ ...fieldAria({ id, hint, message }), id, ref, className: 'field-control' })}
        {props.after}
      </div>
    </Field>
  )
}
