import { type FocusEvent, type RefObject, useContext, useEffect, useEffectEvent, useState } from 'react'
import { FieldErrorsContext, FieldRulesContext } from './field-errors.tsx'

export type FieldStatus = 'resting' | 'invalid' | 'valid'

type FieldState = { value: string; error: string | null; isTouched: boolean }

export function fieldStatus({ value, error, isTouched }: FieldState): FieldStatus {
  if (error !== null) return isTouched ? 'invalid' : 'resting'
  return value === '' ? 'resting' : 'valid'
}

export type FieldCheckOptions = {
  name: string
  /** The server's message; if omitted, the surrounding FieldErrors provide it by name. */
  error?: string | null | undefined
  /**
   * Returns the message for an invalid value; null if the value is valid. If omitted, the rules of the surrounding
   * FieldErrors apply, or else the browser's own checks (required, type, pattern).
   */
  validate?: ((value: string) => string | null) | undefined
  initialValue: string
  isReadOnly?: boolean | undefined
  read: () => { value: string; error: string | null } | null
}

/** Returns the state that a field shows: from the user's input or the server's response, whichever is newer. */
export function useFieldCheck(options: FieldCheckOptions) {
  const { name, error, validate, initialValue, isReadOnly, read } = options
  const answers = useContext(FieldErrorsContext)
  const answer = error === undefined ? answers : error
  const refusal = (error === undefined ? answers?.[name] : error) ?? null
  const rules = useContext(FieldRulesContext)
  const isWithoutRules = !validate && rules === null
  const rule = validate ?? (rules ? (value: string) => rules(name, value) : undefined)

  const [seen, setSeen] = useState<FieldState & { answer: unknown }>(() => ({
    value: initialValue,
    error: rule?.(initialValue) ?? null,
    isTouched: false,
    answer: NOT_ANSWERED,
  }))

  function look(isTouched: boolean) {
    const now = read()
    if (!now) return
    // Before the rules have loaded, values cannot be validated, so only record that the field was touched.
    if (isWithoutRules) return setSeen((before) => ({ ...before, isTouched: isTouched || before.isTouched }))
    setSeen((before) => ({
      value: now.value,
      error: rule ? rule(now.value) : now.error,
      isTouched: isTouched || before.isTouched,
      // Focusing and leaving a refused field without changing it must not clear the refusal.
      answer:
        isTouched && (refusal === null || now.value !== before.value || before.answer === answer)
          ? answer
          : before.answer,
    }))
  }

  // Input typed before hydration fired no event, and input typed before the rules loaded was not validated.
  const catchUp = useEffectEvent(() => look(seen.isTouched))
  useEffect(() => {
    if (!isWithoutRules) catchUp()
  }, [isWithoutRules])

  const isRefused = refusal !== null && seen.answer !== answer
  const state = isRefused ? { ...seen, error: refusal, isTouched: true } : seen
  const status = isReadOnly ? 'resting' : fieldStatus(state)
  return {
    status,
    message: status === 'invalid' ? state.error : null,
    onTouched: () => look(true),
    onBlur(event: FocusEvent) {
      if (!isDialogOpening(event)) afterPress(() => look(true))
    },
  }
}

/**
 * Acts immediately, or after the click if the pointer is down: an error that appears in between could move the pressed
 * button away from the pointer.
 */
function afterPress(act: () => void) {
  if (document.querySelector(':active'))
    addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true })
  else act()
}

/**
 * Whether an opening dialog takes the focus. This does not count as leaving the field, because the focus returns when
 * the dialog closes.
 */
function isDialogOpening({ currentTarget, relatedTarget }: FocusEvent) {
  const dialog = relatedTarget?.closest('dialog:modal') ?? null
  return dialog !== null && !dialog.contains(currentTarget)
}

export function readControl(control: RefObject<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null>) {
  return () => {
    if (!control.current) return null
    const { value, validity, validationMessage } = control.current
    return { value, error: validity.valid ? null : validationMessage }
  }
}

const NOT_ANSWERED = Symbol('not answered')
