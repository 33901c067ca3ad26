import { useEffect, useRef } from 'react'
import { Alert, type AlertProps } from '../feedback/alert.tsx'
import { focusField } from './field-errors.tsx'
import './form-alert.css'

interface FormAlertProps extends AlertProps {
  /** Fields to correct, each linked to its control. */
  fields?: readonly { name: string; label: string }[]
  /** Focuses the alert; without it the focus stays, for instance in the first refused field. */
  takesFocus?: boolean
}

/** The reason why a form was not saved, with the fields to correct. */
export function FormAlert({ reason, fields, takesFocus = false, ...alert }: FormAlertProps) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // No scrolling here: the alert scrolls itself into view if it is outside the window.
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
