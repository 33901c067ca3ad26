import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import type { FieldStatus } from './field-check.ts'
import { focusWithoutScripts } from './focus-without-scripts.ts'
import './field.css'

export type FieldProps = {
  label: ReactNode
  name: string
  hint?: ReactNode
  error?: string | null | undefined
  /** Not needed in a form with rules by name. */
  validate?: ((value: string) => string | null) | undefined
  /** Fields are required by default, so only optional ones are marked. */
  isOptional?: boolean | undefined
  className?: string | undefined
}

type FieldFrameProps = {
  id: string
  label: ReactNode
  hint?: ReactNode
  isOptional?: boolean | undefined
  status: FieldStatus
  message: string | null
  className?: string | undefined
  children: ReactNode
}

/** Spread `fieldAria` on the control, so that the hint and the error describe it. */
export function Field({ id, label, hint, isOptional, status, message, className, children }: FieldFrameProps) {
  return (
    <div className={classNames('field', className)} data-status={status}>
      <label className="field-label" htmlFor={id}>
        <FieldLabel label={label} isOptional={isOptional} />
      </label>
      {children}
      <FieldNotes id={id} hint={hint} message={message} />
    </div>
  )
}

export function FieldLabel({ label, isOptional }: { label: ReactNode; isOptional?: boolean | undefined }) {
  return (
    <>
      {label}
      {isOptional && <span className="field-optional"> Optional</span>}
    </>
  )
}

export function FieldNotes({ id, hint, message }: { id: string; hint?: ReactNode; message: string | null }) {
  return (
    <>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {message && (
          <p className="field-error" id={`${id}-error`}>
            <Icon of={CircleAlert} size={16} />
            {message}
          </p>
        )}
      </div>
    </>
  )
}

export function fieldAria({ id, hint, message }: { id: string; hint?: ReactNode; message: string | null }) {
  return {
    ...focusWithoutScripts(message !== null),
    'aria-invalid': message !== null || undefined,
    'aria-describedby': classNames(message !== null && `${id}-error`, hint !== undefined && `${id}-hint`) || undefined,
  }
}
