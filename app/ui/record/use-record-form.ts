import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { NEW_RECORD_ID } from '#contract/wire/wire.constants.ts'
import type { Outcome } from '../../lib/api-client.ts'
import { type FormErrors, readForm } from '../../lib/read-form.ts'
import { type SaveFailureOptions, showSaveFailure } from '../feedback/show-failure.ts'
import { type FormValues, valuesIn, withValues } from '../form/form-values.ts'
import { type ConflictRow, conflictRows, mergedValues, type Side } from './conflict.ts'
import { type FieldRefusals, refusedField, type SaveRefusal, saveRefusal } from './save-refusal.ts'

interface SavedRecord {
  id: number
  version?: number | undefined
}

export interface RecordFormState<Row> {
  /** The record being edited; null for a new one. */
  record: Row | null
  errors: FormErrors | undefined
  /** The reason of the last failed save. Cleared during the next save, so that an equal reason is announced again. */
  refusal: SaveRefusal | null
  /** Use as the form's `key`, so that another record mounts a new form. */
  formKey: number
  formProps: {
    ref: RefObject<HTMLFormElement | null>
    noValidate: true
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    onInput: () => void
  }
  /** Set if another user has changed the same fields in the meantime, so that the user must choose. */
  conflict: readonly ConflictRow[] | null
  /** Saves the chosen values on top of the other user's version. */
  settle: (choice: Readonly<Record<string, Side>>) => void
  /** Closes the conflict dialog without a choice; the form keeps its values. */
  putOff: () => void
}

export interface UploadNotes {
  /** Call after a change that fires no input event on the form. */
  noteChange: () => void
  isUploading: boolean
  noteUpload: (isUploading: boolean) => void
}

interface RecordFormOptions<Row extends SavedRecord, S extends z.ZodMiniType>
  extends Pick<SaveFailureOptions, 'isSpecified'> {
  /** Validates the form's fields together with `id` and `version`, which need no inputs. */
  schema: S
  valuesOf: (record: Row) => FormValues
  /** Resolves to null if nothing was sent. */
  save: (draft: z.output<S>) => Promise<Outcome<unknown> | null>
  /** Reads the record as it is stored now. Resolves to undefined if it no longer exists or the request fails. */
  readAgain: (id: number) => Promise<Row | undefined>
  onSaved: (draft: z.output<S>) => void
  /** The record that is open at first; a new one if omitted. */
  initial?: Row | null
  /** Refusals by rules that only the server can check. They are shown at their field instead of below the form. */
  fieldRefusals?: FieldRefusals
}

const NO_FIELD_REFUSALS: FieldRefusals = {}

interface Conflict<Row> {
  rows: readonly ConflictRow[]
  mine: FormValues
  fields: FormData
  theirs: Row
}

/**
 * Manages the form beside a list, for a new record or one of the list. A successful save resets it to a new record;
 * after a failed one it keeps its values.
 */
export function useRecordForm<Row extends SavedRecord, S extends z.ZodMiniType>(options: RecordFormOptions<Row, S>) {
  const { schema, valuesOf, save, readAgain, onSaved, initial = null, fieldRefusals = NO_FIELD_REFUSALS } = options
  const form = useRef<HTMLFormElement>(null)
  const [opening, setOpening] = useState<{ record: Row | null; count: number }>({ record: initial, count: 0 })
  const [look, setLook] = useState({ isChanged: false, isValid: false })
  const [errors, setErrors] = useState<FormErrors>()
  const [refusal, setRefusal] = useState<SaveRefusal | null>(null)
  const [conflict, setConflict] = useState<Conflict<Row> | null>(null)
  const [isUploading, setUploading] = useState(false)
  const untouched = useRef('')
  const { record, count } = opening
  const current = useRef(count)
  current.current = count

  useEffect(() => {
    if (!form.current) return
    untouched.current = contentOf(form.current)
    setLook({ isChanged: false, isValid: readForm(schema, new FormData(form.current)).ok })
    if (count > 0) form.current.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')?.focus()
  }, [count, schema])

  function open(next: Row | null) {
    setOpening((before) => ({ record: next, count: before.count + 1 }))
    setErrors(undefined)
    setRefusal(null)
    setConflict(null)
    setUploading(false)
  }

  /**
   * Updates the version after the record was changed on this screen outside the form, so that the next save causes no
   * conflict.
   */
  function noteVersion(version: number | undefined) {
    setOpening((before) => ({ ...before, record: before.record && { ...before.record, version } }))
  }

  function noteChange() {
    if (!form.current) return
    const isValid = readForm(schema, new FormData(form.current)).ok
    setLook({ isChanged: contentOf(form.current) !== untouched.current, isValid })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    await send(new FormData(event.currentTarget), record)
  }

  async function send(fields: FormData, seen: Row | null) {
    fields.set('id', String(seen?.id ?? NEW_RECORD_ID))
    fields.set('version', String(seen?.version ?? ''))
    const reading = readForm(schema, fields)
    setErrors(reading.ok ? undefined : reading.errors)
    setRefusal(null)
    if (!reading.ok) return
    const outcome = await save(reading.value)
    if (outcome === null) return
    if (outcome.ok) {
      onSaved(reading.value)
      // If the user has opened another record during the save, that one stays open.
      if (current.current === count) open(null)
      return
    }
    const fieldErrors = refusedField(outcome, fieldRefusals)
    if (fieldErrors) return setErrors(fieldErrors)
    const theirs = outcome.status === 409 && seen ? await readAgain(seen.id) : undefined
    if (seen && theirs) return meet({ fields, seen, theirs })
    setRefusal(saveRefusal(outcome, options))
    showSaveFailure(outcome, { action: 'Saving', isSpecified: options.isSpecified })
  }

  async function meet({ fields, seen, theirs }: { fields: FormData; seen: Row; theirs: Row }): Promise<void> {
    const opened = valuesOf(seen)
    const mine = valuesIn(fields, Object.keys(opened))
    const rows = conflictRows({ opened, mine, theirs: valuesOf(theirs) })
    if (rows.some(({ chosenSide }) => chosenSide === null)) return setConflict({ rows, mine, fields, theirs })
    // The two users changed different fields, so the changes of both can be saved.
    return send(withValues(fields, mergedValues(mine, rows, {})), theirs)
  }

  function settle(choice: Readonly<Record<string, Side>>) {
    if (!conflict) return
    setConflict(null)
    void send(withValues(conflict.fields, mergedValues(conflict.mine, conflict.rows, choice)), conflict.theirs)
  }

  const state: RecordFormState<Row> = {
    record,
    errors,
    refusal,
    formKey: count,
    formProps: { ref: form, noValidate: true, onSubmit: (event) => void submit(event), onInput: noteChange },
    conflict: conflict?.rows ?? null,
    settle,
    putOff: () => setConflict(null),
  }
  return {
    ...state,
    open,
    noteVersion,
    /** An upload in progress counts as unsaved changes. */
    isChanged: look.isChanged || isUploading,
    isUploading,
    noteUpload: setUploading,
    isValid: look.isValid,
    noteChange: () => {
      requestAnimationFrame(noteChange)
    },
  }
}

function contentOf(form: HTMLFormElement) {
  return JSON.stringify([...new FormData(form)])
}
