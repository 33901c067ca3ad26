import { useEffect, useRef } from 'react'
import { Alert, type AlertProps } from '../feedback/alert.tsx'
import { focusField } from './field-errors.tsx'
import './form-alert.css'

interface FormAlertProps extends AlertProps {
  /** Fields to correct, each a way to its place in the form. */
  fields?: readonly { name: string; label: string }[]
  /** Moves the focus here; without it the focus stays, for instance in the first refused field. */
  takesFocus?: boolean
}

/** Why a form was not saved, with the fields to correct. */
export function FormAlert({ reason, fields, takesFocus = false, ...alert }: FormAlertProps) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // The alert itself scrolls into the window where it is outside.
    if (takesFocus) place.current?.focus({ preventScroll: true })
  }, [takesFocus])

  return (
    <div ref={place} className="form-alert" tabIndex={-1}>
      <Alert
        {...alert}
        reason={
          <>
            {reason}
            {fields && fields.length > 0 && (
              <span className="form-alert-fields">
                {fields.map(({ name, label }) => (
                  <button
                    key={name}
                    type="button"
                    onClick={({ currentTarget }) => focusField(currentTarget.closest('form'), name)}
                  >
                    {label}
                  </button>
                ))}
              </span>
            )}
          </>
        }
      />
    </div>
  )
}
