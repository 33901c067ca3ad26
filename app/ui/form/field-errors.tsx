import { createContext, type ReactNode, useEffect, useRef } from 'react'
import type { FormErrors } from '../../lib/read-form.ts'

/** Focuses the first invalid field, in document order, but prefers fields with one of these names. */
function focusFirstError(form: HTMLFormElement, names: readonly string[]) {
  const wrong = [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')]
  const named = wrong.find((field) => namesIn(field).some((name) => names.includes(name)))
  const refused = named ?? wrong[0]
  const target = refused?.matches('[role="radiogroup"]') ? refused.querySelector<HTMLElement>('input') : refused
  target?.focus()
}

export function focusField(form: HTMLFormElement | null, name: string) {
  const named = form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
  // An upload stores its value in a hidden input; the focusable control is in the same field.
  const control = named?.closest('.field')?.querySelector<HTMLElement>(CONTROL) ?? named
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}

const CONTROL = 'input:not([type=hidden]), select, textarea'

/** The file input of an upload has no name; a hidden input in the same field has it. */
function namesIn(field: HTMLElement) {
  const hidden = field.closest('.field')?.querySelectorAll('input[type=hidden][name]') ?? []
  return [field, ...field.querySelectorAll('[name]'), ...hidden].map((control) => control.getAttribute('name') ?? '')
}

/**
 * Each response of the server must set a new object, even with equal messages, because fields compare it to detect a
 * new response.
 */
export const FieldErrorsContext = createContext<FormErrors | undefined>(undefined)

/** Returns the message for an invalid value of the named field; null if the value is valid. */
export type FieldRules = (name: string, value: string) => string | null

/** Null while the rules of a form are loading; undefined if its fields have their own rules. */
export const FieldRulesContext = createContext<FieldRules | null | undefined>(undefined)

type FieldErrorsProps = {
  errors: FormErrors | undefined
  rules?: FieldRules | null
  children: ReactNode
}

/** Must be inside the form. Passes each field its error by name, and focuses the first invalid field. */
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
