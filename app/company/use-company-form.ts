import { type FormEvent, useState } from 'react'
import { getCompany, saveCompany } from '#contract/company/company.endpoints.ts'
import { companyRecordMessages } from '#contract/company/company.messages.ts'
import type { Company } from '#contract/company/company.schema.ts'
import { browserApi } from '../lib/browser-api.ts'
import type { FormErrors } from '../lib/read-form.ts'
import { useRefresh } from '../lib/use-call.ts'
import { useSave } from '../lib/use-save.ts'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { changedFields } from '../ui/form/form-values.ts'
import { siteToasts } from '../ui/overlay/toasts.tsx'
import { type ConflictRow, conflictRows, type Side } from '../ui/record/conflict.ts'
import { type SaveRefusal, saveRefusal } from '../ui/record/save-refusal.ts'
import { type CompanyValues, mergeValues, readValues, textsOf, valuesOf } from './company-values.ts'

interface Version {
  values: CompanyValues
  version: number | undefined
}

interface Conflict {
  rows: readonly ConflictRow[]
  theirs: Version
}

const CONFLICT = 409

/** The state of the company form: what is typed, what is stored, and a save that met another one. */
export function useCompanyForm(stored: Company) {
  const [base, setBase] = useState<Version>(() => ({ values: valuesOf(stored), version: stored.version }))
  const [values, setValues] = useState(base.values)
  const [errors, setErrors] = useState<FormErrors>()
  const [refusal, setRefusal] = useState<SaveRefusal | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  /** Mounts new inputs when their values change without typing. */
  const [round, setRound] = useState(0)
  const { save, isSaving } = useSave(saveCompany)
  const refresh = useRefresh()
  const changes = changedFields(textsOf(base.values), textsOf(values)).length
  const reading = readValues(values, base.version)
  const wrong = changes > 0 && !reading.ok ? Object.keys(reading.errors).length : 0

  function change(changed: Partial<CompanyValues>) {
    setValues((before) => ({ ...before, ...changed }))
  }

  function replace(next: CompanyValues) {
    setValues(next)
    setErrors(undefined)
    setRefusal(null)
    setRound((before) => before + 1)
  }

  async function send(sent: CompanyValues, from: Version) {
    const read = readValues(sent, from.version)
    setErrors(read.ok ? undefined : read.errors)
    setRefusal(null)
    if (!read.ok) return
    const outcome = await save({ body: read.draft })
    if (outcome === null) return
    if (outcome.ok) {
      setBase({ values: sent, version: outcome.data.version })
      siteToasts.show({ kind: 'success', title: outcome.message })
      await refresh(getCompany)
    } else if (outcome.status === CONFLICT) {
      await meet(sent, from)
    } else {
      setRefusal(saveRefusal(outcome))
      if (outcome.reason === 'failed') showFailure(outcome, { isStaff: true, action: 'Saving the company' })
    }
  }

  /** Another user saved first. Without a field that both changed, both changes are saved. */
  async function meet(sent: CompanyValues, from: Version) {
    const present = await browserApi(getCompany)
    if (!present.ok) return showFailure(present, { isStaff: true, action: 'Reading the company' })
    const theirs = { values: valuesOf(present.data), version: present.data.version }
    const rows = conflictRows({
      opened: textsOf(from.values),
      mine: textsOf(sent),
      theirs: textsOf(theirs.values),
    })
    if (rows.some(({ chosenSide }) => chosenSide === null)) return setConflict({ rows, theirs })
    await sendMerged(mergeValues(sent, theirs.values, { rows, choice: {} }), theirs)
  }

  async function sendMerged(merged: CompanyValues, theirs: Version) {
    setBase(theirs)
    replace(merged)
    await send(merged, theirs)
  }

  return {
    values,
    change,
    errors,
    refusal,
    round,
    isSaving,
    changes,
    status: companyRecordMessages.unsaved(changes, wrong),
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
