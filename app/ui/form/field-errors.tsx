import { createContext, type ReactNode, useEffect, useRef } from 'react'
import type { FormErrors } from '../../lib/read-form.ts'

/**
 * Moves the focus to the first field that was refused by name, in the order the form is read. A field may be marked
 * wrong without being named: the focus belongs where the message points.
 */
function focusFirstError(form: HTMLFormElement, names: readonly string[]) {
  const wrong = [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')]
  const named = wrong.find((field) => namesIn(field).some((name) => names.includes(name)))
  const refused = named ?? wrong[0]
  const target = refused?.matches('[role="radiogroup"]') ? refused.querySelector<HTMLElement>('input') : refused
  target?.focus()
}

/** Moves the focus to the field of this name, in the middle of the window. */
export function focusField(form: HTMLFormElement | null, name: string) {
  const named = form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
  // An upload keeps its value in a hidden input; what can be focused stands in the same field.
  const control = named?.closest('.field')?.querySelector<HTMLElement>(CONTROL) ?? named
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}

const CONTROL = 'input:not([type=hidden]), select, textarea'

/** An upload's chooser has no name of its own: its field's hidden input has it. */
function namesIn(field: HTMLElement) {
  const hidden = field.closest('.field')?.querySelectorAll('input[type=hidden][name]') ?? []
  return [field, ...field.querySelectorAll('[name]'), ...hidden].map((control) => control.getAttribute('name') ?? '')
}

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
