import { useEffect, useRef } from 'react'
import { Alert, type AlertProps } from '../feedback/alert.tsx'
import { focusField } from './field-errors.tsx'
import './form-alert.css'

interface FormAlertProps extends AlertProps {
  /** Shown as buttons that focus the fields to correct. */
  fields?: readonly { name: string; label: string }[]
  /** If unset, the focus stays where it is, for example in the first refused field. */
  takesFocus?: boolean
}

export function FormAlert({ reason, fields, takesFocus = false, ...alert }: FormAlertProps) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!takesFocus) return
    place.current?.focus({ preventScroll: true })
    // The scroll margin of the alert includes the button below it.
    place.current?.firstElementChild?.scrollIntoView({ block: 'nearest' })
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
