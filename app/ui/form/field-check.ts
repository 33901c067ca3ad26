import { type FocusEvent, type RefObject, useContext, useEffect, useEffectEvent, useState } from 'react'
import { FieldErrorsContext, FieldRulesContext } from './field-errors.tsx'

export type FieldStatus = 'resting' | 'invalid' | 'valid'

type FieldState = { value: string; error: string | null; isTouched: boolean }

/** A field is invalid when it has an error and was touched, and valid when it has a value and no error. */
export function fieldStatus({ value, error, isTouched }: FieldState): FieldStatus {
  if (error !== null) return isTouched ? 'invalid' : 'resting'
  return value === '' ? 'resting' : 'valid'
}

export type FieldCheckOptions = {
  name: string
  /** The message from the server; if omitted, it is looked up by name in the surrounding FieldErrors. */
  error?: string | null | undefined
  /**
   * Returns the message for an invalid value, or null. If omitted, the rules of the surrounding FieldErrors apply, or
   * without those the browser's own checks (required, type, pattern).
   */
  validate?: ((value: string) => string | null) | undefined
  initialValue: string
  isReadOnly?: boolean | undefined
  read: () => { value: string; error: string | null } | null
}

/** The state a field shows, from the user's input or the server's response, whichever is newer. */
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

  // Text typed before hydration fired no event, and text typed before the rules loaded was not validated.
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
 * Acts at once, or after the click if the pointer is pressed: an error that appears during the press moves what is below
 * it, so that the release misses the pressed button.
 */
function afterPress(act: () => void) {
  if (document.querySelector(':active'))
    addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true })
  else act()
}

/**
 * Whether the focus moved to an opening dialog. This does not count as leaving the field, because the focus returns
 * when the dialog closes.
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
