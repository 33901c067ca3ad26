import { type FormEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { Outcome } from '../../lib/api-client.ts'
import { type FormErrors, readForm } from '../../lib/read-form.ts'
import { useRunOnce } from '../../lib/use-save.ts'
import { type SaveFailureOptions, showSaveFailure } from '../../ui/feedback/show-failure.ts'
import { changedFields, type FormValues, valuesIn, withValues } from '../../ui/form/form-values.ts'
import { projectToasts } from '../../ui/overlay/toast-queues.ts'
import { type ConflictRow, conflictRows, mergedValues, type Side } from '../../ui/record/conflict.ts'
import { type FieldRefusals, refusedField, type SaveRefusal, saveRefusal } from '../../ui/record/save-refusal.ts'

const CONFLICT = 409

/** A stored record as form values. A new record has no version. */
export interface StoredValues {
  values: FormValues
  version?: number | undefined
}

interface MergingFormOptions<S extends z.ZodMiniType, Saved> extends Pick<SaveFailureOptions, 'isSpecified'> {
  schema: S
  /** The record as it was when the form was opened; the initial values of a new record. */
  stored: StoredValues
  /** Values that are sent but are not fields, such as ids. */
  fixed: FormValues
  save: (draft: z.output<S>, sent: { version: number | null; values: FormValues }) => Promise<Outcome<Saved>>
  /** Reads the stored record again; null or refused if it was deleted. */
  readAgain: () => Promise<Outcome<StoredValues | null>>
  onSaved: (saved: Saved, message: string) => void
  /** Maps the server's refusal messages to the fields that they are about. */
  fieldRefusals?: ((draft: z.output<S>) => FieldRefusals) | undefined
}

interface Conflict {
  rows: readonly ConflictRow[]
  mine: FormValues
  submitted: FormData
  theirs: StoredValues
}

/**
 * If another user has saved the record meanwhile, fields that only one of the two changed are merged, and the user
 * chooses a value for each of the others.
 */
export function useMergingForm<S extends z.ZodMiniType, Saved>(options: MergingFormOptions<S, Saved>) {
  const names = Object.keys(options.stored.values)
  const { runOnce, isRunning: isSaving } = useRunOnce()
  /** Values of fields that fire no change event; the form element contains them only after the next render. */
  const silentValues = useRef<FormValues>({})
  const [stored, setStored] = useState(options.stored)
  /** Initial values of the fields; a new `round` remounts them. */
  const [start, setStart] = useState({ values: options.stored.values, round: 0 })
  const [values, setValues] = useState<FormValues>(options.stored.values)
  /** The current values, including what is typed during a save. */
  const latest = useRef(values)
  latest.current = values
  const [errors, setErrors] = useState<FormErrors | undefined>()
  /** The values that the errors refer to. */
  const [checkedValues, setCheckedValues] = useState<FormValues>({})
  const [attempt, setAttempt] = useState(0)
  const [refusal, setRefusal] = useState<SaveRefusal | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isDeleted, setDeleted] = useState(false)
  const unsaved = changedFields(stored.values, values).length

  async function send(form: FormData, seen: StoredValues) {
    for (const [name, value] of Object.entries(options.fixed)) form.set(name, value)
    const parsed = readForm(options.schema, form)
    const mine = valuesIn(form, names)
    setErrors(parsed.ok ? undefined : parsed.errors)
    setCheckedValues(mine)
    setAttempt((before) => before + 1)
    setRefusal(null)
    setDeleted(false)
    if (!parsed.ok) return

    const outcome = await options.save(parsed.value, { version: seen.version ?? null, values: mine })
    if (outcome.ok) return options.onSaved(outcome.data, outcome.message)
    if (outcome.status === CONFLICT) return handleConflict(form, seen)
    const fieldErrors = refusedField(outcome, options.fieldRefusals?.(parsed.value) ?? {})
    if (fieldErrors) return setErrors(fieldErrors)
    showRefusal(outcome)
  }

  function showRefusal(outcome: Outcome<unknown> & { ok: false }) {
    setRefusal(saveRefusal(outcome, options))
    showSaveFailure(outcome, { action: 'Saving', toasts: projectToasts, isSpecified: options.isSpecified })
  }

  async function handleConflict(submitted: FormData, seen: StoredValues): Promise<void> {
    const again = await options.readAgain()
    if (!again.ok && again.reason === 'failed') return showRefusal(again)
    const theirs = again.ok ? again.data : null
    if (!theirs) return setDeleted(true)
    const mine = latest.current
    const rows = conflictRows({ opened: seen.values, mine, theirs: theirs.values })
    if (rows.some(({ chosenSide }) => chosenSide === null)) return setConflict({ rows, mine, submitted, theirs })
    // No field was changed by both users in different ways, so the changes are merged without a question.
    const merged = mergedValues(mine, rows, {})
    showMerged(merged, theirs)
    return send(withValues(submitted, merged), theirs)
  }

  function showMerged(merged: FormValues, theirs: StoredValues) {
    setStored(theirs)
    silentValues.current = {}
    setValues(merged)
    setStart(({ round }) => ({ values: merged, round: round + 1 }))
  }

  return {
    start: start.values,
    round: start.round,
    values,
    unsaved,
    errors,
    /** Invalid fields that have not been changed since they were checked. */
    refusedFields: Object.keys(errors ?? {}).filter((name) => values[name] === checkedValues[name]),
    refusal,
    attempt,
    isDeleted,
    isSaving,
    conflict,
    readValues: (form: HTMLFormElement) =>
      setValues({ ...valuesIn(new FormData(form), names), ...silentValues.current }),
    /** For a field that fires no change event, such as an upload. */
    setValue(name: string, value: string | null) {
      silentValues.current = { ...silentValues.current, [name]: value ?? '' }
      setValues((before) => ({ ...before, ...silentValues.current }))
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      const form = new FormData(event.currentTarget)
      void runOnce(() => send(form, stored))
    },
    /** Saves the merged values over the other user's version. */
    resolveConflict(choice: Readonly<Record<string, Side>>) {
      if (!conflict) return
      const merged = mergedValues(conflict.mine, conflict.rows, choice)
      setConflict(null)
      showMerged(merged, conflict.theirs)
      void runOnce(() => send(withValues(conflict.submitted, merged), conflict.theirs))
    },
    /** Leaves the conflict unresolved, so the next save finds it again. */
    closeConflict() {
      setConflict(null)
    },
  }
}
