import { createContext, type ReactNode, useEffect, useRef } from 'react'
import type { FormErrors } from '../../lib/read-form.ts'
import { focusFirstError } from './focus-first-error.ts'

/** One object per answer of the server: a new object means a new answer, even when it says the same words again. */
export const FieldErrorsContext = createContext<FormErrors | undefined>(undefined)

/** The sentence for a value that will not do in the field of this name, or null. */
export type FieldRules = (name: string, value: string) => string | null

/** Null while a form's rules have not arrived; undefined in a form whose fields bring their own. */
export const FieldRulesContext = createContext<FieldRules | null | undefined>(undefined)

type FieldErrorsProps = {
  errors: FormErrors | undefined
  rules?: FieldRules | null
  children: ReactNode
}

/** Put it inside the form: hands each field its refusal by name and moves the focus to the first refused one. */
export function FieldErrors({ errors, rules, children }: FieldErrorsProps) {
  const marker = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const form = marker.current?.closest('form')
    if (errors && form) focusFirstError(form, Object.keys(errors))
  }, [errors])

  return (
    <FieldErrorsContext value={errors}>
      <span ref={marker} hidden />
      <FieldRulesContext value={rules}>{children}</FieldRulesContext>
    </FieldErrorsContext>
  )
}
