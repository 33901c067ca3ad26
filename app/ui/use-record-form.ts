import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { NEW_RECORD_ID } from '#contract/wire/wire.constants.ts'
import type { Outcome } from '../lib/api-client.ts'
import { type FormErrors, readForm } from '../lib/read-form.ts'
import { tellFailure } from './tell-failure.ts'

interface SavedRecord {
  id: number
  version?: number | undefined
}

/** What the form's panel needs to know. */
export interface RecordFormState<Row, Draft> {
  /** The record that is being edited; null for a new one. */
  record: Row | null
  errors: FormErrors | undefined
  /** The server's reason against the last save. */
  refusal: { reason: string; count: number } | null
  /** Give it as the form's `key`: another record is another form. */
  formKey: number
  formProps: {
    ref: RefObject<HTMLFormElement | null>
    noValidate: true
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    onInput: () => void
  }
  /** Somebody else saved the record while it was open here. */
  conflict: {
    mine: Draft
    theirs: Row
    keepMine: () => Promise<void>
    takeTheirs: () => void
    close: () => void
  } | null
}

interface RecordFormOptions<Row extends SavedRecord, S extends z.ZodMiniType> {
  /** Reads the form's fields together with `id` and `version`, which the form need not have. */
  schema: S
  /** Answers null when nothing was sent. */
  save: (draft: z.output<S>) => Promise<Outcome<unknown> | null>
  /** The list as it is stored now, or undefined when it could not be read. */
  reload: () => Promise<readonly Row[] | undefined>
  onSaved: (draft: z.output<S>) => void
}

/**
 * The form beside a list, for a new record or for one of the list. After a save it is empty and for a new record again;
 * a save that does not succeed changes neither.
 */
export function useRecordForm<Row extends SavedRecord, S extends z.ZodMiniType>(options: RecordFormOptions<Row, S>) {
  const { schema, save, reload, onSaved } = options
  const form = useRef<HTMLFormElement>(null)
  const [opening, setOpening] = useState<{ record: Row | null; count: number }>({ record: null, count: 0 })
  const [look, setLook] = useState({ isChanged: false, isValid: false })
  const [errors, setErrors] = useState<FormErrors>()
  const [refusal, setRefusal] = useState<{ reason: string; count: number } | null>(null)
  const [conflict, setConflict] = useState<{ mine: z.output<S>; theirs: Row } | null>(null)
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
  }

  /** The record was changed from this very screen, past the form: its next save knows of it. */
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
    const fields = new FormData(event.currentTarget)
    fields.set('id', String(record?.id ?? NEW_RECORD_ID))
    fields.set('version', String(record?.version ?? ''))
    const reading = readForm(schema, fields)
    setErrors(reading.ok ? undefined : reading.errors)
    if (reading.ok) await send(reading.value)
  }

  async function send(draft: z.output<S>) {
    const outcome = await save(draft)
    if (outcome === null) return
    if (outcome.ok) {
      onSaved(draft)
      // Whoever has opened another record meanwhile goes on with that one.
      if (current.current === count) open(null)
      await reload()
      return
    }
    if (outcome.status === 400) {
      setConflict(null)
      // Said again, it is announced again.
      return setRefusal((before) => ({ reason: outcome.message, count: (before?.count ?? 0) + 1 }))
    }
    if (outcome.status === 409 && record && (await showConflict(draft, record.id))) return
    tellFailure('Saving', outcome)
  }

  async function showConflict(mine: z.output<S>, id: number) {
    const theirs = (await reload())?.find((row) => row.id === id)
    if (theirs) setConflict({ mine, theirs })
    return theirs !== undefined
  }

  const state: RecordFormState<Row, z.output<S>> = {
    record,
    errors,
    refusal,
    formKey: count,
    formProps: { ref: form, noValidate: true, onSubmit: (event) => void submit(event), onInput: noteChange },
    conflict: conflict && {
      ...conflict,
      keepMine: () => send({ ...(conflict.mine as object), version: conflict.theirs.version } as z.output<S>),
      takeTheirs: () => open(conflict.theirs),
      close: () => setConflict(null),
    },
  }
  return {
    ...state,
    open,
    noteVersion,
    isChanged: look.isChanged,
    isValid: look.isValid,
    /** For values that change without an event of the form. */
    noteChange: () => {
      requestAnimationFrame(noteChange)
    },
  }
}

function contentOf(form: HTMLFormElement) {
  return JSON.stringify([...new FormData(form)])
}
