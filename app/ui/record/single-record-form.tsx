import type { ReactNode } from 'react'
import { companyRecordMessages as messages } from '#contract/company/company.messages.ts'
import { Button } from '../action/button.tsx'
import { FieldErrors, type FieldRules } from '../form/field-errors.tsx'
import { FormAlert } from '../form/form-alert.tsx'
import { useUnsavedGuard } from '../form/unsaved-guard.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { SaveBar } from './save-bar.tsx'
import type { useSingleRecord } from './use-single-record.ts'
import './single-record-form.css'

interface SingleRecordFormProps {
  form: Omit<ReturnType<typeof useSingleRecord>, 'values' | 'change' | 'replace'>
  rules?: FieldRules
  /** Labels of the fields in the conflict dialog. */
  labels: Record<string, string>
  saveLabel: string
  /** See `useUnsavedGuard`. */
  isOpenByQuery?: boolean
  /** Why saving is disabled; replaces the count of unsaved changes. */
  blockedBy?: string | undefined
  children: ReactNode
}

/** The form of a single record with its save bar, and the dialogs for unsaved changes and for conflicts. */
export function SingleRecordForm(props: SingleRecordFormProps) {
  const { form, rules, labels, saveLabel, isOpenByQuery = false, blockedBy, children } = props
  const { dialog } = useUnsavedGuard(form.changes > 0, { isOpenByQuery })
  return (
    <form className="single-record-form" noValidate onSubmit={form.submit}>
      <FieldErrors key={form.round} errors={form.errors} {...(rules && { rules })}>
        {children}
      </FieldErrors>
      <SaveBar
        unsaved={form.changes}
        status={blockedBy ?? messages.unsaved(form.changes, form.wrong)}
        isSaving={form.isSaving}
        isBlocked={blockedBy !== undefined}
        saveLabel={saveLabel}
        alert={form.refusal && <FormAlert takesFocus {...form.refusal} />}
      >
        {form.changes > 0 && (
          <Button variant="line" onClick={form.discard}>
            {messages.discard}
          </Button>
        )}
      </SaveBar>
      {dialog}
      <MergeDialog rows={form.conflict} labels={labels} onSettle={form.settle} onClose={form.putOff} />
    </form>
  )
}
