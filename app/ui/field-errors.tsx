import { createContext, type ReactNode, useEffect, useRef } from 'react'
import type { FormErrors } from '../lib/read-form.ts'
import { focusFirstError } from './focus-first-error.ts'

/** One object per answer of the server: a new object means a new answer, even when it says the same words again. */
export const FieldErrorsContext = createContext<FormErrors | undefined>(undefined)

type FieldErrorsProps = { errors: FormErrors | undefined; children: ReactNode }

/** Put it inside the form: hands each field its refusal by name and moves the focus to the first refused one. */
export function FieldErrors({ errors, children }: FieldErrorsProps) {
  const marker = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const form = marker.current?.closest('form')
    if (errors && form) focusFirstError(form, Object.keys(errors))
  }, [errors])

  return (
    <FieldErrorsContext value={errors}>
      <span ref={marker} hidden />
      {children}
    </FieldErrorsContext>
  )
}
