import { type RefObject, useContext, useEffect, useEffectEvent, useState } from 'react'
import { FieldErrorsContext, FieldRulesContext } from './field-errors.tsx'

export type FieldStatus = 'resting' | 'invalid' | 'valid'

type Sight = { value: string; complaint: string | null; isTouched: boolean }

/** Invalid once touched or changed and refused; valid as soon as it holds something that is not refused. */
export function fieldStatus({ value, complaint, isTouched }: Sight): FieldStatus {
  if (complaint !== null) return isTouched ? 'invalid' : 'resting'
  return value === '' ? 'resting' : 'valid'
}

export type FieldCheckOptions = {
  name: string
  /** The server's sentence; left out, it is looked up by name in the surrounding FieldErrors. */
  error?: string | null | undefined
  /**
   * The sentence to show for a value, or null. Left out, the surrounding FieldErrors' rules speak; without those, the
   * browser's own checks (required, type, pattern).
   */
  validate?: ((value: string) => string | null) | undefined
  initialValue: string
  isReadOnly?: boolean | undefined
  read: () => { value: string; complaint: string | null } | null
}

/** Which state a field shows, from what the person did and what the server answered, whichever came last. */
export function useFieldCheck(options: FieldCheckOptions) {
  const { name, error, validate, initialValue, isReadOnly, read } = options
  const answers = useContext(FieldErrorsContext)
  const answer = error === undefined ? answers : error
  const refusal = (error === undefined ? answers?.[name] : error) ?? null
  const rules = useContext(FieldRulesContext)
  const isWithoutRules = !validate && rules === null
  const rule = validate ?? (rules ? (value: string) => rules(name, value) : undefined)

  const [seen, setSeen] = useState<Sight & { answer: unknown }>(() => ({
    value: initialValue,
    complaint: rule?.(initialValue) ?? null,
    isTouched: false,
    answer: NOT_ANSWERED,
  }))

  function look(isTouched: boolean) {
    const now = read()
    if (!now) return
    // What was entered is judged when the rules arrive. Until then it counts that somebody was here.
    if (isWithoutRules) return setSeen((before) => ({ ...before, isTouched: isTouched || before.isTouched }))
    const complaint = rule ? rule(now.value) : now.complaint
    setSeen((before) => ({
      value: now.value,
      complaint,
      isTouched: isTouched || before.isTouched,
      // Passing through a refused field unchanged must not wipe the refusal.
      answer:
        isTouched && (refusal === null || now.value !== before.value || before.answer === answer)
          ? answer
          : before.answer,
    }))
  }

  // Text typed before the page came alive raised no event here, and text typed before the rules came was not judged.
  const catchUp = useEffectEvent(() => look(seen.isTouched))
  useEffect(() => {
    if (!isWithoutRules) catchUp()
  }, [isWithoutRules])

  const isRefused = refusal !== null && seen.answer !== answer
  const sight = isRefused ? { ...seen, complaint: refusal, isTouched: true } : seen
  const status = isReadOnly ? 'resting' : fieldStatus(sight)
  return { status, message: status === 'invalid' ? sight.complaint : null, onTouched: () => look(true) }
}

export function readControl(control: RefObject<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null>) {
  return () => {
    if (!control.current) return null
    const { value, validity, validationMessage } = control.current
    return { value, complaint: validity.valid ? null : validationMessage }
  }
}

const NOT_ANSWERED = Symbol('not answered')
