import { type FormEvent, useRef, useState } from 'react'
import type { DataOf, Endpoint } from '#contract/wire/endpoint.ts'
import type { CallArguments, Outcome } from '../../lib/api-client.ts'
import { browserApi } from '../../lib/browser-api.ts'
import type { FormErrors } from '../../lib/read-form.ts'
import { useRefresh } from '../../lib/use-call.ts'
import { useRunOnce } from '../../lib/use-save.ts'
import { showFailure, showSaveFailure } from '../feedback/show-failure.ts'
import { changedFields, type FormValues } from '../form/form-values.ts'
import { siteToasts } from '../overlay/toast-queues.ts'
import { type ConflictRow, conflictRows, type Side } from './conflict.ts'
import { type SaveRefusal, saveRefusal } from './save-refusal.ts'

/** How the form of a single record, such as the company, reads, validates and compares its values. */
export interface SingleRecord<Read extends Endpoint, Save extends Endpoint, Values extends object, Draft> {
  /** The record's name within a sentence, such as 'the company'. */
  name: string
  read: Read
  params?: Record<string, unknown>
  save: Save
  valuesOf: (stored: DataOf<Read>) => Values
  readValues: (values: Values, version: number | undefined) => Reading<Draft>
  /** Returns the values as text by field name, for counting and comparing changes. */
  textsOf: (values: Values) => FormValues
}

export type Reading<Draft> = { ok: true; draft: Draft } | { ok: false; errors: FormErrors }

/** Null before the first save of a record without defaults. */
type Versioned = { version?: number | undefined } | null

const CONFLICT = 409

export function useSingleRecord<Read extends Endpoint, Save extends Endpoint, Values extends object, Draft>(
  stored: DataOf<Read>,
  { name, read, params, save, valuesOf, readValues, textsOf }: SingleRecord<Read, Save, Values, Draft>,
) {
  interface Version {
    values: Values
    version: number | undefined
  }

  const versionOf = (record: DataOf<Read>): Version => ({
    values: valuesOf(record),
    version: versionIn(record),
  })
  const [base, setBase] = useState(() => versionOf(stored))
  const [values, setValues] = useState(base.values)
  /** Includes what is typed while a save is running. */
  const latest = useRef(values)
  latest.current = values
  const [errors, setErrors] = useState<FormErrors>()
  const [refusal, setRefusal] = useState<SaveRefusal | null>(null)
  const [conflict, setConflict] = useState<{ rows: readonly ConflictRow[]; theirs: Version } | null>(null)
  /** Used as a key: incremented to remount the uncontrolled inputs when their values change without typing. */
  const [round, setRound] = useState(0)
  const { runOnce, isRunning } = useRunOnce()
  const refresh = useRefresh()
  const changes = changedFields(textsOf(base.values), textsOf(values)).length
  const reading = readValues(values, base.version)

  function change(changed: Partial<Values>) {
    setValues((before) => ({ ...before, ...changed }))
  }

  function replace(next: Values) {
    setValues(next)
    setErrors(undefined)
    setRefusal(null)
    setRound((before) => before + 1)
  }

  async function send(sent: Values, from: Version) {
    const checked = readValues(sent, from.version)
    setErrors(checked.ok ? undefined : checked.errors)
    setRefusal(null)
    if (!checked.ok) return
    const call = [save, { body: checked.draft }] as unknown as CallArguments<Save>
    const outcome: Outcome<DataOf<Save>> | null = await runOnce(() => browserApi<Save>(...call))
    if (outcome === null) return
    if (outcome.ok) {
      setBase({ values: sent, version: versionIn(outcome.data) })
      siteToasts.show({ kind: 'success', title: outcome.message })
      await refresh(read)
    } else if (outcome.status === CONFLICT) {
      await meet(from)
    } else {
      setRefusal(saveRefusal(outcome))
      showSaveFailure(outcome, { action: `Saving ${name}` })
    }
  }

  /**
   * Called when another user saved first. Saves the changes of both users if they changed different fields; otherwise
   * the user must choose.
   */
  async function meet(from: Version) {
    const present = await browserApi<Read>(...([read, { params }] as unknown as CallArguments<Read>))
    if (!present.ok) return showFailure(present, { isStaff: true, action: `Reading ${name}` })
    const theirs = versionOf(present.data)
    const mine = latest.current
    const rows = conflictRows({
      opened: textsOf(from.values),
      mine: textsOf(mine),
      theirs: textsOf(theirs.values),
    })
    if (rows.some(({ chosenSide }) => chosenSide === null)) return setConflict({ rows, theirs })
    await sendMerged(mergeValues(mine, theirs.values, { rows, choice: {} }), theirs)
  }

  async function sendMerged(merged: Values, theirs: Version) {
    setBase(theirs)
    replace(merged)
    await send(merged, theirs)
  }

  return {
    values,
    change,
    /** Replaces all values and remounts the inputs. */
    replace,
    errors,
    /** The number of invalid fields; 0 while nothing is changed. */
    wrong: changes > 0 && !reading.ok ? Object.keys(reading.errors).length : 0,
    refusal,
    round,
    isSaving: isRunning,
    changes,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      void send(values, base)
    },
    discard: () => replace(base.values),
    conflict: conflict?.rows ?? null,
    settle(choice: Readonly<Record<string, Side>>) {
      if (!conflict) return
      setConflict(null)
      const { rows, theirs } = conflict
      void sendMerged(mergeValues(values, theirs.values, { rows, choice }), theirs)
    },
    putOff: () => setConflict(null),
  }
}

/** A record that is not stored yet has version 0, so that a first save after another user's first save is refused. */
function versionIn(record: unknown) {
  return record === null ? 0 : (record as Versioned)?.version
}

/** Returns my values, except for fields where the other user's version was chosen. */
export function mergeValues<Values extends object>(
  mine: Values,
  theirs: Values,
  { rows, choice }: { rows: readonly ConflictRow[]; choice: Readonly<Record<string, Side>> },
): Values {
  const taken = rows.filter(({ name, chosenSide }) => (choice[name] ?? chosenSide) === 'theirs')
  return { ...mine, ...Object.fromEntries(taken.map(({ name }) => [name, theirs[name as keyof Values]])) }
}
